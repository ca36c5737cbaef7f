import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { pileKey } from '../features';
import { Titles } from '../titles';
import { idlePlays } from './idle-plays';

const rules = rulesByPool.covering(['Frame Job']);
const titles = new Titles(rules.pool);
const def = titles.ofTitle('Frame Job') ?? -1;
const { end } = playScenario(
  { turn: runnerTurn, runner: { credits: 5, grip: ['Frame Job'] }, script: [] },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

/** Where the card lies after it is played to no effect, with so many of it in what is being played of theirs. */
function playedWith(...lying: readonly number[]): readonly string[] {
  const line = 'Al spends [Click][Click] and pays 1 [Credits] to play Frame Job.';
  const shown = entriesOf([], [line], []).map((one, at) => ({
    ...one,
    mayPass: false,
    features: new Map([[pileKey('play', def), lying[at] ?? 0]]),
  }));
  const played = idlePlays(
    bareMeans(rules, titles),
    nodeAt(rules, state),
    shown,
    [{ entry: 1, line }],
    [],
    () => false,
  );
  return played.map(({ live: { state: after } }) => {
    const [card] = after.cards.filter((one) => one.def === def);
    const spent = [state.runner.clicks - after.runner.clicks, 5 - after.runner.credits];
    return [card?.zone ?? 'nowhere', ...spent].join();
  });
}

describe('a card that is played to no effect', () => {
  it('is trashed, and its double cost is paid', () => {
    expect(playedWith(0, 0, 0)).toEqual(['heap,2,1']);
  });

  it('stays where it was played, where it lies there when theirs acts next', () => {
    expect(playedWith(0, 1, 1)).toEqual(['play,2,1']);
  });

  it('does not where it lies there no longer than it is resolved', () => {
    expect(playedWith(0, 1, 0)).toEqual(['heap,2,1']);
  });
});
