import {
  cardOf,
  says,
  type Ability,
  type CardId,
  type Condition,
  type Definition,
  type Work,
} from '#rules';
import { isToHost } from './to-host';
import { isAside } from './independence';

/** When a card may change the subtypes of ice while that is encountered. */
type When =
  | 'never'
  /** As advancement tokens come onto it or go. */
  | 'advanced'
  | 'any time';

interface Amidst {
  /** Of itself. */
  readonly own: When;
  readonly ofOthers: When;
  /** It places advancement tokens, or takes them off. */
  readonly advances: boolean;
}

const saysKinds = (ability: Ability): boolean =>
  says(ability, (one) => 'of' in one && one.of === 'subtypes');

/** Whether nothing matters but how many advancement tokens lie on the card itself. */
function isOfOwnTokens(condition: Condition): boolean {
  if (condition.is !== 'odd' && condition.is !== 'at-least') return false;
  const { amount } = condition;
  return (
    typeof amount === 'object' &&
    amount.of === 'counters' &&
    amount.kind === 'advancement' &&
    amount.on === 'this'
  );
}

/** Of itself, by an ability of its own. */
function ownBy(ability: Ability): When {
  if (ability.kind !== 'constant' || ability.modifies.of !== 'subtypes') return 'any time';
  if (ability.modifies.copies !== undefined) return 'any time';
  if (ability.while === undefined) return 'never';
  return isOfOwnTokens(ability.while) ? 'advanced' : 'any time';
}

/** What it says of ice that is met holds before anything can be used there. */
const isAsMet = (ability: Ability): boolean =>
  ability.kind === 'when' && ability.trigger.on === 'ice-encountered';

/** It goes with its host, and comes to no other. */
const isOfHost = (ability: Ability, { abilities }: Definition): boolean =>
  ability.kind === 'constant' &&
  ability.modifies.of === 'subtypes' &&
  ability.modifies.cards === 'host' &&
  ability.modifies.lose === undefined &&
  ability.while === undefined &&
  !abilities.some((one) => isToHost(one.ability));

const isOfItself = (ability: Ability): boolean =>
  ability.kind === 'constant' &&
  ability.modifies.of === 'subtypes' &&
  ability.modifies.cards === 'this';

const advancesIn = (ability: Ability): boolean =>
  says(
    ability,
    (one) =>
      ('do' in one && (one.do === 'advance' || one.do === 'move-counters')) ||
      ('do' in one && 'counter' in one && one.counter === 'advancement'),
  );

const known = new WeakMap<Definition, Amidst>();

function read(definition: Definition): Amidst {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const abilities = definition.abilities
    .map(({ ability }) => ability)
    .filter((ability) => !isAside(ability));
  const changing = abilities.filter(
    (ability) => saysKinds(ability) && !isAsMet(ability) && !isOfHost(ability, definition),
  );
  const own = changing.map(ownBy);
  const amidst: Amidst = {
    own: own.includes('any time') ? 'any time' : own.includes('advanced') ? 'advanced' : 'never',
    ofOthers: changing.every(isOfItself) ? 'never' : 'any time',
    advances: abilities.some(advancesIn),
  };
  known.set(definition, amidst);
  return amidst;
}

/** Whether the subtypes of ice may be others in a moment, while it is encountered. */
export function mayChangeKinds(g: Work, ice: CardId): boolean {
  const amidstOf = (id: CardId): Amidst => {
    const definition = g.pool.definitions[cardOf(g, id).def];
    return definition === undefined
      ? { own: 'any time', ofOthers: 'any time', advances: true }
      : read(definition);
  };
  const all = [...g.state.active, ice].map(amidstOf);
  if (all.some(({ ofOthers }) => ofOthers !== 'never')) return true;
  const { own } = amidstOf(ice);
  return own === 'any time' || (own === 'advanced' && all.some(({ advances }) => advances));
}
