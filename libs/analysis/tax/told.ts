import {
  currentEncounter,
  subsOf,
  workOn,
  type Ability,
  type Definition,
  type Effect,
  type Pool,
  type State,
} from '#rules';
import { isToHost } from './hosting';
import { isAside } from './independence';

/** Effects of the Runner's cards that leave an encounter as it is: whatever is reckoned with, or of no use at it. */
const LEAVES: ReadonlySet<Effect['do']> = new Set([
  ...([
    'gain',
    'take',
    'draw',
    'expose',
    'look',
    'reveal',
    'shuffle',
    'lose-tags',
    'arrange',
  ] as const),
  ...(['search', 'access', 'damage', 'give-tags', 'lose', 'bad-publicity'] as const),
]);

const isStrength = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' &&
      (lent.modifies.of === 'strength' || lent.modifies.of === 'access-limit'),
  );

const BEFORE: ReadonlySet<unknown> = new Set([
  'ice-encountered',
  'encounter-ended',
  'ice-passed',
  'ice-approached',
]);

/** Constants that make nothing cheaper but by what is reckoned with. */
const STEADY: ReadonlySet<string> = new Set([
  ...[
    'strength',
    'memory-cost',
    'hosts',
    'cannot',
    'access-limit',
    'trashed-at-no-strength',
    'worth',
  ],
]);

function isRunnersTold(ability: Ability): boolean {
  if (isAside(ability)) return true;
  switch (ability.kind) {
    case 'paid':
      if (ability.prevents !== undefined || isToHost(ability)) return true;
      return ability.effects.every(
        (effect) =>
          effect.do === 'break' ||
          isStrength(effect) ||
          LEAVES.has(effect.do) ||
          (effect.do === 'place' && effect.on === 'this'),
      );
    case 'when':
      return [ability.trigger.on].flat().every((on) => BEFORE.has(on));
    case 'constant':
      return STEADY.has(ability.modifies.of);
    case 'instead':
      return ability.of === 'access';
    case 'sub':
    case 'play':
    case 'before':
    case 'rez-when':
      return false;
  }
}

function isCorpsTold(ability: Ability): boolean {
  if (isAside(ability) || ability.kind === 'sub' || ability.kind === 'rez-when') return true;
  if (ability.kind === 'paid')
    return ability.usedBy === undefined || ability.effects.every((effect) => effect.do === 'break');
  if (ability.kind === 'when')
    return (
      [ability.trigger.on].flat().every((on) => BEFORE.has(on) || on === 'rezzed') ||
      ability.effects.every(goesOn)
    );
  return ability.kind === 'constant';
}

const known = new WeakMap<Definition, boolean>();

function isCardTold(definition: Definition | undefined): boolean {
  if (definition === undefined) return false;
  const before = known.get(definition);
  if (before !== undefined) return before;
  const fits = definition.side === 'runner' ? isRunnersTold : isCorpsTold;
  const is = definition.abilities.every(({ ability }) => fits(ability));
  known.set(definition, is);
  return is;
}

/** Effects of a subroutine after which those that follow are resolved all the same. */
const GOES_ON: ReadonlySet<Effect['do']> = new Set([
  ...([
    'end-run',
    'gain',
    'lose',
    'damage',
    'give-tags',
    'lose-clicks',
    'bad-publicity',
    'choose',
  ] as const),
  ...([
    'draw',
    'look',
    'reveal',
    'arrange',
    'shuffle',
    'search',
    'place',
    'choose-number',
    'random',
  ] as const),
]);

function goesOn(effect: Effect): boolean {
  if (effect.do === 'trace') return [...effect.success, ...(effect.failure ?? [])].every(goesOn);
  if (effect.do === 'psi') return [...(effect.differ ?? []), ...(effect.same ?? [])].every(goesOn);
  if (effect.do === 'if') return [...effect.then, ...(effect.otherwise ?? [])].every(goesOn);
  if (effect.do === 'both' || effect.do === 'unless') return effect.effects.every(goesOn);
  if (effect.do === 'may') return [...effect.effects, ...(effect.otherwise ?? [])].every(goesOn);
  if (effect.do === 'must-pay') return [...(effect.then ?? []), ...effect.otherwise].every(goesOn);
  if (effect.do === 'option') return effect.options.every((one) => one.effects.every(goesOn));
  if (effect.do === 'trash' || effect.do === 'move') return effect.cards !== 'this';
  return effect.do === 'lasting' || GOES_ON.has(effect.do);
}

const LASTS: ReadonlySet<string> = new Set([
  'strength',
  'subroutines',
  'cannot',
  'break-also',
  'cannot-spend',
  'subtypes',
  'access-limit',
  'accesses',
  'hand-size',
  'jack-out-also',
  'cannot-run',
  'clicks',
  'kept',
]);

/** Whether `LeastPast` holds for a state: nothing but breaking gets the Runner past what subroutines do. */
export const isTold =
  (pool: Pool) =>
  (state: State): boolean => {
    const g = workOn(pool, state, null);
    const encounter = currentEncounter(g);
    if (encounter === null) return false;
    const definitionOf = (id: number) => pool.definitions[state.cards[id]?.def ?? -1];
    const ice = state.cards[encounter.ice];
    return (
      ice !== undefined &&
      state.active.every((id) => isCardTold(definitionOf(id))) &&
      state.lasting.every(({ path }) => {
        const ability = pool.abilities.get(path)?.ability;
        return (
          ability?.kind === 'when' ||
          (ability?.kind === 'constant' && LASTS.has(ability.modifies.of))
        );
      }) &&
      subsOf(g, ice).every(({ ability }) => ability.effects.every(goesOn))
    );
  };
