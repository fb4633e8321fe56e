"""The Operate phase in chat: lines, trains, deliveries and income."""
