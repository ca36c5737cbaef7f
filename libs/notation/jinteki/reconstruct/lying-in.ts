import { countOf, isObject, type Json, textOf } from '../json';
import {
  advancementOf,
  type CardJson,
  countersOf,
  goesToRoot,
  hostedOn,
  isFacedown,
  isFaceup,
  isInstalled,
  strengthOf,
} from '../lens/card';
import type { Side } from '../lens/side';
import type { Zone, ZoneKind } from '../lens/zones';
import { hostCode, type Pile, pileKey, serverCode, spotBase } from './features';
import { type Marks, type Spotted, unmarked } from './spots';
import type { Titles } from './titles';

/** What the cards of a zone show, or of an identity. */
export interface Lying {
  /** The features that each card in a pile counts in. */
  readonly piles: readonly number[];
  /** Where it lies in order, and where in none. */
  readonly ice: readonly Spotted[];
  readonly spots: readonly Spotted[];
  /** Recurring credits on cards that stay in play where they were played. */
  readonly current: { readonly side: Side; readonly credits: number } | null;
}

const pilesOf = {
  corp: { hand: 'hq', discard: 'archives' },
  runner: { hand: 'grip', discard: 'heap' },
} as const satisfies Readonly<Record<Side, Readonly<Record<'hand' | 'discard', Pile>>>>;

const pileOf = (side: Side, kind: ZoneKind): Pile | null => {
  switch (kind) {
    case 'hand':
    case 'discard':
      return pilesOf[side][kind];
    case 'rfg':
      return 'removed';
    case 'play-area':
    case 'current':
      return 'play';
    case 'set-aside':
      return 'aside';
    case 'deck':
    case 'scored':
    case 'root':
    case 'ice':
    case 'rig':
    case 'hosted':
      return null;
  }
};

function marksOf(card: CardJson, corp: boolean, host: number | null, breaks: boolean): Marks {
  const counters = countersOf(card);
  const liesFacedown = !corp && host === null && isFacedown(card);
  return {
    rezzed: corp && isFaceup(card) ? 1 : 0,
    advancement: advancementOf(card),
    virus: countOf(counters['virus']),
    power: countOf(counters['power']),
    agenda: countOf(counters['agenda']),
    credit: countOf(counters['credit']),
    // A card that was derezzed keeps them there, and has no more than its own once it is rezzed again (RECUR-01).
    recurring: corp && !isFaceup(card) ? 0 : countOf(counters['recurring']),
    host: host ?? 0,
    // A card that was turned down keeps there what it was raised to.
    strength: breaks && !liesFacedown ? (strengthOf(card) ?? 0) : 0,
    facedown: liesFacedown ? 1 : 0,
  };
}

/** Ice lies in no root, and what is only kept on a card is not installed. */
const liesInRoot = (card: CardJson): boolean => isInstalled(card) && goesToRoot(card);

/** What lies on a card, and on that. */
function hosted(
  into: Spotted[],
  titles: Titles,
  on: CardJson,
  host: number,
  root: number | null,
): void {
  for (const one of hostedOn(on)) {
    if (!isObject(one)) continue;
    const def = titles.defOf(one);
    if (def === null) continue;
    if (textOf(one['side']) === 'Runner')
      into.push({
        base: spotBase('rig', 0, 0, def),
        def,
        marks: marksOf(one, false, host, titles.hasStrength(def)),
      });
    // What is installed on a card in the root of a server is in that root, too.
    else if (root !== null && liesInRoot(one))
      into.push({
        base: spotBase('root', root, 0, def),
        def,
        marks: marksOf(one, true, host, false),
      });
    hosted(into, titles, one, hostCode(def, null, 0), root);
  }
}

/** What lies on an identity. */
export function lyingOn(titles: Titles, identity: CardJson, def: number): readonly Spotted[] {
  const spots: Spotted[] = [];
  hosted(spots, titles, identity, hostCode(def, null, 0), null);
  return spots;
}

/** What the cards of a zone show; those that the pool lacks are left out. */
export function lyingIn(titles: Titles, { cards, kind, server: name, side }: Zone): Lying {
  const piles: number[] = [];
  const ice: Spotted[] = [];
  const spots: Spotted[] = [];
  const pile = pileOf(side, kind);
  const server = name === null ? 0 : serverCode(name);
  let credits = 0;
  const put = (card: CardJson, def: number, place: number): void => {
    if (kind === 'ice')
      ice.push({
        base: spotBase('ice', server, place, def),
        def,
        marks: marksOf(card, true, null, false),
      });
    else if (kind === 'root')
      spots.push({
        base: spotBase('root', server, 0, def),
        def,
        marks: marksOf(card, true, null, false),
      });
    else if (kind === 'rig')
      spots.push({
        base: spotBase('rig', 0, 0, def),
        def,
        marks: marksOf(card, false, null, titles.hasStrength(def)),
      });
    else if (kind === 'scored')
      spots.push({
        base: spotBase(side === 'corp' ? 'corp-score' : 'runner-score', 0, 0, def),
        def,
        marks: { ...unmarked, agenda: countOf(countersOf(card)['agenda']) },
      });
  };
  cards.forEach((card: Json, place) => {
    if (!isObject(card)) return;
    const def = titles.defOf(card);
    if (def === null) return;
    if (pile === 'play') credits += countOf(countersOf(card)['recurring']);
    if (pile === null) put(card, def, place);
    else piles.push(pileKey(pile, def));
    if (hostedOn(card).length === 0) return;
    // Theirs leaves on a card in a pile what was on it when it was trashed, or puts it there.
    const host = hostCode(def, kind === 'ice' ? server : null, pile === null ? place : 0);
    hosted(spots, titles, card, host, kind === 'root' ? server : null);
  });
  return { piles, ice, spots, current: pile === 'play' ? { side, credits } : null };
}
