import { readDeck } from '#decks/read/read-deck';
import { showPlace } from '#decks/read/reading';
import type { LoggedDeck } from '#notation/native/header';
import { randomDeck } from '#play/random-deck';
import type { Source } from '#play/source';
import type { Pool, Side } from '#rules';
import { seatDeck, starterNamed, starterNames, type SeatDeck } from '../../games/play/seat-deck';
import type { Io } from '../io';

const no = (message: string): SeatDeck => ({ ok: false, message });

/** Cards beside an identity, as many as in the decks that people bring. */
const SIZE = 45;

/** Any cards of the pool: no legal deck, but every card of the pool is played sooner or later. */
export function anyDeck(pool: Pool, side: Side, next: Source): LoggedDeck {
  const { identity, cards } = randomDeck(pool, side, SIZE, next);
  const copies = new Map<string, number>();
  for (const code of cards) copies.set(code, (copies.get(code) ?? 0) + 1);
  return { identity, cards: [...copies] };
}

/** A deck by the name of a starter, or from a file in any notation. */
export async function chooseDeck(name: string, side: Side, pool: Pool, io: Io): Promise<SeatDeck> {
  const starter = starterNamed(name);
  if (starter !== undefined) return seatDeck(starter, side, name, pool);
  const file = await io.readFile(name);
  if (!file.ok)
    return no(`${file.message}\nName a deck file or a starter: ${starterNames(side).join(', ')}.`);
  const reading = readDeck(file.text);
  if (reading.ok) return seatDeck(reading.deck, side, name, pool);
  return no(
    [
      ...reading.issues.map(
        ({ place, message, hint }) => `${name}, ${showPlace(place)}: ${message} ${hint}`,
      ),
      ...(reading.untold > 0 ? [`${name}: and ${reading.untold} more.`] : []),
    ].join('\n'),
  );
}
