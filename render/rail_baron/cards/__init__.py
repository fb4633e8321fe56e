"""The cards of Rail Baron, and what stands at the top of all of them."""
