import type { BoardCard } from '../../observed/board';
import { isObject, type Json, numberOf, objectOf } from '../json';
import {
  advancementOf,
  type CardJson,
  cidOf,
  countersOf,
  hostedOn,
  isFacedown,
  isRezzed,
  isSeen,
  strengthOf,
  titleOf,
  typeOf,
} from '../lens/card';
import { sideOf } from '../lens/side';
import type { CardNumbers } from './numbers';

/** Cards hosted on cards hosted on cards: no game goes deeper. */
const DEEPEST = 8;

function countersIn(card: CardJson): Readonly<Record<string, number>> | undefined {
  const counters: Record<string, number> = {};
  for (const [kind, value] of Object.entries(countersOf(card))) {
    const count = numberOf(value);
    if (count !== null && count !== 0) counters[kind] = count;
  }
  return Object.keys(counters).length === 0 ? undefined : counters;
}

/** A card without its texts, abilities and menus. */
export function boardCard(json: Json, numbers: CardNumbers, depth = 0): BoardCard {
  const card = objectOf(json) ?? {};
  const cid = cidOf(card);
  const counters = countersIn(card);
  const advancement = advancementOf(card);
  const requirement = numberOf(card['current-advancement-requirement']);
  const strength = strengthOf(card);
  const hosted =
    depth < DEEPEST
      ? hostedOn(card)
          .filter(isObject)
          .map((one) => boardCard(one, numbers, depth + 1))
      : [];
  return {
    id: cid === null ? null : numbers.of(cid),
    title: titleOf(card),
    side: sideOf(card['side']),
    type: typeOf(card),
    ...(isRezzed(card) && { rezzed: true }),
    ...(isSeen(card) && { seen: true }),
    ...(isFacedown(card) && { facedown: true }),
    ...(strength !== null && { strength }),
    ...(advancement > 0 && { advancement }),
    ...(requirement !== null && { requirement }),
    ...(counters !== undefined && { counters }),
    ...(hosted.length > 0 && { hosted }),
  };
}
