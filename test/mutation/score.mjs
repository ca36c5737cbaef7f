import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const at = new URL('score.json', import.meta.url);
const percent = (killed, of) => (of === 0 ? null : Number(((100 * killed) / of).toFixed(1)));

const groups = {
  'procedures and ability interpreters': /^libs\/rules\/procedures\//,
  machine: /^libs\/rules\/(engine|machine)\//,
  queries: /^libs\/rules\/query\//,
  mutations: /^libs\/rules\/mutations\//,
  legality: /^libs\/rules\/legality\//,
};

/** Stryker's words; a mutant that does not compile counts as none. */
const columns = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'unreached',
  Ignored: 'leftOut',
};

function count(mutants, oneIn) {
  const row = { killed: 0, survived: 0, unreached: 0, leftOut: 0 };
  for (const { status } of mutants) row[columns[status]] += 1;
  return { ...row, score: sum([{ ...row, oneIn }]).score, oneIn };
}

/**
 * A mutant of which one in so many was tried counts for all that it stands for. What no test
 * reaches needs no trying: it is counted in full.
 */
function sum(rows) {
  const total = { mutants: 0, killed: 0, survived: 0, unreached: 0, leftOut: 0 };
  for (const { killed, survived, unreached, leftOut, oneIn } of rows) {
    total.killed += killed * oneIn;
    total.survived += survived * oneIn;
    total.unreached += unreached;
    total.leftOut += leftOut;
  }
  total.mutants = total.killed + total.survived + total.unreached;
  return { ...total, score: percent(total.killed, total.mutants) };
}

/** Takes down what was measured, file by file; files that were not measured now keep their row. */
export function keepScore(results, engine, { sample, cards }) {
  const known = existsSync(at) ? JSON.parse(readFileSync(at, 'utf8')).files : {};
  const measured = new Map();
  for (const mutant of results)
    if (mutant.status in columns)
      measured.set(mutant.fileName, [...(measured.get(mutant.fileName) ?? []), mutant]);
  const date = new Date().toISOString().slice(0, 10);
  const how = cards ? { cards, date, engine } : { date, engine };
  for (const [file, mutants] of measured) known[file] = { ...count(mutants, sample), ...how };
  const files = Object.fromEntries(
    Object.entries(known)
      .filter(([file]) => existsSync(file))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const entries = Object.entries(files);
  const shares = Object.entries(groups)
    .map(([name, pattern]) => [
      name,
      sum(entries.filter(([file]) => pattern.test(file)).map(([, row]) => row)),
    ])
    .filter(([, { mutants }]) => mutants > 0);
  const score = { groups: Object.fromEntries(shares), files };
  writeFileSync(at, `${JSON.stringify(score, null, 2)}\n`);
  return score;
}
