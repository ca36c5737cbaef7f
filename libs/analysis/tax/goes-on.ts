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

export function goesOn(effect: Effect): boolean {
  if (effect.do === 'trace') return [...effect.success, ...(effect.failure ?? [])].every(goesOn);
  if (effect.do === 'psi') return [...(effect.differ ?? []), ...(effect.same ?? [])].every(goesOn);
  if (effect.do === 'if') return [...effect.then, ...(effect.otherwise ?? [])].every(goesOn);
  if (effect.do === 'both' || effect.do === 'unless') return effect.effects.every(goesOn);
  if (effect.do === 'may') return [...effect.effects, ...(effect.otherwise ?? [])].every(goesOn);
  if (effect.do === 'must-pay') return [...(effect.then ?? []), ...effect.otherwise].every(goesOn);
  if (effect.do === 'option') return effect.options.every((one) => one.effects.every(goesOn));
  if (effect.do === 'trash' || effect.do === 'move' || effect.do === 'remove-from-game')
    return effect.cards !== 'this' && effect.cards !== 'encountered';
  return effect.do === 'lasting' || GOES_ON.has(effect.do);
}
