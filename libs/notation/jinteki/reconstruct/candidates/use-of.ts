import type { CardId, Pool, State } from '#rules';
import type { Use } from '../told-use';
import { cardIn, isPump } from './shows';

/** What an ability of a card does, as far as lines tell it apart. */
export function useOf({ definitions }: Pool, state: State, id: CardId, ability: number): Use {
  const paid = definitions[cardIn(state, id).def]?.abilities[ability]?.ability;
  if (paid?.kind !== 'paid') return 'otherwise';
  if (paid.effects.some((effect) => effect.do === 'break')) return 'break';
  const pumping = paid.effects.find(isPump);
  return pumping === undefined ? 'otherwise' : pumping.on === 'encountered' ? 'weaken' : 'boost';
}
