import { abilitiesNow, type Ability, type CardId, type Pool, type State, workOn } from '#rules';
import type { Use } from '../told-use';
import { cardIn, isPump } from './shows';

const breaks = (one: Ability): boolean =>
  one.kind === 'paid' && one.effects.some((effect) => effect.do === 'break');

/** What a card has by another one comes after its own. */
const abilityOf = (pool: Pool, state: State, id: CardId, ability: number): Ability | undefined =>
  pool.definitions[cardIn(state, id).def]?.abilities[ability]?.ability ??
  abilitiesNow(workOn(pool, state, null), cardIn(state, id))[ability]?.ability;

/** So much an ability raises the strength of its own card; null where it does not, or by what is counted. */
export function raisesBy(pool: Pool, state: State, id: CardId, ability: number): number | null {
  const paid = abilityOf(pool, state, id, ability);
  if (paid?.kind !== 'paid') return null;
  const own = paid.effects.filter(isPump).filter(({ on = 'this' }) => on === 'this');
  const [by] = own.flatMap(({ abilities }) =>
    abilities.flatMap((one) =>
      one.kind === 'constant' && one.modifies.of === 'strength' ? [one.modifies.by] : [],
    ),
  );
  return typeof by === 'number' ? by : null;
}

/** What breaks raises its card, too: lines tell the one and the other. */
export function boostsAndBreaks(pool: Pool, state: State, id: CardId, ability: number): boolean {
  const paid = abilityOf(pool, state, id, ability);
  return paid?.kind === 'paid' && breaks(paid) && paid.effects.some(isPump);
}

/** What an ability of a card does, as far as lines tell it apart. */
export function useOf(pool: Pool, state: State, id: CardId, ability: number): Use {
  const abilities = pool.definitions[cardIn(state, id).def]?.abilities ?? [];
  const paid = abilityOf(pool, state, id, ability);
  if (paid !== undefined && breaks(paid)) return 'break';
  const pumping = paid?.kind === 'paid' ? paid.effects.find(isPump) : undefined;
  if (pumping !== undefined) return pumping.on === 'encountered' ? 'weaken' : 'boost';
  return abilities.some((one) => breaks(one.ability)) ? 'beside' : 'otherwise';
}

/** What the abilities of a card that are paid for do. */
export const usesOf = (pool: Pool, state: State, id: CardId): readonly Use[] =>
  (pool.definitions[cardIn(state, id).def]?.abilities ?? []).flatMap(({ ability }, at) =>
    ability.kind === 'paid' ? [useOf(pool, state, id, at)] : [],
  );
