learned-wrong = { $file } passt nicht zu dem, was die Roboter zählen: { $problem }. Leg die Datei dieser Version zurück oder erstelle eine neue mit python -m tests.train.
