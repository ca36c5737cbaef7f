import type { Card } from '../card';
import { cardId, type CardId } from '../card-id';
import type { Place } from './places';

const counts = ['life', 'advancement', 'virus', 'power', 'agenda', 'credit', 'recurring'] as const;

/** What a card has beside its definition and its place; a field of a new card is left out. */
export type PackedCard = { [K in (typeof counts)[number]]?: number } & {
  face?: number;
  blank?: 1;
  host?: CardId;
  chosen?: CardId;
  /** Handles of the Corp, the Runner and everybody, unless all are 0. */
  seen?: readonly [corp: number, runner: number, open: number];
  /** Only where the lists of the state say otherwise. */
  at?: Place;
};

function packCard(card: Card, place: Place | undefined): PackedCard {
  const row: PackedCard = {};
  for (const count of counts) if (card[count] !== 0) row[count] = card[count];
  if (card.face !== 0) row.face = card.face;
  if (card.blank) row.blank = 1;
  if (card.host !== null) row.host = card.host;
  if (card.chosen !== null) row.chosen = card.chosen;
  if (card.corpHandle !== 0 || card.runnerHandle !== 0 || card.openHandle !== 0)
    row.seen = [card.corpHandle, card.runnerHandle, card.openHandle];
  if (card.zone !== place?.zone || card.server !== place.server)
    row.at = { zone: card.zone, server: card.server };
  return row;
}

export function packCards(
  cards: readonly Card[],
  places: readonly Place[],
): Record<number, PackedCard> {
  const rows: Record<number, PackedCard> = {};
  for (const card of cards) {
    const row = packCard(card, places[card.id]);
    if (Object.keys(row).length > 0) rows[card.id] = row;
  }
  return rows;
}

const unseen = [0, 0, 0] as const;
const asNew: PackedCard = {};

export const unpackCards = (
  definitions: readonly number[],
  rows: Readonly<Record<number, PackedCard>>,
  faceup: ReadonlySet<number>,
  places: readonly Place[],
): Card[] =>
  definitions.map((def, index) => {
    const row = rows[index] ?? asNew;
    const place = row.at ?? places[index];
    if (place === undefined) throw new Error(`packed card ${index} lies nowhere`);
    const seen = row.seen ?? unseen;
    return {
      id: cardId(index),
      def,
      zone: place.zone,
      server: place.server,
      faceup: faceup.has(index),
      face: row.face ?? 0,
      blank: row.blank === 1,
      life: row.life ?? 0,
      advancement: row.advancement ?? 0,
      virus: row.virus ?? 0,
      power: row.power ?? 0,
      agenda: row.agenda ?? 0,
      credit: row.credit ?? 0,
      recurring: row.recurring ?? 0,
      host: row.host ?? null,
      chosen: row.chosen ?? null,
      corpHandle: seen[0],
      runnerHandle: seen[1],
      openHandle: seen[2],
    };
  });
