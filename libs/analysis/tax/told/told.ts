import {
  currentEncounter,
  workOn,
  type Ability,
  type CardId,
  type Effect,
  type Paid,
  type Pool,
  type State,
} from '#rules';
import { isAfterRuns } from '../after-runs';
import { isEnd } from '../breaking';
import { byDefinition } from '../by-definition';
import { goesOn } from '../goes-on';
import { hasDeva } from '../has-deva';
import { isToHost } from '../to-host';
import { isAside } from '../independence';
import { isOfRezzedRoot } from '../rezzed-roots';
import { isSilent } from '../silent';
import { touchedBy } from '../touched/touched-by';
import { isSteady, mayLast } from './constants';
import { isStrength, leaves } from './effects';
import { isBeforeOrAfter } from './events';

/** Where an ability leaves an encounter as it is. */
type Where =
  | 'everywhere'
  /** All subroutines of the ice were not broken before, and nothing asks which ice is rezzed. */
  | 'unbroken'
  /** The same of ice that the card broke itself. */
  | 'unbroken-by-it'
  /** No program with that subtype can come to the grip. */
  | 'no-deva'
  /** Nothing is broken with clicks. */
  | 'clickless'
  /** Nothing lies on the card. */
  | 'empty'
  | 'nowhere';

/** Ice that was broken before may be derezzed. */
function forBroken(effect: Effect | undefined): 'unbroken' | 'unbroken-by-it' | null {
  if (effect?.do !== 'choose' || typeof effect.from !== 'object' || !('was' in effect.from))
    return null;
  const { was } = effect.from;
  if (was?.done !== 'all-broken' || was.when !== 'this-turn') return null;
  return was.with === 'this' ? 'unbroken-by-it' : 'unbroken';
}

const isForDeva = (effect: Effect | undefined): boolean =>
  effect?.do === 'choose' &&
  typeof effect.from === 'object' &&
  'subtype' in effect.from &&
  effect.from.in === 'grip' &&
  effect.from.subtype === 'deva';

function paidTold(paid: Paid): Where {
  const { prevents, effects, ...ability } = paid;
  if (prevents !== undefined || ability.onAccess === true) return 'everywhere';
  if (isAfterRuns(paid)) return 'everywhere';
  if (isToHost({ effects, ...ability })) return 'everywhere';
  if (effects.every((one) => one.do === 'gain-clicks')) return 'clickless';
  const [choice, then, ...more] = effects;
  const unbroken = forBroken(choice);
  if (unbroken !== null && then?.do === 'derez' && more.length === 0) return unbroken;
  if (isForDeva(choice) && then?.do === 'swap' && more.length === 0) return 'no-deva';
  if (effects.every(leaves)) return 'everywhere';
  const isReckonedWith = (effect: Effect): boolean =>
    effect.do === 'break' || isEnd(effect) || isStrength(effect) || leaves(effect);
  // Of what is chosen first, it is not told whether it is ice that grows weaker.
  const chooses = effects.some((effect) => effect.do === 'choose');
  return !chooses && effects.every(isReckonedWith) ? 'everywhere' : 'nowhere';
}

/** A card grows stronger, or has more counters, by what it or others do. */
const isGrowth = (effect: Effect): boolean =>
  (effect.do === 'place' && effect.on === 'this') || (isStrength(effect) && isOnItself(effect));

const isOnItself = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  effect.on === undefined &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' && 'cards' in lent.modifies && lent.modifies.cards === 'this',
  );

/** It has what cards say that lie on it, and nothing else of others. */
const copiesHosted = ({ modifies }: Extract<Ability, { kind: 'constant' }>): boolean =>
  modifies.of === 'abilities' &&
  modifies.cards === 'this' &&
  typeof modifies.copies === 'object' &&
  'in' in modifies.copies &&
  modifies.copies.in === 'hosted';

function runnersTold(ability: Ability): Where {
  if (isAside(ability)) return 'everywhere';
  switch (ability.kind) {
    case 'paid':
      return paidTold(ability);
    case 'when':
      return [ability.trigger.on].flat().every((on) => isBeforeOrAfter(on)) ||
        isOfRezzedRoot(ability) ||
        ability.effects.every((one) => isGrowth(one) || leaves(one))
        ? 'everywhere'
        : 'nowhere';
    case 'constant':
      return isSteady(ability.modifies.of)
        ? 'everywhere'
        : copiesHosted(ability)
          ? 'empty'
          : 'nowhere';
    case 'instead':
      return ability.of === 'access' ? 'everywhere' : 'nowhere';
    // By now it was played.
    case 'play':
      return 'everywhere';
    case 'sub':
    case 'before':
    case 'rez-when':
      return 'nowhere';
  }
}

/** Whether no subroutine of the ice that is met may be left out for it. */
const isOfOtherCard = (effect: Effect, isIce: boolean): boolean =>
  !isIce &&
  (effect.do === 'trash' || effect.do === 'move' || effect.do === 'remove-from-game') &&
  effect.cards === 'this';

function isCorpsTold(ability: Ability, isIce: boolean): boolean {
  if (isAside(ability) || ability.kind === 'sub' || ability.kind === 'rez-when') return true;
  if (ability.kind === 'play') return true;
  if (ability.kind === 'paid')
    return ability.usedBy === undefined || ability.effects.every((effect) => effect.do === 'break');
  if (ability.kind === 'when')
    return (
      [ability.trigger.on].flat().every((on) => isBeforeOrAfter(on) || on === 'rezzed') ||
      ability.effects.every((one) => goesOn(one) || isOfOtherCard(one, isIce))
    );
  return ability.kind === 'constant';
}

/** Where else than everywhere a card leaves encounters as they are. */
const told = byDefinition(({ side, type, abilities }): readonly Where[] => {
  const fits =
    side === 'runner'
      ? runnersTold
      : (one: Ability): Where => (isCorpsTold(one, type === 'ice') ? 'everywhere' : 'nowhere');
  const where = new Set(abilities.map(({ ability }) => fits(ability)));
  where.delete('everywhere');
  return [...where];
});

/** Whether ice that was broken in this turn, by that card if one is told, is encountered or matters to what is. */
function mindsBroken(pool: Pool, state: State, by: CardId | null): boolean {
  const broken = state.history.thisTurn.filter(
    ({ type, more }) =>
      type === 'all-broken' && (by === null || more?.with === undefined || more.with.includes(by)),
  );
  if (broken.length === 0) return false;
  const encountered = currentEncounter(workOn(pool, state, null))?.ice;
  return (
    broken.some(({ card }) => card === undefined || card === encountered) ||
    state.active.some((id) => {
      const definition = pool.definitions[state.cards[id]?.def ?? -1];
      if (definition === undefined) return true;
      // Of ice elsewhere nothing is heard but what it says where it is met.
      const isHeard = id === encountered || definition.type !== 'ice' || !isSilent(definition);
      return isHeard && touchedBy(definition).asks.has('ice');
    })
  );
}

/** Whether subroutines of the ice that is encountered may be broken with clicks. */
const breaksForClicks = (pool: Pool, state: State): boolean => {
  const encountered = currentEncounter(workOn(pool, state, null))?.ice;
  return state.active.some((id) => {
    const definition = pool.definitions[state.cards[id]?.def ?? -1];
    const isMet = definition?.side === 'runner' || id === encountered;
    return (
      isMet &&
      definition?.abilities.some(
        ({ ability }) =>
          ability.kind === 'paid' && ability.breaks === true && ability.cost.clicks !== undefined,
      ) !== false
    );
  });
};

function isSo(pool: Pool, state: State, where: Where, id: CardId): boolean {
  switch (where) {
    case 'everywhere':
      return true;
    case 'unbroken':
      return !mindsBroken(pool, state, null);
    case 'unbroken-by-it':
      return !mindsBroken(pool, state, id);
    case 'no-deva':
      return !hasDeva(pool, state);
    case 'clickless':
      return !breaksForClicks(pool, state);
    case 'empty':
      return state.cards.every(({ host }) => host !== id);
    case 'nowhere':
      return false;
  }
}

/** Whether `LeastPast` holds for a state: nothing but breaking gets the Runner past what subroutines do. */
export const isTold =
  (pool: Pool) =>
  (state: State): boolean => {
    for (const id of state.active) {
      const all = told(pool, state.cards[id]?.def);
      if (all === undefined) return false;
      for (const where of all) if (!isSo(pool, state, where, id)) return false;
    }
    for (const { path } of state.lasting) {
      const ability = pool.abilities.get(path)?.ability;
      if (ability?.kind === 'when') continue;
      if (ability?.kind !== 'constant' || !mayLast(ability.modifies.of)) return false;
    }
    return true;
  };
