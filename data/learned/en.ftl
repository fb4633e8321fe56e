learned-wrong = { $file } doesn't fit what the robots count: { $problem }. Put the file of this version back, or make a new one with python -m tests.train.
