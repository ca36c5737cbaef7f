import {
  type Amount,
  type CounterKind,
  type Deck,
  type Effect,
  type Filter,
  type Kind,
  type Side,
  type Target,
  subtypes,
} from '#rules';
import { figureOf, some, valueOf } from './amount';
import { counterNoun } from './counter';
import { list, plural } from './english';
import {
  anyOf,
  fromPlaces,
  isTarget,
  kindWord,
  noun,
  placed,
  sayTarget,
  subtypeWord,
  placeNames,
} from './filter';
import { serverWords } from './server';
import { sayPrevention } from './prevention';
import type { Sayings } from './table';
import { deckName, does, handOf, name, whose, type Clause, type Voice } from './voice';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

const act = (v: Voice, phrase: string): Clause => ({ who: v.actor, does: phrase });
const says = (text: string): Clause => ({ says: text });
/** "up to 3 cards", "any number of agendas of one title". */
function several(
  wanted: Filter,
  most: Amount | 'any',
  titles: 'same' | 'different' | undefined,
  v: Voice,
): string {
  const { many } = noun(wanted, v);
  const alike = { same: ' of one title', different: ' of different titles' };
  const which = titles === undefined ? '' : alike[titles];
  return `${most === 'any' ? 'any number of' : `up to ${valueOf(most, v)}`} ${many}${which}`;
}

const topOf = (amount: Amount, v: Voice): string => {
  if (amount === 1) return 'the top card';
  if (typeof amount === 'object' && amount.of === 'var')
    return `${some(amount, 'card', v)} from the top`;
  if (typeof amount === 'object' && amount.of === 'sum')
    return `the top cards (as many as ${figureOf(amount, v).value})`;
  if (typeof amount === 'object' && figureOf(amount, v).tail.startsWith('equal to'))
    return `the top cards (as many as ${figureOf(amount, v).value})`;
  return typeof amount === 'object' && figureOf(amount, v).tail.startsWith('for each')
    ? `the top cards (${some(amount, 'card', v)})`
    : `the top ${some(amount, 'card', v)}`;
};
const ownerOf = (deck: Deck): Side => (deck === 'rd' ? 'corp' : 'runner');

/** As many as can be chosen have to be. */
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

/** "1 credit less for each power counter on this resource". */
function less(discount: Amount, v: Voice): string {
  const { figure, tail } = figureOf(discount, v);
  const words = `${figure} ${figure === '1' ? 'credit' : 'credits'} less`;
  return tail === '' ? words : `${words} ${tail}`;
}

const installPrice = ({ free, discount, facedown }: Price, v: Voice): string => {
  // Facedown it costs nothing.
  if (facedown === true) return '';
  if (free === true) return ', ignoring all costs';
  if (discount === undefined) return ', paying the install cost';
  return figureOf(discount, v).figure === ''
    ? `, lowering its install cost by ${valueOf(discount, v).replace(/^its (.*)$/, 'the $1 of the chosen card')}`
    : `, paying ${less(discount, v)}`;
};

/** What a hand lacks of so many cards is drawn until it has them. */
function untilIn(cards: Amount, v: Voice): string | null {
  if (typeof cards !== 'object' || cards.of !== 'lacking') return null;
  const { amount, to } = cards;
  if (typeof amount !== 'object' || amount.of !== 'count' || isTarget(amount.cards)) return null;
  const place = amount.cards.in;
  if (place !== 'hq' && place !== 'grip') return null;
  const where = placeNames[place](v);
  return typeof to === 'number'
    ? `draw cards until there are ${to} in ${where}`
    : `draw cards until the number of cards in ${where} is ${valueOf(to, v)}`;
}

const isAllHere = (credits: Amount | 'any'): boolean =>
  typeof credits === 'object' &&
  credits.of === 'counters' &&
  credits.kind === 'credit' &&
  credits.on === 'this';

/** As many as there are. */
const isAllOf = (amount: Amount, counter: CounterKind, from: Target): boolean =>
  typeof amount === 'object' &&
  amount.of === 'counters' &&
  amount.kind === counter &&
  amount.on === from;

/** Of nearly all subtypes those are said that it cannot be. */
function kindsOf(kinds: readonly Kind[]): string {
  if (kinds.length < 20) return list(kinds.map(kindWord), 'or');
  const others = subtypes.filter((one) => !kinds.includes(one));
  return `a subtype other than ${list(others.map(kindWord), 'or')}`;
}

/** How each instruction reads that holds no further ones. */
export const plainEffectWords = {
  gain: ({ who, credits }, v) => ({
    who,
    // As many as are in a pool, which keeps them.
    does:
      typeof credits === 'object' && credits.of === 'pool'
        ? `gain credits equal to ${valueOf(credits, v)}`
        : `gain ${some(credits, 'credit', v)}`,
  }),
  lose: ({ who, credits }, v) => ({ who, does: `lose ${some(credits, 'credit', v)}` }),
  take: ({ credits }, v) =>
    act(
      v,
      isAllHere(credits)
        ? `take all credits from ${v.self}`
        : credits === 'any'
          ? `take any number of credits from ${v.self}`
          : `take ${some(credits, 'credit', v)} from ${v.self}`,
    ),
  draw: ({ who, cards, from }, v) => ({
    who,
    does:
      untilIn(cards, v) ??
      `draw ${some(cards, 'card', v)}${from === undefined ? '' : ` from the bottom of ${deckName(v, who === 'corp' ? 'rd' : 'stack')}`}`,
  }),
  store: ({ most }, v) =>
    act(
      v,
      `move ${most === undefined ? 'any number of credits' : `up to ${some(most, 'credit', v)}`} from ${whose(v, v.actor)} credit pool to ${v.self}`,
    ),
  advance: ({ cards, times }, v) =>
    act(v, `advance ${sayTarget(cards, v)} as many times as ${valueOf(times, v)}`),
  score: ({ cards }, v) => act(v, `score ${sayTarget(cards, v)}`),
  'resolve-scored': ({ of }, v) =>
    act(v, `resolve the "when you score" ability of ${anyOf(of, v)}`),
  'gain-clicks': ({ who, clicks }, v) => ({ who, does: `gain ${some(clicks, 'click', v)}` }),
  'lose-clicks': ({ who, clicks, ifAble }, v) => ({
    who,
    does: `lose ${some(clicks, 'click', v)}${ifAble === true ? ', if able' : ''}`,
  }),
  damage: ({ kind, amount, suffered, unpreventable }, v) => {
    const what = some(amount, `${kind} damage`, v);
    const sure = unpreventable === true ? ', which cannot be prevented' : '';
    return suffered === true
      ? { who: 'runner', does: `suffer ${what}${sure}` }
      : act(v, `do ${what}${sure}`);
  },
  'give-tags': ({ amount, unavoidable }, v) => {
    const given = `${some(amount, 'tag', v)}${unavoidable === true ? ' that cannot be avoided' : ''}`;
    return v.actor === 'corp'
      ? act(v, `give the Runner ${given}`)
      : { who: 'runner', does: `take ${given}` };
  },
  'lose-tags': ({ amount }, v) => ({
    who: 'runner',
    does:
      typeof amount === 'object' && amount.of === 'tags'
        ? 'remove all tags'
        : `remove ${some(amount, 'tag', v)}`,
  }),
  'bad-publicity': ({ amount }, v) => ({
    who: 'corp',
    does: `take ${some(amount, 'bad publicity', v)}`,
  }),
  'lose-bad-publicity': ({ amount }, v) => act(v, `remove ${some(amount, 'bad publicity', v)}`),
  'end-run': (_, v) => act(v, 'end the run'),
  place: ({ counter, amount, on }, v) => {
    const bank = counter === 'credit' ? ' from the bank' : '';
    const each = typeof on === 'object' && sayTarget(on, v) === 'them' ? 'each of ' : '';
    const where = sayTarget(on, v);
    const isAnother = where === 'it' && on !== 'this';
    // One "it" is enough for a sentence.
    const self = isAnother && v.self === 'it' ? 'this card' : v.self;
    const many = some(amount, counterNoun[counter], { ...v, self });
    // Where they go is said before what is counted.
    const [figure = '', word = '', counted] = many.split(/ (for each|for every|equal to) (.*)$/);
    const isCounted = isAnother && counted !== undefined && /\b(it|this card)\b/.test(counted);
    const tail = counted === undefined ? '' : ` ${word} ${counted}`;
    return act(v, `place ${figure}${bank} on ${each}${isCounted ? 'that card' : where}${tail}`);
  },
  refill: ({ cards, amount }, v) =>
    act(v, `replace ${some(amount, 'spent recurring credit', v)} on ${sayTarget(cards, v)}`),
  'another-turn': ({ who }) => ({ who, does: 'take an additional turn after this one' }),
  remove: ({ counter, amount, from }, v) => {
    const what = isAllOf(amount, counter, from)
      ? `all ${plural(counterNoun[counter])}`
      : some(amount, counterNoun[counter], v);
    return act(v, `remove ${what} from ${sayTarget(from, v)}`);
  },
  'move-counters': ({ counter, amount, from, to }, v) => {
    const what = some(amount, counterNoun[counter], v);
    if (typeof from === 'object' && 'all' in from)
      return act(
        v,
        `move all ${plural(counterNoun[counter])} from ${sayTarget(from, v)} to ${sayTarget(to, v)}`,
      );
    if (isAllOf(amount, counter, from))
      return act(
        v,
        `move all ${plural(counterNoun[counter])} from ${sayTarget(from, v)} to ${sayTarget(to, v)}`,
      );
    const both = typeof from === 'object' && typeof to === 'object';
    const way = both
      ? 'from the first of those cards to the second'
      : `from ${sayTarget(from, v)} to ${sayTarget(to, v)}`;
    return act(v, `move ${what} ${way}`);
  },
  trash: ({ cards, by, unpreventable }, v) => {
    const sure = unpreventable === true ? ', which cannot be prevented' : '';
    if (typeof cards !== 'object' || !('top' in cards))
      return { who: by ?? v.actor, does: `trash ${sayTarget(cards, v)}${sure}` };
    return {
      who: by ?? ownerOf(cards.top),
      does:
        typeof cards.amount === 'object' && cards.amount.of === 'every'
          ? `trash the top card of ${deckName(v, cards.top)} ${figureOf(cards.amount, v).tail}`
          : `trash ${topOf(cards.amount, v)} of ${deckName(v, cards.top)}`,
    };
  },
  expose: ({ cards }, v) => act(v, `expose ${sayTarget(cards, v)}`),
  discard: ({ cards, by }, v) => ({ who: by, does: `discard ${sayTarget(cards, v)}` }),
  'remove-from-game': ({ cards }, v) => act(v, `remove ${sayTarget(cards, v)} from the game`),
  purge: () => ({ who: 'corp', does: 'purge virus counters' }),
  'choose-server': ({ from }, v) =>
    act(v, from === undefined ? 'choose a server' : `choose ${serverWords(from)}`),
  'jack-out': () => ({ who: 'runner', does: 'jack out' }),
  shuffle: ({ deck, cards }, v) =>
    act(
      v,
      cards === undefined
        ? `shuffle ${deckName(v, deck)}`
        : `shuffle ${sayTarget(cards, v)} into ${deckName(v, deck)}`,
    ),
  random: ({ from, cards }, v) => ({
    ...act(
      v,
      `choose ${some(cards, 'card', v)} at random from ${handOf(v, from === 'hq' ? 'corp' : 'runner')}`,
    ),
    opens: true,
  }),
  reveal: ({ cards, as }, v) => {
    if (typeof cards !== 'object' || !('top' in cards))
      return act(v, `reveal ${sayTarget(cards, v)}`);
    const top = act(
      v,
      'until' in cards
        ? `reveal cards from the top of ${deckName(v, cards.top)} until ${anyOf(cards.until, v)} is revealed`
        : `reveal ${topOf(cards.amount, v)} of ${deckName(v, cards.top)}`,
    );
    return as === undefined ? top : { ...top, opens: true };
  },
  rez: ({ cards, free, discount, must }, v) => {
    const several = sayTarget(cards, v) === 'them';
    const less =
      discount === undefined
        ? ''
        : discount === 'all'
          ? `, ignoring ${several ? 'their rez costs' : 'its rez cost'}`
          : `, lowering ${several ? 'the rez cost of each' : 'its rez cost'} by ${valueOf(discount, v)}`;
    if (must === true)
      return says(
        `${name(v, 'corp')} must rez ${sayTarget(cards, v)}, paying its rez cost, if able`,
      );
    return {
      who: 'corp',
      does: `rez ${sayTarget(cards, v)}${free === true ? ', ignoring all costs' : less}`,
    };
  },
  derez: ({ cards }, v) => act(v, `derez ${sayTarget(cards, v)}`),
  move: ({ cards, to }, v) => {
    const owner =
      cards === 'that'
        ? v.thats
        : typeof cards === 'object' && 'named' in cards
          ? v.named.get(cards.named)?.owner
          : cards === 'encountered'
            ? 'corp'
            : undefined;
    const deck = (owner ?? v.me) === 'corp' ? 'rd' : 'stack';
    const where = {
      hand: `to ${handOf(v, owner)}`,
      top: `to the top of ${deckName(v, deck)}`,
      bottom: `to the bottom of ${deckName(v, deck)}`,
      heap: `to ${placeNames.heap(v)}`,
      'corp-score': `to ${whose(v, 'corp')} score area`,
      'runner-score': `to ${whose(v, 'runner')} score area`,
    }[to];
    return act(v, `add ${sayTarget(cards, v)} ${where}`);
  },
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
  host: ({ cards, on, faceup }, v) =>
    act(
      v,
      // What lies faceup anyway has no facing to choose.
      `host ${sayTarget(cards, v)} ${cards === 'this' ? '' : faceup === true ? 'faceup ' : 'facedown '}on ${sayTarget(on, v)}${cards === 'that' && v.thats === 'corp' ? ', and it is no longer accessed' : ''}`,
    ),
  'turn-facedown': ({ cards }, v) => act(v, `turn ${sayTarget(cards, v)} facedown`),
  'turn-faceup': ({ cards }, v) => act(v, `turn ${sayTarget(cards, v)} faceup`),
  flip: (_, v) => act(v, `flip ${v.self}`),
  'arrange-ice': ({ ice }, v) =>
    act(
      v,
      `put all ${noun(placed(ice), v).many} in any order${ice.server === undefined ? ', with as many protecting each server as before' : ''}`,
    ),
  'move-root': ({ card }, v) => act(v, `move ${sayTarget(card, v)} to that server`),
  'move-ice': ({ ice, to }, v) =>
    act(
      v,
      to === 'innermost'
        ? `move ${sayTarget(ice, v)} to the innermost position protecting the attacked server`
        : `move ${sayTarget(ice, v)} to the outermost position protecting that server${v.asAction === true ? '' : ', and the run with it'}`,
    ),
  'continue-after': ({ ice }, v) =>
    says(
      `the run continues as if ${does(v, 'runner', 'have')} just passed ${sayTarget(ice, v)}, from there on`,
    ),
  approach: ({ ice, encounters }, v) => ({
    who: 'runner',
    does: `${encounters === true ? 'encounter' : 'approach'} ${sayTarget(ice, v)}, and the run continues from there`,
  }),
  'use-click': ({ of }, v) =>
    act(v, `use the click ability of ${sayTarget(of, v)} without spending the click`),
  name: ({ among }, v) =>
    act(
      v,
      'kinds' in among
        ? `name ${kindsOf(among.kinds)}`
        : 'titles' in among
          ? `name a card that ${name(v, among.titles)} can have`
          : `name ${anyOf(among, v)}, which stands for all its copies there`,
    ),
  swap: ({ cards, with: other, keeps, runFollows, shown }, v) => {
    const one = sayTarget(cards, v);
    const two = other === undefined ? one : sayTarget(other, v);
    const comes =
      typeof other === 'object' && 'named' in other ? v.named.get(other.named) : undefined;
    const which = [
      ...(comes?.inHand === true && comes.owner === 'corp' ? ['is installed unrezzed'] : []),
      ...(keeps === undefined ? [] : [`keeps all ${plural(counterNoun[keeps])}`]),
    ];
    const kept =
      runFollows === true
        ? ', and the run goes on from there'
        : shown === true
          ? '; what comes to Archives lies faceup'
          : which.length === 0
            ? ''
            : `, which ${list(which, 'and')}`;
    return act(v, one === two ? 'swap those two cards' : `swap ${one} with ${two}${kept}`);
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
  'resolve-sub': ({ of }, v) => act(v, `resolve a subroutine on ${anyOf(of, v)}`),
  'gain-text': ({ of }, v) => says(`${v.self} has the text of ${sayTarget(of, v)}`),
  encounter: ({ ice }, v) => ({ who: 'runner', does: `encounter ${sayTarget(ice, v)}` }),
  access: (effect, v) => ({
    who: 'runner',
    does:
      'deck' in effect
        ? effect.at === undefined
          ? `access the top card of ${deckName(v, effect.deck)}`
          : `access the card of ${deckName(v, effect.deck)} at that place`
        : 'atMost' in effect
          ? `access up to ${some(effect.atMost, 'card', v)} in that server`
          : 'each' in effect
            ? effect.each.same === undefined
              ? 'access all other cards there'
              : `access all of ${sayTarget(effect.each.same, v)}`
            : 'root' in effect
              ? `access all cards in the root of ${effect.root}`
              : 'zone' in effect
                ? 'access all cards in Archives'
                : `access ${sayTarget(effect.cards, v)}`,
  }),
  'access-more': ({ cards }, v) => ({
    who: 'runner',
    does: `access ${some(cards, 'additional card', v)}`,
  }),
  'move-run': ({ server, encounters }, v) =>
    says(
      encounters === true
        ? `the attacked server becomes ${server === 'chosen' ? 'that server' : server}, and ${does(v, 'runner', 'encounter the outermost piece of ice protecting it')}, if there is any and it is rezzed`
        : `the attacked server becomes ${server === 'chosen' ? 'that server' : server}: ${does(v, 'runner', `continue from its outermost position, without passing ${v.self}`)}`,
    ),
  bypass: (_, v) => act(v, `bypass ${v.encountered}`),
  'approach-outermost': (_, v) => ({
    who: 'runner',
    does: `approach the outermost piece of ice protecting the attacked server once this encounter is over, without passing ${v.self}`,
  }),
  search: ({ deck, for: wanted, reveal, most, titles }, v) => {
    const shown = reveal === true ? `, reveal ${most === undefined ? 'it' : 'them'},` : '';
    return {
      ...act(
        v,
        `search ${deckName(v, deck)} for ${most === undefined ? anyOf(wanted, v) : several(wanted, most, titles, v)}${shown}`,
      ),
      opens: true,
    };
  },
  look: (effect, v) => ({
    ...act(
      effect.who === undefined ? v : { ...v, actor: effect.who },
      'hand' in effect
        ? `look at ${placeNames[effect.hand](v)}`
        : `look at ${topOf(effect.amount, v)} of ${deckName(v, effect.deck)}`,
    ),
    opens: true,
  }),
  arrange: ({ cards, who, at, deck }, v) =>
    act(
      who === undefined ? v : { ...v, actor: who },
      at === 'bottom'
        ? `add ${sayTarget(cards, v)} to the bottom of ${deckName(v, deck)} in any order`
        : `put ${sayTarget(cards, v)} back in any order`,
    ),
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
  install: (effect, v) => {
    const { from, fits, optional, rezzed } = effect;
    const verb = rezzed === true ? 'install and rez' : 'install';
    const does = `${verb} ${installed(effect, v)}${installPlace(effect, v)}${installTerms(effect, v)}`;
    return optional === true && (effect.most === 1 || (isTarget(from) && fits !== undefined))
      ? { who: v.actor, does, may: true }
      : act(v, does);
  },
  prevent: ({ prevention }, v) => act(v, sayPrevention(prevention, v)),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
