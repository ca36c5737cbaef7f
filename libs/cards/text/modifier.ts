import {
  type Forbidden,
  type Modifier,
  type Filter,
  type Amount,
  type Target,
  opponent,
} from '#rules';
import { change, figureOf, some } from './amount';
import { costVerb } from './cost';
import { sayCondition } from './condition';
import { onServer } from './server';
import { list, plural } from './english';
import { anyOf, noun, subtypeWord, isTarget, sayTarget } from './filter';
import { sayPurpose } from './purpose';
import { saying, type Sayings } from './table';
import { does, name, whose, type Voice } from './voice';

/** What a constant ability works on, in the singular. */
const subject = (cards: Filter | Target, v: Voice): string =>
  isTarget(cards) ? sayTarget(cards, v) : `each ${noun(cards, v).one}`;

/** "1 credit less", "2 credits more". */
function more(by: Amount, v: Voice): string {
  const { figure, tail } = figureOf(by, v);
  const less = figure.startsWith('-');
  const amount = less ? figure.slice(1) : figure;
  const words = `${amount} ${amount === '1' ? 'credit' : 'credits'} ${less ? 'less' : 'more'}`;
  return tail === '' ? words : `${words} ${tail}`;
}

const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);
const higher = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`;
const have = (v: Voice, who: 'corp' | 'runner'): string => does(v, who, 'have');

/** What the opponent cannot do, or what cannot be done with a card. */
export const forbiddenWords: {
  readonly [K in Forbidden]: { readonly player: string; readonly card: string };
} = {
  draw: { player: 'draw cards', card: 'be drawn' },
  'jack-out': { player: 'jack out', card: 'be jacked out from' },
  use: { player: 'use cards', card: 'be used' },
  rez: { player: 'rez cards', card: 'be rezzed' },
  score: { player: 'score agendas', card: 'be scored' },
  trash: { player: 'trash cards', card: 'be trashed' },
};

/** What a constant ability says is so. */
export const modifierWords: Sayings<Modifier, 'of'> = {
  'memory-limit': ({ by }, v) => `${whose(v, 'runner')} memory limit is ${higher(by)}`,
  link: ({ by }, v) => `${have(v, 'runner')} ${signed(by)} link`,
  'hand-size': ({ side, by }, v) => `${whose(v, side)} maximum hand size is ${higher(by)}`,
  recurring: ({ credits, for: purposes }, v) => {
    const use = list(
      purposes.map((one) => sayPurpose(one, v)),
      'or',
    );
    const which = credits === 1 ? 'it' : 'them';
    return `${some(credits, 'recurring credit', v)} (refilled each of your turns): use ${which} only ${use}`;
  },
  strength: ({ cards, by }, v) =>
    `${subject(cards, v)} has ${change(by, 'strength', cards === 'this' ? { ...v, self: 'it' } : v)}`,
  subtypes: ({ cards, gain, lose }, v) => {
    const changes = [
      ...(gain === undefined ? [] : [`gains ${list(gain.map(subtypeWord), 'and')}`]),
      ...(lose === undefined ? [] : [`loses ${list(lose.map(subtypeWord), 'and')}`]),
    ];
    return `${subject(cards, v)} ${changes.join(' and ')}`;
  },
  'rez-cost': ({ cards, by }, v) => `${subject(cards, v)} costs ${more(by, v)} to rez`,
  'install-cost': ({ cards, by, first }, v) => {
    const which =
      first === 'turn' ? `the first ${noun(cards, v).one}` : `each ${noun(cards, v).one}`;
    const when = first === 'turn' ? ' each turn' : '';
    return `${which} you install${when} costs ${more(by, v)} to install`;
  },
  'hosting-cost': ({ by }, v) => `a card costs ${more(by, v)} to install on ${v.self}`,
  'advancement-requirement': ({ cards, by }, v) =>
    `the advancement requirement of ${subject(cards, v)} is ${higher(by)}`,
  'rez-also': ({ cost, cards }, v) =>
    cards === undefined
      ? `as an additional cost to rez ${v.self}, ${costVerb(cost, v)}`
      : `as an additional cost to rez ${subject(cards, v)}, the Corp must ${costVerb(cost, v)}`,
  'steal-also': ({ cards, from, cost }, v) => {
    const what = cards === 'this' ? v.self : anyOf(cards, v);
    const where = from === 'this' ? ' accessed from this server' : '';
    return `as an additional cost to steal ${what}${where}, ${name(v, 'runner')} must ${costVerb(cost, v)}`;
  },
  'play-also': ({ cost }, v) => `as an additional cost to play ${v.self}, ${costVerb(cost, v)}`,
  'run-also': ({ cost, first, server }, v) => {
    const run = first === 'turn' ? 'the first run each turn' : 'a run';
    return `as an additional cost to make ${run}${onServer(server)}, the Runner must ${costVerb(cost, v)}`;
  },
  'cannot-run': ({ server }) => `the Runner cannot make a run${onServer(server)}`,
  'install-if': ({ condition }, v) => `install ${v.self} only if ${sayCondition(condition, v)}`,
  'used-once': (_, v) => `you cannot use ${v.self} more than once each turn`,
  'agenda-points': ({ by }, v) =>
    `${v.self} is worth ${some(by, 'additional agenda point', { ...v, self: 'it' })}`,
  accesses: ({ server, by, upTo }, v) => {
    const cards = some(by, 'additional card', v);
    return upTo === true
      ? `whenever ${does(v, 'runner', `access cards from ${server}`)}, ${name(v, 'runner')} may access up to ${cards}`
      : `whenever ${does(v, 'runner', `access cards from ${server}`)}, ${does(v, 'runner', `access ${cards}`)}`;
  },
  'success-server': ({ server }) => `success counts as a successful run on ${server} instead`,
  advanceable: (_, v) => `${v.self} can be advanced`,
  'install-only': ({ on }, v) =>
    on === 'hq-root'
      ? `install ${v.self} only in the root of HQ`
      : `install ${v.self} only on ${anyOf(on, v)}`,
  'install-faceup': (_, v) => `${v.self} is installed faceup`,
  hosts: ({ cards, atMost, memory, freeMemory }, v) => {
    const what =
      atMost === undefined ? noun(cards, v).many : `up to ${some(atMost, noun(cards, v), v)}`;
    const limit = memory === undefined ? '' : ` with a total memory cost of up to ${memory}`;
    const free =
      freeMemory === true
        ? `, and their memory costs do not count against ${whose(v, 'runner')} memory limit`
        : '';
    return `${v.self} can host ${what}${limit}${free}`;
  },
  'trashed-at-no-strength': ({ cards }, v) =>
    `trash ${sayTarget(cards, v)} as soon as the strength of that card is 0 or less`,
  'revealed-on-access': (_, v) =>
    `when ${does(v, 'runner', `access ${v.self}`)} from R&D, ${name(v, 'runner')} must reveal it`,
  'access-trash-free': (_, v) =>
    `${name(v, 'runner')} may trash each card ${name(v, 'runner')} ${v.me === 'runner' ? 'access' : 'accesses'} at no cost, even one that could not be trashed otherwise`,
  cannot: ({ verb, cards }, v) =>
    cards === undefined
      ? `${name(v, opponent(v.me))} cannot ${forbiddenWords[verb].player}`
      : `${sayTarget(cards, v)} cannot ${forbiddenWords[verb].card}`,
  'extra-damage': ({ kind, by }) => `${kind} damage done to the Runner is ${by} higher`,
  'stays-in-play': (_, v) => `${v.self} stays in play`,
  'first-click-runs': (_, v) =>
    `${name(v, 'runner')} must spend the first click of each turn to make a run, if able`,
  'must-trash-accessed': (_, v) =>
    `whenever ${does(v, 'runner', `access ${v.self}`)} while it is installed, ${name(v, 'runner')} must trash it, if able`,
  'credits-usable': (_, v) =>
    `the ${plural('credit')} on ${v.self} can be spent like those of a pool`,
};

export const sayModifier = (modifier: Modifier, v: Voice): string =>
  saying(modifierWords, modifier.of)(modifier, v);
