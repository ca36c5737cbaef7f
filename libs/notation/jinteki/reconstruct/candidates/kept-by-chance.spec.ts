import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { corpDoes as corp, runnerDoes as runner } from '#cards/sketch/steps';
import type { CardId, State } from '#rules';
import { HiddenCards } from '../hidden-cards';
import { ourFeatures } from '../ours';
import { Titles } from '../titles';
import { candidates } from './candidates';
import { isKeptByChance } from './kept-by-chance';

const rules = rulesByPool.covering(['Alexa Belsky', 'Hedge Fund', 'Ice Wall', 'Enigma']);
const titles = new Titles(rules.pool);

/** The Runner has paid for one card that the others leave HQ without. */
function asked(): State {
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Alexa Belsky', rezzed: true }] } },
        hq: ['Hedge Fund', 'Ice Wall', 'Enigma'],
      },
      runner: { credits: 4 },
      script: [
        corp('use', { card: 'Alexa Belsky', ability: 0 }),
        runner('choose', { for: 'Alexa Belsky', option: 'yes' }),
        runner('choose', { for: 'Alexa Belsky', number: 2 }),
      ],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const titleOf = ({ cards }: State, id: CardId): string => titles.titleOf(cards[id]?.def ?? -1);

describe('a card that chance keeps in a hand', () => {
  const state = asked();

  it('is one that theirs shows there while the others leave', () => {
    const { prompt } = state;
    if (prompt?.kind !== 'random') throw new Error('chance is not asked');
    expect(isKeptByChance(rules.pool, state)).toBe(true);
    const hq = state.corp.hq.filter((id) => titleOf(state, id) === 'Ice Wall');
    const then = ourFeatures(rules.pool, { ...state, corp: { ...state.corp, hq } }, []);
    const before = ourFeatures(rules.pool, state, []);
    const node = { ...nodeAt(rules, state), features: before };
    const shown = entriesOf([], ['Al uses Alexa Belsky to shuffle 2 cards in HQ into R&D.']).map(
      (one) => ({ ...one, features: then }),
    );
    const facts = new HiddenCards(titles, []).finish();
    const goal = goalFrom(0, shown, [before, then]);
    const kept = candidates(rules.pool, node, prompt, goal, facts);
    expect(kept.map((one) => ('card' in one ? titleOf(state, one.card) : one.do))).toEqual([
      'Ice Wall',
    ]);
  });
});
