// Several moves as one gesture: a series is written as the texts of its moves, one a line. A board
// offers it like a move, as a choice of its own; the shell sends its moves one after the other.

export const seriesOf = (moves: string[]): string => moves.join("\n");

export const movesOf = (series: string): string[] => series.split("\n");

export const isSeries = (move: string): boolean => move.includes("\n");
