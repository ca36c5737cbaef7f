import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpDoes, corpTurn, playScenario } from '#testkit/scenario/play-scenario';
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
});
