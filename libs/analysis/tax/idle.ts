import {
  currentEncounter,
  workOn,
  type CardId,
  type Definition,
  type Effect,
  type Pool,
  type State,
} from '#rules';
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

const idle = new WeakMap<Definition, boolean>();

/** Whether a card does nothing that is of use outside of encounters. */
function isIdleOutside(definition: Definition | undefined): boolean {
  if (definition === undefined) return false;
  const known = idle.get(definition);
  if (known !== undefined) return known;
  const is = definition.abilities.every(
    ({ ability }) =>
      ability.kind !== 'paid' ||
      (ability.prevents === undefined &&
        (ability.breaks === true ||
          ability.cost.clicks !== undefined ||
          isBoost(ability.effects) ||
          ability.effects.every(isIdleAlone))),
  );
  idle.set(definition, is);
  return is;
}

/** Whether there is nothing worth using in a window of the Runner's, without looking at what can be used. */
export function isIdle(pool: Pool, state: State): boolean {
  const g = workOn(pool, state, null);
  const definitionOf = (id: CardId) => pool.definitions[state.cards[id]?.def ?? -1];
  return (
    currentEncounter(g) === null &&
    state.active.every((id) => {
      const definition = definitionOf(id);
      return definition?.side === 'corp'
        ? !definition.abilities.some(({ ability }) => ability.kind === 'paid' && ability.usedBy)
        : isIdleOutside(definition);
    })
  );
}
