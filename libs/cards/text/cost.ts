import type { Cost } from '#rules';
import { some } from './amount';
import { counterNoun } from './counter';
import { anyOf, noun, placed } from './filter';
import { ownerOf } from './owner';
import { placeNames } from './place';
import { deckName, handOf, type Voice } from './voice';

interface Payment {
  /** Before the colon of a paid ability: "1 credit". */
  readonly label: string;
  /** As something one does: "pay 1 credit". */
  readonly verb: string;
}

const same = (label: string): Payment => ({ label, verb: label });

const fromStealth = (from: Cost['from'], least: number | undefined): string => {
  if (least !== undefined) return `, at least ${least} of them from stealth cards`;
  return from === 'stealth' ? ' from stealth cards' : '';
};

/** Each part of a cost; one that is absent says nothing. */
export const costWords: {
  readonly [K in keyof Required<Cost>]: (cost: Cost, v: Voice) => Payment | null;
} = {
  clicks: ({ clicks }, v) => {
    if (clicks === undefined) return null;
    const label = some(clicks, 'click', v);
    return { label, verb: `spend ${label}` };
  },
  tags: ({ tags }, v) => (tags === undefined ? null : same(`remove ${some(tags, 'tag', v)}`)),
  takeTags: ({ takeTags }, v) =>
    takeTags === undefined ? null : same(`take ${some(takeTags, 'tag', v)}`),
  takeBadPublicity: ({ takeBadPublicity }) =>
    takeBadPublicity === undefined ? null : same(`take ${takeBadPublicity} bad publicity`),
  // Said with the credits.
  stealth: () => null,
  credits: ({ credits, from, stealth }, v) => {
    if (credits === undefined) return null;
    const label = `${some(credits, 'credit', v)}${fromStealth(from, stealth)}`;
    return { label, verb: `pay ${label}` };
  },
  x: ({ x, from, stealth }) => {
    if (x === undefined || x.of === 'counters') return null;
    const label = `X credits${fromStealth(from, stealth)}`;
    return { label, verb: `pay ${label}` };
  },
  counters: ({ counters }, v) => {
    if (counters === undefined) return null;
    const many = counters.from !== undefined && typeof counters.amount === 'object';
    const from =
      counters.from === undefined
        ? v.self
        : many
          ? noun(placed(counters.from), v).many
          : anyOf(placed(counters.from), v);
    const label = `${some(counters.amount, counterNoun[counters.kind], v)} from ${from}`;
    return { label: `remove ${label}`, verb: `remove ${label}` };
  },
  trashThis: ({ trashThis }, v) => (trashThis === undefined ? null : same(`trash ${v.self}`)),
  removeThis: ({ removeThis }, v) =>
    removeThis === undefined ? null : same(`remove ${v.self} from the game`),
  returnThis: ({ returnThis }, v) =>
    returnThis === undefined ? null : same(`add ${v.self} to ${handOf(v)}`),
  trashAll: ({ trashAll }, v) =>
    trashAll === undefined ? null : same(`trash all ${noun(placed(trashAll), v).many}`),
  forfeit: ({ forfeit }, v) => {
    if (forfeit === undefined) return null;
    return same(`forfeit ${forfeit === 'this' ? v.self : 'an agenda'}`);
  },
  trashRandom: ({ trashRandom }, v) =>
    trashRandom === undefined
      ? null
      : same(`trash a card at random from ${placeNames[trashRandom](v)}`),
  trash: ({ trash }, v) => (trash === undefined ? null : same(`trash ${anyOf(placed(trash), v)}`)),
  trashTop: ({ trashTop }, v) => {
    if (trashTop === undefined) return null;
    const { cards, of } = trashTop;
    return same(`trash the top ${cards === 1 ? 'card' : `${cards} cards`} of ${deckName(v, of)}`);
  },
  put: ({ put }, v) => {
    if (put === undefined) return null;
    const what =
      put.amount === 'all'
        ? `all ${noun(placed(put.cards), v).many}`
        : some(put.amount, noun(placed(put.cards), v), v);
    const owner = put.cards.side ?? ownerOf(put.cards) ?? v.me;
    const deck = deckName(v, owner === 'corp' ? 'rd' : 'stack');
    switch (put.to) {
      case 'removed':
        return same(`remove ${what} from the game`);
      case 'bottom':
        return same(`add ${what} to the bottom of ${deck}`);
      case 'shuffled':
        return same(`shuffle ${what} into ${deck}`);
    }
  },
  damage: ({ damage }, v) =>
    damage === undefined ? null : same(`suffer ${some(damage.amount, `${damage.kind} damage`, v)}`),
  // Said with the credits it restricts.
  from: () => null,
  // Said by the two readings below, as the other way to pay.
  or: () => null,
};

const parts = (cost: Cost, v: Voice): Payment[] =>
  Object.values(costWords).flatMap((part) => part(cost, v) ?? []);

/** "1 click, 1 credit". */
export function costLabel(cost: Cost, v: Voice): string {
  const label = parts(cost, v)
    .map((part) => part.label)
    .join(', ');
  return cost.or === undefined ? label : `${label} or ${costLabel(cost.or, v)}`;
}

/** "pay 2 credits". */
export function costVerb(cost: Cost, v: Voice): string {
  const verb = parts(cost, v)
    .map((part) => part.verb)
    .join(' and ');
  return cost.or === undefined ? verb : `${verb} or ${costVerb(cost.or, v)}`;
}
