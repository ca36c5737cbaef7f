import { rulesByPool } from '#cards/rules-by-pool';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { ranged } from './candidates';
import { chosenOn } from './chosen-on';

const title = 'Quarantine System';
const rules = rulesByPool.covering([title, 'Enigma', 'Ice Wall']);
const { end } = playScenario(
  {
    turn: corpTurn,
    corp: {
      servers: {
        HQ: { ice: ['Enigma', 'Ice Wall'] },
        'Server 1': { cards: [{ card: title, rezzed: true }] },
      },
    },
    script: [],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [asker] = state.servers.find(({ name }) => name === 'Server 1')?.root ?? [];
const ice = state.servers.find(({ name }) => name === 'HQ')?.ice ?? [];
if (asker === undefined) throw new Error('it is not there');
const source = asker;

/** What may be decided where theirs rezzes one, and asks for more of these. */
function left(order: 'shown' | 'any', ...more: readonly string[]): readonly string[] {
  return leftAs('to rez Enigma', order, ...more);
}

/** The same where a line tells this. */
function leftAs(
  what: string,
  order: 'shown' | 'any',
  ...more: readonly string[]
): readonly string[] {
  const shown = entriesOf([], [`Al uses ${title} ${what}.`]).map((one, at) => ({
    ...one,
    prompts: {
      corp: promptOf([title, 'Choose a piece of ice to rez'], at === 0 ? ['a', 'b'] : more),
      runner: null,
    },
  }));
  const prompt = {
    kind: 'pick',
    for: 'corp',
    source,
    why: 'choose',
    from: ice,
    done: true,
  } as const;
  const node = nodeAt(rules, { ...state, prompt });
  const goal = goalFrom(0, shown, [], order);
  return chosenOn(rules.pool, node, goal, ranged(node.live.legal())).map(({ do: what }) => what);
}

describe('cards that theirs is asked for one by one', () => {
  it('are all chosen before any is done with', () => {
    expect(left('shown', 'b')).toEqual(['pick', 'pick']);
  });

  it('may be no more where theirs offers no more, or no way leads on so', () => {
    expect(left('shown')).toEqual(['pick', 'pick', 'done']);
    expect(left('any', 'b')).toEqual(['pick', 'pick', 'done']);
  });

  it('are all chosen that a line tells to be exposed, as nothing else shows them', () => {
    const both =
      'to expose Enigma protecting HQ at position 0 and Ice Wall protecting HQ at position 1';
    expect(leftAs(both, 'shown')).toEqual(['pick', 'pick']);
    expect(leftAs(both, 'any')).toEqual(['pick', 'pick', 'done']);
  });
});
