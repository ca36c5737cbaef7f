import { type Effect } from '#rules';
import { figureOf, some, valueOf } from './amount';
import { anyOf, isTarget, noun, sayTarget } from './filter';
import { fromPlaces } from './place';
import { type Sayings } from './table';
import { type Clause, type Voice } from './voice';
import { type EffectOf, act, less } from './effect-words';

/** What is installed, and from where. */
function installed({ from, fits, most, optional }: EffectOf<'install'>, v: Voice): string {
  if (isTarget(from)) {
    const cards = sayTarget(from, v);
    if (fits === undefined) return cards;
    return most === 1
      ? `${anyOf(fits, v)} among ${cards}`
      : `any ${noun(fits, v).many} among ${cards}`;
  }
  const { in: places = 'installed', ...rest } = from;
  const where = fromPlaces(places, v);
  if (most === 1) return `${anyOf(rest, v)} from ${where}`;
  return `${optional === true ? 'up to ' : ''}${some(most, noun(rest, v), v)} from ${where}, one at a time`;
}

const isIce = (from: EffectOf<'install'>['from'], v: Voice): boolean => {
  if (typeof from !== 'object') return false;
  if ('named' in from) return v.named.get(from.named)?.ice === true;
  return 'type' in from && from.type === 'ice';
};

const installPlace = (
  { from, at, together, faceup, facedown, most }: EffectOf<'install'>,
  v: Voice,
): string => {
  const where =
    at === undefined
      ? ''
      : {
          innermost: ' in the innermost position protecting the attacked server',
          another: isIce(from, v)
            ? ' protecting another server'
            : ' in or protecting another server',
          new: most === 1 ? ' in a new remote server' : ', in or protecting one new remote server',
          remote:
            together === true
              ? ', all in or protecting one remote server'
              : isIce(from, v)
                ? ' protecting a remote server'
                : ' in a remote server',
          'this-server': isIce(from, v)
            ? ' as the outermost piece of ice protecting this server'
            : ' in or protecting this server',
          'that-server': ' in or protecting that server',
          'behind-this': ` right behind ${v.self}`,
          'any-position': ' in any position protecting any server',
          vacated: ' in the position of the card trashed to play this',
          'on-this': ` on ${v.self}`,
        }[at];
  if (facedown === true) return `${where} facedown`;
  return faceup === true ? `${where} faceup` : where;
};

const installTerms = ({ apart, ...terms }: EffectOf<'install'>, v: Voice): string =>
  `${installPrice(terms, v)}${apart === true ? ', no two of them protecting one server' : ''}`;

type Price = Pick<EffectOf<'install'>, 'free' | 'discount' | 'facedown'>;

const installPrice = ({ free, discount, facedown }: Price, v: Voice): string => {
  // Facedown it costs nothing.
  if (facedown === true) return '';
  if (free === true) return ', ignoring all costs';
  if (discount === undefined) return ', paying the install cost';
  return figureOf(discount, v).figure === ''
    ? `, lowering its install cost by ${valueOf(discount, v).replace(/^its (.*)$/, 'the $1 of the chosen card')}`
    : `, paying ${less(discount, v)}`;
};

/** How it reads that cards are installed, played and hosted. */
export const installWords = {
  install: (effect, v) => {
    const { from, fits, optional, rezzed } = effect;
    const verb = rezzed === true ? 'install and rez' : 'install';
    const does = `${verb} ${installed(effect, v)}${installPlace(effect, v)}${installTerms(effect, v)}`;
    return optional === true && (effect.most === 1 || (isTarget(from) && fits !== undefined))
      ? { who: v.actor, does, may: true }
      : act(v, does);
  },
  play: ({ from, fits, most, must, plain, free }, v) => {
    const terms =
      free === true
        ? 'ignoring all costs'
        : plain === true
          ? 'paying its play cost but no additional costs'
          : 'paying its play cost';
    if (isTarget(from)) {
      if (fits === undefined) return act(v, `play ${sayTarget(from, v)}, ${terms}`);
      const paid = terms.replace('its play cost', 'their play costs');
      const does = `play any ${noun(fits, v).many} among them, one after another, ${paid}`;
      return { who: v.actor, does, may: true };
    }
    const { in: places = 'installed', ...rest } = from;
    const paying = free === true ? 'ignoring all costs' : 'paying all costs';
    if (must === true)
      return act(v, `play ${anyOf(rest, v)} from ${fromPlaces(places, v)}, ${paying}`);
    return act(
      v,
      `play up to ${some(most, noun(rest, v), v)} from ${fromPlaces(places, v)}, one after another, ${paying}`,
    );
  },
  host: ({ cards, on, faceup }, v) =>
    act(
      v,
      // What lies faceup anyway has no facing to choose.
      `host ${sayTarget(cards, v)} ${cards === 'this' ? '' : faceup === true ? 'faceup ' : 'facedown '}on ${sayTarget(on, v)}${cards === 'that' && v.thats === 'corp' ? ', and it is no longer accessed' : ''}`,
    ),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
