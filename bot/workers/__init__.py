"""Runs pure functions of plain data, above all rendering, in other processes.

A call is pickled, sent to a worker, and its result sent back. The caller does not know where it
ran: in processes of this machine, in a Dask cluster, or in threads of this process."""
