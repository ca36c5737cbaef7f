import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, Decision, State } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { granting } from '../deviations/deviation';
import { toldByHand } from './told-answers';

const rules = rulesByPool.covering(['Ibrahim Salem']);
const { end } = playScenario(
  { turn: corpTurn, corp: { servers: { 'Server 1': { cards: ['Ibrahim Salem'] } } }, script: [] },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

function rootOf({ servers }: State): CardId {
  const card = servers.find(({ name }) => name === 'Server 1')?.root[0];
  if (card === undefined) throw new Error('it is not there');
  return card;
}

const source = rootOf(state);

/** What is tried of its options two entries after it was used by hand, as the first of them tells. */
function tried(line: string, ...options: readonly string[]): readonly string[] {
  const granted = granting(
    null,
    {
      ...{ kind: 'out-of-window', card: source, credits: 0, entry: 1 },
      ...{ difference: null, rule: 'TRIG-01', reason: '', legal: false },
    } as const,
    null,
  );
  const prompt = { kind: 'option', for: 'corp', source, options } as const;
  const list = options.map((option): Decision => ({ do: 'option', option }));
  const goal = goalFrom(3, entriesOf([], [line], [], [], []));
  const node = { ...nodeAt(rules, state), granted };
  return toldByHand(rules.pool, node, prompt, goal, list).flatMap((one) =>
    one.do === 'option' ? [one.option] : [],
  );
}

it('is answered as a line tells it since it was used by hand', () => {
  expect(tried('Al uses Ibrahim Salem to choose Program.', 'event', 'program')).toEqual([
    'program',
  ]);
});

it('is answered by anything else than that nothing is done where no line tells it', () => {
  expect(tried('Al spends [Click] to draw 1 card.', 'yes', 'no')).toEqual(['yes']);
});
