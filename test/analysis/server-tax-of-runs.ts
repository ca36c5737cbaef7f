/**
 * What runs of random games cost that were successful, past ice, against what the tax of that server was when they
 * began: none may cost less than the cheapest way, nor be where there is none.
 * `nice node -r ./test/support/typescript.cjs test/analysis/server-tax-of-runs.ts 500` writes
 * test/analysis/results/server-tax-of-runs.json, which is kept in git.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeOf, costOf } from '#analysis/tax/cost';
import { taxesIn, type ServerTax } from '#analysis/tax/server-tax';
import { worldFor } from '#analysis/tax/world';
import { rulesNamed } from '#cards/pool';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomDeck } from '#play/random-deck';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { cloneState, type State } from '#rules';

const GAMES = Number(process.argv[2] ?? 500);
const FIRST_SEED = 91_001;
const MOST_DECISIONS = 1_500;
const MOST_SECONDS = 600;

const rules = rulesNamed('all');

/** A run that goes on. */
interface Run {
  readonly tax: ServerTax;
  readonly own: number;
  paid: number;
  hasRezzed: boolean;
}

const told = {
  ...{ games: 0, pastIce: 0, successful: 0, rezzedOnTheWay: 0 },
  ...{ atThePrice: 0, dearer: 0, cheaper: 0, whereThereIsNoWay: 0, whereItIsUnknown: 0 },
};

function begin(state: State, server: ServerTax['server']): Run | null {
  const ice = state.servers.find(({ name }) => name === server)?.ice ?? [];
  if (ice.length === 0) return null;
  const [tax] = taxesIn(worldFor(rules, state, 'judge', null), [server]) ?? [];
  if (tax === undefined) return null;
  told.pastIce += 1;
  return { tax, own: state.runner.credits, paid: 0, hasRezzed: false };
}

function end({ tax: { now }, paid, hasRezzed }: Run): void {
  told.successful += 1;
  // With more ice the price is another.
  if (hasRezzed) told.rezzedOnTheWay += 1;
  else if (now.found) {
    if (paid === now.cost.price) told.atThePrice += 1;
    else if (paid > now.cost.price) told.dearer += 1;
    else told.cheaper += 1;
  } else if (now.why === 'no-way') told.whereThereIsNoWay += 1;
  else told.whereItIsUnknown += 1;
}

function play(seed: number): void {
  const next = repeatable(seed);
  const corp = randomDeck(rules.pool, 'corp', 44, next);
  const opened = rules.open({ corp, runner: randomDeck(rules.pool, 'runner', 45, next) });
  if (!opened.ok) throw new Error('the decks cannot be played');
  told.games += 1;
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: MOST_DECISIONS };
  let before = cloneState(opened.state);
  let run: Run | null = null;
  for (const { state, facts, decision } of playOn(table, opened.state)) {
    if (decision.do === 'run') run = begin(before, decision.server);
    for (const fact of facts) {
      if (run === null) break;
      if (fact.type === 'rezzed') run.hasRezzed = true;
      if (fact.type === 'run-successful' && fact.server === run.tax.server) end(run);
      if (fact.type === 'run-successful' || fact.type === 'run-ended') run = null;
      else run.paid += costOf(rules.pool, fact, state, beforeOf(before, run.own))?.price ?? 0;
    }
    before = cloneState(state);
  }
}

const begun = performance.now();
for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed += 1) {
  play(seed);
  if (performance.now() - begun > MOST_SECONDS * 1000) break;
}
writeFileSync(
  join(__dirname, 'results', 'server-tax-of-runs.json'),
  `${JSON.stringify(told, null, 2)}\n`,
);
process.stdout.write(`${JSON.stringify(told)}\n`);
