import { counted } from '#text/counted';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

export interface PointBand {
  readonly rule: string;
  readonly least: number;
  readonly most: number;
}

/** GAP-13: no seed says what decks of fewer cards need, so nothing is asked of them. */
const SMALLEST_BAND = 40;

/** The agenda points a Corp deck of a size needs; `null` below the smallest band. */
export const pointBand = (size: number): PointBand | null => {
  if (size < SMALLEST_BAND) return null;
  const least = 2 * Math.floor(size / 5) + 2;
  const rule = size < 45 ? 'DECK-10' : size < 50 ? 'DECK-11' : size < 55 ? 'DECK-12' : 'DECK-13';
  return { rule, least, most: least + 1 };
};

export const agendaPointsRule = (deck: Examined): readonly Violation[] => {
  const { identity, size, agendaPoints, cards } = deck;
  if (identity?.side !== 'corp') return [];
  const band = pointBand(size);
  if (band === null || (agendaPoints >= band.least && agendaPoints <= band.most)) return [];
  return [
    {
      code: 'AGENDA_POINTS',
      rule: band.rule,
      message: `A deck of ${counted(size, 'card')} needs ${band.least} or ${band.most} agenda points; this one has ${agendaPoints}.`,
      have: agendaPoints,
      least: band.least,
      most: band.most,
      cards: cards.filter(({ card }) => card.type === 'agenda'),
    },
  ];
};
