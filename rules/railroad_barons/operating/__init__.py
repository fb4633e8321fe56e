"""The Operating Round, from tokens to obsolete Railroads."""
