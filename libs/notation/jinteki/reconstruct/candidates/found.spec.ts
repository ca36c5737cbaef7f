import { rulesNamed } from '#cards/pool';
import type { Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { runnerUses } from '#cards/sketch/steps';
import { ranged } from './candidates';
import { found } from './found';

const wu = 'Kabonesa Wu: Netspace Thrillseeker';
const rules = rulesNamed('all');
const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { identity: wu, credits: 5, stack: ['Gordian Blade', 'Corroder', 'Diesel'] },
    script: [runnerUses(wu, 0)],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

const titleOf = (one: Decision): string =>
  'card' in one
    ? (rules.pool.definitions[state.cards[one.card]?.def ?? -1]?.value.title ?? '')
    : one.do;

/** What is tried where theirs lists these to be found. */
function tried(...choices: readonly string[]): readonly string[] {
  return triedAs([], choices);
}

/** The same where lines tell this, too. */
function triedAs(lines: readonly string[], choices: readonly string[]): readonly string[] {
  const list = nodeAt(rules, state).live.legal();
  const shown = entriesOf([], [`Bo uses ${wu} to search the stack.`, ...lines]).map((one) => ({
    ...one,
    prompts: { corp: null, runner: promptOf([wu, 'Choose a program'], [], choices) },
  }));
  const source = state.prompt?.kind === 'pick' ? state.prompt.source : null;
  return found(rules.pool, nodeAt(rules, state), source, goalFrom(0, shown), ranged(list)).map(
    titleOf,
  );
}

describe('what a search may find', () => {
  it('is one of those that theirs lists, though our rules offer more', () => {
    expect(tried('Corroder', 'Cancel')).toEqual(['Corroder']);
  });

  it('is what a line tells to be brought from the deck, of all that is listed', () => {
    const line = `Bo uses ${wu} to add Corroder to the Grip from the Stack.`;
    expect(triedAs([line], ['Gordian Blade', 'Corroder'])).toEqual(['Corroder']);
  });

  it('is any where theirs lists none of them', () => {
    expect(tried('Femme Fatale', 'Cancel')).toEqual(['Gordian Blade', 'Corroder']);
  });

  it('is nothing where theirs lists nothing: what ours has to find, theirs did not', () => {
    expect(tried('Cancel')).toEqual([]);
  });

  it('is nothing, though it asked before in which pile it looks', () => {
    const source = state.prompt?.kind === 'pick' ? state.prompt.source : null;
    const asks = (...choices: readonly string[]) => ({
      corp: null,
      runner: promptOf([wu, 'Choose'], [], choices),
    });
    const shown = entriesOf([], [`Bo uses ${wu} to search the heap.`]).map((one, at) => ({
      ...one,
      prompts: at === 0 ? asks('Stack', 'Heap') : asks('Cancel'),
    }));
    const node = nodeAt(rules, state);
    const list = ranged(node.live.legal());
    expect(found(rules.pool, node, source, goalFrom(0, shown), list)).toEqual([]);
  });
});
