import { knownCard } from '#decks/catalogue/find-card';
import type { DrawnCard } from './drawn';
import { box, COLOURS, factionColour, text } from './svg';

export type CardPlace = 'ice' | 'root' | 'rig';

export const CARD_HEIGHT = 44;

/** What a card is called by who cannot tell it. */
const UNKNOWN: Readonly<Record<CardPlace, string>> = {
  ice: 'unrezzed ice',
  root: 'a card',
  rig: 'a card',
};

export function factionOf(title: string): string | null {
  const found = knownCard(title);
  return found.found ? found.card.faction : null;
}

interface Shown {
  readonly place: CardPlace;
  readonly isHere?: boolean;
}

/** A card in words, as on the page: hatched where it lies facedown, with its counters. */
export function drawCard(
  { card, rezzed, strength, advancement, counters }: DrawnCard,
  x: number,
  y: number,
  width: number,
  { place, isHere = false }: Shown,
): string {
  const isClosed = card === undefined || rezzed === false;
  const count = Object.values(counters).reduce<number>((all, number) => all + (number ?? 0), 0);
  const notes = [
    ...(strength === undefined || isClosed ? [] : [String(strength)]),
    ...(advancement > 0 ? [`▲${advancement}`] : []),
    ...(count > 0 ? [`●${count}`] : []),
  ].join(' ');
  const stripe = factionColour(card === undefined ? null : factionOf(card));
  const [stroke, strokeWidth] = isHere ? [COLOURS.run, 3] : [COLOURS.line, 1];
  const inside = width - 16 - (notes === '' ? 0 : notes.length * 9 + 6);
  return [
    box(x, y, width, CARD_HEIGHT, {
      ...{ fill: isClosed ? 'url(#hatch)' : COLOURS.raised, stroke, strokeWidth },
    }),
    `<rect x="${x}" y="${y + 3}" width="4" height="${CARD_HEIGHT - 6}" fill="${stripe}"/>`,
    text(x + 11, y + 27, card ?? UNKNOWN[place], {
      ...{ size: 14, isBold: !isClosed, colour: isClosed ? COLOURS.muted : COLOURS.text },
      within: inside,
    }),
    notes === ''
      ? ''
      : text(x + width - 8, y + 27, notes, { size: 14, isBold: true, anchor: 'end' }),
  ].join('');
}
