import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, nodeAt, trailOf } from '#testkit/jinteki/way';
import {
  corpDoes as corp,
  corpTurn,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import { Titles } from '../titles';
import { leavesAtNone, leavesUnrun, leavesUnsearched, staysInPlace } from './leaves-undone';

const mover = 'Georgia Emelyov';
const rules = rulesByPool.covering([
  ...['Rigged Results', 'Vamp', 'Ice Wall', 'Hedge Fund', mover],
  ...['Test Run', 'Corroder', 'Gordian Blade'],
]);
const titles = new Titles(rules.pool);
const means = bareMeans(rules, titles);

function positionOf(sketch: Sketch): Node {
  const { end } = playScenario(sketch, rules.pool);
  if (end === null) throw new Error('it was not played');
  return nodeAt(rules, end.state);
}

describe('a run that a card is to make', () => {
  const asking = positionOf({
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
    runner: { credits: 5, grip: ['Rigged Results'] },
    script: [
      runner('play', { card: 'Rigged Results' }),
      runner('choose', { for: 'Rigged Results', number: 1 }),
      corp('choose', { for: 'Rigged Results', number: 0 }),
    ],
  });
  const left = (title: string): readonly Node[] =>
    leavesUnrun(means, asking, [
      {
        ...{ entry: 2, asked: 1, def: titles.ofTitle(title) ?? -1, chosen: [] },
        message: 'Choose a piece of ice to bypass',
      },
    ]);

  it('is not made where what the card asks of it is left without an answer', () => {
    expect(asking.live.state.prompt?.kind).toBe('server');
    const [node, ...others] = left('Rigged Results');
    expect(others).toEqual([]);
    expect(node?.granted?.deviation).toMatchObject({ kind: 'unanswered', entry: 2 });
    const { frames, runner: after } = node?.live.state ?? asking.live.state;
    expect([frames.some(({ at }) => at === 'run'), after.credits]).toEqual([false, 4]);
    expect(node?.live.state.prompt?.kind).not.toBe('server');
  });

  it('is made where another card left something open', () => {
    expect(left('Vamp')).toEqual([]);
  });
});

describe('a deck that a card is to search', () => {
  const asking = positionOf({
    turn: runnerTurn,
    runner: { credits: 5, grip: ['Test Run'], stack: ['Corroder', 'Gordian Blade'] },
    script: [runner('play', { card: 'Test Run' })],
  });
  const left = (what: string): readonly Node[] =>
    leavesUnsearched(
      means,
      asking,
      [
        {
          ...{ entry: 2, asked: 1, def: titles.ofTitle('Test Run') ?? -1, chosen: [] },
          message: 'Choose a program to install',
        },
      ],
      entriesOf([], [`Bo uses Test Run to install a program from the ${what}.`], []),
    );

  it('is not, nor shuffled, where the card is told to look through the heap and finds nothing there', () => {
    expect(asking.live.state.prompt).toMatchObject({ kind: 'pick', why: 'search' });
    const [node, ...others] = left('Heap');
    expect(others).toEqual([]);
    expect(node?.granted?.deviation).toMatchObject({ kind: 'unanswered', entry: 2 });
    expect(node?.live.state.prompt?.kind).toBe('action');
  });

  it('is where no line tells that', () => {
    expect(left('Stack')).toEqual([]);
  });
});

describe('a card that as many credits as one likes are paid for', () => {
  const asking = positionOf({
    turn: runnerTurn,
    corp: { credits: 3, hq: ['Hedge Fund'] },
    runner: { credits: 4, grip: ['Vamp'] },
    script: [
      runner('play', { card: 'Vamp' }),
      runner('choose', { for: 'Vamp', option: 'replace' }),
    ],
  });
  const left = (line: string): readonly Node[] => {
    const [, entry] = entriesOf([], [line]);
    return leavesAtNone(
      means,
      asking,
      (entry?.lines ?? []).map((one) => ({ entry: 1, line: one })),
    );
  };

  it('does nothing where it is told to, as none are', () => {
    expect(asking.live.state.prompt?.kind).toBe('number');
    const [node] = left('Bo pays 0 [Credits] to use Vamp to do nothing.');
    expect(node?.granted?.deviation).toMatchObject({ kind: 'unanswered', entry: 1 });
    expect([node?.live.state.runner.tags, node?.live.state.corp.credits]).toEqual([0, 3]);
  });

  it('does what it says where a line tells of that', () => {
    expect(left('Bo pays 3 [Credits] to use Vamp to make the Corp lose 3 [Credits].')).toEqual([]);
  });
});

describe('a card that is to move to another server', () => {
  const asking = positionOf({
    turn: { ...corpTurn, at: 'corp.2.1' },
    corp: { credits: 2, servers: { 'R&D': {}, 'Server 1': { cards: [rezzed(mover)] } } },
    script: [corp('use', { card: mover, ability: 1 })],
  });
  const stays = (server: string): readonly Node[] =>
    staysInPlace(means, asking, entriesOf([], [`Bo uses ${mover} to move to ${server}.`]), 1);

  it('stays where it lies where it is told to move there', () => {
    expect(asking.live.state.prompt?.kind).toBe('server');
    const entries = { after: 0, until: 1 };
    const used = { ...asking, trail: trailOf(entries, { do: 'pass' })[0] ?? null };
    const shown = entriesOf([], [`Bo uses ${mover} to move to Server 1.`]);
    const [node] = staysInPlace(means, used, shown, 1);
    expect(node?.granted?.deviation).toMatchObject({ kind: 'unanswered', entry: 1 });
    const { cards, prompt } = node?.live.state ?? asking.live.state;
    expect(prompt?.kind).not.toBe('server');
    expect(cards.filter(({ server }) => server === 'Server 1')).toHaveLength(1);
  });

  it('moves where it is told to move elsewhere', () => {
    expect(stays('R&D')).toEqual([]);
  });
});
