"""Pictures of Rail Baron."""
