import { coreRules } from '#cards/pool';
import { bareMeans, entriesOf, goalFrom, inRig, nodeAt, trailOf } from '#testkit/jinteki/way';
import {
  corpDoes as corp,
  corpTurn,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { State } from '#rules';
import { Evidence } from '../evidence';
import { Goal } from '../goal';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { unasked } from './unasked';
import { isAnswer, usesByHand } from './uses-by-hand';

const shop = "Aesop's Pawnshop";
const titles = new Titles(coreRules.pool);
const means = bareMeans(coreRules, titles);

describe('a card that is used by hand after the last click of a turn', () => {
  it('may be the one that was installed with that click', () => {
    const { end } = playScenario({
      turn: runnerTurn,
      corp: { credits: 1, servers: { 'Server 1': { cards: [rezzed('PAD Campaign')] } } },
      runner: { credits: 5, grip: [shop], rig: { hardware: ['Grimoire'] } },
      script: [runner('gain-credit'), runner('gain-credit'), runner('gain-credit')],
    });
    if (end === null) throw new Error('it was not played');
    const passed = coreRules.apply(end.state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.reason);
    const { state } = passed;
    const [card] = state.runner.grip;
    if (card === undefined) throw new Error('the grip is empty');
    const install = { do: 'install', card } as const;
    const live = coreRules.live(state);
    // Ours asks nobody any more before the turn is over.
    expect(live.apply(install).ok && live.state.turn.side).toBe('corp');
    const [installed] = unasked(coreRules, state, [install]).filter(
      ({ decisions }) => decisions.length === 1,
    );
    if (installed === undefined) throw new Error('it is not installed');
    const [before, after] = [state, installed.at].map((one) =>
      ourFeatures(coreRules.pool, one, []),
    );
    if (before === undefined || after === undefined) throw new Error('nothing is shown');
    const line = `Al uses ${shop} to trash Grimoire and gain 3 [Credits].`;
    const shown = [
      { features: before, lines: [] },
      { features: after, lines: [`Al spends [Click] and pays 1 [Credits] to install ${shop}.`] },
      { features: after, lines: [line] },
    ].map((one): Shown => ({
      ...{ state: {}, mayPass: true, isSettled: false, repeats: false, ...one },
      prompts: { corp: null, runner: null },
    }));
    const between = { after: 0, until: 2 };
    const aim = shown[2];
    if (aim === undefined) throw new Error('there is no entry');
    const group = shown.map(({ features }) => features);
    const goal = new Goal(group, aim, between, new Evidence(shown, between));
    const node: Node = {
      ...{
        live: coreRules.live(state),
        features: before,
        trail: null,
        accessed: 0,
        runs: 0,
        arranged: 0,
      },
      ...{ loans: [], granted: null, shuffled: { corp: 0, runner: 0 } },
    };
    const used = [
      ...usesByHand(
        means,
        node,
        [{ entry: 2, line }],
        shown,
        goal,
        () => false,
        () => true,
      ),
    ];
    expect(used[0]?.granted?.deviation).toMatchObject({
      ...{ kind: 'out-of-window', card, decisions: [install] },
    });
    expect(used[0]?.live.state.prompt).toMatchObject({ for: 'runner', source: card });
  });
});

describe('a card that asks by itself what a line tells the answer of', () => {
  const { end } = playScenario({
    turn: corpTurn,
    runner: { rig: { hardware: ['Grimoire'], resources: [shop] } },
    script: [corp('gain-credit'), corp('gain-credit'), corp('gain-credit')],
  });
  if (end === null) throw new Error('it was not played');
  const until = (from: State, kind: 'option' | 'action'): State => {
    let state = from;
    for (let left = 12; left > 0 && state.prompt?.kind !== kind; left -= 1) {
      const no = { do: 'option', option: 'no' } as const;
      const passed = coreRules.apply(state, state.prompt?.kind === 'option' ? no : { do: 'pass' });
      if (!passed.ok) throw new Error(passed.reason);
      ({ state } = passed);
    }
    return state;
  };
  const asking = until(end.state, 'option');
  const line = `Al uses ${shop} to trash Grimoire and gain 3 [Credits].`;
  const used = (state: State, ...before: readonly string[]): number => {
    const features = ourFeatures(coreRules.pool, state, []);
    const shown = entriesOf([], [...before, line]).map((one) => ({ ...one, features }));
    const goal = goalFrom(0, shown, [features, features]);
    const told = [{ entry: 1, line }];
    const node = { ...nodeAt(coreRules, state), features };
    return [
      ...usesByHand(
        means,
        node,
        told,
        shown,
        goal,
        () => false,
        () => true,
      ),
    ].length;
  };

  it('is not used by hand for that', () => {
    expect(asking.prompt).toMatchObject({ source: inRig(coreRules.pool, asking, shop) });
    expect(used(asking)).toBe(0);
  });

  it('is used by hand where it asks nothing', () => {
    expect(used(until(asking, 'action'))).toBeGreaterThan(0);
  });

  it('is not used by hand right as a line tells the turn to begin, which ours has come to', () => {
    const began = 'Al started their turn 2 with 5 [Credit] and 5 cards in their Grip.';
    expect(used(until(asking, 'action'), began)).toBe(0);
  });
});

it('is not used by hand behind what waits with it, and is told to be done before', () => {
  const { end } = playScenario({
    turn: corpTurn,
    runner: { rig: { hardware: ['Grimoire'], resources: [shop, 'Wyldside'] } },
    script: [corp('gain-credit'), corp('gain-credit'), corp('gain-credit')],
  });
  let state = end?.state;
  while (state?.prompt?.kind === 'window') {
    const passed = coreRules.apply(state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.reason);
    ({ state } = passed);
  }
  if (state?.prompt?.kind !== 'order') throw new Error('nothing waits');
  const from = state;
  const features = ourFeatures(coreRules.pool, from, []);
  const [trail] = trailOf({ after: 0, until: 0 }, { do: 'pass' });
  const line = `Al uses ${shop} to trash Grimoire and gain 3 [Credits].`;
  const used = (before: string): number => {
    const shown = entriesOf([], [before], [line]).map((one) => ({ ...one, features }));
    return [
      ...usesByHand(
        means,
        { ...nodeAt(coreRules, from), features, trail: trail ?? null },
        [{ entry: 2, line }],
        shown,
        goalFrom(0, shown, [features, features, features]),
        () => false,
        () => true,
      ),
    ].length;
  };
  expect(used('Al uses Wyldside to draw 2 cards.')).toBe(0);
  expect(used('Al has no further action.')).toBeGreaterThan(0);
});

describe('a line that tells what came of what a card asked', () => {
  const begins = 'Ann uses Kuwinda K4H1U3 to initiate a trace with strength 0.';
  const counts = 'Ann uses Kuwinda K4H1U3 to place 1 power counter on itself.';
  const asking = {
    ...{ kind: 'trace', message: '', choices: [], cardTitle: 'Kuwinda K4H1U3', cardCid: null },
    ...{ selectable: [], asking: 1 },
  };
  const shown = (line: string, asks: boolean) => ({
    lines: line === '' ? [] : [line],
    prompts: { corp: asks ? asking : null, runner: null },
  });

  it('is no further use by hand', () => {
    const told = [shown('', false), shown(begins, true), shown(counts, false)];
    expect(isAnswer(told, { entry: 2, line: counts }, 'Kuwinda K4H1U3')).toBe(true);
    expect(isAnswer(told, { entry: 1, line: begins }, 'Kuwinda K4H1U3')).toBe(false);
    const apart = [shown('', false), shown(begins, false), shown(counts, false)];
    expect(isAnswer(apart, { entry: 2, line: counts }, 'Kuwinda K4H1U3')).toBe(false);
  });
});
