import { type Amount, type Effect, type Filter, type Kind, type Target, subtypes } from '#rules';
import { figureOf, some, valueOf } from './amount';
import { list } from './english';
import { anyOf, isTarget, noun, placed, sayTarget } from './filter';
import { kindWord } from './kind';
import { serverWords } from './server';
import { type Sayings } from './table';
import { name, type Clause, type Voice } from './voice';
import { type EffectOf, act, says } from './effect-words';

/** As many as there are to choose from. */
const isAll = (from: Filter | Target, most: Amount): boolean =>
  typeof most === 'object' &&
  most.of === 'count' &&
  JSON.stringify(most.cards) === JSON.stringify(from);

const isSame = (least: Amount, most: Amount): boolean =>
  JSON.stringify(least) === JSON.stringify(most);

/** A card, not several of which some are chosen. */
const isOne = (from: Target, v: Voice): boolean =>
  typeof from === 'string' || sayTarget(from, v) === 'it';

const howMany = (effect: EffectOf<'choose'>, v: Voice): string => {
  const { from, least, most } = effect;
  const given = isSame(least, most) ? '' : 'up to ';
  if (isTarget(from) && effect.fits !== undefined && most === 1)
    return `${anyOf(effect.fits, v)} among ${sayTarget(from, v)}`;
  if (isTarget(from) && effect.fits !== undefined)
    return `${given}${some(most, noun(effect.fits, v), v)} among ${sayTarget(from, v)}`;
  // Of one card there is no number to choose.
  if (isTarget(from) && most === 1 && isOne(from, v)) return sayTarget(from, v);
  if (isTarget(from))
    return isAll(from, most) && given !== ''
      ? `any number of ${sayTarget(from, v)}`
      : `${given}${valueOf(most, v)} of ${sayTarget(from, v)}`;
  if (typeof most === 'object' && most.of === 'less' && most.by === 1 && isAll(from, most.amount))
    return `any number of ${noun(placed(from), v).many} but not all of them`;
  if (isAll(from, most)) {
    const which =
      given === '' ? 'all' : least === 0 ? 'any number of' : `${valueOf(least, v)} or more`;
    return `${which} ${noun(placed(from), v).many}`;
  }
  if (most === 1) return anyOf(placed(from), v);
  const { figure, value } = figureOf(most, v);
  // No noun can follow the amount.
  if (figure === '' && given !== '') return `${noun(placed(from), v).many}, up to ${value},`;
  return `${given}${some(most, noun(placed(from), v), v)}`;
};

/** Of nearly all subtypes those are said that it cannot be. */
function kindsOf(kinds: readonly Kind[]): string {
  if (kinds.length < 20) return list(kinds.map(kindWord), 'or');
  const others = subtypes.filter((one) => !kinds.includes(one));
  return `a subtype other than ${list(others.map(kindWord), 'or')}`;
}

/** How it reads that something is chosen or named. */
export const choiceWords = {
  choose: (effect, v) => {
    const { further, from } = effect;
    if (further !== undefined && !isTarget(from)) {
      const { one, many } = noun(placed(from), v);
      // The first is one of them.
      const others = typeof effect.most === 'number' ? effect.most - 1 : null;
      const another =
        others === 1
          ? `another ${one}`
          : `${others === null ? 'any number of' : `up to ${others}`} other ${many}`;
      const who = name(v, effect.who ?? v.actor);
      return says(`if it is ${anyOf(further, v)}, ${who} may choose ${another}`);
    }
    const kept = effect.lasting === true ? `, which stays chosen while ${v.self} is installed` : '';
    return {
      who: effect.who ?? v.actor,
      does: `choose ${howMany(effect, v)}${kept}`,
      ...(effect.lasting === true ? {} : { opens: true as const }),
      ...(effect.most === 1 && effect.least === 0 ? { may: true as const } : {}),
    };
  },
  'choose-number': ({ who, most, least }, v) => ({
    who: who ?? v.actor,
    does: `choose a number from ${least} to ${valueOf(most, v)}`,
  }),
  'choose-server': ({ from }, v) =>
    act(v, from === undefined ? 'choose a server' : `choose ${serverWords(from)}`),
  name: ({ among }, v) =>
    act(
      v,
      'kinds' in among
        ? `name ${kindsOf(among.kinds)}`
        : 'titles' in among
          ? `name a card that ${name(v, among.titles)} can have`
          : `name ${anyOf(among, v)}, which stands for all its copies there`,
    ),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
