import { type Ability, type InsteadOfAccess, type When } from '#rules';
import { valueOf } from './amount';
import { sayCondition } from './condition';
import { durationWords } from './duration';
import { capital } from './english';
import { sayTarget } from './filter';
import { onServer } from './server';
import { named, sayTrigger } from './trigger';
import { does, whose, type Voice } from './voice';
import type { EffectOf } from './effect-words';
import type { Sayer } from './sayer';

type LastingEffect = EffectOf<'lasting'>;

export const stray = (ability: Ability): never => {
  throw new Error(`a ${ability.kind} ability cannot last`);
};

function momentOf(ability: When, effect: LastingEffect, v: Voice): string {
  if (isSuccess(ability)) return 'when this run is successful';
  const { if: condition } = ability.trigger;
  const said = sayTrigger(ability.trigger, v);
  if (ability.limit === 'run') return said.replace(/^whenever/, 'the next time');
  if (!isThisTurnsEnd(ability, effect)) return said;
  return condition === undefined
    ? 'when this turn ends'
    : `when this turn ends, if ${sayCondition(condition, v)}`;
}

/** What lasts until then comes only once. */
const isThisTurnsEnd = ({ trigger }: When, { until }: LastingEffect): boolean =>
  until === 'turn' && trigger.on === 'turn-ended' && trigger.side === undefined;

function during(ability: Ability, effect: LastingEffect, v: Voice, say: Sayer): string {
  switch (ability.kind) {
    case 'constant': {
      const text = say.constant(ability, v);
      return ability.while === undefined
        ? text
        : `while ${sayCondition(ability.while, v)}, ${text}`;
    }
    case 'when':
      return `${momentOf(ability, effect, v)}, ${doing(ability, v, say)}`;
    case 'instead':
      return ability.of === 'access' ? lastingInstead(ability, v, say) : stray(ability);
    case 'paid':
    case 'sub':
    case 'play':
    case 'before':
    case 'rez-when':
      return stray(ability);
  }
}

/** What takes the place of accesses for a time. */
function lastingInstead(
  { server, optional, effects, if: only }: InsteadOfAccess,
  v: Voice,
  say: Sayer,
): string {
  const when = `whenever ${does(v, 'runner', `make a successful run${onServer(server)}`)}`;
  const condition = only === undefined ? '' : `, if ${sayCondition(only, v)}`;
  return `${when}${condition}, ${optional ? 'you may ' : ''}${say.effects(effects, v)} instead of accessing cards`;
}

const doing = (ability: When, voice: Voice, say: Sayer): string => {
  const v = named(ability.trigger, voice);
  return ability.optional === true ? say.optionally(ability, v) : say.effects(ability.effects, v);
};

/** A run is successful once: said of the run in which it was laid. */
const isSuccess = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  ability.trigger.on === 'run-successful' &&
  ability.trigger.server === undefined;

/** What waits for one moment says itself when that is. */
const isMoment = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  (ability.trigger.on === 'turn-ended' || ability.trigger.on === 'run-ended' || isSuccess(ability));

const isConditional = (ability: Ability): boolean =>
  ability.kind === 'constant' && ability.while !== undefined;

function sayDuration({ abilities, until, on }: LastingEffect, v: Voice): string {
  if (abilities.every(isMoment)) return '';
  // What hangs on a condition of the card itself works while the card does.
  if (until === 'while-active' && on === 'this' && abilities.every(isConditional)) return '';
  // What is laid on a card says itself how long it works.
  if (until === 'forever' && on !== undefined) return '';
  return ` ${durationWords[until](v)}`;
}

/** Clicks are counted as a turn begins: of all the turns until then there is but one. */
function nextTurnOf({ abilities }: LastingEffect, v: Voice): string {
  const [first] = abilities;
  const modifies = first?.kind === 'constant' ? first.modifies : null;
  return modifies?.of === 'clicks' ? `${whose(v, modifies.side)} next turn` : 'the next turn';
}

/** Several things; what all of them hang on is said once. */
function together(
  abilities: readonly Ability[],
  parts: readonly string[],
  v: Voice,
  say: Sayer,
): string {
  const [first] = abilities;
  if (first?.kind !== 'constant' || first.while === undefined || parts.length < 2)
    return parts.join(' and ');
  const condition = first.while;
  const constants = abilities.flatMap((one) => (one.kind === 'constant' ? [one] : []));
  const isShared = constants.every(
    (one) => JSON.stringify(one.while) === JSON.stringify(condition),
  );
  return constants.length === parts.length && isShared
    ? `while ${sayCondition(condition, v)}, ${constants.map((one) => say.constant(one, v)).join(' and ')}`
    : parts.join(' and ');
}

/** What an effect sets up for a while. */
export function sayLasting(effect: LastingEffect, v: Voice, say: Sayer): string {
  const laid =
    effect.on === undefined
      ? effect.from === undefined
        ? v
        : { ...v, target: `the next piece of ice ${does(v, 'runner', 'encounter')}` }
      : { ...v, target: eachOf(sayTarget(effect.on, v)) };
  const parts = effect.abilities.map((ability) => during(ability, effect, laid, say));
  const [only = ''] = parts;
  const met = `whenever ${does(laid, 'runner', 'encounter a piece of ice')}, `;
  if (effect.from === 'next-encounter' && parts.length === 1 && only.startsWith(met))
    return `when ${does(laid, 'runner', 'next encounter a piece of ice during this run')}, ${only.slice(met.length)}`;
  if (effect.from === 'next-encounter' && effect.until === 'encounter')
    return `during the next encounter of this run, ${parts.map((one, i) => (i === 0 ? one : capital(one))).join('. ')}`;
  // A subtype that was named is called so.
  const isNamed = effect.abilities.some(
    (one) =>
      one.kind === 'constant' &&
      (one.modifies.of === 'kept' ||
        (one.modifies.of === 'subtypes' && one.modifies.named !== undefined)),
  );
  const x = effect.x === undefined || isNamed ? '' : `, where X is ${valueOf(effect.x, v)}`;
  const said = together(effect.abilities, parts, laid, say);
  const duration = sayDuration(effect, laid);
  // What happens later is not said to last: the time comes first.
  if (duration !== '' && /^(when|whenever|the first time|the next time) /.test(said))
    return `${duration.trimStart()}, ${said}${x}`;
  if (said.endsWith(' to spend each turn') && effect.until.endsWith('-turn-begins'))
    return `${said.replace(/ each turn$/, '')} in ${nextTurnOf(effect, laid)}${x}`;
  // Of several things, and of what takes many words, the time is said first.
  if (duration !== '' && (parts.length > 1 || /^(as an additional cost|the first) /.test(said)))
    return `${duration.trimStart()}, ${said}${x}`;
  // What is set up in turn may last as long.
  return `${said}${said.endsWith(duration) ? '' : duration}${x}`;
}

/** Of several cards, what is said of each. */
const eachOf = (cards: string): string => (cards === 'them' ? 'each of them' : cards);
