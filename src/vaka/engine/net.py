"""A small network that corrects a game's evaluation by what matches have taught.

It reads the observation of one seat and answers two numbers: what to add to the log-odds of the
seat, and how far the evaluation is to be trusted (the logarithm of a factor). Most numbers of an
observation are 0, so the first layer adds up the rows of those that are not. All sums are made in
the same order and in double precision by both engines, which therefore agree to the last bit.
"""

from array import array
from typing import Any

from vaka.engine import memory as mem
from vaka.engine import sizes as Size


class Net:
    """The numbers of a network: rows of a first layer, a straight way past it, and a second layer.

    `straight` has the answers of each input without a hidden layer, `first` its row of hidden
    units, `second` the answers of each hidden unit, which counts only above zero.
    """

    __slots__ = (
        "_kept",
        "first",
        "first_bias",
        "hidden",
        "inputs",
        "second",
        "second_bias",
        "straight",
    )
    inputs: int  # 0: nothing was learned, and nobody is corrected
    hidden: int
    straight: Any
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    _kept: Any

    def __init__(self, inputs: int = 0, hidden: int = 0, numbers: Any = ()) -> None:
        """Take the numbers in the order straight, first, their bias, second, their bias."""
        if not 0 <= inputs <= Size.INPUTS or not 0 <= hidden <= Size.HIDDEN:
            raise ValueError(
                f"at most {Size.INPUTS} inputs and {Size.HIDDEN} hidden units, "
                f"not {inputs} and {hidden}"
            )
        sizes = (
            inputs * Size.ANSWERS,
            inputs * hidden,
            hidden,
            hidden * Size.ANSWERS,
            Size.ANSWERS,
        )
        if len(numbers) != (sum(sizes) if inputs else 0):
            raise ValueError(f"{len(numbers)} numbers do not make a network of {inputs} inputs")
        rows = []
        start = 0
        for size in sizes:
            row = array("d", numbers[start : start + size])
            rows.append(row)
            start += size
        self._kept = rows  # compiled, the rows are bare pointers: what they point to must stay
        self.inputs = inputs
        self.hidden = hidden
        self.straight = mem.doubles(rows[0])
        self.first = mem.doubles(rows[1])
        self.first_bias = mem.doubles(rows[2])
        self.second = mem.doubles(rows[3])
        self.second_bias = mem.doubles(rows[4])

    def numbers(self) -> list[float]:
        """Return all numbers, in the order in which they are given."""
        return [number for row in self._kept for number in row] if self.inputs else []


def answer(net: Net, numbers: Any, hidden: Any, answers: Any) -> None:
    """Answer what the network makes of an observation; `hidden` is room to work in."""
    more = net.second_bias[0]
    trust = net.second_bias[1]
    for j in range(net.hidden):
        hidden[j] = net.first_bias[j]
    for i in range(net.inputs):
        number = numbers[i]
        if number != 0.0:
            more += number * net.straight[i * Size.ANSWERS]
            trust += number * net.straight[i * Size.ANSWERS + 1]
            add_row(net, i * net.hidden, number, hidden)
    for j in range(net.hidden):
        if hidden[j] > 0.0:
            more += hidden[j] * net.second[j * Size.ANSWERS]
            trust += hidden[j] * net.second[j * Size.ANSWERS + 1]
    answers[0] = more
    answers[1] = trust


def add_row(net: Net, start: int, number: float, hidden: Any) -> None:
    """Add what one input brings to each hidden unit."""
    for j in range(net.hidden):
        hidden[j] += number * net.first[start + j]
