import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, goTo, playScenario } from '#testkit/scenario/play-scenario';
import { isAfterEnd } from './after-end';

const title = 'Azmari EdTech: Shaping the Future';
const rules = rulesByPool.covering([title, 'Victoria Jenkins']);
const { end } = playScenario(
  {
    turn: { ...corpTurn, clicks: 0 },
    corp: { identity: title, credits: 5, servers: { 'Server 1': { cards: ['Victoria Jenkins'] } } },
    script: [goTo('corp.3.2')],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const card = state.servers.flatMap(({ root }) => root).at(0);
if (card === undefined) throw new Error('it is not there');
const rez: Decision = { do: 'rez', card };

/** Whether it is refused where theirs rezzes it after entries with these lines, the last with its question open or answered. */
function isRefused(answer: string): boolean {
  const asked = {
    ...{ message: 'Choose a card type', kind: 'other', choices: ['Event'], selectable: [] },
    ...{ cardTitle: title, cardCid: null, asking: 7 },
  };
  const { number, side } = state.turn;
  const shown = entriesOf(
    [],
    ['Ann is ending their turn 1 with 5 [Credit] and 0 cards in HQ.'],
    [answer],
    ['Ann pays 3 [Credits] to rez Victoria Jenkins in Server 1.'],
  ).map((one, at) => ({
    ...one,
    state: { turn: number, 'active-player': side },
    prompts: { corp: at === 1 ? asked : null, runner: null },
  }));
  return isAfterEnd(rules.pool, nodeAt(rules, state), goalFrom(1, shown), rez);
}

describe('a card that is rezzed between turns', () => {
  it('is not before a turn ends that theirs has ended, and a card was told what it does then', () => {
    expect(isRefused(`Ann uses ${title} to name Event.`)).toBe(true);
  });

  it('may be where no such answer is told', () => {
    expect(isRefused(`Ann declines to use ${title}.`)).toBe(false);
  });
});
