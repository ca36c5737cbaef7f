import type { Effect, Pool, State } from '#rules';
import { byDefinition } from './by-definition';
import { isBoost } from './enough';

/** Effects that bring nobody nearer to a server. */
const IDLE: ReadonlySet<Effect['do']> = new Set([
  ...(['gain', 'take', 'draw', 'expose', 'look', 'arrange', 'reveal', 'shuffle'] as const),
  ...(['lose-tags', 'lose-bad-publicity', 'access'] as const),
]);

/** What ice costs the Corp to rez in credits: it has enough of them. */
const isOfRezCost = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' &&
      (lent.modifies.of === 'rez-cost' ||
        (lent.modifies.of === 'rez-also' &&
          Object.keys(lent.modifies.cost).every((part) => part === 'credits'))),
  );

/** A choice alone changes nothing, save one that is kept. */
export const isIdleAlone = (effect: Effect): boolean =>
  IDLE.has(effect.do) || (effect.do === 'choose' && effect.lasting !== true) || isOfRezCost(effect);

/** Whether a card does nothing that is of use outside of encounters. */
const isIdleOutside = byDefinition(({ side, abilities }) =>
  abilities.every(({ ability }) => {
    if (ability.kind !== 'paid') return true;
    if (side === 'corp') return ability.usedBy === undefined;
    return (
      ability.prevents === undefined &&
      (ability.breaks === true ||
        ability.cost.clicks !== undefined ||
        isBoost(ability.effects) ||
        ability.effects.every(isIdleAlone))
    );
  }),
);

/** Whether there is nothing worth using in a window of the Runner's, without looking at what can be used. */
export function isIdle(pool: Pool, { frames, active, cards }: State): boolean {
  if (frames.some(({ at }) => at === 'encounter')) return false;
  return active.every((id) => isIdleOutside(pool, cards[id]?.def) === true);
}
