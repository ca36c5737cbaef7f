import type { Effect } from '#rules';

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
  ...(['discard', 'purge', 'install'] as const),
]);

/** Whether those after an effect of ice are resolved; `isMet`: of the ice that is encountered, which may go by it. */
function goOnAfter(effects: readonly Effect[] | undefined, isMet: boolean): boolean {
  return (effects ?? []).every((one) => goesOnAfter(one, isMet));
}

function goesOnAfter(effect: Effect, isMet: boolean): boolean {
  const all = (...lists: readonly (readonly Effect[] | undefined)[]): boolean =>
    lists.every((one) => goOnAfter(one, isMet));
  if (effect.do === 'trace') return all(effect.success, effect.failure);
  if (effect.do === 'psi') return all(effect.differ, effect.same);
  if (effect.do === 'if') return all(effect.then, effect.otherwise);
  if (effect.do === 'both' || effect.do === 'unless') return all(effect.effects);
  if (effect.do === 'may')
    // The Corp declines what it may.
    return all(effect.who === 'runner' ? effect.effects : [], effect.otherwise);
  if (effect.do === 'must-pay') return all(effect.then, effect.otherwise);
  if (effect.do === 'option') return effect.options.every((one) => all(one.effects));
  if (effect.do === 'trash' || effect.do === 'move' || effect.do === 'remove-from-game')
    return effect.cards !== 'encountered' && (effect.cards !== 'this' || !isMet);
  return effect.do === 'lasting' || GOES_ON.has(effect.do);
}

export const goesOn = (effect: Effect): boolean => goesOnAfter(effect, true);

/** The same of other ice than that which is encountered. */
export const goesOnElsewhere = (effect: Effect): boolean => goesOnAfter(effect, false);
