import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool, coreRules } from '#cards/pool';
import { rulesOfOnePool } from '#cards/rules-by-pool';
import { openRecorded } from '#notation/recorded/open-recorded';
import { Names } from '#notation/scenario/names';
import { titleOf, workOn, type State } from '#rules';
import { named } from '#scenarios/nearest';
import { scenarioLog } from '#scenarios/scenario-log';
import { countSequences } from '#testkit/perft/perft';

/** What a position allows: sequences of 1, 2... decisions, and the first of them in their order. */
interface Allowed {
  readonly sequences: readonly number[];
  readonly legal: readonly string[];
}

const positions = join(__dirname, 'positions');
const file = join(__dirname, 'counts.json');
const kept = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Allowed>>;
const ids = readdirSync(positions).map((name) => name.replace(/\.json$/, ''));

/** Where the script of a scenario leads to, in a game that asks for choices alone. */
function stateOf(id: string): State {
  const text = readFileSync(join(positions, `${id}.json`), 'utf8');
  const played = scenarioLog(rulesOfOnePool(coreRules), JSON.parse(text));
  if (!played.ok) throw new Error(played.message);
  const { header, entries } = played.log;
  const { state } = openRecorded(rulesOfOnePool(coreRules), header);
  const folded = coreRules.fold(
    state,
    entries.map(({ decision }) => decision),
  );
  if (!folded.ok) throw new Error(folded.reason);
  return folded.state;
}

function namesOf(state: State): Names {
  const names = new Names();
  const g = workOn(corePool, state, null);
  for (const { id } of state.cards) names.declare(id, titleOf(g, id), null);
  return names;
}

function allowed(id: string, depth: number): Allowed {
  const state = stateOf(id);
  const names = namesOf(state);
  return {
    sequences: countSequences(coreRules, state, depth),
    legal: coreRules.legal(state).map((one) => JSON.stringify(named(names, one))),
  };
}

const found = new Map(ids.map((id) => [id, () => allowed(id, kept[id]?.sequences.length ?? 3)]));

// RETRACE_PERFT=write counts anew; a position that is counted deeper gets more zeros first.
if (process.env['RETRACE_PERFT'] === 'write')
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries([...found].map(([id, count]) => [id, count()])), null, 2)}\n`,
  );

describe('what a position allows', () => {
  it('is kept for every position, and for no others', () => {
    expect(Object.keys(kept).sort()).toEqual([...ids].sort());
  });

  it.each([...found])('%s: as many sequences, the first decisions in their order', (id, count) => {
    expect(count()).toEqual(kept[id]);
  });
});
