import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, decided, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes as corp,
  goTo,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { isAccessedThen } from './accessed-then';
import { candidates } from './candidates';

const title = 'Dedicated Neural Net';
const rules = rulesByPool.covering([title, 'Hedge Fund', 'Enigma', 'Hunter']);

describe('a card that the Corp chooses to be accessed', () => {
  it('is the one that theirs tells to be accessed, as no line tells the choice', () => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: { score: [title], hq: ['Hedge Fund', 'Enigma', 'Hunter'] },
        script: [
          runner('run', { server: 'HQ' }),
          corp('bid', { credits: 1 }),
          runner('bid', { credits: 0 }),
        ],
      },
      rules.pool,
    );
    const { state } = end ?? {};
    if (state?.prompt?.kind !== 'pick') throw new Error('nobody chooses');
    const asked = {
      ...{ message: 'Choose a card in HQ for the Runner to access', kind: 'select', choices: [] },
      ...{ selectable: [], cardTitle: title, cardCid: null, asking: 7 },
    };
    const shown = entriesOf([], ['Bo accesses Enigma from HQ.']).map((one, at) => ({
      ...one,
      prompts: { corp: at === 0 ? asked : null, runner: null },
    }));
    const def = rules.pool.byTitle.get('Enigma')?.index ?? null;
    const { hidden } = bareMeans(rules, new Titles(rules.pool));
    const access = { index: 1, def, server: 'HQ', zone: 'hand', run: 0 } as const;
    const tried = candidates(rules.pool, nodeAt(rules, state), state.prompt, goalFrom(0, shown), {
      ...hidden,
      accesses: [access],
    });
    const card = state.corp.hq.find((id) => state.cards[id]?.def === def);
    expect(tried).toEqual([{ do: 'pick', card }]);
  });
});

describe('a card of HQ that chance takes to be accessed', () => {
  it('is the one that theirs accesses next', () => {
    const event = 'Divide and Conquer';
    const other = rulesByPool.covering([event, 'Hedge Fund', 'Enigma', 'Hunter']);
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: { hq: ['Hedge Fund', 'Enigma', 'Hunter'] },
        runner: { credits: 3, grip: [event] },
        script: [runner('play', { card: event }), goTo('choice')],
      },
      other.pool,
    );
    const { state } = end ?? {};
    if (state?.prompt?.kind !== 'random') throw new Error('chance takes nothing');
    expect(isAccessedThen(other.pool, state)).toBe(true);
    const def = other.pool.byTitle.get('Enigma')?.index ?? null;
    const { hidden } = bareMeans(other, new Titles(other.pool));
    const access = { index: 1, def, server: 'HQ', zone: 'hand', run: 1 } as const;
    const node = { ...nodeAt(other, state), runs: 1 };
    const shown = entriesOf([], ['Bo accesses Enigma from HQ.']);
    const tried = candidates(other.pool, node, state.prompt, goalFrom(0, shown), {
      ...hidden,
      accesses: [access],
    });
    const card = state.corp.hq.find((id) => state.cards[id]?.def === def);
    expect(tried).toEqual([{ do: 'random', card }]);
  });
});

describe('cards that cost something to be accessed', () => {
  it('are all chosen where theirs accesses none of them, and their price is refused', () => {
    const identity = 'Gagarin Deep Space: Expanding the Horizon';
    const other = rulesByPool.covering([identity, 'PAD Campaign', 'Akitaro Watanabe']);
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: {
          identity,
          servers: { 'Server 1': { cards: ['PAD Campaign', 'Akitaro Watanabe'] } },
        },
        runner: { credits: 3 },
        script: [runner('run', { server: 'Server 1' }), goTo('run.5.5')],
      },
      other.pool,
    );
    const { state } = end ?? {};
    if (state?.prompt?.kind !== 'access') throw new Error('nothing is chosen');
    const { cards } = state.prompt;
    const { hidden } = bareMeans(other, new Titles(other.pool));
    const later = { index: 9, def: 0, server: 'HQ', zone: 'hand', run: 2 } as const;
    const node = { ...nodeAt(other, state), runs: 1 };
    const tried = candidates(other.pool, node, state.prompt, goalFrom(0, entriesOf([], [])), {
      ...hidden,
      accesses: [later],
    });
    expect(tried).toEqual(cards.map((card) => ({ do: 'access', card })));
    const between = { after: 0, until: 1 };
    const [first] = tried;
    if (first === undefined) throw new Error('nothing is tried');
    // Which of them came first nobody is told.
    expect(decided(other, node, first, between).trail?.asked).toBe(node);
  });
});
