import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { corpDoes as corp, runnerDoes as runner } from '#cards/sketch/steps';
import { type CardId, rulesOf, type State } from '#rules';
import { HiddenCards } from '../hidden-cards';
import { ourFeatures } from '../ours';
import { Titles } from '../titles';
import { candidates } from './candidates';
import { isKeptByChance, isPutBackByChance } from './kept-by-chance';

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

describe('a card that chance puts back from a hand', () => {
  const { pool } = rulesByPool.covering(['Brain Rewiring', 'Sure Gamble', 'Diesel', 'Stimhack']);
  const known = new Titles(pool);
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 4,
        servers: { 'Server 1': { cards: [{ card: 'Brain Rewiring', advancement: 3 }] } },
      },
      runner: { grip: ['Sure Gamble', 'Diesel'], stack: ['Stimhack'] },
      script: [
        corp('score', { card: 'Brain Rewiring' }),
        corp('choose', { for: 'Brain Rewiring', option: 'yes' }),
        corp('choose', { for: 'Brain Rewiring', number: 1 }),
      ],
    },
    pool,
  );

  it('is one that leaves it in theirs, though it comes to no heap', () => {
    const state = end?.state;
    const prompt = state?.prompt;
    if (state === undefined || prompt?.kind !== 'random') throw new Error('chance is not asked');
    expect(isPutBackByChance(pool, state)).toBe(true);
    expect(isKeptByChance(pool, state)).toBe(false);
    const title = (id: CardId): string => known.titleOf(state.cards[id]?.def ?? -1);
    const [drawn] = state.runner.stack;
    const grip = state.runner.grip.filter((id) => title(id) === 'Diesel').concat(drawn ?? []);
    const then = ourFeatures(pool, { ...state, runner: { ...state.runner, grip } }, []);
    const before = ourFeatures(pool, state, []);
    const node = { ...nodeAt(rulesOf(pool), state), features: before };
    const line =
      'Al uses Brain Rewiring to pay 1 [Credits] and add 1 card from the grip to the bottom of the stack. The Runner draws 1 card.';
    const shown = entriesOf([], [line]).map((one) => ({ ...one, features: then }));
    const facts = new HiddenCards(known, []).finish();
    const taken = candidates(pool, node, prompt, goalFrom(0, shown, [before, then]), facts);
    expect(taken.map((one) => ('card' in one ? title(one.card) : one.do))).toEqual(['Sure Gamble']);
  });
});
