import { packOf } from '../catalogue/packs';
import { type Copies, type DeckList, identitiesOf } from '../deck/deck-list';
import { influenceByCode, pips, sectionsOf, summaryLines } from './sections';

const entryLine = ({ card, quantity }: Copies, influence: number): string =>
  `${quantity}x ${card.title} (${packOf(card).name}) ${pips('•', influence)}`.trimEnd();

/** NetrunnerDB's text export, with packs and pips. */
export const printNetrunnerdbText = (list: DeckList): string => {
  const influence = influenceByCode(list);
  const identities = identitiesOf(list).map(({ card, quantity }) =>
    quantity === 1 ? `${card.title} (${packOf(card).name})` : entryLine({ card, quantity }, 0),
  );
  const sections = sectionsOf(list).flatMap(({ heading, copies, entries }) => [
    '',
    `${heading} (${copies})`,
    ...entries.map((entry) => entryLine(entry, influence.get(entry.card.code) ?? 0)),
  ]);
  const name = list.name === null ? [] : [list.name];
  return [...name, ...identities, ...sections, '', ...summaryLines(list), ''].join('\n');
};
