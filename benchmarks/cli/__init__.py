"""`vaka bench` and `vaka ladder`: the commands that `vaka` has in a checkout."""
