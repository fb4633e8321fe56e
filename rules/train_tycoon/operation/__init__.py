"""The Operate phase: lines, trains, deliveries, income, investments."""
