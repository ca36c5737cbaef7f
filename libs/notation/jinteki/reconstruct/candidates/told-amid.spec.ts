import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { decided, entriesOf, goalFrom, inRig, nodeAt, pumpOf } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { isToldAmid } from './told-amid';

const { pool } = coreRules;
const { end } = playScenario({
  turn: runnerTurn,
  corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
  runner: { credits: 5, rig: { programs: ['Gordian Blade'] } },
  script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
});
if (end === null) throw new Error('it was not played');
const { state } = end;
const breaker = inRig(pool, state, 'Gordian Blade');
const pump = pumpOf(pool, state, breaker);
const between = { after: 0, until: 3 };
const start = nodeAt(coreRules, state);
const pumped = decided(coreRules, start, pump, between);

const told = 'Bo pays 1 [Credits] to use Gordian Blade to increase its strength from 2 to 3.';

/** Entries before each of which theirs encounters ice of this title, if any. */
const amid = (...ice: readonly (string | null)[]): readonly Shown[] =>
  entriesOf([], ...ice.map(() => [told])).map((one, at) => {
    const title = ice[at] ?? null;
    return title === null ? one : { ...one, state: { encounters: { ice: { title, cid: title } } } };
  });

const isTold = (node: Node, shown: readonly Shown[], decision: typeof pump = pump): boolean =>
  isToldAmid(node, goalFrom(0, shown), pool, decision);

describe('a breaker that is used amid several encounters', () => {
  it('is pumped in each as often as lines tell there', () => {
    const shown = amid('Enigma', 'Ice Wall', 'Ice Wall');
    expect(isTold(start, shown)).toBe(true);
    expect(isTold(pumped, shown)).toBe(false);
    expect(isTold(pumped, amid('Enigma', 'Enigma', 'Ice Wall'))).toBe(true);
  });

  it('breaks in each as often as lines tell there', () => {
    const breaks = { ...pump, ability: 0 };
    const line = 'Bo pays 1 [Credits] to use Gordian Blade to break 1 Code Gate subroutine.';
    const broken = (...ice: readonly string[]): readonly Shown[] =>
      amid(...ice).map((one) => ({ ...one, lines: one.lines.map(() => line) }));
    expect(isTold(start, broken('Ice Wall', 'Enigma'), breaks)).toBe(true);
    expect(isTold(start, amid('Ice Wall', 'Enigma'), breaks)).toBe(false);
    expect(isTold(start, [...broken('Ice Wall'), ...amid('Enigma')], breaks)).toBe(false);
  });

  it('may be where no encounter is shown', () => {
    expect(isTold(pumped, amid('Enigma', null, 'Ice Wall'))).toBe(true);
  });

  it('is pumped anew in the next one', () => {
    const before: Decision = { do: 'continue' };
    const trail = pumped.trail && { ...pumped.trail, decision: before, before: pumped.trail };
    expect(isTold({ ...pumped, trail }, amid('Enigma', 'Ice Wall'))).toBe(true);
  });

  it('is not known to be where theirs encounters no such ice, or no other', () => {
    expect(isTold(pumped, amid('Ice Wall', 'Wall of Static'))).toBe(true);
    expect(isTold(pumped, amid('Enigma', 'Enigma'))).toBe(true);
  });
});
