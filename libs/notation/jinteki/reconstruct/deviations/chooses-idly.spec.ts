import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, decided, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import { Titles } from '../titles';
import { choosesIdly } from './chooses-idly';

const rules = rulesByPool.covering(['Deuces Wild']);
const means = bareMeans(rules, new Titles(rules.pool));

/** An event that does two of several things was played by somebody without a tag. */
function played(): Node {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { credits: 2, grip: ['Deuces Wild'], stack: ['Imp', 'Imp', 'Imp'] },
      script: [runnerDoes('play', { card: 'Deuces Wild' })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return nodeAt(rules, end.state);
}

const plays = ['Bo spends [Click] and pays 2 [Credits] to play Deuces Wild.'];
const removes = ['Bo uses Deuces Wild to remove 1 tag.'];
const draws = ['Bo uses Deuces Wild to draw 2 cards.'];

const optionsOf = ({ live: { state } }: Node): readonly string[] =>
  state.prompt?.kind === 'option' ? state.prompt.options : [];

const chosen = (node: Node, ...lines: readonly (readonly string[])[]): readonly Node[] =>
  choosesIdly(means, node, goalFrom(1, entriesOf([], plays, ...lines)));

describe('something of a list that changes nothing', () => {
  it('is chosen where the next line tells it, and the others are left', () => {
    const node = played();
    expect(optionsOf(node)).toEqual(['gain-3', 'draw-2', 'expose']);
    const [one, ...others] = chosen(node, removes);
    expect(others).toEqual([]);
    expect(one?.granted?.deviation).toMatchObject({ kind: 'unanswered', entry: 2 });
    expect(one && optionsOf(one)).toEqual(['gain-3', 'draw-2', 'expose']);
    expect(one && chosen(one, removes)).toEqual([]);
  });

  it('is chosen after what is told before it', () => {
    const node = played();
    expect(chosen(node, draws, removes)).toEqual([]);
    const drawn = decided(rules, node, { do: 'option', option: 'draw-2' }, { after: 1, until: 2 });
    expect(chosen(drawn, draws, removes)).toHaveLength(1);
  });

  it('is not chosen where nothing tells it', () => {
    expect(chosen(played(), draws)).toEqual([]);
  });
});
