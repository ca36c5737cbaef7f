import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, Decision, State } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';

const rules = rulesByPool.covering(['Patchwork', 'Mad Dash', 'Diesel', 'Analog Dreamers']);

const { end } = playScenario(
  {
    script: [],
    turn: runnerTurn,
    runner: { grip: ['Diesel', 'Mad Dash', 'Analog Dreamers'], rig: { hardware: ['Patchwork'] } },
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const before = end.state;

function named(title: string): CardId {
  const found = before.cards.find(({ def }) => rules.pool.definitions[def]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

const [patchwork, diesel, dash] = [named('Patchwork'), named('Diesel'), named('Mad Dash')];
const pick = (card: CardId): Decision => ({ do: 'pick', card });
const lower = (state: State, ...decisions: readonly Decision[]): State | null =>
  carryOut(rules, state, { kind: 'idle-use', card: patchwork, credits: 0, decisions });

describe('a card that is trashed to lower a cost of nothing', () => {
  it('is trashed as the card is played that costs nothing', () => {
    const after = lower(before, pick(diesel), { do: 'play', card: dash });
    expect(after?.cards[diesel]?.zone).toBe('heap');
    expect(after?.prompt).toMatchObject({ kind: 'server', source: dash });
    expect(after?.runner.clicks).toBe(before.runner.clicks - 1);
  });

  it('is trashed once that asks something, too', () => {
    const played = rules.apply(before, { do: 'play', card: dash });
    if (!played.ok) throw new Error('it was not played');
    const after = lower(played.state, pick(diesel));
    expect([after?.cards[diesel]?.zone, after?.prompt?.kind]).toEqual(['heap', 'server']);
  });

  it('is the card itself by hand, for a click', () => {
    const after = lower(before, pick(diesel));
    expect([after?.cards[diesel]?.zone, after?.runner.clicks]).toEqual([
      'heap',
      before.runner.clicks - 1,
    ]);
  });

  it('is trashed once in a turn, and by what lowers a cost alone', () => {
    const after = lower(before, pick(diesel));
    expect(after && lower(after, pick(dash))).toBeNull();
    expect(
      carryOut(rules, before, {
        ...{ kind: 'idle-use', card: before.runner.identity, credits: 0 },
        decisions: [pick(diesel)],
      }),
    ).toBeNull();
  });
});
