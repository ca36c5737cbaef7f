import { coreRules } from '#cards/pool';
import { pumpOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { type Deviation, granting } from '../deviations/deviation';
import { Evidence } from '../evidence';
import { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { isUseTold, isToldOnceMore } from './told-often';

const { pool } = coreRules;
const { end } = playScenario(
  { turn: runnerTurn, runner: { credits: 5, rig: { programs: ['Corroder'] } }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [breaker] = state.runner.rig;
if (breaker === undefined) throw new Error('nothing is installed');
const pump = pumpOf(pool, state, breaker);

const start: Node = {
  ...{ live: coreRules.live(state), features: new Map<number, number>(), trail: null },
  ...{ accessed: 0, runs: 0, arranged: 0, loans: [], granted: null },
  shuffled: { corp: 0, runner: 0 },
};
const pumpedIn = (between: Span): Node => ({
  ...start,
  trail: { before: null, by: 'runner', decision: pump, between, length: 1, asked: null },
});
const early = (entry: number): Deviation => ({
  ...{ kind: 'early-pump', card: breaker, credits: 0, entry, difference: 'D3' },
  ...{ rule: 'BRK-06', reason: '', legal: false },
});

const told = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
const paying = {
  ...{ message: 'Choose a credit providing card (0 of 1 [Credits])', kind: 'select' },
  ...{ choices: ['Done'], cardCid: null, cardTitle: 'Corroder', selectable: [], asking: 1 },
};

/** The entries between the two, of as many as have lines; a price may be asked for at the last of them. */
function goalOf(between: Span, lines: readonly (readonly string[])[], isPaying = false): Goal {
  const shown = lines.map((of, entry): Shown => ({
    ...{ state: {}, features: new Map<number, number>(), lines: of },
    ...{ mayPass: true, isSettled: false, repeats: false },
    prompts: { corp: null, runner: isPaying && entry === between.until ? paying : null },
  }));
  const aim = shown[between.until];
  if (aim === undefined) throw new Error('there is no such entry');
  return new Goal([new Map()], aim, between, new Evidence(shown, between));
}

describe('how often a breaker is pumped', () => {
  it('is how often lines tell it', () => {
    const goal = goalOf({ after: 0, until: 2 }, [[], [told], []]);
    expect(isToldOnceMore(start, goal, pool, pump)).toBe(true);
    expect(isToldOnceMore(pumpedIn({ after: 0, until: 2 }), goal, pool, pump)).toBe(false);
  });

  it('is told right after only where its price is still asked for', () => {
    const between = { after: 0, until: 1 };
    const lines = [[], [], [told]];
    expect(isToldOnceMore(start, goalOf(between, lines), pool, pump)).toBe(false);
    expect(isToldOnceMore(start, goalOf(between, lines, true), pool, pump)).toBe(true);
  });

  it('counts no line again that told of one right before', () => {
    const before = pumpedIn({ after: 0, until: 1 });
    const goal = goalOf({ after: 1, until: 2 }, [[], [], [told]]);
    expect(isToldOnceMore(start, goal, pool, pump)).toBe(true);
    expect(isToldOnceMore(before, goal, pool, pump)).toBe(false);
  });

  it('counts what is done outside of encounters, too', () => {
    const goal = goalOf({ after: 0, until: 2 }, [[], [told], []]);
    const granted = granting(null, early(1), null);
    expect(isToldOnceMore({ ...start, granted }, goal, pool, pump)).toBe(false);
    expect(isUseTold(start, goal, pool, granted)).toBe(true);
    expect(isUseTold(pumpedIn({ after: 0, until: 2 }), goal, pool, granted)).toBe(false);
  });
});
