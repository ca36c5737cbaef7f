import { rulesNamed } from '#cards/pool';
import { rezzed, run, runnerChooses } from '#cards/sketch/steps';
import type { Decision, State } from '#rules';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes as runner, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { leftOpen } from './left-open';
import type { Unanswered } from './unanswered';

const rules = rulesNamed('all');
const titles = new Titles(rules.pool);

/** A kind of ice is named for what is chosen next. */
function asked(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { 'R&D': { ice: ['Enigma', 'Ice Wall'] } } },
      runner: { rig: { programs: ['Wari'] } },
      script: [runner('run', { server: 'HQ' }), runnerChooses('Wari', { option: 'yes' })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

/** Until somebody is asked for something. */
function passed(from: State): State {
  const { live } = nodeAt(rules, from);
  while (live.state.prompt?.kind === 'window') live.apply({ do: 'pass' });
  return live.state;
}

const choiceOf = (title: string): Unanswered => ({
  ...{ entry: 1, asked: 0, def: titles.ofTitle(title) ?? -1 },
  ...{ message: 'Choose a target', chosen: [] },
});

const said = (one: Decision | undefined): string =>
  one?.do === 'option' ? one.option : (one?.do ?? '');

describe('a question that is left open', () => {
  it('has what was answered on the way to it told as open, too', () => {
    const ways = leftOpen(
      bareMeans(rules, titles),
      nodeAt(rules, asked()),
      [choiceOf('Wari')],
      goalFrom(0, entriesOf([], [])),
    );
    const left = ways
      .map(({ granted }) => granted?.deviation)
      .find((one) => one?.decisions?.map(said).join() === 'sentry,done');
    expect(left?.open?.map((way) => way.map(said))).toEqual(
      expect.arrayContaining([
        ['code-gate', 'done'],
        ['barrier', 'done'],
      ]),
    );
  });

  describe('of the first of two subroutines (Harvester)', () => {
    function met(grip: readonly string[]): State {
      const { end } = playScenario(
        {
          policy: { random: 'first' },
          corp: { servers: { HQ: { ice: [rezzed('Harvester')] } } },
          runner: { grip, stack: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
          script: [run('HQ')],
        },
        rules.pool,
      );
      if (end === null) throw new Error('it was not played');
      return passed(end.state);
    }
    const leftAt = (state: State, ...chosen: readonly string[]) =>
      leftOpen(
        bareMeans(rules, titles),
        nodeAt(rules, state),
        [{ ...choiceOf('Harvester'), chosen }],
        goalFrom(0, entriesOf([], [])),
      );

    it('is one question, and the next is asked by our rules', () => {
      const state = met(['Diesel', 'Sure Gamble', 'Corroder', 'Imp', 'Easy Mark']);
      expect(state.prompt).toMatchObject({ kind: 'pick', for: 'runner', done: false });
      const [first] = leftAt(state, 'Imp');
      const deviation = first?.granted?.deviation;
      expect(deviation?.decisions?.map(said)).toEqual(['pick', 'done']);
      expect(deviation?.reason.endsWith('without an answer.')).toBe(true);
      expect(first?.live.state.prompt).toMatchObject({ kind: 'pick', for: 'runner', done: false });
      expect(first?.live.state.runner.heap).toHaveLength(1);
      const folded = deviation && carryOut(rules, state, deviation);
      expect(folded?.prompt).toEqual(first?.live.state.prompt);
    });

    it('is said not to be told in full where there are more answers than are looked at', () => {
      const many = ['Sure Gamble', 'Corroder', 'Imp', 'Easy Mark', 'Femme Fatale', 'Aurora'];
      const [first] = leftAt(met([...many, 'Inside Job', 'Ninja', 'Demolition Run', 'Stimhack']));
      expect(first?.granted?.deviation.reason).toMatch(/was not looked at in full\.$/);
    });
  });

  it('is the last of those that one card asks within these entries, where nothing speaks for another', () => {
    const ways = leftOpen(
      bareMeans(rules, titles),
      nodeAt(rules, asked()),
      [choiceOf('Wari'), { ...choiceOf('Wari'), entry: 3 }],
      goalFrom(0, entriesOf([], [], [], [])),
    );
    const entries = ways.map(({ granted }) => granted?.deviation.entry);
    expect(new Set(entries)).toEqual(new Set([1, 3]));
    expect(entries[0]).toBe(3);
  });

  it('is the one while which lines tell more of what is chosen', () => {
    const line = 'Bo uses Wari to trash Imp.';
    const [way] = leftOpen(
      bareMeans(rules, titles),
      nodeAt(rules, asked()),
      [choiceOf('Wari'), { ...choiceOf('Wari'), asked: 2, entry: 3 }],
      goalFrom(0, entriesOf([], [line], [], [])),
    );
    expect(way?.granted?.deviation.entry).toBe(1);
  });
});
