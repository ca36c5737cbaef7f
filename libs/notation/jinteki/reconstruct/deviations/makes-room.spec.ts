import { coreRules } from '#cards/pool';
import type { State } from '#rules';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes as runner, runnerTurn } from '#testkit/scenario/play-scenario';
import { type Features, pileKey, plainKey } from '../features';
import { ourFeatures } from '../ours';
import { Titles } from '../titles';
import { roomMade } from './makes-room';

const titles = new Titles(coreRules.pool);
const defOf = (title: string): number => titles.ofTitle(title) ?? -1;

function hosting(inWindow = false): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
    runner: {
      credits: 9,
      grip: ['The Personal Touch'],
      rig: { programs: ['Aurora', 'Mimic'] },
    },
    script: [runner('install', { card: 'The Personal Touch', host: 'Aurora' })],
  });
  if (end === null) throw new Error('it was not played');
  const live = coreRules.live(end.state);
  while (!inWindow && live.state.prompt?.kind === 'window') live.apply({ do: 'pass' });
  return live.state;
}

/** What is told to be chosen where the rig is gone, and its question told first the Mimic. */
const chosenIn = (...lines: readonly string[]): readonly string[] => chosenAmid([], ...lines);

/** The same, where theirs shows some more. */
const chosenAmid = (
  shows: readonly (readonly [number, number])[],
  ...lines: readonly string[]
): readonly string[] => chosenAt(hosting(), shows, [], ...lines);

/** The same, where ours shows some more. */
function chosenAt(
  state: State,
  shows: readonly (readonly [number, number])[],
  ours: readonly (readonly [number, number])[],
  ...lines: readonly string[]
): readonly string[] {
  const before = new Map([...ourFeatures(coreRules.pool, state, []), ...ours]);
  const gone: Features = new Map([
    ...before,
    ...shows,
    ...['Aurora', 'Mimic', 'The Personal Touch'].map((title): [number, number] => [
      pileKey('heap', defOf(title)),
      1,
    ]),
  ]);
  const shown = entriesOf([], lines).map((one, at) => ({
    ...one,
    features: at === 0 ? before : gone,
  }));
  const means = {
    ...bareMeans(coreRules, titles),
    roomMade: [{ entry: 1, for: { what: 'less' as const }, chosen: ['Mimic', 'Aurora'] }],
  };
  const node = { ...nodeAt(coreRules, state), features: before };
  const [found] = roomMade(means, node, goalFrom(0, shown, [before, gone]));
  return (found?.granted?.deviation.decisions ?? []).flatMap((one) =>
    one.do === 'pick' ? [titles.titleOf(state.cards[one.card]?.def ?? -1)] : [],
  );
}

describe('more programs are trashed than have to be', () => {
  it('in the order in which they were chosen, and none that goes with its host', () => {
    expect(chosenIn('Aurora has left play: The Personal Touch is trashed.')).toEqual([
      'Mimic',
      'Aurora',
    ]);
  });

  it('and what is hosted on one of them, where no line tells that it goes with it', () => {
    expect(chosenIn()).toHaveLength(3);
  });

  it('in a window, but in none of a run: what that sets off would come before it', () => {
    const state = hosting(true);
    expect(state.prompt?.kind).toBe('window');
    const attacked = [[plainKey('attacked server'), 1]] as const;
    expect(chosenAt(state, [], [])).toHaveLength(3);
    expect(chosenAt(state, attacked, attacked)).toEqual([]);
  });

  it('and not once the run is over in which they were', () => {
    expect(chosenAmid([[plainKey('attacked server'), 1]])).toEqual([]);
  });
});
