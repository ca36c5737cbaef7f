import { rulesNamed } from '#cards/pool';
import { cloneState, type CardId, type State } from '#rules';
import { bareMeans, entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { ourFeatures } from '../ours';
import { Titles } from '../titles';
import { candidates } from './candidates';
import { drainedIn } from './drained';

const rules = rulesNamed('all');
const { pool } = rules;

/** A breaker is raised with a counter of any card. */
function asked(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: {
        rig: {
          programs: [
            { card: 'Musaazi', counters: { virus: 2 } },
            { card: 'Imp', counters: { virus: 2 } },
          ],
        },
      },
      script: [runnerDoes('run', { server: 'R&D' }), goTo('run.3.1')],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const card = inRig(pool, end.state, 'Musaazi');
  const used = rules.apply(end.state, { do: 'use', card, ability: 2 });
  if (!used.ok) throw new Error(used.reason);
  return used.state;
}

describe('a counter that is paid from any of several cards', () => {
  const state = asked();
  const { prompt } = state;
  if (prompt?.kind !== 'pick') throw new Error('nothing is asked');
  const card = (title: string): CardId => inRig(pool, state, title);
  const withCounters = (left: Readonly<Record<string, number>>): State => {
    const there = cloneState(state);
    for (const [title, virus] of Object.entries(left)) {
      const drained = there.cards[card(title)];
      if (drained !== undefined) there.cards[drained.id] = { ...drained, virus };
    }
    return there;
  };
  /** What is chosen where theirs shows cards with so many counters, one after the other. */
  const chosen = (...left: readonly Readonly<Record<string, number>>[]): unknown => {
    const shown = [{}, ...left].map((one) => ourFeatures(pool, withCounters(one), []));
    const node = { ...nodeAt(rules, state), features: ourFeatures(pool, state, []) };
    const entries = entriesOf([], []);
    const means = bareMeans(rules, new Titles(pool));
    return candidates(pool, node, prompt, goalFrom(0, entries, shown), means.hidden);
  };

  it('is asked for as it is paid', () => {
    expect(drainedIn(state)).toEqual({ kind: 'virus', from: [] });
    expect(drainedIn({ ...state, frames: state.frames.slice(0, -1) })).toBeNull();
  });

  it('comes from one on which theirs shows fewer, though nothing is trashed', () => {
    expect(chosen({ Imp: 1 })).toEqual([{ do: 'pick', card: card('Imp') }]);
    expect(chosen({ Musaazi: 0 })).toEqual([{ do: 'pick', card: card('Musaazi') }]);
    expect(chosen({ Imp: 1, Musaazi: 1 })).toHaveLength(2);
  });

  it('comes first from the one that theirs shows so first', () => {
    const [imp, musaazi] = [card('Imp'), card('Musaazi')].map((one) => ({ do: 'pick', card: one }));
    expect(chosen({ Imp: 1 }, { Imp: 1, Musaazi: 1 })).toEqual([imp, musaazi]);
    expect(chosen({ Musaazi: 1 }, { Imp: 1, Musaazi: 1 })).toEqual([musaazi, imp]);
  });

  it('comes from none where theirs shows as many on all of them', () => {
    expect(chosen({})).toEqual([]);
  });
});
