import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { plausible } from './plausible';

const rules = rulesByPool.covering(['Standoff']);

describe('an agenda that is worth no points', () => {
  const { end } = playScenario(
    { turn: corpTurn, corp: { servers: { 'Server 1': { cards: ['Standoff'] } } }, script: [] },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const [card] = state.servers.flatMap(({ root }) => root);
  if (card === undefined) throw new Error('there is no agenda');
  const isScored = (line: string): boolean =>
    plausible(nodeAt(rules, state), goalFrom(0, entriesOf([], [line])), rules.pool, {
      ...{ do: 'score', card },
    });

  it('is scored where a line tells it', () => {
    expect(isScored('Ann scores Standoff and gains 0 agenda points.')).toBe(true);
    expect(isScored('Ann uses Standoff to draw 1 card and gain 5 [Credits].')).toBe(false);
  });
});
