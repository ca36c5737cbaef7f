import { abilitiesNow, type Ability, type CardId, type Pool, type State, workOn } from '#rules';
import type { Use } from '../told-use';
import { cardIn, isPump } from './shows';

const breaks = (one: Ability): boolean =>
  one.kind === 'paid' && one.effects.some((effect) => effect.do === 'break');

/** What an ability of a card does, as far as lines tell it apart. */
export function useOf(pool: Pool, state: State, id: CardId, ability: number): Use {
  const { definitions } = pool;
  const abilities = definitions[cardIn(state, id).def]?.abilities ?? [];
  // What a card has by another one comes after its own.
  const paid =
    abilities[ability]?.ability ??
    abilitiesNow(workOn(pool, state, null), cardIn(state, id))[ability]?.ability;
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
