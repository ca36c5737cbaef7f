import { rulesByPool } from '#cards/rules-by-pool';
import { rulesOf } from '#rules';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';

const { pool } = rulesByPool.covering(['Mumbad Construction Co.']);
const title = 'Mumbad Construction Co.';

/** The credits of the Corp and the counters left on the card, which it is paid to move one from; null where it cannot be. */
function moved(advancement: number): readonly (number | undefined)[] | null {
  const { end } = playScenario(
    {
      turn: corpTurn,
      corp: {
        credits: 5,
        servers: { 'Server 1': { cards: [{ card: title, rezzed: true, advancement }] } },
      },
      script: [],
    },
    pool,
  );
  const found = end?.state.cards.find(({ def }) => pool.definitions[def]?.value.title === title);
  if (end === null || found === undefined) throw new Error('it is not there');
  const card = found.id;
  const after = carryOut(rulesOf(pool), end.state, {
    ...{ kind: 'idle-use', card, credits: 0 },
    decisions: [{ do: 'use', card, ability: 1 }],
  });
  return after === null ? null : [after.corp.credits, after.cards[card]?.advancement];
}

describe('a counter that is moved to a card that can have none', () => {
  it('is gone, and paid for', () => {
    expect(moved(2)).toEqual([3, 1]);
  });

  it('is none where none lies there', () => {
    expect(moved(0)).toBeNull();
  });
});
