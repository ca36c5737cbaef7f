import type { Ability, InsteadOfDamage, When } from '#rules';
import { valueOf } from './amount';
import { sayCondition } from './condition';
import { costLabel, costVerb } from './cost';
import { optionally, sayBranch, sayConstant, sayEffects, sayer } from './effect';
import { capital, sentence } from './english';
import { anyOf } from './filter';
import { ownerOf } from './owner';
import { placeNames } from './place';
import { namedBy } from './named';
import { sayInsteadOfAccess } from './rider';
import { saying, type Sayings } from './table';
import { onServer } from './server';
import { named, sayTrigger } from './trigger';
import { name, type Voice } from './voice';

/** Facts of the Corp's cards alone. */
const ofCorp: ReadonlySet<string> = new Set(['accessed', 'access-ended', 'ice-passed']);

/** What was mentioned in "when ..." is "it" afterwards, unless another card comes into it. */
function afterTrigger({ trigger, effects }: When, v: Voice): Voice {
  const mentioned = trigger.this === true || trigger.with === 'this';
  const condition = trigger.if === undefined ? '' : sayCondition(trigger.if, v);
  const clear =
    namedBy(effects, v.named).size === v.named.size &&
    !condition.includes('that ice') &&
    !effects.some(({ do: verb }) => verb === 'trace');
  const thats = ofCorp.has(String(trigger.on)) ? 'corp' : ownerOf(trigger.card ?? {});
  return {
    ...named(trigger, v),
    ...(thats === undefined ? {} : { thats }),
    self: mentioned && clear ? 'it' : v.self,
    encountered:
      trigger.on === 'ice-encountered' || trigger.on === 'sub-broken' ? 'that ice' : v.encountered,
  };
}

const sayInsteadOfDamage = (ability: InsteadOfDamage, v: Voice): string =>
  sentence(
    `the first time you would do ${ability.damage} damage during each run on this server, you may ${costVerb(ability.cost, v)} to ${sayEffects(ability.effects, v)} instead`,
  );

const persisting = ({ persists }: { readonly persists?: true }, v: Voice): readonly string[] =>
  persists === true
    ? [`This also works for the rest of a run during which the Runner trashed ${v.self}.`]
    : [];

/** What each kind of ability reads like; several sentences where it has several parts. */
export const abilityWords: Sayings<Ability, 'kind', readonly string[]> = {
  paid: (ability, said) => {
    const clicks = ability.cost.clicks ?? 0;
    const v: Voice = clicks === 0 ? said : { ...said, asAction: true };
    const limits = [
      ...(ability.if === undefined
        ? []
        : [sentence(`use this only if ${sayCondition(ability.if, v)}`)]),
      ...(ability.onAccess === true ? ['Use this only while you access a card.'] : []),
      ...(ability.limit === undefined ? [] : [`Use this only once each ${ability.limit}.`]),
    ];
    const effects = sayEffects(ability.effects, v);
    const text =
      ability.usedBy === undefined || ability.usedBy === v.me
        ? [capital(costLabel(ability.cost, v)), sentence(effects)]
            .filter((one) => one !== '')
            .join(': ')
        : sentence(
            `${name(v, ability.usedBy)} may ${costVerb(ability.cost, v)} to ${sayEffects(ability.effects, { ...v, actor: ability.usedBy, me: ability.usedBy })}`,
          );
    return [[text, ...limits].join(' ')];
  },
  when: (ability, v) => {
    const where =
      ability.anywhere === undefined || ability.anywhere === true || ability.anywhere === 'ice'
        ? ''
        : `, while ${v.self} is in ${placeNames[ability.anywhere](v)}`;
    const isToo = ability.asItLeaves === true && ability.trigger.this !== true;
    const too = isToo ? `, ${v.self} included` : '';
    const lead = `${sayTrigger(ability.trigger, v)}${too}${where}`;
    const then = afterTrigger(ability, v);
    const [only] = ability.effects;
    // A second condition joins the first.
    const joins =
      ability.trigger.if !== undefined &&
      ability.optional !== true &&
      ability.effects.length === 1 &&
      only?.do === 'if' &&
      only.otherwise === undefined;
    const does = joins
      ? sayEffects(ability.effects, then).replace(/^if /, 'and ')
      : ability.optional === true
        ? optionally(ability, then)
        : ability.trigger.if === undefined
          ? sayEffects(ability.effects, then)
          : sayBranch(ability.effects, then);
    const once =
      ability.limit === undefined ? [] : [`This happens only once each ${ability.limit}.`];
    const pile = (ability.trigger.card?.side ?? v.me) === 'corp' ? 'Archives' : 'the heap';
    const instead = ability.instead === true ? ` instead of adding it to ${pile}` : '';
    return [
      [
        sentence(`${lead}${joins ? ' ' : ', '}${does}${instead}`),
        ...once,
        ...persisting(ability, v),
      ].join(' '),
    ];
  },
  constant: (ability, v) => {
    const text = sayConstant(ability, v);
    const while_ =
      ability.while === undefined ? text : `while ${sayCondition(ability.while, v)}, ${text}`;
    return [[sentence(while_), ...persisting(ability, v)].join(' ')];
  },
  sub: (ability, v) => [`Subroutine: ${sentence(sayEffects(ability.effects, v))}`],
  play: (ability, v) => [
    ...(ability.onlyIf === undefined
      ? []
      : [sentence(`play ${v.self} only if ${sayCondition(ability.onlyIf, v)}`)]),
    ...(ability.atMostX === undefined
      ? []
      : [sentence(`X is at most ${valueOf(ability.atMostX, v)}`)]),
    ...(ability.effects.length === 0 ? [] : [sentence(sayEffects(ability.effects, v))]),
  ],
  instead: (ability, v) => [
    ability.of === 'damage'
      ? sayInsteadOfDamage(ability, v)
      : sayInsteadOfAccess(
          ability,
          `whenever you make a successful run${onServer(ability.server)}`,
          v,
          sayer,
        ),
  ],
  before: ({ effects }, v) => [
    sentence(`whenever you are about to take bad publicity, ${sayEffects(effects, v)}`),
  ],
  'rez-when': ({ imminent, on }, v) => [
    sentence(
      `you may rez ${v.self} when the Runner is about to ${
        imminent === 'expose'
          ? 'expose a card'
          : `break a subroutine${on === undefined ? '' : ` on ${anyOf(on, v)}`}`
      }`,
    ),
  ],
};

export const sayAbility = (ability: Ability, v: Voice): readonly string[] =>
  saying<Ability, 'kind', readonly string[]>(abilityWords, ability.kind)(ability, v);
