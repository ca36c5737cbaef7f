import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { bareMeans, decided, entriesOf, nodeAt } from '#testkit/jinteki/way';
import { goTo, playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Node } from './node';
import { openChoices } from './open-choices';
import { ourFeatures } from './ours';
import { Titles } from './titles';

const rules = rulesByPool.covering(['Hunting Grounds', 'Diesel', 'Imp']);
const { end } = playScenario(
  {
    turn: { ...runnerTurn, at: 'runner.1.2' },
    runner: { rig: { resources: ['Hunting Grounds'] }, stack: ['Diesel', 'Imp', 'Imp', 'Imp'] },
    script: [],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [card] = state.runner.rig;
if (card === undefined) throw new Error('it is not there');

const withFeatures = (node: Node): Node => ({
  ...node,
  features: ourFeatures(rules.pool, node.live.state, []),
});

describe('cards that ours chooses in turn, and theirs asks for none of', () => {
  it('are told as open, the last too, of which only copies are left', () => {
    const between = { after: 0, until: 1 };
    let node = withFeatures(nodeAt(rules, state));
    const before = node.features;
    const next = (one: Decision): void => {
      node = withFeatures(decided(rules, node, one, between));
    };
    next({ do: 'use', card, ability: 1 });
    for (
      let prompt = node.live.state.prompt;
      prompt?.kind === 'pick';
      prompt = node.live.state.prompt
    ) {
      const [first] = prompt.from;
      if (first === undefined) throw new Error('nothing lies there');
      next({ do: 'pick', card: first });
    }
    const line =
      'Bo trashes Hunting Grounds to use Hunting Grounds to install the top 3 cards of the stack facedown.';
    const shown = entriesOf([], [line]).map((one, at) => ({
      ...one,
      features: at === 0 ? before : node.features,
    }));
    const open = openChoices(bareMeans(rules, new Titles(rules.pool)), shown, node);
    const told = [...open.values()].map((list) => list.map(({ do: what }) => what));
    expect(told).toEqual([['pick', 'done'], ['done']]);
  });
});

describe('what a card asks whether to do', () => {
  /** What else could have been answered, as far as these lines tell, where what it does shows nowhere. */
  const openWith = (...lines: readonly string[]): readonly (readonly Decision[])[] => {
    const own = rulesByPool.covering(['Find the Truth']);
    const { end: asked } = playScenario(
      {
        turn: runnerTurn,
        runner: { rig: { resources: ['Find the Truth'] } },
        script: [runnerDoes('run', { server: 'Archives' }), goTo('run.5.5')],
      },
      own.pool,
    );
    if (asked?.state.prompt?.kind !== 'option') throw new Error('nothing is asked');
    const withOwn = (node: Node): Node => ({
      ...node,
      features: ourFeatures(own.pool, node.live.state, []),
    });
    const start = withOwn(nodeAt(own, asked.state));
    const yes = { do: 'option', option: 'yes' } as const;
    const node = withOwn(decided(own, start, yes, { after: 0, until: 1 }));
    const shown = entriesOf([], lines).map((one, at) => ({
      ...one,
      features: at === 0 ? start.features : node.features,
    }));
    return [...openChoices(bareMeans(own, new Titles(own.pool)), shown, node).values()];
  };

  it('is told as open where no line tells of it, and is not where one does', () => {
    expect(openWith()[0]).toContainEqual({ do: 'option', option: 'no' });
    expect(openWith('Bo uses Find the Truth to look at the top card of R&D.')).toEqual([]);
  });
});
