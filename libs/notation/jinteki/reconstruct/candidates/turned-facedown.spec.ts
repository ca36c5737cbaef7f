import { rulesNamed } from '#cards/pool';
import { cloneState, type State } from '#rules';
import { entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Features } from '../features';
import { ourFeatures } from '../ours';
import { theirFeatures } from '../theirs';
import { Titles } from '../titles';
import { lossOf, lost } from './shows';

const rules = rulesNamed('all');
const { pool } = rules;
const title = 'Harbinger';

function inPlay(): State {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { programs: [title, title] } }, script: [] },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

/** The same, with one of them turned facedown. */
function turned(from: State): State {
  const state = cloneState(from);
  const card = state.cards[inRig(pool, state, title)];
  if (card !== undefined) state.cards[card.id] = { ...card, faceup: false };
  return state;
}

const featuresOf = (state: State): Features => ourFeatures(pool, state, []);

describe('a card that is turned facedown instead of being trashed', () => {
  const state = inPlay();
  const card = inRig(pool, state, title);
  const node = { ...nodeAt(rules, state), features: featuresOf(state) };
  const through = (...group: readonly Features[]) =>
    goalFrom(0, entriesOf([], []), [node.features, ...group]);

  it('lies otherwise than before in theirs and in ours', () => {
    const their = { title, type: 'Program' };
    const theirs = (facedown: boolean): Features => {
      const there = { ...their, facedown };
      const rig = facedown ? { facedown: [there], program: [their] } : { program: [there, their] };
      return theirFeatures(new Titles(pool), { runner: { rig } });
    };
    const added = (one: Features, other: Features): readonly number[] =>
      [...other.keys()].filter((key) => !one.has(key));
    const ours = added(node.features, featuresOf(turned(state)));
    expect(ours).toHaveLength(1);
    expect(added(theirs(false), theirs(true))).toEqual(ours);
  });

  it('is lost where theirs shows it so, and is not where it stays as it was', () => {
    const pick = { do: 'pick', card } as const;
    const [stays, turns] = [through(node.features), through(featuresOf(turned(state)))];
    expect([lost(node, stays, pick), lossOf(node, stays, pick)]).toEqual([false, 2]);
    expect([lost(node, turns, pick), lossOf(node, turns, pick)]).toEqual([true, 1]);
  });
});
