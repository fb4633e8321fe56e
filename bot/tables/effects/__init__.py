"""What follows from a row, in its transaction: whom to call, what to post, clocks, orders."""
