import { printingsOf } from '../catalogue/find-card';
import type { Gathering } from './gathering';
import type { Place } from './reading';

const PIPS = /[\s\u2022\u25cf\u25cb\u2605\u2606\u2658]+$/u;
const PACK = /\s*\(([^()]+)\)$/;
const QUANTITY = /^(\d+)\s*[x×]?\s+(.+)$/i;
/** What was meant as a number of copies and is none ("-2x", "1,5"). */
const ODD_QUANTITY = /^([-+\u2212]?\d+(?:[.,]\d+)?)\s*[x×]?\s+(.+)$/i;

export interface CardLine {
  /** As written; `null` where the line begins with the title. */
  readonly quantity: string | null;
  readonly title: string;
  readonly pack: string | null;
}

/** `3x Hedge Fund (Core Set) ••` and its shorter forms. */
export const splitCardLine = (line: string): CardLine => {
  const bare = line.replace(PIPS, '').trim();
  const pack = PACK.exec(bare)?.[1] ?? null;
  const rest = bare.replace(PACK, '');
  const [, quantity = null, title = ''] = QUANTITY.exec(rest) ?? [];
  if (quantity === null) {
    const [, odd = null, named = ''] = ODD_QUANTITY.exec(rest) ?? [];
    // The name of a deck may begin so, too ("2.0 Noise").
    const isCard = printingsOf(named).length > 0 && printingsOf(rest).length === 0;
    return isCard ? { quantity: odd, title: named, pack } : { quantity, title: rest, pack };
  }
  // A title may begin with a number ("15 Minutes").
  const isWhole = printingsOf(title).length === 0 && printingsOf(rest).length > 0;
  return isWhole ? { quantity: null, title: rest, pack } : { quantity, title, pack };
};

/** Adds the card a line names, or the issue it has. */
export const gatherCardLine = (
  gathering: Gathering,
  line: CardLine,
  place: Place,
  text: string,
): void => {
  const quantity = line.quantity === null ? 1 : gathering.quantity(line.quantity, place, text);
  const card = gathering.titled(line.title, line.pack, place, text);
  if (quantity !== null && card !== null) gathering.add(card, quantity);
};
