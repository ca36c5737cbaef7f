import { isCycleName, type CycleName } from '#cards/cycles';
import type { Card } from '#decks/catalogue/card';
import { knownCard } from '#decks/catalogue/find-card';
import { statusOf } from '../../cards/status';

type Fields = readonly (readonly [name: string, value: string | number | boolean | null])[];

const word = (card: Card): string =>
  card.type === 'identity' ? `${card.side}Identity` : card.type;

/** What is printed nowhere on a card of the type is left out. */
const printed = (fields: Fields): Fields => fields.filter(([, value]) => value !== null);

function ownFields(card: Card): Fields {
  switch (card.type) {
    case 'identity':
      return [
        ['deckSize', card.minimumDeckSize],
        ['influenceLimit', card.influenceLimit],
        ...printed([['link', card.link]]),
      ];
    case 'agenda':
      return [
        ['advancement', card.advancement],
        ['points', card.points],
      ];
    case 'program':
      return [
        ['cost', card.cost],
        ['memory', card.memory],
        ['strength', card.strength],
      ];
    case 'asset':
    case 'event':
    case 'hardware':
    case 'ice':
    case 'operation':
    case 'resource':
    case 'upgrade':
      return printed([
        ['cost', card.cost],
        ['strength', card.strength],
        ['trash', card.trash],
      ]);
  }
}

const literal = (value: string | number | boolean | null): string => {
  if (typeof value !== 'string') return String(value);
  return value.includes("'") && !value.includes('"')
    ? `"${value}"`
    : `'${value.replaceAll("'", "\\'")}'`;
};

/** The value of a card with all its facts and no ability, as it stands in a file of cards. */
export function skeleton(card: Card): string {
  const subtypes = card.subtypes.map((one) => `'${one.toLowerCase()}'`).join(', ');
  const fields: Fields = [
    ['code', card.code],
    ['faction', card.faction],
    ...(card.type === 'identity' ? [] : [['influence', card.influence] as const]),
    ...(card.unique ? [['unique', true] as const] : []),
  ];
  const rows = [
    ...fields.map(([name, value]) => `${name}: ${literal(value)},`),
    `subtypes: [${subtypes}],`,
    ...ownFields(card).map(([name, value]) => `${name}: ${literal(value)},`),
    'abilities: [],',
  ];
  return [
    `  ${word(card)}(${literal(card.title)}, {`,
    ...rows.map((row) => `    ${row}`),
    '  }),',
  ].join('\n');
}

/** Of a cycle's titles that are not written yet, those of a faction, or of all. */
const unwritten = (cycle: CycleName, faction: string | undefined): readonly Card[] =>
  statusOf(cycle)
    .filter(({ written, card }) => !written && (faction ?? card.faction) === card.faction)
    .map(({ card }) => card);

/**
 * Skeletons of one title, or of all that is not written of a cycle (`spin`) or of its faction
 * (`spin/jinteki`). `null`: neither a title nor a cycle.
 */
export function skeletons(query: string): string | null {
  const [cycle = '', faction] = query.split('/');
  if (isCycleName(cycle)) return unwritten(cycle, faction).map(skeleton).join('\n');
  const known = knownCard(query);
  return known.found ? skeleton(known.printings[0] ?? known.card) : null;
}
