import {
  isSubtype,
  type Amount,
  type Filter,
  type Measure,
  type Relative,
  type Target,
} from '#rules';
import { counterNoun } from './counter';
import { a, list, plural } from './english';
import { subtypeWord, typeNoun } from './kind';
import { fromPlaces, placeNames } from './place';
import { isCounterKind, propertyWords } from './property';
import { serverWords } from './server';
import { whose, type Voice } from './voice';

/** What each quality of a filter adds: words before the noun, or after it. */
interface Part {
  readonly before?: string;
  readonly after?: string;
  /** After a plural, where that is another word. */
  readonly afterMany?: string;
}

function placePart(f: Filter, v: Voice): Part {
  if (f.in === undefined) return {};
  if (typeof f.in !== 'string') return { after: `in ${fromPlaces(f.in, v)}` };
  switch (f.in) {
    case 'installed':
      // What is rezzed or unrezzed, in or protecting a server, is installed.
      return (f.rezzed ?? f.unrezzed) === true || f.server !== undefined
        ? {}
        : { before: 'installed' };
    case 'hosted':
      return { after: `hosted on ${placeNames.hosted(v)}` };
    case 'play':
      return { before: 'active' };
    case 'hq':
    case 'rd':
    case 'archives':
    case 'grip':
    case 'heap':
    case 'corp-score':
    case 'runner-score':
      return { after: `in ${placeNames[f.in](v)}` };
  }
}

/** "An icebreaker" needs no other noun. */
const isNoun = (f: Filter): boolean => f.type === undefined && f.subtype === 'icebreaker';

const ownWord = (v: Voice): string => (v.reported === true ? 'of their own' : 'of yours');

const given = (is: true | undefined, part: Part): Part => (is === true ? part : {});

/** How a card lies to its server. */
const inServer = ({ type }: Filter): string =>
  type === undefined ? 'in or protecting' : type === 'ice' ? 'protecting' : 'in';

const relativeWords: Readonly<Record<Relative['as'], (ice: string) => string>> = {
  'same-server': (ice) => `protecting the same server as ${ice}`,
  'same-position': (ice) =>
    `in the same position as ${ice}, counted from the innermost, on another server`,
  'next-to': (ice) => `directly before or after ${ice}`,
  'right-behind': (ice) => `directly after ${ice}`,
};

type Done = NonNullable<Filter['was']>['done'];

const doneWords: Readonly<Record<Done, (how: string) => string>> = {
  installed: () => 'installed',
  rezzed: () => 'rezzed',
  'all-broken': (how) => `whose subroutines were all broken${how}`,
  'ice-passed': () => 'that was passed',
  'ability-used': () => 'that was used',
};

type When = NonNullable<Filter['was']>['when'];

const doneWhen: Readonly<Record<When, string>> = {
  'this-turn': 'this turn',
  'this-run': 'this run',
  'last-run': 'during the last run of this turn',
};

/** "Another copy of that card" is none of itself. */
const isCopyOf = (f: Filter, card: Target): boolean =>
  JSON.stringify(f.copyOf) === JSON.stringify(card);

/** What each quality adds, in the order in which English wants the words. */
export const filterWords: {
  readonly [K in keyof Required<Filter>]: (f: Filter, v: Voice) => Part;
} = {
  copyOf: (f, v) => {
    if (f.copyOf === undefined) return {};
    const of = f.copyOf;
    const whom =
      typeof of === 'object' && 'all' in of ? anyOf(placed(of.all), v) : sayTarget(of, v);
    return { after: `of ${whom}` };
  },
  typeOf: (f, v) =>
    f.typeOf === undefined ? {} : { after: `of the same type as ${sayTarget(f.typeOf, v)}` },
  other: (f) =>
    f.other === true || (f.except !== undefined && isCopyOf(f, f.except))
      ? { before: 'other' }
      : {},
  in: placePart,
  rezzed: (f) => (f.rezzed === true ? { before: 'rezzed' } : {}),
  unrezzed: (f) => (f.unrezzed === true ? { before: 'unrezzed' } : {}),
  not: (f) => (f.not === undefined ? {} : { before: `non-${subtypeWord(f.not)}` }),
  subtype: (f) =>
    f.subtype === undefined || isNoun(f)
      ? {}
      : { before: list([f.subtype].flat().map(subtypeWord), 'or') },
  called: (f) => {
    if (f.called === undefined) return {};
    const what = f.called.among.every(isSubtype) ? 'of the named subtype' : 'of the named type';
    return { after: what };
  },
  // The noun itself.
  type: () => ({}),
  // Before anything that says more of the card: "a card of yours in this server".
  side: (f, v) =>
    f.side === undefined ? {} : { after: f.side === v.me ? ownWord(v) : `of ${whose(v, f.side)}` },
  server: (f) =>
    f.server === undefined ? {} : { after: `${inServer(f)} ${serverWords(f.server)}` },
  got: (f) =>
    f.got === undefined
      ? {}
      : { after: `on which ${plural(counterNoun[f.got])} were placed this turn` },
  was: (f, v) =>
    f.was === undefined
      ? {}
      : {
          after: `${doneWords[f.was.done](f.was.with === undefined ? '' : ` with ${v.self} alone`)} ${doneWhen[f.was.when]}`,
        },
  // Before clauses, in which it would belong to another card.
  measure: (f, v) => (f.measure === undefined ? {} : { after: `with ${sayMeasure(f.measure, v)}` }),
  any: (f, v) => {
    if (f.any === undefined) return {};
    const { one, many } = either(f.any, v);
    return { after: `that is ${one}`, afterMany: `that are ${many}` };
  },
  advanceable: (f) => given(f.advanceable, { after: 'that can be advanced' }),
  brokeInRun: (f) =>
    given(f.brokeInRun, { after: 'that was used to break a subroutine during this run' }),
  unique: (f) => given(f.unique, { before: 'unique' }),
  ofIdentity: (f, v) =>
    f.ofIdentity === undefined
      ? {}
      : { after: `of the faction of ${whose(v, f.ofIdentity)} identity` },
  newest: (f) => given(f.newest, { before: 'top' }),
  spentRecurring: (f) =>
    given(f.spentRecurring, { after: 'from which recurring credits were spent' }),
  // "With trash cost X" says so, too.
  hasTrashCost: (f) =>
    f.measure?.of === 'trash' ? {} : given(f.hasTrashCost, { after: 'with a trash cost' }),
  none: (f, v) => {
    if (f.none === undefined) return {};
    const { one, many } = either(f.none, v);
    return f.any === undefined
      ? { after: `that is not ${one}`, afterMany: `that are not ${many}` }
      : { after: `, but is not ${one}`, afterMany: `, but are not ${many}` };
  },
  except: (f, v) =>
    f.except === undefined || isCopyOf(f, f.except)
      ? {}
      : { after: `other than ${sayTarget(f.except, v)}` },
  same: (f, v) => (f.same === undefined ? {} : { after: `that is ${sayTarget(f.same, v)}` }),
  facedown: (f) => given(f.facedown, { before: 'facedown' }),
  faceup: (f) => given(f.faceup, { before: 'faceup' }),
  hostedOn: (f, v) =>
    f.hostedOn === undefined ? {} : { after: `hosted on ${anyOf(f.hostedOn, v)}` },
  hosts: (f, v) =>
    f.hosts === undefined
      ? {}
      : {
          after: `hosting ${f.hosts.same === undefined ? anyOf(f.hosts, v) : sayTarget(f.hosts.same, v)}`,
        },
  changesWith: (f, v) =>
    f.changesWith === undefined
      ? {}
      : {
          after: `that can lie where ${sayTarget(f.changesWith, v)} lies, and the other way round`,
        },
  relative: (f, v) =>
    f.relative === undefined
      ? {}
      : { after: relativeWords[f.relative.as](sayTarget(f.relative.to, v)) },
  position: (f) => (f.position === undefined ? {} : { before: f.position }),
};

/** An amount that a number of a card is held against. */
function bound(amount: Amount, v: Voice): string {
  if (typeof amount === 'number') return String(amount);
  if (amount.of === 'x') return 'X';
  if (amount.of === 'var') return 'that number';
  if (amount.of === 'counters')
    return `the number of ${plural(counterNoun[amount.kind])} on ${sayTarget(amount.on, v)}`;
  if (amount.of === 'property')
    return `the ${propertyWords[amount.what]} of ${sayTarget(amount.on, v)}`;
  if (amount.of === 'tags')
    return `the number of tags ${v.me === 'runner' ? 'you have' : 'the Runner has'}`;
  if (amount.of === 'trace')
    return amount.part === 'strength'
      ? 'the trace strength'
      : 'the amount by which the trace strength exceeded the link strength';
  if (amount.of === 'count' && !isTarget(amount.cards))
    return `the number of ${noun(placed(amount.cards), v).many}`;
  throw new Error(`no words for a card measured by ${amount.of}`);
}

/** What takes more words than a figure. */
const isFormula = (amount: Amount | undefined): amount is Exclude<Amount, number> =>
  typeof amount === 'object' && amount.of !== 'x' && amount.of !== 'var';

/** "strength 5 or more", "at least 1 virus counter on it". */
function sayMeasure({ of, atLeast, atMost }: Measure, v: Voice): string {
  const counter = isCounterKind(of);
  const [one, many] = counter
    ? [counterNoun[of], plural(counterNoun[of])]
    : [propertyWords[of], propertyWords[of]];
  if (of === 'subroutines' || of === 'subtypes') {
    const least = atLeast === undefined ? '' : bound(atLeast, v);
    if (atLeast === atMost) return `exactly ${least} ${atLeast === 1 ? of.slice(0, -1) : of}`;
    return atMost === undefined ? `${least} or more ${of}` : `${bound(atMost, v)} or fewer ${of}`;
  }
  if (!counter) {
    if (atLeast !== undefined && atLeast === atMost)
      return `${one} ${isFormula(atLeast) ? 'equal to ' : ''}${bound(atLeast, v)}`;
    if (atLeast === undefined)
      return isFormula(atMost)
        ? `${one} no higher than ${bound(atMost, v)}`
        : `${one} ${bound(atMost ?? 0, v).replace(/^that /, 'of that ')} or less`;
    return atMost === undefined
      ? `${one} ${bound(atLeast, v)} or more`
      : `${one} from ${bound(atLeast, v)} to ${bound(atMost, v)}`;
  }
  const parts = [
    ...(atLeast === undefined
      ? []
      : [`at least ${bound(atLeast, v)} ${atLeast === 1 ? one : many}`]),
    ...(atMost === undefined
      ? []
      : atMost === 0
        ? [`no ${many}`]
        : [`at most ${bound(atMost, v)} ${atMost === 1 ? one : many}`]),
  ];
  return `${parts.join(' and ')} on it`;
}

/** What stands in the middle: one noun, or several to choose from. */
function heads(f: Filter): readonly string[] {
  if (f.copyOf !== undefined) return ['copy'];
  if (isNoun(f)) return ['icebreaker'];
  return f.type === undefined ? ['card'] : [f.type].flat().map((type) => typeNoun[type]);
}

export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The cards a filter describes: "rezzed piece of ice protecting this server". */
export function noun(f: Filter, v: Voice): Noun {
  const parts = Object.values(filterWords).map((part) => part(f, v));
  const before = parts.flatMap((part) => part.before ?? []);
  const after = parts.flatMap((part) => part.after ?? []);
  const afterMany = parts.flatMap((part) => part.afterMany ?? part.after ?? []);
  const words = (nouns: readonly string[], rest: readonly string[]): string =>
    [...before, list(nouns, v.every === true ? 'and' : 'or'), ...rest]
      .join(' ')
      .replace(/ ,/g, ',');
  return { one: words(heads(f), after), many: words(heads(f).map(plural), afterMany) };
}

/** Where a filter names no place it means installed cards (CHOOSE-01). */
export const placed = (f: Filter): Filter => ({ in: 'installed', ...f });

/** "an unrezzed piece of ice", "another installed card of yours". */
export const anyOf = (f: Filter, v: Voice): string => {
  const { one } = noun(f, v);
  return one.startsWith('other ') ? `an${one}` : a(one);
};

/** What a card is said to be: "a barrier", "protecting a remote server". */
export function asQuality(f: Filter, v: Voice): string {
  const { one } = noun(f, v);
  return one.startsWith('card ') ? one.slice('card '.length) : a(one);
}

/** What several cards are said to be: "barriers", "protecting a remote server". */
function asQualities(f: Filter, v: Voice): string {
  const { many } = noun(f, v);
  return many.startsWith('cards ') ? many.slice('cards '.length) : many;
}

/** What a card, or several, are said to be, of several descriptions. */
const either = (filters: readonly Filter[], v: Voice): Noun => ({
  one: list(
    filters.map((one) => asQuality(one, v)),
    'or',
  ),
  many: list(
    filters.map((one) => asQualities(one, v)),
    'or',
  ),
});

type Word = Extract<Target, string>;

export const targetWords: { readonly [K in Word]: (v: Voice) => string } = {
  this: (v) => v.self,
  host: (v) => `the card hosting ${v.self}`,
  approached: () => 'the piece of ice being approached',
  encountered: (v) => v.encountered,
  accessed: () => 'the accessed card',
  that: (v) => v.that ?? 'that card',
  target: (v) => v.target,
};

/** Names that an ability finds, and does not give. */
const given_: Readonly<Record<string, string>> = {
  paid: 'the card trashed to play this',
  drawn: 'the drawn cards',
  forfeited: 'the forfeited agenda',
  put: 'the card removed to use this',
};

/** A card an ability speaks of. */
export function sayTarget(target: Target, v: Voice): string {
  if (typeof target === 'string') return targetWords[target](v);
  if ('all' in target && target.all.newest === true) return `the top card of ${placeNames.heap(v)}`;
  if ('all' in target) return `all ${noun(placed(target.all), { ...v, every: true }).many}`;
  if ('rest' in target) {
    const whole = v.named.get(target.rest)?.pronoun ?? 'them';
    if (v.whole?.has(target.rest) === true) return whole;
    return whole === 'it' ? 'it if it is still there' : 'the rest of those cards';
  }
  if ('kept' in target) return `the ${target.kept} cards`;
  const pronoun = v.named.get(target.named)?.pronoun ?? given_[target.named] ?? 'it';
  if (target.fits === undefined) return pronoun;
  return pronoun === 'it'
    ? `it if it is ${asQuality(target.fits, v)}`
    : `each ${noun(target.fits, v).one} among ${pronoun}`;
}

export const isTarget = (one: object | string): one is Target =>
  typeof one === 'string' || 'named' in one || 'rest' in one || 'kept' in one || 'all' in one;
