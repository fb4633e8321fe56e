"""Cards of Rail Baron that are no map, and what stands at the top of all of them."""
