import type { Amount, Side, Target } from '#rules';
import { counterNoun } from './counter';
import { plural } from './english';
import { propertyWords } from './property';
import { anyOf, isTarget, noun, type Noun, placed, sayTarget } from './filter';
import { saySeen, whenWords } from './remembered';
import { serverWords } from './server';
import { saying, type Sayings } from './table';
import { name, whose, type Voice } from './voice';

type Formula = Exclude<Amount, number>;

/** How an amount reads: a figure, or something counted. */
interface Figure {
  /** The number in front of the noun: "3", "X", "all". */
  readonly figure: string;
  /** What follows the noun: "for each tag the Runner has". */
  readonly tail: string;
  /** The amount named by itself: "the number of tags the Runner has". */
  readonly value: string;
  /** What is counted: "tags the Runner has". */
  readonly things?: string;
  /** The same, where so many of them count as one. */
  readonly inParts?: string;
}

const each = (one: string, many: string, rest = ''): Figure => ({
  figure: '1',
  tail: `for each ${one}${rest}`,
  value: `the number of ${many}${rest}`,
  things: `${many}${rest}`,
});

/** An amount that no noun can follow: said as "credits equal to ...". */
const alone = (value: string): Figure => ({ figure: '', tail: `equal to ${value}`, value });

const scaled = (factor: number, one: Figure): Figure => ({
  figure:
    one.tail !== ''
      ? String(factor)
      : factor === -1
        ? `-${one.figure}`
        : `${factor} times ${one.figure}`,
  tail: one.tail,
  value: `${factor} times ${one.value}`,
});

/** "cards drawn this way", where that is known of them. */
function partsOf(cards: Target, v: Voice): Pick<Figure, 'inParts'> {
  const unit =
    typeof cards === 'object' && 'named' in cards ? v.named.get(cards.named)?.each : undefined;
  return unit === undefined ? {} : { inParts: inPlural(unit) };
}

/** "cards trashed this way" */
const inPlural = (unit: string): string => unit.replace(/^(.*?)(?= \w+ this way$)/, plural);

/** Whose score area all the cards are of. */
function areaOf(on: Target): Side | null {
  if (typeof on !== 'object' || !('all' in on) || Object.keys(on.all).length > 1) return null;
  if (on.all.in === 'corp-score') return 'corp';
  return on.all.in === 'runner-score' ? 'runner' : null;
}

export const amountWords: Sayings<Formula, 'of', Figure> = {
  'would-access': (_, v) => {
    const tail = `as ${name(v, 'runner')} would access in HQ`;
    return { figure: 'as many', tail, value: `as many ${tail}` };
  },
  x: () => ({ figure: 'X', tail: '', value: 'X' }),
  var: ({ name: kept }, v) => {
    const unit = v.named.get(kept)?.each;
    return unit === undefined
      ? { figure: 'that many', tail: '', value: 'that number' }
      : {
          figure: '1',
          tail: `for each ${unit}`,
          value: 'that number',
          inParts: inPlural(unit),
        };
  },
  told: ({ what }, v) => {
    switch (what) {
      case 'accessed':
        return each('card accessed', 'cards accessed');
      case 'taken':
        return each('card stolen or trashed', 'cards stolen or trashed');
      case 'purged':
        return each('virus counter removed', 'virus counters removed');
      case 'worth':
        return each(
          'agenda point that the forfeited agenda was worth',
          'agenda points that the forfeited agenda was worth',
        );
      case 'bid':
        return each('credit spent', 'credits spent');
      case 'corp':
      case 'runner':
        return each(
          `credit ${name(v, what)} spent in secret`,
          `credits ${name(v, what)} spent in secret`,
        );
    }
  },
  counters: ({ kind, on }, v) =>
    each(counterNoun[kind], plural(counterNoun[kind]), ` on ${sayTarget(on, v)}`),
  property: ({ what, on }, v) => {
    const area = areaOf(on);
    if (what === 'points' && area !== null)
      return each('agenda point', 'agenda points', ` in ${whose(v, area)} score area`);
    const whom = sayTarget(on, v);
    const all = whom === 'them' || (typeof on === 'object' && 'all' in on);
    return alone(
      whom === 'it'
        ? `its ${propertyWords[what]}`
        : `the ${all ? 'total ' : ''}${propertyWords[what]} of ${whom}`,
    );
  },
  tags: (_, v) =>
    each('tag', 'tags', ` ${name(v, 'runner')} ${v.me === 'runner' ? 'have' : 'has'}`),
  'bad-publicity': (_, v) => {
    const rest = ` ${name(v, 'corp')} ${v.me === 'corp' ? 'have' : 'has'}`;
    return each('bad publicity', 'bad publicity', rest);
  },
  clicks: ({ side }, v) =>
    each('click', 'clicks', ` ${name(v, side)} ${side === v.me ? 'have' : 'has'} left`),
  'agenda-points': ({ side }, v) =>
    each('agenda point', 'agenda points', ` in ${whose(v, side)} score area`),
  'hand-size': ({ side }, v) => alone(`${whose(v, side)} maximum hand size`),
  servers: ({ kind, occupied }) => {
    const rest = occupied === true ? ' with a card installed in it' : '';
    const word = serverWords(kind).replace(/^an? /, '');
    return each(`${word}${rest}`, `${plural(word)}${rest.replace(' it', ' them')}`);
  },
  pool: ({ side }, v) => ({
    figure: 'all',
    tail: `in ${whose(v, side)} credit pool`,
    value: `the number of credits in ${whose(v, side)} credit pool`,
    things: `credits in ${whose(v, side)} credit pool`,
  }),
  subroutines: ({ on }, v) => each('subroutine', 'subroutines', ` on ${sayTarget(on, v)}`),
  link: (_, v) => ({
    ...each('link', 'link', ` ${name(v, 'runner')} ${v.me === 'runner' ? 'have' : 'has'}`),
    value: `${whose(v, 'runner')} link`,
  }),
  trace: ({ part }) =>
    alone(
      part === 'strength'
        ? 'the trace strength'
        : 'the amount by which the trace strength exceeded the link strength',
    ),
  'unused-memory': (_, v) =>
    each(
      'memory unit',
      'memory units',
      ` ${name(v, 'runner')} ${v.me === 'runner' ? 'have' : 'has'} free`,
    ),
  count: ({ cards, fits }, v) =>
    isTarget(cards)
      ? fits !== undefined
        ? each(
            `of those cards that is ${anyOf(fits, v)}`,
            `those cards that are ${noun(fits, v).many}`,
          )
        : { ...each('of those cards', 'those cards'), ...partsOf(cards, v) }
      : each(noun(placed(cards), v).one, noun(placed(cards), v).many),
  greatest: ({ what, cards }, v) =>
    alone(`the highest ${propertyWords[what]} among ${noun(placed(cards), v).many}`),
  happened: (what, v) => each(`time ${saySeen(what, v)}`, `times ${saySeen(what, v)}`),
  lacking: ({ amount, to }, v) => alone(`${valueOf(to, v)} minus ${valueOf(amount, v)}`),
  'stolen-points': ({ when }, v) =>
    each(
      'printed agenda point',
      'printed agenda points',
      ` on agendas ${name(v, 'runner')} stole ${whenWords(when, v)}`,
    ),
  times: ({ factor, amount }, v) => scaled(factor, figureOf(amount, v)),
  less: ({ amount, by }, v) => {
    const { tail, value } = figureOf(amount, v);
    return {
      figure: '1',
      tail: `${tail} over ${by}`,
      value: `${value} less ${by}`,
    };
  },
  least: ({ amounts }, v) => {
    const [first, ...others] = amounts;
    const rest = others.map((one) => figureOf(one, v).value).join(' or ');
    const lead = first === undefined ? '0' : figureOf(first, v).value;
    return alone(`${lead} or ${rest}, whichever is less`);
  },
  sum: ({ amounts }, v) => alone(amounts.map((one) => figureOf(one, v).value).join(' plus ')),
  // "1 credit for every 5 of the number of ..."
  every: ({ amount, in: so }, v) => {
    const { value, things, inParts } = figureOf(amount, v);
    const tail = `for every ${so} ${things ?? inParts ?? `of ${value}`}`;
    return { figure: '1', tail, value: `1 ${tail}` };
  },
  half: ({ amount }, v) => {
    // "1 agenda counter for every 2 advancement tokens on it over 3"
    if (typeof amount === 'object' && amount.of === 'less') {
      const { things } = figureOf(amount.amount, v);
      if (things !== undefined) {
        const tail = `for every 2 ${things} over ${amount.by}`;
        return { figure: '1', tail, value: `1 ${tail}` };
      }
    }
    return alone(`half of ${figureOf(amount, v).value}, rounded down`);
  },
};

export function figureOf(amount: Amount, v: Voice): Figure {
  if (typeof amount === 'number') {
    const figure = String(amount);
    return { figure, tail: '', value: figure };
  }
  return saying(amountWords, amount.of)(amount, v);
}

/** "1 credit", "X advancement tokens", "2 net damage for each advancement token on this asset". */
export function some(amount: Amount, of: string | Noun, v: Voice): string {
  const { figure, tail } = figureOf(amount, v);
  const { one, many } = typeof of === 'string' ? { one: of, many: plural(of) } : of;
  const counted = figure === '1' || figure === '-1' ? one : many;
  if (figure === '') return `${many} ${tail}`;
  return tail === '' ? `${figure} ${counted}` : `${figure} ${counted} ${tail}`;
}

export const valueOf = (amount: Amount, v: Voice): string => figureOf(amount, v).value;

/** A change by an amount: "+1 strength", "-1 strength for each virus counter on this program". */
export function change(amount: Amount, of: string, v: Voice): string {
  const { figure, tail, value } = figureOf(amount, v);
  if (figure === '') return `+X ${of} (X is ${value})`;
  const signed = figure.startsWith('-') ? figure : `+${figure}`;
  return tail === '' ? `${signed} ${of}` : `${signed} ${of} ${tail}`;
}
