/**
 * npm run card-changes [-- CHANGES [SEED]]: changes the values of cards one small change at a time, a seeded
 * sample over the abilities of all cards, and counts how many of them the scenarios that name the card notice. The
 * wording of a card, which any change changes, is left out. Writes test/card-changes/score.json, and what went unnoticed to
 * reports/card-changes.txt. A change that throws is one that the compiler refuses: it counts as none.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCards, cycleNames, cycles } from '#cards/cycles';
import { poolNamed } from '#cards/pool';
import { repeatable } from '#play/repeatable';
import { shuffled } from '#play/source';
import { type CardValue, compilePool, type Pool } from '#rules';
import { runScenarioDocument } from '#scenarios/run-scenario';
import { changed, changesOf, type Change } from './changes';
import { allDocuments } from './documents';

const [wanted = 400, seed = 1] = process.argv.slice(2).map(Number);
if (![wanted, seed].every((one) => Number.isSafeInteger(one) && one > 0)) {
  process.stderr.write('card-changes: give how many changes and a seed, both from 1\n');
  process.exit(2);
}

const pool = poolNamed('all');
const passes = (document: unknown, of: Pool): boolean =>
  runScenarioDocument(of, document).report.result === 'pass';
const documents = allDocuments()
  .filter((document) => passes(document, pool))
  .map((document) => ({ document, text: JSON.stringify(document) }));

/** Scenarios in which the card lies, those first that are about it. */
const about = ({ code, title }: CardValue): readonly unknown[] =>
  documents
    .filter(({ text }) => text.includes(JSON.stringify(title)) || text.includes(`"${title}#`))
    .map(({ document, text }) => ({ document, first: text.includes(`"cards":["${code}"`) }))
    .sort((a, b) => Number(b.first) - Number(a.first))
    .map(({ document }) => document);

type Status = 'killed' | 'survived' | 'refused';

function tried(card: CardValue, change: Change): Status {
  const abilities = changed(card.abilities, change);
  const value = { ...card, abilities } as CardValue;
  try {
    const cards = allCards.map((one) => (one === card ? value : one));
    const other = compilePool('changed', cards);
    return about(card).every((document) => passes(document, other)) ? 'survived' : 'killed';
  } catch {
    return 'refused';
  }
}

const cycleOf = (card: CardValue): string =>
  cycleNames.find((name) => cycles[name].includes(card)) ?? 'none';

const every = allCards.flatMap((card) =>
  [...changesOf(card.abilities)].map((change) => ({ card, change })),
);
const sample = shuffled(every, repeatable(seed)).slice(0, wanted);
const rows = new Map<string, Record<Status, number>>();
const unnoticed: string[] = [];
for (const { card, change } of sample) {
  const status = tried(card, change);
  const row = rows.get(cycleOf(card)) ?? { killed: 0, survived: 0, refused: 0 };
  row[status] += 1;
  rows.set(cycleOf(card), row);
  if (status === 'survived') unnoticed.push(`${card.code} ${card.title}: ${change.what}`);
}
const sum = { killed: 0, survived: 0, refused: 0 };
for (const row of rows.values())
  for (const status of ['killed', 'survived', 'refused'] as const) sum[status] += row[status];
const told = {
  date: new Date().toISOString().slice(0, 10),
  pool: pool.name,
  seed,
  changes: every.length,
  tried: sample.length,
  ...sum,
  score: Number(((100 * sum.killed) / (sum.killed + sum.survived)).toFixed(1)),
  cycles: Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(join(__dirname, 'score.json'), `${JSON.stringify(told, null, 2)}\n`);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/card-changes.txt', `${unnoticed.sort().join('\n')}\n`);
process.stdout.write(`${JSON.stringify({ ...told, cycles: undefined })}\n`);
