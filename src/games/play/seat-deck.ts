import { poolNamed } from '#cards/pool';
import { cardsOf, identitiesOf, type Copies, type DeckList } from '#decks/deck/deck-list';
import { CORE_FACTIONS, STARTERS } from '#decks/starters/starters';
import type { LoggedDeck } from '#notation/native/header';
import type { Pool, Side } from '#rules';

export type SeatDeck =
  | { readonly ok: true; readonly deck: LoggedDeck }
  | { readonly ok: false; readonly message: string };

const no = (message: string): SeatDeck => ({ ok: false, message });

/** Codes of the pool: another printing of a card is the same card. */
const codeIn = (pool: Pool, { card }: Copies): string | undefined =>
  (pool.byCode.get(card.code) ?? pool.byTitle.get(card.title))?.value.code;

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
    return no(
      `${name} has cards that the pool ${pool.name} does not: ${unknown.map(({ card }) => card.title).join(', ')}.`,
    );
  if (identity.card.side !== side)
    return no(`${name} is a deck of the ${identity.card.side}, not of the ${side}.`);
  return {
    ok: true,
    deck: {
      identity: codeOf(identity) ?? '',
      cards: cardsOf(list).map((entry) => [codeOf(entry) ?? '', entry.quantity] as const),
    },
  };
}

/** The starter deck of a faction; undefined where there is none. */
export function starterNamed(name: string): DeckList | undefined {
  const faction = CORE_FACTIONS.find((one) => one === name);
  return faction === undefined ? undefined : STARTERS.get(faction);
}

/** The starter decks of a side, by their faction. */
export const starterNames = (side: Side): readonly string[] =>
  CORE_FACTIONS.filter((faction) => {
    const list = STARTERS.get(faction);
    return list !== undefined && identitiesOf(list)[0]?.card.side === side;
  });
