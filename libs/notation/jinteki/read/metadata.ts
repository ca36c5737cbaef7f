import { type Json, type JsonObject, numberOf, objectOf, textOf } from '../json';
import { type Side, sideOf } from '../lens/side';

/** What the server says of the finished game; null where the file does not say. */
export interface Metadata {
  /** Null for a tie, an abandoned game, or a file without metadata. */
  readonly winner: Side | null;
  /** The server's word: "Agenda", "Flatline", "Decked", "Concede", "Tie", "Inactivity", "Claim". */
  readonly reason: string | null;
  readonly endedAt: string | null;
  readonly turn: number | null;
  readonly points: { readonly [side in Side]: number | null };
  readonly stats: JsonObject | null;
}

export function metadataOf(value: Json | undefined): Metadata {
  const given = objectOf(value) ?? {};
  return {
    winner: sideOf(given['winner']),
    reason: textOf(given['reason']),
    endedAt: textOf(given['end-date']),
    turn: numberOf(given['turn']),
    points: {
      corp: numberOf(given['corp.agenda-points']),
      runner: numberOf(given['runner.agenda-points']),
    },
    stats: objectOf(given['stats']),
  };
}
