import type { Condition, Filter } from '#rules';
import { figureOf, valueOf } from './amount';
import { a, list } from './english';
import { factionNames } from './facts';
import { anyOf, asQuality, isTarget, noun, placed, sayTarget } from './filter';
import { heldIn } from './held';
import { denied, rememberedWords, saySeen } from './remembered';
import { onServer } from './server';
import { saying, type Sayings } from './table';
import { name, whose, type Voice } from './voice';

/** A condition as it holds, and as it does not. */
interface Reading {
  readonly yes: string;
  readonly no: string;
}

/** What a card is said to be: "unrezzed", "the outermost piece of ice protecting its server". */
function quality(as: Filter, v: Voice): string {
  if (as.any !== undefined && Object.keys(as).length === 1)
    return list(
      as.any.map((one) => asQuality(one, v)),
      'or',
    );
  if (as.position !== undefined) return `the ${as.position} piece of ice protecting its server`;
  if (as.type !== undefined) return anyOf(as, v);
  const { one } = noun(as, v);
  if (one.startsWith('card ')) return asQuality(as, v);
  const words = one.replace(/ card$/, '');
  // "A sentry": a subtype alone stands for the card.
  return Object.keys(as).every((key) => key === 'subtype') ? a(words) : words;
}

const often = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;

export const conditionWords: Sayings<Condition, 'is', Reading> = {
  tagged: ({ atLeast }, v) => {
    const who = name(v, 'runner');
    const [is, has] = v.me === 'runner' ? ['are', 'have'] : ['is', 'has'];
    return atLeast === undefined
      ? { yes: `${who} ${is} tagged`, no: `${who} ${is} not tagged` }
      : {
          yes: `${who} ${has} ${atLeast} or more tags`,
          no: `${who} ${has} fewer than ${atLeast} tags`,
        };
  },
  link: ({ atLeast }, v) => {
    const has = v.me === 'runner' ? 'you have' : 'the Runner has';
    return { yes: `${has} ${atLeast} or more link`, no: `${has} less than ${atLeast} link` };
  },
  not: ({ condition }, v) => {
    const { yes, no } = readingOf(condition, v);
    return { yes: no, no: yes };
  },
  all: ({ conditions }, v) => ({
    yes: list(
      conditions.map((one) => readingOf(one, v).yes),
      'and',
    ),
    no: list(
      conditions.map((one) => readingOf(one, v).no),
      'or',
    ),
  }),
  'at-least': ({ amount, least }, v) => {
    const held = least === 1 ? heldIn(amount) : null;
    if (held !== null) {
      const who = name(v, held.side);
      const has = `${who} ${who === 'you' ? 'have' : 'has'}`;
      return { yes: `${has} ${held.things}`, no: `${has} no ${held.things}` };
    }
    if (least === 1 && typeof amount === 'object' && amount.of === 'told') {
      if (amount.what === 'accessed')
        return { yes: 'any card was accessed', no: 'no card was accessed' };
      if (amount.what === 'taken')
        return {
          yes: 'any of them was stolen or trashed',
          no: 'none of them was stolen or trashed',
        };
    }
    if (
      least === 1 &&
      typeof amount === 'object' &&
      amount.of === 'count' &&
      isTarget(amount.cards) &&
      amount.fits !== undefined
    ) {
      const fitting = `of ${sayTarget(amount.cards, v)} is ${quality(amount.fits, v)}`;
      return { yes: `any ${fitting}`, no: `none ${fitting}` };
    }
    if (typeof amount === 'object' && amount.of === 'happened') {
      const seen = saySeen(amount, v);
      return {
        yes: least === 1 ? seen : `${seen} ${least === 2 ? 'twice' : `${least} times`} or more`,
        no: least === 1 ? denied(seen) : `${seen} no more than ${often(least - 1)}`,
      };
    }
    const { value, things, inParts } = figureOf(amount, v);
    const done = /^(.*) (\w+) this way$/.exec(inParts ?? '');
    if (least === 1 && done !== null)
      return {
        yes: `any ${done[1]} were ${done[2]} this way`,
        no: `no ${done[1]} were ${done[2]} this way`,
      };
    if (least === 1 && things !== undefined)
      return { yes: `there are ${things}`, no: `there are no ${things}` };
    return { yes: `${value} is ${least} or more`, no: `${value} is less than ${least}` };
  },
  more: ({ amount, than }, v) => ({
    yes: `${valueOf(amount, v)} is higher than ${valueOf(than, v)}`,
    no: `${valueOf(amount, v)} is not higher than ${valueOf(than, v)}`,
  }),
  equal: ({ amount, to }, v) => ({
    yes: `${valueOf(amount, v)} is equal to ${valueOf(to, v)}`,
    no: `${valueOf(amount, v)} is not equal to ${valueOf(to, v)}`,
  }),
  turn: ({ of }, v) => ({
    yes: `it is ${whose(v, of)} turn`,
    no: `it is not ${whose(v, of)} turn`,
  }),
  most: ({ faction, among }, v) => {
    const [own, others] = [factionNames[faction], noun(placed(among), v).many];
    return {
      yes: `there are more ${own} cards than of any other faction among ${others}`,
      no: `there are no more ${own} cards than of any other faction among ${others}`,
    };
  },
  'rez-step': () => ({
    yes: 'the approached piece of ice could be rezzed now',
    no: 'the approached piece of ice could not be rezzed now',
  }),
  alike: ({ cards, least }, v) => ({
    yes: `at least ${least} of ${sayTarget(cards, v)} have the same type`,
    no: `fewer than ${least} of ${sayTarget(cards, v)} have the same type`,
  }),
  'just-rezzed': () => ({
    yes: 'that ice was just rezzed',
    no: 'that ice was not just rezzed',
  }),
  odd: ({ amount }, v) => ({
    yes: `${valueOf(amount, v)} is odd`,
    no: `${valueOf(amount, v)} is even`,
  }),
  happened: (condition, v) => {
    // PLAY-03: "play only as your first click".
    if (condition.fact === 'spent-first-click' && condition.when === 'this-turn') {
      const who = name(v, condition.side ?? v.me);
      const has = who === 'you' ? 'have' : 'has';
      return {
        yes: `${who} ${has} spent a click this turn`,
        no: `${who} ${has} spent no click this turn`,
      };
    }
    // Of a run that is going on: wherever it has gone since.
    if (condition.fact === 'run-began' && condition.when === 'this-run') {
      const there = onServer(condition.server ?? 'attacked');
      return { yes: `the run began${there}`, no: `the run did not begin${there}` };
    }
    const seen = saySeen(condition, v);
    return { yes: seen, no: denied(seen) };
  },
  'next-window': ({ after }, v) => {
    const seen = rememberedWords[after.fact](after, v);
    return {
      yes: `this is the next paid ability window after ${seen}`,
      no: `this is not the next paid ability window after ${seen}`,
    };
  },
  'first-turn': () => ({
    yes: 'it is the first turn of the game',
    no: 'it is not the first turn of the game',
  }),
  'making-run': ({ on, by }) =>
    by === 'action'
      ? {
          yes: `that click was spent to make a run${onServer(on)}`,
          no: `that click was not spent to make a run${onServer(on)}`,
        }
      : {
          yes: `it was spent to play an event that can make a run${onServer(on)}`,
          no: `it was not spent to play an event that can make a run${onServer(on)}`,
        },
  fits: ({ card, as }, v) => {
    if (as.hasTrashCost === true && Object.keys(as).length === 1) {
      const whom = sayTarget(card, v);
      return { yes: `${whom} has a trash cost`, no: `${whom} has no trash cost` };
    }
    if (card === 'encountered' && as.type === 'ice' && Object.keys(as).length === 1) {
      const who = name(v, 'runner');
      const is = who === 'you' ? 'are' : 'is';
      return {
        yes: `${who} ${is} encountering a piece of ice`,
        no: `${who} ${is} encountering no ice`,
      };
    }
    const what = quality(as, v);
    const whom = sayTarget(card, v);
    const where = /^a piece of ice (protecting .*)$/.exec(what)?.[1];
    if (where !== undefined)
      return {
        yes: `${whom} ${where.replace('protecting', 'protects')}`,
        no: `${whom} ${where.replace('protecting', 'does not protect')}`,
      };
    return { yes: `${whom} is ${what}`, no: `${whom} is not ${what}` };
  },
  'all-broken': ({ with: by }, v) => {
    const how = by === undefined ? '' : ` with ${v.self} alone`;
    return {
      yes: `every subroutine of that ice was broken${how}`,
      no: `any subroutine of that ice was not broken${how}`,
    };
  },
  protected: () => ({
    yes: 'ice protects this server',
    no: 'no ice protects this server',
  }),
  'accessed-from': ({ zone }) => {
    const from = {
      rd: 'from R&D',
      hq: 'from HQ',
      archives: 'from Archives',
      installed: 'where it is installed',
    }[zone];
    return { yes: `it is accessed ${from}`, no: `it is not accessed ${from}` };
  },
  accessing: (_, v) => ({
    yes: `the Runner is accessing ${v.self}`,
    no: `the Runner is not accessing ${v.self}`,
  }),
  installed: ({ card }, v) =>
    card === 'host'
      ? { yes: `${v.self} is hosted`, no: `${v.self} is not hosted` }
      : {
          yes: `${sayTarget(card, v)} is installed`,
          no: `${sayTarget(card, v)} is not installed`,
        },
  'in-run': ({ on }) => {
    const where = onServer(on);
    return { yes: `a run${where} is under way`, no: `no run${where} is under way` };
  },
};

function readingOf(condition: Condition, v: Voice): Reading {
  return saying<Condition, 'is', Reading>(conditionWords, condition.is)(condition, v);
}

export const sayCondition = (condition: Condition, v: Voice): string => readingOf(condition, v).yes;
