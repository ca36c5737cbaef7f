import type { ObservedFact } from '../facts';
import type { Side } from '../lens/side';
import { listedTitles } from '../log/listed-titles';
import type { Titles } from './titles';

const arranged = /^The top cards of (R&D|the [Ss]tack) will be (.+?)\.?$/;

export const arrangedTitles = (titles: Titles, message: string): number[] | null => {
  const list = arranged.exec(message)?.[2];
  if (list === undefined) return null;
  const defs = listedTitles(list).map((title) => titles.ofTitle(title));
  return defs.every((def) => def !== null) ? defs : null;
};

const topOf = {
  corp: /^The top cards of R&D are \(top->bottom\): (.+?)\.?$/,
  runner: /^The top cards of the stack are \(top->bottom\): (.+?)\.?$/,
} as const;

export const lookedTitles = (titles: Titles, deck: Side, message: string): number[] =>
  listedTitles(topOf[deck].exec(message)?.[1] ?? '').flatMap(
    (title) => titles.ofTitle(title) ?? [],
  );

const revealed = {
  corp: /(?<! uses .+) reveals (.+?) from R&D\.$/,
  runner: /(?<! uses .+) reveals (.+?) from the [Ss]tack\.$/,
} as const;

/** Cards that were revealed from the top of a deck, one after the other, until the last of them, which is one that left it. */
export function revealedUntil(
  titles: Titles,
  deck: Side,
  lines: readonly string[],
  left: readonly number[],
): readonly number[] {
  for (const line of lines) {
    const list = revealed[deck].exec(line)?.[1];
    if (list === undefined) continue;
    const defs = listedTitles(list).map((title) => titles.ofTitle(title));
    const last = defs.at(-1);
    if (defs.every((def) => def !== null) && left.some((def) => def === last)) return defs;
  }
  return [];
}

const onTop = {
  corp: /\bto the top of R&D\b/,
  runner: /\bto the top of the(?:ir)? [Ss]tack\b/,
} as const;

/** A line tells that a card comes to lie on top of a deck, whoever puts it there. */
export const putsOnTop = (side: Side, facts: readonly ObservedFact[]): boolean =>
  facts.some((fact) => fact.type === 'ability-used' && onTop[side].test(fact.effect));
