import type { CardId, Decision, Pool, State } from '#rules';
import type { Evidence } from '../evidence';
import { titleOf } from './shows';

/** What is hosted goes with its host, but for one of its own title: either may be the one that goes. */
export function withHosts(
  { cards, frames }: State,
  list: readonly Decision[],
): readonly Decision[] {
  const install = frames.findLast(({ at }) => at === 'install');
  const chosen = new Set([
    ...list.flatMap((one) => ('card' in one ? [one.card] : [])),
    ...(install?.at === 'install' ? install.vars.trash : []),
  ]);
  return list.filter((one) => {
    const card = 'card' in one ? cards[one.card] : undefined;
    const host = card?.host ?? null;
    return host === null || !chosen.has(host) || cards[host]?.def === card?.def;
  });
}

/** A card that is hosted is told to have gone with its host: nobody chose it. */
export const goesAlong = (pool: Pool, state: State, evidence: Evidence, id: CardId): boolean =>
  (state.cards[id]?.host ?? null) !== null &&
  evidence.losses.goesWithHost(titleOf(pool, state, id));
