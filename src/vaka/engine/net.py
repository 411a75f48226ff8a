"""A small network that corrects a game's evaluation by what matches have taught.

It reads the observation of one seat and answers two numbers: what to add to the log-odds of the
seat, and how far the evaluation is to be trusted (the logarithm of a factor). Most numbers of an
observation are 0, so the first layer adds up the rows of those that are not. Its numbers take 32
bits each, so that more rows lie at hand; those that are stored in files have no more than 16. All
sums are made in the same order and in double precision by both engines, which therefore agree to
the last bit.
"""

from array import array
from typing import Any

from vaka.engine import inputs as Inputs
from vaka.engine import memory as mem
from vaka.engine import sizes as Size

FIRST = 1  # the place of the first layer among the numbers


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
        rows: list[Any] = []
        start = 0
        for size in sizes:
            row = array("f" if len(rows) == FIRST else "d", numbers[start : start + size])
            rows.append(row)
            start += size
        self._kept = rows  # compiled, the rows are bare pointers: what they point to must stay
        self.inputs = inputs
        self.hidden = hidden
        self.straight = mem.doubles(rows[0])
        self.first = mem.floats(rows[FIRST])
        self.first_bias = mem.doubles(rows[2])
        self.second = mem.doubles(rows[3])
        self.second_bias = mem.doubles(rows[4])

    def numbers(self) -> list[float]:
        """Return all numbers, in the order in which they are given."""
        return [number for row in self._kept for number in row] if self.inputs else []


def answer(net: Net, numbers: Any, found: Any, hidden: Any, answers: Any) -> None:
    """Answer what the network makes of an observation; `found` and `hidden` are room to work in."""
    count = Inputs.find(numbers, net.inputs, found)
    for j in range(net.hidden):
        hidden[j] = net.first_bias[j]
    Inputs.add_rows(hidden, net.hidden, net.first, numbers, found, count)
    more = net.second_bias[0]
    trust = net.second_bias[1]
    for k in range(count):
        i = found[k]
        number = numbers[i]
        more += number * net.straight[i * Size.ANSWERS]
        trust += number * net.straight[i * Size.ANSWERS + 1]
    for j in range(net.hidden):
        number = max(0.0, hidden[j])  # without a jump, which the processor could not foresee
        more += number * net.second[j * Size.ANSWERS]
        trust += number * net.second[j * Size.ANSWERS + 1]
    answers[0] = more
    answers[1] = trust
