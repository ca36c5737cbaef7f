import { isDay } from '#text/is-day';
import { type Json, type JsonObject, numberOf, objectOf, textOf } from '../json';
import { type Side, sideOf } from '../lens/side';
import { type Refusal, refuse } from '../refusal';

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

/** `2026-11-22`, or with a time behind it, as `T06:53:01.393673536Z`. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const isTime = (value: Json): boolean => isDay(TIME.exec(textOf(value) ?? '')?.[1] ?? '');

/** What is read of the metadata; where it is anything else it would be told as not said. */
const KINDS: readonly (readonly [key: string, what: string, is: (value: Json) => boolean])[] = [
  ['winner', '"corp", "runner" or null', (value) => sideOf(value) !== null],
  ['reason', 'text', (value) => textOf(value) !== null],
  ['end-date', 'time', isTime],
  ['turn', 'number', (value) => numberOf(value) !== null],
  ['corp.agenda-points', 'number', (value) => numberOf(value) !== null],
  ['runner.agenda-points', 'number', (value) => numberOf(value) !== null],
  ['stats', 'object', (value) => objectOf(value) !== null],
];

const wrong = (path: string, what: string): Refusal => ({
  ...refuse('NOT_A_REPLAY', `In the metadata ${path} is no ${what}.`, null, path),
  hint: 'Download the file again, or take "metadata" out: a replay is read without it, too.',
});

/** The refusal of metadata that say something else than they can; a file without them is read as well. */
export function wrongMetadata(value: Json | undefined): Refusal | null {
  if (value === undefined || value === null) return null;
  const given = objectOf(value);
  if (given === null) return wrong('/metadata', 'object');
  for (const [key, what, is] of KINDS) {
    const said = given[key] ?? null;
    if (said !== null && !is(said)) return wrong(`/metadata/${key}`, what);
  }
  return null;
}
