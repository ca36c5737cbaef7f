import type { ObservedFact } from '../facts';
import type { Side } from '../lens/side';
import type { Titles } from './titles';

const arranged = /^The top cards of (R&D|the [Ss]tack) will be (.+?)\.?$/;

/** The same of what is left on top once others were taken from there. */
const leftOnTop = / [Tt]he top of (R&D|the [Ss]tack) will be \(top->bottom\): (.+?)\.?$/;

export const arrangedTitles = (titles: Titles, message: string): number[] | null => {
  const list = (arranged.exec(message) ?? leftOnTop.exec(message))?.[2];
  if (list === undefined) return null;
  const defs = titles.listed(list).map((title) => titles.ofTitle(title));
  return defs.every((def) => def !== null) ? defs : null;
};

/** Others are taken from the top before what is left there lies in order. */
export const takesOthers = (message: string): boolean => leftOnTop.test(message);

/** What is chosen one after another is chosen anew. */
export const choosesAnew = (message: string): boolean =>
  /^Choose a card to (?:move next onto|trash|add to)\b/.test(message);

const topOf = {
  corp: /^The top cards of R&D are \(top->bottom\): (.+?)\.?$/,
  runner: /^The top cards of the stack are \(top->bottom\): (.+?)\.?$/,
} as const;

/** Whoever looked at the top card is asked whether it goes to the bottom; of R&D it may be an accessed card. */
const topAsked = /^Add (.+) to bottom of (?:the )?[Ss]tack\?$/;

export function lookedTitles(titles: Titles, deck: Side, message: string): number[] {
  const asked = deck === 'runner' ? titles.ofTitle(topAsked.exec(message)?.[1] ?? '') : null;
  if (asked !== null) return [asked];
  return titles
    .listed(topOf[deck].exec(message)?.[1] ?? '')
    .flatMap((title) => titles.ofTitle(title) ?? []);
}

const looksAt = {
  corp: / to look at the top (\d+) cards of R&D\b/,
  runner: / to look at the top (\d+) cards of the [Ss]tack\b/,
} as const;

/** How many cards of the top of a deck lines tell to be looked at; null where they tell of none. */
export function lookedAt(deck: Side, lines: readonly string[]): number | null {
  for (const line of lines) {
    const count = looksAt[deck].exec(line)?.[1];
    if (count !== undefined) return Number(count);
  }
  return null;
}

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
    const defs = titles.listed(list).map((title) => titles.ofTitle(title));
    const last = defs.at(-1);
    if (defs.every((def) => def !== null) && left.some((def) => def === last)) return defs;
  }
  return [];
}

const onTop = {
  corp: /\bto the top of R&D\b/,
  runner: /\bto the top of the(?:ir)? [Ss]tack\b/,
} as const;

const chosenForTop = {
  corp: / selected .+ to move to the top of R&D\.$/,
  runner: / selected .+ to move to the top of the [Ss]tack\.$/,
} as const;

/** A line tells that a card comes to lie on top of a deck, whoever puts it there, or chooses which. */
export const putsOnTop = (
  side: Side,
  facts: readonly ObservedFact[],
  lines: readonly string[] = [],
): boolean =>
  facts.some((fact) => fact.type === 'ability-used' && onTop[side].test(fact.effect)) ||
  lines.some((line) => chosenForTop[side].test(line));
