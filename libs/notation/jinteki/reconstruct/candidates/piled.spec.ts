import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { candidates, ranged } from './candidates';
import { piled } from './piled';

const title = 'Information Sifting';
const rules = rulesByPool.covering([title, 'Hedge Fund', 'Enigma', 'Hunter']);
const titles = new Titles(rules.pool);
const { end } = playScenario(
  {
    turn: runnerTurn,
    corp: { hq: ['Hedge Fund', 'Enigma', 'Hunter'] },
    runner: { credits: 5, grip: [title] },
    script: [runner('play', { card: title }), goTo('run.5.5')],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

const asks = { kind: 'select', cardTitle: title, cardCid: null, selectable: [], asking: 7 };

/** What is tried as cards are parted, where one pile of so many is told to be accessed, and these cards then. */
const tried = (pile: number, size: number, ...accessed: readonly string[]): readonly string[] =>
  triedAfter(0, pile, size, ...accessed);

/** The same where ours parts them after an entry. */
function triedAfter(
  after: number,
  pile: number,
  size: number,
  ...accessed: readonly string[]
): readonly string[] {
  if (state.prompt?.kind !== 'pick') throw new Error('nobody parts cards');
  const lines = [`Bo chooses to access Pile ${String(pile)} (${String(size)} cards).`];
  const shown = entriesOf([], [], lines, [], []).map((one, at) => ({
    ...one,
    prompts: {
      corp:
        at === 0
          ? { ...asks, message: 'Choose up to 2 cards for the first pile', choices: [] }
          : null,
      runner:
        at === 1
          ? {
              ...{ ...asks, message: 'Choose a pile to access' },
              choices: [1, 2].map(
                (n) => `Pile ${String(n)} (${String(n === pile ? size : 3 - size)} cards)`,
              ),
            }
          : null,
    },
  }));
  const accesses = accessed.map((name, at) => ({
    ...{ index: 3 + at, def: titles.ofTitle(name), server: 'HQ', zone: 'hand' as const, run: 1 },
  }));
  const { hidden } = bareMeans(rules, titles);
  const nameOf = (one: Decision): string =>
    one.do === 'pick' ? titles.titleOf(state.cards[one.card]?.def ?? -1) : one.do;
  const node = { ...nodeAt(rules, state), runs: 1 };
  const goal = goalFrom(after, shown);
  // Other evidence of the question stands beside it alone.
  const found =
    after === 0
      ? candidates(rules.pool, node, state.prompt, goal, { ...hidden, accesses })
      : piled(rules.pool, node, goal, { accesses }, ranged(node.live.legal()));
  return (found ?? []).map(nameOf);
}

describe('cards of HQ that are parted into two piles', () => {
  it('lie in the first if they are accessed from it', () => {
    expect(tried(1, 1, 'Enigma')).toEqual(['Enigma']);
  });

  it('lie in the first if they are none of those that are accessed from the second', () => {
    expect(tried(2, 1, 'Enigma')).toEqual(['Hedge Fund', 'Hunter']);
    expect(tried(2, 3, 'Enigma', 'Hunter', 'Hedge Fund')).toEqual(['done']);
  });

  it('lie there, too, where ours parts them once all of a pile was accessed', () => {
    expect(triedAfter(3, 1, 1, 'Enigma')).toEqual(['Enigma']);
  });

  it('may lie anywhere where not all of a pile was accessed', () => {
    expect(tried(2, 2, 'Enigma')).not.toEqual(['Hedge Fund']);
  });
});
