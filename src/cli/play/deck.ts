import { readDeck } from '#decks/read/read-deck';
import { showPlace } from '#decks/read/reading';
import type { Side } from '#rules';
import { seatDeck, starterNamed, starterNames, type SeatDeck } from '../../games/play/seat-deck';
import type { Io } from '../io';

const no = (message: string): SeatDeck => ({ ok: false, message });

/** A deck by the name of a starter's faction, or from a file in any notation. */
export async function chooseDeck(name: string, side: Side, io: Io): Promise<SeatDeck> {
  const starter = starterNamed(name);
  if (starter !== undefined) return seatDeck(starter, side, name);
  const file = await io.readFile(name);
  if (!file.ok)
    return no(`${file.message}\nName a deck file or a starter: ${starterNames(side).join(', ')}.`);
  const reading = readDeck(file.text);
  if (reading.ok) return seatDeck(reading.deck, side, name);
  return no(
    reading.issues
      .map(({ place, message, mend }) => `${name}, ${showPlace(place)}: ${message} ${mend}`)
      .join('\n'),
  );
}
