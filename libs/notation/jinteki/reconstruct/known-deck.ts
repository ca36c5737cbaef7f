import type { JsonObject } from '../json';
import { playerView } from '../lens/game';
import { type Refusal, refuse } from '../refusal';
import { type Side, SIDE_NAMES } from '../lens/side';
import { heldAtFirst, laidOut } from './began-with';
import type { Titles } from './titles';

/** A deck that somebody gives with a replay, by titles: no pool need have its cards. */
export interface KnownDeck {
  readonly identity: string;
  readonly cards: readonly (readonly [title: string, copies: number])[];
}

export type KnownDecks = { readonly [side in Side]?: KnownDeck };

/** Titles of all cards of the decks that are given. */
export const titlesOf = (decks: KnownDecks): string[] =>
  [decks.corp, decks.runner].flatMap((deck) =>
    deck === undefined ? [] : [deck.identity, ...deck.cards.map(([title]) => title)],
  );

/** For each title, the entries at which so many of its cards lay in sight at once: the first, the second ... */
export type Sighted = ReadonlyMap<number, readonly number[]>;

/** Copies by definition; those of titles that no pool has are left out. */
export function copiesIn(titles: Titles, { cards }: KnownDeck): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [title, copies] of cards) {
    const def = titles.ofTitle(title);
    if (def !== null) counts.set(def, (counts.get(def) ?? 0) + copies);
  }
  return counts;
}

export const sizeOf = ({ cards }: KnownDeck): number =>
  cards.reduce((sum, [, copies]) => sum + copies, 0);

const contradicted = (deck: Side, message: string, entry: number): Refusal => ({
  ...refuse('DECK_CONTRADICTED', message, entry),
  deck,
});

/** What a game shows that cannot have come out of a deck, with the entry; null where it fits. */
export function contradictionOf(
  titles: Titles,
  first: JsonObject,
  side: Side,
  deck: KnownDeck,
  sighted: Sighted,
): Refusal | null {
  const played = playerView(first, side);
  const identity = played.identity?.normalize('NFC') ?? '';
  if (deck.identity.normalize('NFC') !== identity)
    return contradicted(
      side,
      `The ${SIDE_NAMES[side]} plays ${identity}, and the deck is of ${deck.identity}.`,
      0,
    );
  const size = sizeOf(deck);
  const held = heldAtFirst(first, side);
  const laid = laidOut(first, side);
  if (size !== held && size !== held + laid.length)
    return contradicted(
      side,
      `The ${SIDE_NAMES[side]} begins with ${String(held + laid.length)} cards, and the deck has ${String(size)}.`,
      0,
    );
  const copies = copiesIn(titles, deck);
  // What was laid out came from outside of a deck that is whole without it.
  for (const card of size === held ? laid : []) {
    const def = titles.defOf(card);
    if (def !== null) copies.set(def, (copies.get(def) ?? 0) + 1);
  }
  let found: { readonly def: number; readonly entry: number } | null = null;
  for (const [def, entries] of sighted) {
    const entry = entries[copies.get(def) ?? 0];
    if (entry !== undefined && (found === null || entry < found.entry)) found = { def, entry };
  }
  if (found === null) return null;
  const had = copies.get(found.def) ?? 0;
  const listed = copiesIn(titles, deck).get(found.def) ?? 0;
  const title = titles.titleOf(found.def);
  return contradicted(
    side,
    had === 0
      ? `Entry ${String(found.entry)} shows ${title}, which the ${SIDE_NAMES[side]}'s deck does not list.`
      : `Entry ${String(found.entry)} shows ${String(had + 1)} of ${title}, and the ${SIDE_NAMES[side]}'s deck lists ${String(listed)}.`,
    found.entry,
  );
}
