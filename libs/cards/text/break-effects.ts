import { type Effect } from '#rules';
import { some } from './amount';
import { list } from './english';
import { anyOf } from './filter';
import { subtypeWord } from './kind';
import { type Sayings } from './table';
import { type Clause } from './voice';
import { act } from './effect-words';

/** How it reads that subroutines are broken. */
export const breakWords = {
  break: (effect, v) => {
    const { upTo, subtype, maxStrength, minStrength, sameStrength, allBut, of, only } = effect;
    const words = typeof subtype === 'string' ? [subtype] : (subtype ?? []);
    const sub =
      only !== undefined
        ? '"End the run" subroutine'
        : words.length === 0
          ? 'subroutine'
          : `${list(words.map(subtypeWord), 'or')} subroutine`;
    if (allBut === 0) return act(v, `break all ${sub}s`);
    if (allBut !== undefined)
      return act(v, `break all but ${some(allBut, sub, v)} on ${v.encountered}`);
    const what =
      effect.which !== undefined
        ? `the ${effect.which} ${sub} on the encountered piece of ice`
        : upTo === 'all'
          ? `any number of ${sub}s`
          : `${upTo === 1 ? '' : 'up to '}${some(upTo, sub, v)}`;
    const thatIce = effect.on === undefined && v.encountered === 'that ice' ? ' on that ice' : '';
    const on =
      of === 'this' ? ` on ${v.self}` : of === 'host' ? ` on the ice hosting ${v.self}` : thatIce;
    const weak =
      maxStrength === undefined ? '' : ` on a piece of ice with strength ${maxStrength} or less`;
    const equal =
      sameStrength === true ? ` on a piece of ice with strength equal to that of ${v.self}` : '';
    const strong =
      minStrength === undefined ? '' : ` on a piece of ice with strength ${minStrength} or more`;
    const such = effect.on === undefined ? '' : ` on ${anyOf({ ...effect.on, type: 'ice' }, v)}`;
    const able = effect.ifAble === true ? `, if ${v.self} has the strength for it` : '';
    return act(v, `break ${what}${on}${such}${weak}${strong}${equal}${able}`);
  },
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
