import {
  AFFILIATIONS,
  type Card,
  DECK_CARD_TYPES,
  isCardCode,
  isPackCode,
  type Printed,
  SIDES,
} from './card';
import { Cells } from './cells';
import { CARD_ROWS } from './cards.generated';

const CARD_TYPES = ['identity', 'agenda', ...DECK_CARD_TYPES] as const;

const printedNumber = (value: Printed, row: string): number => {
  if (typeof value === 'number') return value;
  throw new Error(`catalogue row lacks a number: ${row}`);
};

const readCard = (row: string): Card => {
  const cells = new Cells(row);
  const code = cells.is(isCardCode);
  const pack = cells.is(isPackCode);
  const position = cells.number();
  const quantity = cells.number();
  const title = cells.text();
  const side = cells.oneOf(SIDES);
  const type = cells.oneOf(CARD_TYPES);
  const faction = cells.oneOf(AFFILIATIONS);
  const subtypes = cells.text().split(' - ').filter(Boolean);
  const unique = cells.text() === 'unique';
  const deckLimit = cells.number();
  const printing = {
    code,
    pack,
    position,
    quantity,
    title,
    side,
    faction,
    subtypes,
    unique,
    deckLimit,
  };
  const influence = cells.numberOrNull();
  const minimumDeckSize = cells.printed();
  const influenceLimit = cells.numberOrNull();
  const link = cells.numberOrNull();
  const points = cells.printed();
  const advancement = cells.printed();
  switch (type) {
    case 'identity':
      return {
        ...printing,
        type,
        minimumDeckSize: printedNumber(minimumDeckSize, row),
        influenceLimit,
        link,
      };
    case 'agenda':
      return {
        ...printing,
        type,
        influence,
        points: printedNumber(points, row),
        advancement: printedNumber(advancement, row),
      };
    case 'asset':
    case 'event':
    case 'hardware':
    case 'ice':
    case 'operation':
    case 'program':
    case 'resource':
    case 'upgrade':
      return {
        ...printing,
        type,
        influence,
        cost: cells.printed(),
        strength: cells.printed(),
        trash: cells.printed(),
        memory: cells.printed(),
      };
  }
};

/** Every printing of the catalogue, in the order of codes. */
export const CARDS: readonly Card[] = CARD_ROWS.split('\n').map(readCard);
