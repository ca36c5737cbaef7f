import type { Ability, Effect } from '#rules';
import { durationWords } from './duration';
import { sayEffects } from './effects';
import { sayModifier } from './modifier';
import { sayTarget } from './target';
import { sayTrigger } from './trigger';
import type { Voice } from './voice';
import { capital, sentence } from './english';

type LastingEffect = Extract<Effect, { do: 'lasting' }>;

const stray = (ability: Ability): never => {
  throw new Error(`a ${ability.kind} ability cannot last`);
};

function during(ability: Ability, v: Voice): string {
  switch (ability.kind) {
    case 'constant':
      return sayModifier(ability.modifies, v);
    case 'when':
      return `${sayTrigger(ability.trigger, v)}, ${sayEffects(ability.effects, v)}`;
    case 'paid':
    case 'sub':
    case 'play':
    case 'instead':
    case 'rez-when':
      return stray(ability);
  }
}

/** What waits for one moment says itself when that is. */
const isMoment = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  (ability.trigger.on === 'turn-ended' || ability.trigger.on === 'run-ended');

function sayDuration({ abilities, until }: LastingEffect, v: Voice): string {
  if (until === 'forever' || abilities.every(isMoment)) return '';
  return ` ${durationWords[until](v)}`;
}

/** What an effect sets up for a while. */
export function sayLasting(effect: LastingEffect, v: Voice): string {
  const laid = effect.on === undefined ? v : { ...v, target: sayTarget(effect.on, v) };
  const parts = effect.abilities.map((ability) => during(ability, laid));
  if (effect.from === 'next-encounter')
    return `during the next encounter of this run, ${parts.map((one, i) => (i === 0 ? one : capital(one))).join('. ')}`;
  return `${parts.join(' and ')}${sayDuration(effect, v)}`;
}

/** What works during one run only, said after "make a run". */
export function sayRider(ability: Ability, voice: Voice): string {
  const v = { ...voice, inRun: true as const };
  switch (ability.kind) {
    case 'constant':
      return sentence(`during this run, ${sayModifier(ability.modifies, v)}`);
    case 'when':
      return sentence(`${sayTrigger(ability.trigger, v)}, ${sayEffects(ability.effects, v)}`);
    case 'instead':
      return ability.of === 'access'
        ? sayInsteadOfAccess(ability, 'if the run is successful', v)
        : stray(ability);
    case 'paid':
    case 'sub':
    case 'play':
    case 'rez-when':
      return stray(ability);
  }
}

/** "Instead of accessing cards": one instruction in line, several after a colon. */
export function sayInsteadOfAccess(
  ability: Extract<Ability, { kind: 'instead'; of: 'access' }>,
  when: string,
  v: Voice,
): string {
  const will = ability.optional ? 'you may ' : '';
  const text = sayEffects(ability.effects, v);
  return ability.effects.length === 1
    ? sentence(`${when}, ${will}${text} instead of accessing cards`)
    : sentence(`${when}, ${will}do this instead of accessing cards: ${text}`);
}
