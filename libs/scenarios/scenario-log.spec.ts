import { corePool, coreRules, poolTitle } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import { loadPosition } from '#notation/scenario/position/load';
import { hashState } from '#rules';
import {
  corpTurn,
  documentOf,
  playScenario,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { scenarioLog } from './scenario-log';

const run: Sketch = {
  turn: runnerTurn,
  corp: {
    credits: 10,
    servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['PAD Campaign'] } },
    hq: ['Hedge Fund'],
  },
  runner: { credits: 9, rig: { programs: ['Corroder'] } },
  script: [
    { by: 'runner', do: 'run', server: 'HQ' },
    { by: 'corp', do: 'rez', card: 'Ice Wall' },
    { by: 'runner', do: 'use', card: 'Corroder', ability: 'break', subs: [0] },
    { by: 'harness', do: 'to', until: 'run-ended' },
    { by: 'runner', do: 'run', server: 'Server 1' },
    { by: 'runner', do: 'trash-accessed', card: 'PAD Campaign' },
  ],
};

function logOf(sketch: Sketch) {
  const found = scenarioLog(rulesByPool, documentOf('spec', sketch));
  if (!found.ok) throw new Error(found.message);
  return found.log;
}

describe('scenarioLog', () => {
  it('is a legal game that ends where the scenario does', () => {
    const log = logOf(run);
    const folded = foldLog(rulesByPool, log, { loadPosition });
    if (!folded.ok) throw new Error(folded.message);
    const { end } = playScenario(run);
    expect(hashState(folded.state)).toBe(end === null ? '' : hashState(end.state));
    expect(log.header.meta).toEqual({ scenario: 'spec', title: 'spec', result: 'pass' });
  });

  it('holds only what could have been decided otherwise', () => {
    const log = logOf(run);
    const counts: number[] = [];
    const { start } = log.header;
    if (start.kind !== 'position') throw new Error('no position');
    const loaded = loadPosition(corePool, start.position);
    if (!loaded.ok) throw new Error(loaded.message);
    const live = coreRules.live(loaded.state);
    for (const { decision } of log.entries) {
      counts.push(live.legal().length);
      live.apply(decision);
    }
    expect(counts.every((count) => count > 1)).toBe(true);
    expect(log.entries.length).toBeLessThan(playScenario(run).end?.made.length ?? 0);
  });

  it('is a game also where an expectation fails', () => {
    const failing = {
      turn: corpTurn,
      script: [{ by: 'corp', do: 'gain-credit', expect: [{ path: 'corp.credits', eq: 99 }] }],
    };
    expect(logOf(failing).entries.map(({ decision }) => decision)).toEqual([{ do: 'gain-credit' }]);
  });

  it('has the smallest pool with its cards, or the one that it names', () => {
    const beyond = documentOf('x', { runner: { grip: ['Diesel', 'Imp'] }, script: [] });
    const poolOf = (document: unknown) => {
      const found = scenarioLog(rulesByPool, document);
      return found.ok ? found.log.header.pool : found.message;
    };
    expect(poolOf(documentOf('x', { corp: { hq: ['Hedge Fund'] }, script: [] }))).toBe(
      poolTitle('core'),
    );
    expect(poolOf(beyond)).toBe(poolTitle('genesis'));
    expect(poolOf({ ...beyond, pool: poolTitle('all') })).toBe(poolTitle('all'));
    expect(poolOf({ ...beyond, pool: 'lunar-2019-09' })).toMatch(/lunar-2019-09.*core-2018-09/);
  });

  it.each([
    [{ format: 'anr-scenario/1' }, 'BAD_SCENARIO'],
    [documentOf('x', { corp: { hq: ['Hegde Fund'] }, script: [] }), 'BAD_SCENARIO'],
    [null, 'BAD_SCENARIO'],
    [{ ...documentOf('x', { script: [] }), title: String.fromCharCode(0) }, 'BAD_SCENARIO'],
  ])('refuses what cannot be played', (document, code) => {
    expect(scenarioLog(rulesByPool, document)).toMatchObject({ ok: false, code, line: 1 });
  });
});
