import type { Effects, Effect } from '#rules';
import { ownerOf } from './owner';
import { isTarget } from './filter';
import type { Named } from './voice';

type Known = ReadonlyMap<string, Named>;

/** Whose the cards are that are chosen: those of the place, or of the choice before. */
function ownerOfChoice(effect: Effect, known: Known): Named['owner'] {
  if (effect.do !== 'choose') return undefined;
  const { from } = effect;
  if (!isTarget(from)) return ownerOf(from);
  return typeof from === 'object' && 'named' in from ? known.get(from.named)?.owner : undefined;
}

const isInHand = (effect: Effect): boolean =>
  effect.do === 'choose' &&
  !isTarget(effect.from) &&
  (effect.from.in === 'hq' || effect.from.in === 'grip');

function introduced(effect: Effect, known: Known): readonly (readonly [string, Named])[] {
  if (effect.do === 'lose')
    return effect.as === undefined
      ? []
      : [[effect.as, { pronoun: 'them', each: 'credit lost this way' }]];
  if (effect.do === 'guess')
    return [[effect.as, { pronoun: 'them', each: 'credit spent this way' }]];
  if (effect.do === 'reveal')
    return effect.as === undefined || typeof effect.cards !== 'object' || !('top' in effect.cards)
      ? []
      : [
          [
            effect.as,
            { pronoun: 'amount' in effect.cards && effect.cards.amount === 1 ? 'it' : 'them' },
          ],
        ];
  if (effect.do === 'purge')
    return effect.as === undefined
      ? []
      : [[effect.as, { pronoun: 'them', each: 'virus counter removed this way' }]];
  if (effect.do === 'bad-publicity')
    return effect.as === undefined
      ? []
      : [[effect.as, { pronoun: 'them', each: 'bad publicity taken this way' }]];
  if (effect.do === 'lose-bad-publicity')
    return effect.as === undefined
      ? []
      : [[effect.as, { pronoun: 'them', each: 'bad publicity removed this way' }]];
  if (effect.do === 'random')
    return [
      [
        effect.as,
        {
          pronoun: effect.cards === 1 ? 'it' : 'them',
          owner: effect.from === 'hq' ? 'corp' : 'runner',
        },
      ],
    ];
  if (effect.do === 'trash')
    return effect.as === undefined
      ? []
      : [[effect.as, { pronoun: 'them', each: 'card trashed this way' }]];
  if (!('as' in effect) || effect.as === undefined) return [];
  // The cards that set the ability off are among them.
  if (effect.do === 'draw')
    return effect.as === 'drawn'
      ? []
      : [[effect.as, { pronoun: 'them', each: 'card drawn this way' }]];
  const most =
    effect.do === 'name' && !('titles' in effect.among)
      ? 2
      : 'most' in effect
        ? effect.most
        : 'amount' in effect
          ? effect.amount
          : 1;
  const owner = ownerOfChoice(effect, known);
  const whose = owner === undefined ? {} : { owner };
  const held = isInHand(effect) ? { inHand: true as const } : {};
  const ice = effect.do === 'search' && effect.for.type === 'ice' ? { ice: true as const } : {};
  return [[effect.as, { pronoun: most === 1 ? 'it' : 'them', ...whose, ...ice, ...held }]];
}

/** What the names kept by these effects stand for, so that later words can speak of them. */
export const namedBy = (effects: Effects, known: Known): Known =>
  effects.reduce<Known>((all, effect) => new Map([...all, ...introduced(effect, all)]), known);
