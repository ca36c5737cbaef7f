// Writes libs/decks/catalogue/{cards,packs}.generated.ts from the card facts in ../shared/data/cards.
// Facts only: the printed text is never read into the output.
import { readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../../shared/data/cards/', import.meta.url);
const target = new URL('../libs/decks/catalogue/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, source), 'utf8'));

const cell = (value) => (value === undefined ? '' : value === null ? 'X' : String(value));
// The source says null of two programs that are no icebreakers, too: they have no strength.
const strengthOf = ({ type, subtypes, strength }) =>
  type === 'program' && !(subtypes ?? '').includes('Icebreaker') ? undefined : strength;
const cards = read('cards-2018-09.json').map((card) =>
  [
    card.code,
    card.pack,
    card.position,
    card.quantity,
    card.title,
    card.side,
    card.type,
    card.faction,
    card.subtypes ?? '',
    card.unique ? 'unique' : '',
    card.deckLimit,
    cell(card.influence),
    cell(card.minimumDeckSize),
    cell(card.influenceLimit),
    cell(card.link),
    cell(card.points),
    cell(card.advancement),
    cell(card.cost),
    cell(strengthOf(card)),
    cell(card.trash),
    cell(card.memory),
  ].join('\t'),
);
const packs = read('packs-2018-09.json').map((pack) =>
  [
    pack.code,
    pack.name,
    pack.cycle,
    pack.cycleName,
    pack.cyclePosition,
    pack.position,
    pack.released ?? '',
  ].join('\t'),
);

const write = (file, name, rows) => {
  const body = rows.sort().join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`');
  writeFileSync(
    new URL(file, target),
    `// Written by bin/generate-catalogue.mjs; columns are named in the reader of this folder.\nexport const ${name} = \`${body}\`;\n`,
  );
};
write('cards.generated.ts', 'CARD_ROWS', cards);
write('packs.generated.ts', 'PACK_ROWS', packs);
