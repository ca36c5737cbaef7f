import {
  says,
  type Ability,
  type Card,
  type CounterKind,
  type Definition,
  type Effect,
  type Paid,
  type Subtype,
} from '#rules';
import { byDefinition } from './by-definition';
import { isToHost } from './to-host';
import { grownBy, growsBy } from './grown';
import { isForTheRun } from './independence';

/** Points of strength, and what they cost at least. */
export interface Step {
  readonly points: number;
  readonly price: number;
  /** Cards of the grip that it takes besides. */
  readonly discards: number;
  /** Lasts for the run, and may count for nothing therefore. */
  readonly isForTheRun: boolean;
}

export interface Break {
  readonly effect: Extract<Effect, { do: 'break' }>;
  /** Of one use, without what makes the card itself stronger. */
  readonly price: number;
  /** Of one use that does, too; it is paid once at least. */
  readonly once: number;
  readonly clicks: number;
  /** Cards of the grip that one use takes. */
  readonly discards: number;
  readonly trashesItself: boolean;
  /** Subroutines broken by one use. */
  readonly most: number;
}

/** What gets the Runner past ice whose subroutines are not broken. */
export interface End {
  /** Of one use, without the card itself. */
  readonly price: number;
  readonly trashesItself: boolean;
  /** Of ice with one of these alone; null where that is not told. */
  readonly of: readonly Subtype[] | null;
}

/** What the words of a card do to get the Runner past ice, read once. */
export interface Words {
  readonly breaks: readonly Break[];
  /** Whether those of ice are the Runner's. */
  readonly areRunners: boolean;
  readonly ends: readonly End[];
  /** Counters that it puts onto itself to become stronger; null for none. */
  readonly grown: CounterKind | null;
  /** That make the card itself stronger. */
  readonly boosts: readonly Step[];
  /** That make the ice weaker. */
  readonly weakens: readonly Step[];
  /** That make other cards stronger. */
  readonly lends: readonly Step[];
  /** What becomes of a card that broke subroutines, when the encounter ends: one of these. */
  readonly afterwards: readonly (readonly Effect[])[];
  /** Its words change its own strength by what may be otherwise in a moment. */
  readonly isUnsteady: boolean;
  /** That of others. */
  readonly unsettles: boolean;
  /** It can go onto the ice that is encountered. */
  readonly goesOntoIce: boolean;
  /** It may prevent what befalls the Runner. */
  readonly prevents: boolean;
  /** To break, or to get strong enough for that, takes cards of the grip. */
  readonly discards: boolean;
}

/** What a use is weighed with at least: what is not said in numbers counts for nothing. */
function priceOf({ credits, counters, x, or, trashThis }: Paid['cost']): number {
  if (x !== undefined || or !== undefined || trashThis === true) return 0;
  return (
    (typeof credits === 'number' ? credits : 0) +
    (typeof counters?.amount === 'number' ? counters.amount : 0)
  );
}

/** Cards that a use costs, where they are any of the grip. */
const discardsOf = ({ trash, trashThis, or }: Paid['cost']): number =>
  trashThis !== true && or === undefined && trash !== undefined && isAnyOfGrip(trash) ? 1 : 0;

const isAnyOfGrip = (filter: object): boolean =>
  Object.entries(filter).every(([part, value]) => part === 'in' && value === 'grip');

type Lasting = Extract<Effect, { do: 'lasting' }>;

function pointsOf({ abilities }: Lasting): number {
  return abilities.reduce((sum, lent) => {
    if (lent.kind !== 'constant' || lent.modifies.of !== 'strength') return sum;
    const { by } = lent.modifies;
    return sum + (typeof by === 'number' ? Math.abs(by) : Infinity);
  }, 0);
}

export const isOfItself = ({ abilities }: Lasting): boolean =>
  abilities.every(
    (lent) =>
      lent.kind === 'constant' && lent.modifies.of === 'strength' && lent.modifies.cards === 'this',
  );

/** Whether it changes the strength of other cards by what may be otherwise in a moment. */
const isOfOthers = ({ modifies }: Ability & { readonly kind: 'constant' }): boolean =>
  modifies.of === 'strength' &&
  modifies.cards !== 'this' &&
  !(typeof modifies.by === 'number' && modifies.cards === 'host');

/** Counters on the card are not taken off it while it is encountered. */
const isSteady = (ability: Ability, grown: CounterKind | null): boolean => {
  if (ability.kind !== 'constant' || ability.modifies.of !== 'strength') return true;
  const { by, cards } = ability.modifies;
  if (cards !== 'this' || typeof by === 'number') return true;
  return by.of === 'counters' && (by.kind === 'advancement' || by.kind === grown);
};

/** No subroutine of the ice that is encountered is resolved any more. */
export const isEnd = (effect: Effect): boolean =>
  effect.do === 'bypass' || (effect.do === 'derez' && effect.cards === 'encountered');

function endOf({ cost, effects, if: condition }: Paid): readonly End[] {
  if (!effects.some(isEnd)) return [];
  const { subtype } =
    condition?.is === 'fits' && condition.card === 'encountered' ? condition.as : {};
  const of = subtype === undefined ? null : [subtype].flat();
  return [{ price: priceOf(cost), trashesItself: cost.trashThis === true, of }];
}

/** Whether what a card does at an encounter's end is to take a program off the table. */
const takesProgram = ([choice, move]: readonly Effect[]): boolean =>
  choice?.do === 'choose' &&
  choice.least !== 0 &&
  choice.who === undefined &&
  isAnyProgram(choice.from) &&
  move?.do === 'move' &&
  typeof move.cards === 'object' &&
  'named' in move.cards &&
  move.cards.named === choice.as;

export const isAnyProgram = (from: object | string): boolean =>
  typeof from === 'object' &&
  Object.entries(from).every(([part, value]) => part === 'type' && value === 'program');

const placedBy = ({ effects }: Paid): number =>
  effects.reduce(
    (sum, one) => (one.do === 'place' && typeof one.amount === 'number' ? sum + one.amount : sum),
    0,
  );

function read({ abilities: placed, side }: Definition): Omit<Words, 'discards'> {
  const abilities = placed.map(({ ability }) => ability);
  const paid = abilities.filter((one) => one.kind === 'paid');
  const steps = (fits: (effect: Lasting) => boolean): readonly Step[] =>
    paid.flatMap((ability) =>
      ability.effects.flatMap((effect) =>
        effect.do === 'lasting' && fits(effect)
          ? [
              {
                points: pointsOf(effect),
                price: priceOf(ability.cost),
                discards: discardsOf(ability.cost),
                isForTheRun: isForTheRun(ability),
              },
            ]
          : [],
      ),
    );
  const grown = grownBy(abilities);
  const isGrowing = (effect: Effect): boolean => effect.do === 'lasting' && isStrength(effect);
  const isOnIce = (effect: Lasting): boolean => effect.on === 'encountered';
  const isOwn = (effect: Lasting): boolean => effect.on === undefined && isOfItself(effect);
  const isStrength = (effect: Lasting): boolean => pointsOf(effect) > 0;
  return {
    breaks: paid.flatMap(({ cost, effects }) =>
      effects.flatMap((effect) =>
        effect.do === 'break'
          ? [
              {
                effect,
                // What makes it stronger, too, is paid for once.
                price: effects.some(isGrowing) ? 0 : priceOf(cost),
                once: effects.some(isGrowing) ? priceOf(cost) : 0,
                discards: discardsOf(cost),
                trashesItself: cost.trashThis === true,
                clicks: typeof cost.clicks === 'number' ? cost.clicks : 0,
                most: typeof effect.upTo === 'number' ? effect.upTo : Infinity,
              },
            ]
          : [],
      ),
    ),
    areRunners: side === 'runner' || paid.some(({ usedBy }) => usedBy === 'runner'),
    ends: side === 'runner' ? paid.flatMap(endOf) : [],
    grown,
    boosts: [
      ...steps(isOwn),
      ...paid.flatMap((ability): readonly Step[] =>
        grown !== null && growsBy(ability, grown)
          ? [
              {
                points: placedBy(ability),
                price: priceOf(ability.cost),
                discards: 0,
                isForTheRun: true,
              },
            ]
          : [],
      ),
    ],
    weakens: steps(isOnIce),
    lends: steps((effect) => isStrength(effect) && !isOnIce(effect) && !isOwn(effect)),
    afterwards: abilities.flatMap((one) =>
      one.kind === 'when' && one.trigger.on === 'encounter-ended' && one.trigger.with === 'this'
        ? takesProgram(one.effects) && one.optional !== true
          ? [one.effects]
          : one.effects.flatMap((effect) =>
              effect.do === 'option' && effect.must === true
                ? effect.options.map(({ effects }) => effects)
                : [[]],
            )
        : [],
    ),
    isUnsteady: !abilities.every((one) => isSteady(one, grown)),
    unsettles: abilities.some((one) => one.kind === 'constant' && isOfOthers(one)),
    goesOntoIce: paid.some(isToHost),
    prevents: paid.some(({ prevents }) => prevents !== undefined) || says(abilities, avoidsTags),
  };
}

const avoidsTags = (one: object): boolean =>
  'of' in one && (one.of === 'avoids-tags' || one.of === 'avoids-next-tag');

/** Whether the words of a card come into what an encounter costs. */
export const isOfUse = (words: Words): boolean =>
  words.isUnsteady ||
  words.unsettles ||
  words.prevents ||
  [words.breaks, words.ends, words.weakens, words.lends, words.afterwards].some(
    ({ length }) => length > 0,
  );

const known = new WeakMap<Definition, Words>();

export function wordsOf(definition: Definition): Words {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const { breaks, boosts, ...others } = read(definition);
  const discards = [...breaks, ...boosts].some((one) => one.discards > 0);
  const words = { ...others, breaks, boosts, discards };
  known.set(definition, words);
  return words;
}

/** Of a card by its number in the pool; null where they do not come into what an encounter costs. */
export const wordsOfUse = byDefinition((definition): Words | null => {
  const words = wordsOf(definition);
  return isOfUse(words) ? words : null;
});

/** Whether a break may be used on ice with these subtypes and of this strength. */
export const fitsIce = (
  { effect }: Break,
  breaker: Card,
  ice: Card,
  has: (subtype: Subtype) => boolean,
  goesOntoIce = false,
): boolean =>
  (effect.of === undefined ||
    (effect.of === 'host' && goesOntoIce) ||
    (effect.of === 'this' ? breaker.id : breaker.host) === ice.id) &&
  (effect.subtype === undefined || [effect.subtype].flat().some(has));
