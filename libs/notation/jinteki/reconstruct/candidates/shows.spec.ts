import { rulesNamed } from '#cards/pool';
import { isPump } from './shows';

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
