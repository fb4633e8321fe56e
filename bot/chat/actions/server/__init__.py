"""The pages of those who manage a server: its rules, its tables, corrected facts."""
