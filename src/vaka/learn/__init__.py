"""Adapters to the languages of other libraries: arrays, PettingZoo, Gymnasium, OpenSpiel.

Each module needs its library (the extras `learn` and `openspiel`); this one needs none.
Here, and only here, seats are also called agents and players, moves actions, and what a seat may
know an observation.
"""
