"""The Operate phase: lines, trains, deliveries and income."""
