import { corePool } from '#cards/pool';
import { type Copies, type DeckList as Listed, identitiesOf, cardsOf } from '#decks/deck/deck-list';
import { readDeck } from '#decks/read/read-deck';
import { showPlace } from '#decks/read/reading';
import { CORE_FACTIONS, STARTERS } from '#decks/starters/starters';
import type { LoggedDeck } from '#notation/native/header';
import type { Side } from '#rules/state/side';
import type { Io } from '../io';

export type ChosenDeck =
  | { readonly ok: true; readonly deck: LoggedDeck }
  | { readonly ok: false; readonly message: string };

const no = (message: string): ChosenDeck => ({ ok: false, message });

/** Codes of the engine's pool: another printing of a card is the same card. */
const codeOf = ({ card }: Copies): string | undefined =>
  (corePool.byCode.get(card.code) ?? corePool.byTitle.get(card.title))?.value.code;

function fromList(list: Listed, side: Side, name: string): ChosenDeck {
  const [identity] = identitiesOf(list);
  if (identity === undefined) return no(`${name} has no identity.`);
  const unknown = list.entries.filter((entry) => codeOf(entry) === undefined);
  if (unknown.length > 0)
    return no(
      `${name} has cards that the pool ${corePool.name} does not: ${unknown.map(({ card }) => card.title).join(', ')}.`,
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

/** The starter decks of a side, by their faction. */
export const starterNames = (side: Side): readonly string[] =>
  CORE_FACTIONS.filter((faction) => {
    const list = STARTERS.get(faction);
    return list !== undefined && identitiesOf(list)[0]?.card.side === side;
  });

/** A deck by the name of a starter's faction, or from a file in any notation. */
export async function chooseDeck(name: string, side: Side, io: Io): Promise<ChosenDeck> {
  const faction = CORE_FACTIONS.find((one) => one === name);
  const starter = faction === undefined ? undefined : STARTERS.get(faction);
  if (starter !== undefined) return fromList(starter, side, name);
  const file = await io.readFile(name);
  if (!file.ok)
    return no(`${file.message}\nName a deck file or a starter: ${starterNames(side).join(', ')}.`);
  const reading = readDeck(file.text);
  if (reading.ok) return fromList(reading.deck, side, name);
  return no(
    reading.issues
      .map(({ place, message, mend }) => `${name}, ${showPlace(place)}: ${message} ${mend}`)
      .join('\n'),
  );
}
