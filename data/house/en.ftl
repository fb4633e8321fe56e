house-name = Roundhouse
