"""The cards of Rail Baron, and the head they share."""
