import { cardsOf, type Copies, type DeckList, identitiesOf } from '../deck/deck-list';
import { escaped } from '#text/markup';
import { OCTGN_CARD, OCTGN_GAME } from '../read/octgn';

const section = (name: string, entries: readonly Copies[]): readonly string[] => [
  `  <section name="${escaped(name)}">`,
  ...entries.map(
    ({ card, quantity }) =>
      `    <card qty="${quantity}" id="${OCTGN_CARD}${card.code}">${escaped(card.title)}</card>`,
  ),
  '  </section>',
];

/** An OCTGN deck (`.o8d`) in its two sections; the name stands in the notes. */
export const printOctgn = (list: DeckList): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<deck game="${OCTGN_GAME}">`,
    ...section('Identity', identitiesOf(list)),
    ...section('R&D / Stack', cardsOf(list)),
    ...(list.name === null ? [] : [`  <notes>${escaped(list.name)}</notes>`]),
    '</deck>',
    '',
  ].join('\n');
