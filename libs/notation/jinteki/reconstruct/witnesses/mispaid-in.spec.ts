import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { decided, entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Granted } from '../deviations/deviation';
import type { Node } from '../node';
import { isDisproved } from './disproved';
import { disprovedIn } from './disproved-in';

const { pool } = coreRules;
const { end } = playScenario({
  turn: runnerTurn,
  corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
  runner: { credits: 5, rig: { programs: ['Gordian Blade'], hardware: ['The Toolbox'] } },
  script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
});
if (end === null) throw new Error('it was not played');
const start = nodeAt(coreRules, end.state);

const breaker = inRig(pool, end.state, 'Gordian Blade');
const box = inRig(pool, end.state, 'The Toolbox');

const after = (node: Node, decision: Decision): Node =>
  decided(coreRules, node, decision, { after: 0, until: 1 });

/** Gordian Blade breaks a subroutine, paid with so many credits of The Toolbox. */
const broken = (credits: number): Node =>
  after(after(start, { do: 'use', card: breaker, ability: 0 }), { do: 'pay', credits });

const broke = (paid: string) =>
  entriesOf([], [`Bo pays ${paid} to use Gordian Blade to break 1 subroutine on Enigma.`]);
const fromBox = broke('1 [Credits] from The Toolbox');
const fromPool = broke('1 [Credits]');

const disproved = (node: Node, shown: typeof fromBox, granted: readonly Granted[] = []) =>
  disprovedIn(coreRules, shown, { start, from: 0, end: node, through: 1, granted }, () => false);

describe('what a line tells to be paid from a source', () => {
  it('is paid from there', () => {
    expect(disproved(broken(1), fromBox)).toEqual([]);
    expect(disproved(broken(0), fromPool)).toEqual([]);
    expect(disproved(broken(1), fromPool)).toMatchObject([
      { paid: { source: 'The Toolbox', due: 0, isLess: false, told: 1 }, behind: null },
    ]);
    expect(disproved(broken(0), fromBox)).toMatchObject([
      { paid: { source: 'The Toolbox', due: 1, isLess: true, told: 1 } },
    ]);
  });

  it('is told to come from the pool where it was taken there before', () => {
    const repaid: Granted = {
      before: null,
      decision: 2,
      deviation: {
        ...{ kind: 'loan-repaid', card: box, credits: 1, entry: 1, difference: 'D4' },
        ...{ rule: 'RECUR-03', reason: 'taken before', legal: true },
      },
    };
    expect(disproved(broken(1), fromPool, [repaid])).toEqual([]);
  });

  it('is not paid so again once it is disproved', () => {
    const wrong = disproved(broken(1), fromPool);
    const goal = goalFrom(0, fromPool);
    expect(isDisproved(pool, broken(1), goal, wrong)).toBe(true);
    expect(isDisproved(pool, broken(0), goal, wrong)).toBe(false);
  });

  it('is too little once the source was asked about', () => {
    const wrong = disproved(broken(0), fromBox);
    const goal = goalFrom(0, fromBox);
    const used = after(start, { do: 'use', card: breaker, ability: 0 });
    expect(used.live.state.prompt).toMatchObject({ kind: 'pay', source: box });
    expect(isDisproved(pool, used, goal, wrong)).toBe(false);
    expect(isDisproved(pool, broken(0), goal, wrong)).toBe(true);
    expect(isDisproved(pool, broken(1), goal, wrong)).toBe(false);
  });

  it('is not that of a deed which is looked for behind the line', () => {
    const wrong = disproved(broken(1), fromPool);
    const later = decided(
      coreRules,
      decided(coreRules, start, { do: 'use', card: breaker, ability: 0 }, { after: 2, until: 3 }),
      { do: 'pay', credits: 1 },
      { after: 2, until: 3 },
    );
    expect(isDisproved(pool, later, goalFrom(0, fromPool), wrong)).toBe(false);
  });
});
