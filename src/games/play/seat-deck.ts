import { whyMissing } from '#cards/missing';
import { poolNamed } from '#cards/pool';
import { cardsOf, identitiesOf, type Copies, type DeckList } from '#decks/deck/deck-list';
import { SEVERAL_CYCLES } from '#decks/starters/several-cycles';
import { STARTERS } from '#decks/starters/starters';
import { defaultLimits } from '#notation/native/limits';
import type { LoggedDeck } from '#notation/native/header';
import type { Pool, Side } from '#rules';

export type SeatDeck =
  | { readonly ok: true; readonly deck: LoggedDeck }
  | { readonly ok: false; readonly message: string };

const no = (message: string): SeatDeck => ({ ok: false, message });

/** Codes of the pool: another printing of a card is the same card. */
const codeIn = (pool: Pool, { card }: Copies): string | undefined =>
  (pool.byCode.get(card.code) ?? pool.byTitle.get(card.title))?.value.code;

/** "No Such Card (in no pool of this version); Eli 1.0, Wraparound (in the pool spin, not in core-2018-09)". */
function whyEach(pool: Pool, unknown: readonly Copies[]): string {
  const titles = new Map<string, string[]>();
  for (const { card } of unknown) {
    const why = whyMissing(pool, card.title);
    titles.set(why, [...(titles.get(why) ?? []), card.title]);
  }
  return [...titles].map(([why, of]) => `${of.join(', ')} (${why})`).join('; ');
}

/** A deck as games begin with it, when the pool (of all written cards) has all of its cards. */
export function seatDeck(
  list: DeckList,
  side: Side,
  name: string,
  pool: Pool = poolNamed('all'),
): SeatDeck {
  const codeOf = (entry: Copies): string | undefined => codeIn(pool, entry);
  const [identity] = identitiesOf(list);
  if (identity === undefined) return no(`${name} has no identity.`);
  const unknown = list.entries.filter((entry) => codeOf(entry) === undefined);
  if (unknown.length > 0)
    return no(`${name} has cards that cannot be played: ${whyEach(pool, unknown)}.`);
  if (identity.card.side !== side)
    return no(`${name} is a deck of the ${identity.card.side}, not of the ${side}.`);
  const size = cardsOf(list).reduce((sum, { quantity }) => sum + quantity, 0);
  if (size > defaultLimits.deck)
    return no(
      `${name} has ${size} cards, and games are played with ${defaultLimits.deck} at most.`,
    );
  return {
    ok: true,
    deck: {
      identity: codeOf(identity) ?? '',
      cards: cardsOf(list).map((entry) => [codeOf(entry) ?? '', entry.quantity] as const),
    },
  };
}

/** One of each faction of the Core Set, then those with cards of several cycles; by name. */
export const starterDecks: ReadonlyMap<string, DeckList> = new Map<string, DeckList>([
  ...STARTERS,
  ...SEVERAL_CYCLES,
]);

/** The starter deck of this name, a faction's or its own; undefined where there is none. */
export const starterNamed = (name: string): DeckList | undefined => starterDecks.get(name);

/** The names of the starter decks of a side. */
export const starterNames = (side: Side): readonly string[] =>
  [...starterDecks].flatMap(([name, list]) =>
    identitiesOf(list)[0]?.card.side === side ? [name] : [],
  );
