"""Tasks: what algorithms are compared by, each with an id that never changes its meaning.

`evaluation` measures a bot on a task, `entries` are the results that are published with vaka.
"""
