import type { JsonObject } from '#notation/jinteki/json';
import { SIDE_NAMES } from '#notation/jinteki/lens/side';
import {
  cardOf,
  hostedOn,
  ownerOf,
  valueOf,
  strengthOf,
  type Work,
  type Card,
  type CardId,
} from '#rules';

const kinds = ['virus', 'power', 'agenda', 'credit', 'recurring'] as const;

export const cidOf = ({ id }: Pick<Card, 'id'>): string => `card-${String(id)}`;

export function cardJson(g: Work, id: CardId): JsonObject {
  const card = cardOf(g, id);
  const value = valueOf(g, card);
  const counters = kinds.flatMap((kind) => (card[kind] === 0 ? [] : [[kind, card[kind]] as const]));
  const hosted = hostedOn(g, id).map((one) => cardJson(g, one));
  const installed = card.zone === 'ice' || card.zone === 'root' || card.zone === 'rig';
  const isIce = value.type === 'ice';
  return {
    cid: cidOf(card),
    title: value.title,
    'printed-title': value.title,
    side: SIDE_NAMES[ownerOf(g, card)],
    type: isIce ? 'ICE' : value.type,
    ...(installed && 'strength' in value && value.strength !== null
      ? { 'current-strength': strengthOf(g, card) }
      : {}),
    ...(card.faceup && card.server !== null ? { rezzed: true } : {}),
    ...(card.faceup ? { seen: true } : {}),
    ...(card.advancement > 0 ? { 'advance-counter': card.advancement } : {}),
    ...(counters.length > 0 ? { counter: Object.fromEntries(counters) } : {}),
    ...(hosted.length > 0 ? { hosted } : {}),
  };
}
