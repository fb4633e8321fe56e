"""Work that is a pure function of plain data, drawing above all, done by other processes.

It is pickled, carried to a worker, and what comes of it is carried back. Who asks does not know
where it was done: in processes of this machine, in a Dask cluster, or in threads of this process.
"""
