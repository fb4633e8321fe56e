"""Pictures of Baltimore & Ohio."""
