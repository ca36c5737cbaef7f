import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { decided, entriesOf, inRig, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes,
  corpTurn,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import type { Deviation } from './deviation';
import { triesInPlace } from './tries-in-place';

const title = "Aesop's Pawnshop";
const { end } = playScenario(
  { turn: runnerTurn, runner: { rig: { resources: [title] } }, script: [] },
  coreRules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const card = inRig(coreRules.pool, state, title);
const node = nodeAt(coreRules, state);
const line = `Bo uses ${title} to do nothing.`;

/** What is allowed in a stretch of these entries, in each of which the Runner does something that changes nothing. */
function allowedIn(...lines: readonly (readonly string[])[]) {
  return allowedBefore(new Map(), ...lines);
}

/** The same where theirs takes entries back later. */
function allowedBefore(
  undone: ReadonlyMap<number, number | null>,
  ...lines: readonly (readonly string[])[]
) {
  const shown: readonly Shown[] = entriesOf(...lines).map((one, aid) => ({
    ...one,
    state: { corp: { aid: 0 }, runner: { aid } },
  }));
  const stretch = { start: node, from: 0, end: node, through: lines.length - 1, granted: [] };
  const titles = new Titles(coreRules.pool);
  return triesInPlace(coreRules, titles, shown, stretch, undone).granted;
}

describe('a use that has no place in ours', () => {
  it('is told as one in vain, for each line that shows it', () => {
    const [one, other, ...more] = allowedIn([], [line], [], [line]);
    expect([one?.deviation, other?.deviation]).toMatchObject([
      { kind: 'in-vain', card, entry: 1, legal: false },
      { kind: 'in-vain', card, entry: 3 },
    ]);
    expect(more).toEqual([]);
  });

  it('is not told where it is taken back', () => {
    expect(allowedBefore(new Map([[2, 0]]), [], [line], [])).toEqual([]);
    expect(allowedBefore(new Map([[2, 1]]), [], [line], [])).toHaveLength(1);
  });

  it('changes nothing of our position', () => {
    const [one] = allowedIn([], [line]);
    expect(one && carryOut(coreRules, state, one.deviation)).toBe(state);
  });

  it('comes behind what is allowed of an entry before it, though no line tells what comes between', () => {
    const shown: readonly Shown[] = entriesOf([], [], [line], []).map((one, aid) => ({
      ...one,
      state: { corp: { aid: 0 }, runner: { aid } },
    }));
    const deviation: Deviation = {
      ...{ kind: 'in-vain', card, credits: 0, entry: 1, difference: 'D15' },
      ...{ rule: 'ABIL-09', reason: 'It is used.', legal: false },
    };
    const end = decided(coreRules, node, { do: 'gain-credit' }, { after: 0, until: 3 });
    const allowed = (decision: number): readonly number[] => {
      const granted = [{ before: null, deviation, decision }];
      const stretch = { start: node, from: 0, end, through: 3, granted };
      return triesInPlace(coreRules, new Titles(coreRules.pool), shown, stretch).granted.map(
        (one) => one.decision,
      );
    };
    expect(allowed(0)).toEqual([0, 0]);
    expect(allowed(1)).toEqual([1, 1]);
  });

  it('is not told where the card is used once the phase is over that it was tried in', () => {
    const name = 'Djinn';
    const { end: last } = playScenario(
      { turn: runnerTurn, runner: { credits: 9, rig: { programs: [name] } }, script: [] },
      coreRules.pool,
    );
    if (last === null) throw new Error('it was not played');
    const triedIn = (phase: boolean): readonly number[] => {
      const told = [[], [`Bo uses ${name} to do nothing.`], ...new Array<[]>(18).fill([])];
      const shown: readonly Shown[] = entriesOf(...told).map((one, aid) => ({
        ...one,
        state: {
          ...{ corp: { aid: 0 }, runner: { aid: Math.min(aid, 1) } },
          ...(phase && aid < 17 ? { 'runner-phase-12': true } : {}),
        },
      }));
      const start = nodeAt(coreRules, last.state);
      const of = inRig(coreRules.pool, last.state, name);
      const use = { do: 'use', card: of, ability: 1 } as const;
      const stretch = {
        ...{ start, from: 0, through: 19, granted: [] },
        end: decided(coreRules, start, use, { after: 16, until: 18 }),
      };
      return triesInPlace(coreRules, new Titles(coreRules.pool), shown, stretch).granted.map(
        ({ deviation }) => deviation.entry,
      );
    };
    expect(triedIn(false)).toEqual([1]);
    expect(triedIn(true)).toEqual([]);
  });

  it('comes behind what a line told before it between turns, however late ours is asked for that', () => {
    const own = rulesByPool.covering(['Snitch', 'Ice Wall', 'Djinn']);
    const asked = playScenario(
      {
        turn: runnerTurn,
        corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
        runner: { rig: { programs: ['Snitch', 'Djinn'] } },
        script: [runnerDoes('run', { server: 'HQ' })],
      },
      own.pool,
    ).end;
    if (asked === null) throw new Error('it was not played');
    const start = nodeAt(own, asked.state);
    const end = decided(own, start, { do: 'option', option: 'yes' }, { after: 20, until: 21 });
    const placed = (first: number): readonly number[] => {
      const lines = Array.from({ length: 22 }, (_, at) => {
        if (at === first) return ['Bo uses Snitch to look at ice.'];
        return at === 5 ? ['Bo uses Djinn to do nothing.'] : [];
      });
      const shown: readonly Shown[] = entriesOf(...lines).map((one, at) => ({
        ...one,
        state: {
          ...{ 'end-turn': at > 1 && at < 21, corp: { aid: 0 } },
          runner: { aid: (at >= first ? 1 : 0) + (at >= 5 ? 1 : 0) },
        },
      }));
      const stretch = { start, from: 0, end, through: 21, granted: [] };
      return triesInPlace(own, new Titles(own.pool), shown, stretch).granted.map(
        ({ decision }) => decision,
      );
    };
    expect(placed(3)).toEqual([1]);
    expect(placed(7)).toEqual([0]);
  });

  it('comes between two answers of one card where the first is found before it, and what is allowed comes behind', () => {
    const own = rulesByPool.covering(['Whampoa Reclamation', 'Ice Wall', 'Hedge Fund', 'Djinn']);
    const asked = playScenario(
      {
        turn: { ...corpTurn, at: 'corp.2.1' },
        corp: {
          ...{ hq: ['Hedge Fund', 'Ice Wall'], archives: ['Hedge Fund', 'Ice Wall'] },
          servers: { 'Server 1': { cards: [rezzed('Whampoa Reclamation')] } },
        },
        runner: { rig: { programs: ['Djinn'] } },
        script: [corpDoes('use', { card: 'Whampoa Reclamation', ability: 0 })],
      },
      own.pool,
    ).end;
    if (asked === null) throw new Error('it was not played');
    const shown: readonly Shown[] = entriesOf(
      ...[[], [], [], ['Bo uses Djinn to do nothing.'], [], [], []],
    ).map((one, at) => ({
      ...one,
      state: { corp: { aid: 0 }, runner: { aid: at < 3 ? 0 : 1 } },
    }));
    const picks = (node: Node, between: Trail['between']): Node => {
      const pick = own.legal(node.live.state).find((one) => one.do === 'pick');
      if (pick === undefined) throw new Error('nothing can be picked');
      return decided(own, node, pick, between, 'corp');
    };
    const start = nodeAt(own, asked.state);
    const end = picks(picks(start, { after: 0, until: 2 }), { after: 5, until: 6 });
    const djinn = inRig(own.pool, asked.state, 'Djinn');
    const later: Deviation = {
      ...{ kind: 'in-vain', card: djinn, credits: 0, entry: 5, difference: 'D15' },
      ...{ rule: 'ABIL-09', reason: 'It is used.', legal: false },
    };
    const stretch = {
      ...{ start, from: 0, end, through: 6 },
      granted: [{ before: null, deviation: later, decision: 1 }],
    };
    const { granted } = triesInPlace(own, new Titles(own.pool), shown, stretch);
    expect(granted.map(({ decision, deviation: { entry } }) => [decision, entry])).toEqual([
      [1, 3],
      [1, 5],
    ]);
  });

  it('comes behind the server that a card is used on, which the line of its use tells', () => {
    const aimedAt = 'Counter Surveillance';
    const own = rulesByPool.covering([aimedAt, 'Djinn']);
    const begun = playScenario(
      {
        turn: runnerTurn,
        runner: { credits: 9, rig: { programs: ['Djinn'], resources: [aimedAt] } },
        script: [],
      },
      own.pool,
    ).end;
    if (begun === null) throw new Error('it was not played');
    const start = nodeAt(own, begun.state);
    const use = { do: 'use', card: inRig(own.pool, begun.state, aimedAt), ability: 0 } as const;
    const between = { after: 0, until: 6 };
    const end = decided(
      own,
      decided(own, start, use, between),
      { do: 'server', server: 'HQ' },
      between,
    );
    const runs = `Bo spends [Click] and trashes ${aimedAt} to use ${aimedAt} to make a run on HQ.`;
    const idle = 'Bo uses Djinn to do nothing.';
    const lines = [[], [], [runs], [], [idle], [], []];
    const shown: readonly Shown[] = entriesOf(...lines).map((one, at) => ({
      ...one,
      state: { corp: { aid: 0 }, runner: { aid: at < 2 ? 0 : at < 4 ? 1 : 2 } },
    }));
    const stretch = { start, from: 0, end, through: 6, granted: [] };
    const { granted } = triesInPlace(own, new Titles(own.pool), shown, stretch);
    expect(granted.map(({ decision }) => decision)).toEqual([2]);
  });

  it('is not told of a card that ours has not in play', () => {
    expect(allowedIn([], ['Bo uses Armitage Codebusting to do nothing.'])).toEqual([]);
  });
});
