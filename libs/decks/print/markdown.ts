import { packOf } from '../catalogue/packs';
import { type Copies, type DeckList, identitiesOf } from '../deck/deck-list';
import { influenceByCode, pips, sectionsOf, summaryLines } from './sections';

const escape = (words: string): string => words.replace(/[\\`*_[\]#]/g, '\\$&');

const link = ({ card }: Copies): string =>
  `[${escape(card.title)}](https://netrunnerdb.com/en/card/${card.code}) _(${packOf(card).name})_`;

/** NetrunnerDB's Markdown export: each card a link, so that printings survive. */
export const printMarkdown = (list: DeckList): string => {
  const influence = influenceByCode(list);
  const line = (entry: Copies): string =>
    `* ${entry.quantity}x ${link(entry)} ${pips('●', influence.get(entry.card.code) ?? 0)}`.trimEnd();
  const identities = identitiesOf(list).map((entry) =>
    entry.quantity === 1 ? link(entry) : line(entry),
  );
  const sections = sectionsOf(list).flatMap(({ heading, copies, entries }) => [
    '',
    `### ${heading} (${copies})`,
    ...entries.map(line),
  ]);
  const name = list.name === null ? [] : [`## ${escape(list.name)}`, ''];
  return [...name, ...identities, ...sections, '', ...summaryLines(list), ''].join('\n');
};
