const asksLater = /auto-resolve|^Ask to use /;
const modes: ReadonlySet<string> = new Set(['Smart', 'Automatic', 'Manual']);
const closing: ReadonlySet<string> = new Set(['Done', 'Cancel']);

/** What a card is to ask, or to do by itself, later: no use of it, and no answer of the game. */
export const setsForLater = (message: string, choices: readonly string[]): boolean =>
  asksLater.test(message) ||
  (choices.some((one) => modes.has(one)) &&
    choices.every((one) => modes.has(one) || closing.has(one)));
