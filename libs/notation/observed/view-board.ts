import type { Viewer } from '#rules';
import { canTell, type Audience } from './audience';
import type { Board, BoardCard, BoardZone } from './board';
import type { ObservedName } from './view-fact';
import { nameFor } from './view-fact';

/** A card lying somewhere, with what can be seen of it. */
export type ObservedCard = ObservedName & {
  readonly type?: string;
  readonly advancement: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly hosted: readonly ObservedCard[];
  readonly rezzed?: boolean;
  readonly faceup?: boolean;
  readonly strength?: number;
  readonly requirement?: number;
};

/** Who may tell a card by its number, from what happened before. */
export type Known = (id: string | null) => Audience;

const PRIVATE: ReadonlySet<string> = new Set(['hand', 'deck', 'set-aside', 'play-area']);

/** Who could tell a card where it lies, apart from those who know it from before. */
function audienceIn({ kind, side }: Pick<BoardZone, 'kind' | 'side'>, card: BoardCard): Audience {
  const owner = card.side ?? side;
  if (PRIVATE.has(kind)) return owner;
  if (card.facedown === true) return owner;
  switch (kind) {
    case 'discard':
      return owner === 'runner' || card.seen === true ? 'all' : 'corp';
    case 'root':
    case 'ice':
    case 'hosted':
      return owner === 'runner' || card.rezzed === true ? 'all' : 'corp';
    case 'scored':
    case 'rig':
    case 'current':
    case 'rfg':
      return 'all';
    case 'hand':
    case 'deck':
    case 'set-aside':
    case 'play-area':
      return owner;
  }
}

/** A card for one viewer. A deck is known to nobody but the judge. */
export function viewCard(
  card: BoardCard,
  zone: Pick<BoardZone, 'kind' | 'side'>,
  viewer: Viewer,
  known: Known,
): ObservedCard {
  const { kind } = zone;
  const told =
    kind === 'deck'
      ? viewer === 'judge'
      : canTell(viewer, audienceIn(zone, card)) ||
        ((kind === 'root' || kind === 'ice') && canTell(viewer, known(card.id)));
  const installed = kind === 'root' || kind === 'ice';
  return {
    ...nameFor(card, viewer, told),
    ...(told && card.type !== null && { type: card.type.toLowerCase() }),
    advancement: card.advancement ?? 0,
    counters: card.counters ?? {},
    hosted: (card.hosted ?? []).map((one) =>
      viewCard(one, { kind: 'hosted', side: one.side ?? zone.side }, viewer, known),
    ),
    ...(installed && { rezzed: card.rezzed === true }),
    ...(kind === 'discard' &&
      (card.side ?? zone.side) === 'corp' && { faceup: card.seen === true }),
    ...(told && card.strength !== undefined && { strength: card.strength }),
    ...(told && card.requirement !== undefined && { requirement: card.requirement }),
  };
}

/** Archives keep no order: a place in the row would tell when a facedown card came there. */
function orderless(cards: readonly ObservedCard[]): readonly ObservedCard[] {
  const title = (card: ObservedCard): string => ('card' in card ? card.card : '\uffff');
  return [...cards].sort((a, b) => (title(a) < title(b) ? -1 : title(a) > title(b) ? 1 : 0));
}

/** The cards of one zone as a viewer sees them; none where the zone is empty. */
export function viewZone(
  board: Board,
  key: string,
  viewer: Viewer,
  known: Known,
): readonly ObservedCard[] {
  const zone = board.zones[key];
  if (zone === undefined) return [];
  const cards = zone.cards.map((card) => viewCard(card, zone, viewer, known));
  const own = viewer === 'corp' || viewer === 'judge';
  return zone.kind === 'discard' && zone.side === 'corp' && !own ? orderless(cards) : cards;
}
