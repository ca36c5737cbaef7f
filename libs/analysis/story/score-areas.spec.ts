import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import {
  cloneState,
  MomentIndexes,
  ScoreLog,
  tableNumbers,
  viewers,
  workOn,
  type Decision,
  type Legal,
  type Side,
  type State,
} from '#rules';
import { Witness } from '../report/witness';
import { StoryAnalysis } from './story';

const rules = rulesNamed('all');
const { pool } = rules;

interface Cards {
  readonly corp?: object;
  readonly runner?: object;
}

function table(side: Side, { corp = {}, runner = {} }: Cards): State {
  const loaded = loadPosition(pool, {
    turn: { side, number: 9, clicks: 3, at: side === 'corp' ? 'corp.2.2' : 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 5,
      rd: ['PAD Campaign', 'PAD Campaign'],
      ...corp,
    },
    runner: {
      identity: 'Noise: Hacker Extraordinaire',
      credits: 5,
      stack: ['Easy Mark'],
      ...runner,
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

type Wish = (decision: Decision) => boolean;

const plays: Wish = ({ do: does }) => does === 'play';
const uses: Wish = ({ do: does }) => does === 'use';
const runs: Wish = (one) => one.do === 'run' && one.server === 'Server 1';
const adds: Wish = (one) => one.do === 'option' && one.option === 'add-to-score-area';

const isDecision = (legal: Legal): legal is Legal & Decision => !('from' in legal);

/** Decides what is wished for as soon as it is legal, and lets pass until then. */
function played(state: State, ...wishes: readonly Wish[]) {
  const left = [...wishes];
  const story = new StoryAnalysis(pool, cloneState(state));
  const scores = new ScoreLog(pool, cloneState(state));
  const indexes = new MomentIndexes();
  indexes.begin(workOn(pool, state, null), []);
  const opening = cloneState(state);
  const live = rules.live(state);
  for (let number = 1; number < 60; number += 1) {
    const legal = live.legal().filter(isDecision);
    const [wish] = left;
    const wished = wish === undefined ? undefined : legal.find(wish);
    if (wished !== undefined) left.shift();
    const isAction = live.state.prompt?.kind === 'action';
    const decision =
      wished ??
      (isAction ? undefined : (legal.find(({ do: does }) => does === 'pass') ?? legal[0]));
    const by = live.state.prompt?.for;
    if (decision === undefined || by === undefined) break;
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(taken.reason);
    story.take({ number, by, decision, state: live.state, facts: taken.facts });
    scores.take(number, taken.facts, tableNumbers(pool, live.state));
    indexes.take({ by, decision }, workOn(pool, live.state, null), taken.facts);
  }
  expect(left).toHaveLength(0);
  const told = viewers.map((viewer) =>
    story
      .told(new Witness(pool, opening, viewer, indexes.of[viewer]))
      .map(({ kind, weight, text }) => ({ kind, weight, text })),
  );
  return {
    /** The one story that every viewer is told. */
    story: told.reduce((one, other) => {
      expect(other).toEqual(one);
      return one;
    }),
    scores: scores.scores.map((one) => [
      ...[one.kind, one.side, one.points],
      ...[one.corpPoints, one.runnerPoints],
    ]),
  };
}

describe('agendas that come and go otherwise than by being scored or stolen', () => {
  it('are told where they are swapped, with the points that both have then', () => {
    const state = table('corp', {
      corp: { hq: ['Exchange of Information'], score: ['Hostile Takeover'] },
      runner: { tags: 1, score: ['Private Security Force'] },
    });
    const { story, scores } = played(state, plays);
    expect(story).toContainEqual({
      kind: 'swapped',
      weight: 20,
      text: 'Hostile Takeover and Private Security Force are swapped. The Corp has 2 agenda points, the Runner 1.',
    });
    expect(scores).toEqual([
      ['swapped', 'corp', 1, 2, 2],
      ['swapped', 'runner', -1, 2, 1],
    ]);
  });

  it('are told where they are forfeited', () => {
    const state = table('runner', {
      runner: { rig: { resources: ['Data Dealer'] }, score: ['Private Security Force'] },
    });
    const { story, scores } = played(state, uses);
    expect(story).toContainEqual({
      kind: 'forfeited',
      weight: 20,
      text: 'The Runner forfeits Private Security Force. The Corp has 0 agenda points, the Runner 0.',
    });
    expect(scores).toEqual([['forfeited', 'runner', -2, 0, 0]]);
  });

  it('are told where another card is added to a score area, by what it is worth there', () => {
    const state = table('runner', { corp: { servers: { 'Server 1': { cards: ['News Team'] } } } });
    const { story, scores } = played(state, runs, adds);
    expect(story).toContainEqual({
      kind: 'added',
      weight: 10,
      text: "News Team goes to the Runner's score area. The Corp has 0 agenda points, the Runner -1.",
    });
    expect(scores).toEqual([['added', 'runner', -1, 0, -1]]);
  });
});

describe('points of scores', () => {
  it('are what an agenda is worth where it lies, whatever is printed on it', () => {
    const state = table('runner', {
      corp: { servers: { 'Server 1': { cards: ['Global Food Initiative'] } } },
    });
    expect(played(state, runs).scores).toEqual([['stolen', 'runner', 2, 0, 2]]);
  });
});
