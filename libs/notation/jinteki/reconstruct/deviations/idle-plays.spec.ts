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

/** Where a card that asks for a server lies once it was played, and where theirs lists it as the next entries come. */
function runWith(lying: readonly number[], asks: boolean): readonly string[] {
  const runs = rulesByPool.covering(['Dirty Laundry']);
  const names = new Titles(runs.pool);
  const laundry = names.ofTitle('Dirty Laundry') ?? -1;
  const { end: there } = playScenario(
    { turn: runnerTurn, runner: { credits: 5, grip: ['Dirty Laundry'] }, script: [] },
    runs.pool,
  );
  if (there === null) throw new Error('it was not played');
  const line = 'Al spends [Click] and pays 2 [Credits] to play Dirty Laundry.';
  const prompt = { message: 'Choose a server', kind: 'other', choices: ['HQ'], cardCid: null };
  const runner = { ...prompt, cardTitle: 'Dirty Laundry', selectable: [], asking: 1 };
  const shown = entriesOf([], [line], []).map((one, at) => ({
    ...one,
    mayPass: false,
    features: new Map([[pileKey('play', laundry), lying[at] ?? 0]]),
    prompts: { corp: null, runner: asks && at === 1 ? runner : null },
  }));
  const told = [{ entry: 1, line }];
  const means = bareMeans(runs, names);
  const played = idlePlays(means, nodeAt(runs, there.state), shown, told, [], () => false);
  return played.map(
    ({ live }) => live.state.cards.find(({ def: of }) => of === laundry)?.zone ?? '',
  );
}

describe('a card that is played and left where it was', () => {
  it('does nothing where nobody is asked by it, though our rules would ask', () => {
    expect(runWith([0, 1, 1], false)).toEqual(['play']);
    expect(runWith([0, 1, 1], true)).toEqual([]);
    expect(runWith([0, 1, 0], false)).toEqual([]);
  });
});

describe('a card that is played to no effect as the first action of a turn', () => {
  it('is played before what a card in force wants to come first', () => {
    const running = rulesByPool.covering(['Always Be Running', 'Mars for Martians']);
    const { end: there } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          ...{ credits: 5, grip: ['Mars for Martians'] },
          rig: { resources: ['Always Be Running'] },
        },
        script: [],
      },
      running.pool,
    );
    if (there === null) throw new Error('it was not played');
    const line = 'Al spends [Click] and pays 0 [Credits] to play Mars for Martians.';
    const [played] = idlePlays(
      bareMeans(running, new Titles(running.pool)),
      nodeAt(running, there.state),
      entriesOf([], [line], []),
      [{ entry: 1, line }],
      [],
      () => false,
    );
    expect(played?.granted?.deviation).toMatchObject({ kind: 'no-effect', rule: 'MUST-01' });
  });
});
