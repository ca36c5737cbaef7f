export const beginsTurn = / started \w+ turn /;

export const endsTurn = / is ending \w+ turn /;

/** Lines of an entry before a turn ends in it: after that cards do what they do at its end. */
export function inTurn(lines: readonly string[]): readonly string[] {
  const ended = lines.findIndex((line) => endsTurn.test(line));
  return ended < 0 ? lines : lines.slice(0, ended);
}
