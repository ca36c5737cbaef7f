import type { DeckCard } from '../catalogue/card';
import { cardsOf, type Copies, countCopies, type DeckList } from '../deck/deck-list';
import { packOf, compareRelease } from '../catalogue/packs';
import { totals, type Totals } from '../legality/validate';

export interface Section {
  readonly heading: string;
  readonly copies: number;
  readonly entries: readonly Copies<DeckCard>[];
}

const HEADINGS = [
  'Event',
  'Hardware',
  'Resource',
  'Icebreaker',
  'Program',
  'Agenda',
  'Asset',
  'Upgrade',
  'Operation',
  'Barrier',
  'Code Gate',
  'Sentry',
  'ICE',
] as const;
type Heading = (typeof HEADINGS)[number];

const ICE_KINDS = ['Barrier', 'Code Gate', 'Sentry'] as const;

const headingOf = (card: DeckCard): Heading => {
  switch (card.type) {
    case 'agenda':
      return 'Agenda';
    case 'asset':
      return 'Asset';
    case 'event':
      return 'Event';
    case 'hardware':
      return 'Hardware';
    case 'ice': {
      const kinds = ICE_KINDS.filter((kind) => card.subtypes.includes(kind));
      return (kinds.length === 1 ? kinds[0] : undefined) ?? 'ICE';
    }
    case 'operation':
      return 'Operation';
    case 'program':
      return card.subtypes.includes('Icebreaker') ? 'Icebreaker' : 'Program';
    case 'resource':
      return 'Resource';
    case 'upgrade':
      return 'Upgrade';
  }
};

/** The deck's cards under the headings deck builders use, empty ones left out. */
export const sectionsOf = (list: DeckList): readonly Section[] => {
  const byHeading = new Map<Heading, Copies<DeckCard>[]>();
  for (const entry of cardsOf(list)) {
    const heading = headingOf(entry.card);
    const entries = byHeading.get(heading);
    if (entries === undefined) byHeading.set(heading, [entry]);
    else entries.push(entry);
  }
  return HEADINGS.flatMap((heading) => {
    const entries = byHeading.get(heading);
    return entries === undefined ? [] : [{ heading, copies: countCopies(entries), entries }];
  });
};

/** Influence of an entry as pips, in groups of five. */
export const pips = (pip: string, influence: number): string =>
  Array.from({ length: Math.ceil(influence / 5) }, (_, group) =>
    pip.repeat(Math.min(5, influence - 5 * group)),
  ).join(' ');

/** The lines under a deck: influence, agenda points, size and newest pack. */
export const summaryLines = (list: DeckList): readonly string[] => {
  const sums: Totals = totals(list);
  const newest = list.entries
    .map(({ card }) => packOf(card))
    .sort(compareRelease)
    .at(-1);
  const limit = sums.influenceLimit;
  return [
    limit === null
      ? `${sums.influenceSpent} influence spent (max infinite, available 0)`
      : `${sums.influenceSpent} influence spent (max ${limit}, available ${limit - sums.influenceSpent})`,
    ...(sums.agendaPointsLeast === null
      ? []
      : [
          `${sums.agendaPoints} agenda points (between ${sums.agendaPointsLeast} and ${sums.agendaPointsMost})`,
        ]),
    ...(sums.minimumSize === null
      ? [`${sums.size} cards (min 0)`]
      : [`${sums.size} cards (min ${sums.minimumSize})`]),
    ...(newest === undefined ? [] : [`Cards up to ${newest.name}`]),
  ];
};

export const influenceByCode = (list: DeckList): ReadonlyMap<string, number> =>
  new Map(totals(list).influenceByCard.map(({ card, spent }) => [card.code, spent]));
