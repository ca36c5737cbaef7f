import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, Prompt } from '#rules';
import { entriesOf, goalFrom, nodeAt, pumpOf, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { plainKey } from '../features';
import type { Goal } from '../goal';
import type { Trail } from '../node';
import { isOwed, owedBy } from './owed';

const { pool } = coreRules;
const { end } = playScenario(
  { turn: runnerTurn, runner: { credits: 5, rig: { programs: ['Corroder'] } }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [breaker] = state.runner.rig;
if (breaker === undefined) throw new Error('nothing is installed');
const pump: Decision = pumpOf(pool, state, breaker);
const pumped = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';

const goalOf = (after: number, ...lines: readonly (readonly string[])[]): Goal =>
  goalFrom(after, entriesOf(...lines));

describe('what a way leaves out', () => {
  const node = nodeAt(coreRules, state);
  const done = (after: number, until: number, ...decisions: readonly Decision[]) => ({
    ...node,
    trail: trailOf({ after, until }, ...decisions).at(-1) ?? null,
  });

  it('is a use that a line tells, where nothing shows any more that it was made', () => {
    const goal = goalOf(0, [], [pumped], []);
    expect(isOwed(pool, node, goal)).toBe(true);
    expect(isOwed(pool, done(0, 2, pump), goal)).toBe(false);
    expect(isOwed(pool, done(0, 2, pump), goalOf(0, [], [pumped, pumped]))).toBe(true);
  });

  it('is nothing of what raises its card and breaks at once, whose lines tell the one and the other', () => {
    const { pool: wider } = rulesByPool.covering(['Paperclip']);
    const played = playScenario(
      { turn: runnerTurn, runner: { credits: 5, rig: { programs: ['Paperclip'] } }, script: [] },
      wider,
    ).end;
    if (played === null) throw new Error('it was not played');
    const [clip = breaker] = played.state.runner.rig;
    const at = played.state.cards[clip]?.def ?? -1;
    const abilities = wider.definitions[at]?.abilities ?? [];
    const ability = abilities.findIndex(
      ({ ability: one }) =>
        one.kind === 'paid' && one.effects.some(({ do: does }) => does === 'break'),
    );
    const goal = goalOf(
      0,
      [],
      ['Bo pays 1 [Credits] to use Paperclip to increase its strength from 1 to 2.'],
      ['Bo  to use Paperclip to break 1 Barrier subroutine on Wall.'],
    );
    const there = nodeAt(rulesByPool.covering(['Paperclip']), played.state);
    const use: Decision = { do: 'use', card: clip, ability };
    const trail = trailOf({ after: 0, until: 2 }, use).at(-1) ?? null;
    expect(isOwed(wider, there, goal)).toBe(true);
    expect(isOwed(wider, { ...there, trail }, goal)).toBe(false);
  });

  it('is nothing where it was done before its line', () => {
    const goal = goalOf(1, [], [], [pumped]);
    expect(isOwed(pool, done(0, 1, pump), goal)).toBe(false);
    expect(isOwed(pool, done(0, 1, pump), goalOf(1, [], [pumped], [pumped]))).toBe(true);
  });

  it('is an accessed card that is paid for to be trashed, though the game is over by then', () => {
    const goal = goalOf(0, [], ['Bo pays 3 [Credits] to trash Corroder from Server 1.'], []);
    const prompt: Prompt = { kind: 'accessed', for: 'runner', card: breaker };
    const asked = nodeAt(coreRules, { ...state, prompt });
    const answered = (decision: Decision) => ({
      ...node,
      trail: { ...trailOf({ after: 0, until: 2 }, decision)[0], asked } as Trail,
    });
    expect(isOwed(pool, answered({ do: 'leave-accessed' }), goal)).toBe(true);
    expect(isOwed(pool, answered({ do: 'trash-accessed' }), goal)).toBe(false);
  });

  it('is a bid of who has a credit', () => {
    const lines = entriesOf([], ['Bo pays 0 [Credits] to increase link strength to 1.'], []);
    const rich = new Map([[plainKey('runner credits'), 1]]);
    const goal = goalFrom(
      0,
      lines.map((one) => ({ ...one, features: rich })),
    );
    const bid: Decision = { do: 'bid', credits: 0 };
    expect(isOwed(pool, node, goal)).toBe(true);
    expect(isOwed(pool, done(0, 2, bid), goal)).toBe(false);
    expect(isOwed(pool, node, goalFrom(0, lines))).toBe(false);
  });

  it('is told by lines of what is paid for, and of no effect', () => {
    expect(owedBy(pumped)).toEqual(['boost Corroder']);
    expect(
      owedBy('Bo pays 2 [Credits] to increase the strength of Mimic to 5 and break 1 sub.'),
    ).toEqual(['boost Mimic', 'break Mimic']);
    expect(owedBy('Ann pays 0 [Credits] to rez Zaibatsu Loyalty in Server 4.')).toEqual([
      'rez Zaibatsu Loyalty',
    ]);
    expect(owedBy('Ann uses Priority Requisition to rez Enigma protecting HQ at no cost.')).toEqual(
      [],
    );
    expect(
      owedBy('Ann pays 1 [Credits] to use Forged Activation Orders to rez Chum protecting HQ.'),
    ).toEqual([]);
    expect(owedBy('Bo uses the replacement effect from Indexing.')).toEqual(['replace Indexing']);
    expect(owedBy('Bo uses Desperado to gain 1 [Credits].')).toEqual([]);
  });
});
