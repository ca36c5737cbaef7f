import type { Shown } from './shown';

const telling = new WeakMap<readonly Shown[], boolean>();

/** The lines of a game tell what is played: what none of them names was not. */
export function tellsPlays(shown: readonly Shown[]): boolean {
  const known = telling.get(shown);
  if (known !== undefined) return known;
  const told = shown.some(({ lines }) => lines.some((line) => line.includes(' to play ')));
  telling.set(shown, told);
  return told;
}
