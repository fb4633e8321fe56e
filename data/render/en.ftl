# Words drawn into pictures of every game

render-seat = Seat { $seat }
render-secret = secret
render-thousands = ${ $amount }k
