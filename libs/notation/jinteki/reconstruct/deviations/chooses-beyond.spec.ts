import { rulesByPool } from '#cards/rules-by-pool';
import { corpChooses } from '#cards/sketch/steps';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpDoes, corpTurn, playScenario, rezzed } from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import { Titles } from '../titles';
import { choosesBeyond } from './chooses-beyond';

const rules = rulesByPool.covering(['Power Shutdown']);

/** A number is asked for that may be no higher than what the only program cost. */
function asking(): Node {
  const { end } = playScenario(
    {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      corp: { credits: 1, hq: ['Power Shutdown'], rd: new Array<string>(9).fill('Hedge Fund') },
      runner: { rig: { programs: ['Ninja'] } },
      script: [corpDoes('play', { card: 'Power Shutdown' })],
    },
    rules.pool,
  );
  if (end?.state.prompt?.kind !== 'number') throw new Error('no number is asked for');
  return nodeAt(rules, end.state);
}

const chosen = (number: number): readonly Node[] => {
  const line = `Ann uses Power Shutdown to trash ${String(number)} cards from the top of R&D.`;
  const goal = goalFrom(0, entriesOf([], [line]));
  return choosesBeyond(bareMeans(rules, new Titles(rules.pool)), asking(), goal);
};

describe('a number above the highest that a card allows', () => {
  it('is chosen where a line tells of what comes of it', () => {
    const [node, ...others] = chosen(8);
    expect(others).toEqual([]);
    expect(node?.granted?.deviation).toMatchObject({ kind: 'unanswered', entry: 1 });
    expect(node?.live.state.corp.rd).toHaveLength(1);
  });

  it('is none where our rules allow it', () => {
    expect(chosen(4)).toEqual([]);
  });

  it('is none of credits that are paid: there are no more', () => {
    const market = rulesByPool.covering(['NASX']);
    const { end } = playScenario(
      {
        turn: corpTurn,
        corp: {
          credits: 0,
          servers: { 'Server 1': { cards: [rezzed('NASX')] } },
          hq: ['Beanstalk Royalties'],
        },
        script: [
          corpDoes('play', { card: 'Beanstalk Royalties' }),
          corpChooses('NASX', { option: 'yes' }),
        ],
      },
      market.pool,
    );
    if (end === null) throw new Error('it was not played');
    const prompt = { kind: 'number', for: 'corp' } as const;
    expect(end.state.prompt).toMatchObject(prompt);
    const line = 'Ann pays 9 [Credits] to use NASX to place 9 power counters on itself.';
    const goal = goalFrom(0, entriesOf([], [line]));
    const means = bareMeans(market, new Titles(market.pool));
    expect(choosesBeyond(means, nodeAt(market, end.state), goal)).toEqual([]);
  });
});
