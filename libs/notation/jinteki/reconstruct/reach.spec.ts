import { coreRules } from '#cards/pool';
import { type CardId, encounterIn, type State } from '#rules';
import { bareMeans, inRig, nodeAt, pumpOf } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { promptOf } from '../lens/prompt';
import { carryOut } from './deviations/carry-out';
import { listGranted } from './deviations/deviation';
import { lend } from './deviations/loans';
import { subsApartIn } from './deviations/subs-apart';
import { unfiredIn } from './deviations/unfired';
import type { Means } from './follow';
import { levelAt } from './level';
import type { Node } from './node';
import { ourFeatures } from './ours';
import { reach } from './reach';
import type { Shown } from './shown';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const { pool } = coreRules;

/** Subroutines are left in an encounter that begins with a run, once what would break them was pumped. */
function leftIn() {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { credits: 5, servers: { HQ: { ice: [rezzed('Hunter')] } } },
    runner: { credits: 3, rig: { programs: ['Ninja'] } },
    script: [],
  });
  if (end === null) throw new Error('it was not played');
  const run = { do: 'run', server: 'HQ' } as const;
  const begun = coreRules.apply(end.state, run);
  if (!begun.ok) throw new Error(begun.reason);
  const met = passedBy(begun.state, true);
  const pump = pumpOf(pool, met, inRig(pool, met, 'Ninja'));
  const pumped = coreRules.apply(met, pump);
  if (!pumped.ok) throw new Error(pumped.reason);
  const unfired = { kind: 'unfired', card: iceOf(met), credits: 0 } as const;
  const left = taken(
    carryOut(coreRules, met, { ...unfired, decisions: [pump, { do: 'break', sub: 0 }] }),
  );
  const ice = {
    ...{ cid: 'a', title: 'Hunter', side: 'Corp', subroutines: [{ fired: false }] },
  };
  const shown = [
    { at: end.state, lines: [], state: {} },
    {
      ...{ at: met, state: { encounters: { ice } } },
      lines: ['Al spends [Click] to make a run on HQ.'],
    },
    {
      ...{ at: pumped.state, state: { encounters: { ice } } },
      lines: ['Al pays 3 [Credits] to use Ninja to increase its strength from 0 to 5.'],
    },
    { at: passedBy(left), lines: ['Al passes Hunter protecting HQ at position 0.'], state: {} },
  ].map(({ at, ...one }): Shown => ({
    ...{ mayPass: true, isSettled: false, repeats: false, ...one },
    ...{ features: ourFeatures(pool, at, []) ?? new Map<number, number>() },
    prompts: { corp: null, runner: null },
  }));
  const bare = bareMeans(coreRules, titles);
  const means: Means = {
    ...{ ...bare, hidden: { ...bare.hidden, runs: [1] } },
    ...{ unfired: unfiredIn(titles, shown), patience: 1_000, left: 4_000 },
  };
  const start = nodeAt(coreRules, end.state);
  return {
    ...reach(
      means,
      levelAt({ ...start, features: shown[0]?.features ?? start.features }, 0),
      shown,
    ),
    bid: pumped.state.prompt,
  };
}

/** Ice is encountered that trashes a program and ends the run, and what would be trashed can be kept. */
function encountered(): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [rezzed('Rototurret')] } } },
    runner: {
      credits: 3,
      rig: {
        programs: ['Corroder'],
        resources: ['Sacrificial Construct'],
        hardware: ['Cyberfeeder'],
      },
    },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  });
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const taken = (state: State | null): State => {
  if (state === null) throw new Error('it cannot be done');
  return state;
};

function iceOf(state: State): CardId {
  const encounter = encounterIn(state);
  if (encounter === null) throw new Error('nothing is encountered');
  return encounter.vars.ice;
}

/** Windows are passed until an encounter begins, or is over. */
function passedBy(from: State, met = false): State {
  let state = from;
  while ((encounterIn(state) !== null) !== met) {
    const passed = coreRules.apply(state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.reason);
    ({ state } = passed);
  }
  return state;
}

/** The encounter of theirs, with so many subroutines that resolved, and what the Corp is asked. */
function encounterWith(fired: number, asks: boolean) {
  const prompt = {
    ...{ msg: 'Choose a program to trash', 'prompt-type': 'select', choices: ['Done'] },
    ...{ card: { title: 'Rototurret' }, eid: { eid: 1 } },
  };
  const subroutines = ['Trash a program', 'End the run'].map((label, at) => ({
    ...{ label, fired: at < fired },
  }));
  return {
    corp: { 'prompt-state': asks ? prompt : null },
    encounters: { ice: { cid: 'a', title: 'Rototurret', side: 'Corp', subroutines } },
  };
}

/** The first subroutine resolves by itself, nothing is chosen for it, and the run ends. */
function followed(start: Node) {
  const from = start.live.state;
  const apart = taken(
    carryOut(coreRules, from, {
      ...{ kind: 'sub-apart', card: iceOf(from), credits: 0, stays: true },
      decisions: [{ do: 'break', sub: 0 }],
    }),
  );
  const left = taken(
    carryOut(coreRules, apart, {
      ...{ kind: 'unanswered', card: iceOf(from), credits: 0, decisions: [{ do: 'done' }] },
    }),
  );
  const [amid, over] = [from, passedBy(left)].map((one) => ourFeatures(pool, one, start.loans));
  if (amid === undefined || over === undefined) throw new Error('nothing is shown');
  const shown = [
    { state: encounterWith(0, false), features: amid, lines: [] },
    { state: encounterWith(1, true), features: amid, lines: [] },
    { state: encounterWith(1, false), features: amid, lines: [] },
    {
      ...{ state: { corp: { 'prompt-state': null } }, features: over },
      lines: ['Al uses Rototurret to end the run.'],
    },
  ].map((one): Shown => ({
    ...{ mayPass: true, isSettled: false, repeats: false, ...one },
    prompts: { corp: promptOf(one.state, 'corp'), runner: null },
  }));
  const means: Means = {
    ...bareMeans(coreRules, titles),
    ...{ subsApart: subsApartIn(titles, shown), patience: 1_000, left: 4_000 },
  };
  const { level } = reach(means, levelAt(start, 0), shown);
  const granted = listGranted(level.node.granted).map(({ deviation: { kind, stays } }) => ({
    ...{ kind, stays },
  }));
  return { index: level.index, granted };
}

describe('a way that theirs allows', () => {
  const node = { ...nodeAt(coreRules, encountered()), runs: 1 };
  const way = { kind: 'sub-apart', stays: true };

  it('is the next one where the first leads no further', () => {
    expect(followed(node)).toEqual({ index: 3, granted: [way] });
  });

  it('is looked for once, though credits that were lent may be spent on the way', () => {
    const { turn } = node.live.state;
    const lender = titles.ofTitle('Cyberfeeder') ?? -1;
    const lent = { entry: 0, def: lender, root: null, credits: 1, had: 1, turn };
    const lending = lend(coreRules, node, [lent]);
    if (lending === null) throw new Error('nothing is lent');
    expect(followed(lending)).toEqual({
      index: 3,
      granted: [{ kind: 'loan', stays: undefined }, way],
    });
  });
});

describe('what ours has resolved, and theirs leaves', () => {
  it('is looked back to from where it is left, before where its encounter began', () => {
    const { level, bid } = leftIn();
    expect(bid).toMatchObject({ kind: 'bid', for: 'corp' });
    expect(listGranted(level.node.granted).map(({ deviation }) => deviation.kind)).toEqual([
      'unfired',
    ]);
    expect([level.index, level.from?.index]).toEqual([3, 1]);
  });
});
