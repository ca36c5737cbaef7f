import { rulesNamed } from '#cards/pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { pileKey } from '../features';
import { isPump, lost } from './shows';

/** Whether an ability of a card pumps something. */
function pumps(title: string, nth: number): boolean {
  const card = rulesNamed('all').pool.definitions.find(({ value }) => value.title === title);
  const ability = card?.abilities[nth]?.ability;
  if (ability?.kind !== 'paid') throw new Error(`${title} has no such ability`);
  return ability.effects.some(isPump);
}

describe('what using an ability shows', () => {
  it('is a strength where something is pumped', () => {
    expect([pumps('Corroder', 1), pumps('Dean Lister', 0)]).toEqual([true, true]);
  });

  it('is none where what lasts is another thing', () => {
    expect(pumps('Efficiency Committee', 1)).toBe(false);
  });
});

describe('what shows that a card of a hand is trashed', () => {
  const rules = rulesNamed('core');
  const { end } = playScenario(
    { turn: runnerTurn, runner: { grip: ['Diesel'] }, script: [] },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const [card] = state.runner.grip;
  if (card === undefined) throw new Error('the grip is empty');
  const def = state.cards[card]?.def ?? -1;
  const shownIn = (...piles: readonly ('heap' | 'removed' | 'aside')[]): boolean => {
    const then = new Map(piles.map((pile) => [pileKey(pile, def), 1]));
    const shown = entriesOf([], []).map((one) => ({ ...one, features: then }));
    return lost(nodeAt(rules, state), goalFrom(0, shown, [new Map(), then]), {
      do: 'random',
      card,
    });
  };

  it('is the heap, or that it left the game instead', () => {
    expect([shownIn('heap'), shownIn('removed'), shownIn('aside'), shownIn()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
