import { isRecord } from '#text/is-record';
import type { ObservedEntry } from './entry';
import type { ObservedHeader, ObservedVerdict } from './header';

/** First event of the stream; its data is an `ObservedHeader`. */
export const gameObserved = 'game-observed';
/** Then one for each entry, in order; its data is an `ObservedEntry`. */
export const entryObserved = 'entry-observed';
/** Then what our rules say of it, the newest last; its data is an `ObservedVerdict`. */
export const verdictReached = 'verdict-reached';
/**
 * Later the same file may be read anew, by a program that tells more of it or otherwise: its data is a `ReadAgain`, all
 * entries follow, then a verdict, in one append. What is newest counts.
 */
export const readAgain = 'read-again';

/** What there is to say of an observed game, as it is told from now on. */
export interface ReadAgain {
  readonly header: ObservedHeader;
  /** When the game was stored first, which it is listed and counted by. ISO 8601. */
  readonly storedAt: string;
}

/** The id of the game that a stream is of. */
export const idIn = ({ stream }: { readonly stream: string }): string =>
  stream.slice('observed-'.length);

export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
  /** 1 for the first of the stream. */
  readonly version: number;
}

// What is stored was written by this program in this version: its kind is looked at, not each field.
const isHeader = (data: unknown): data is ObservedHeader =>
  isRecord(data) && data['format'] === 'observed/1';
const isReadAgain = (data: unknown): data is ReadAgain =>
  isRecord(data) && isHeader(data['header']) && typeof data['storedAt'] === 'string';
const isEntry = (data: unknown): data is ObservedEntry =>
  isRecord(data) && Array.isArray(data['facts']) && isRecord(data['change']);
const isVerdict = (data: unknown): data is ObservedVerdict =>
  isRecord(data) && data['format'] === 'verdict/3';

/** A whole observed game, as its stream holds it. */
export interface ObservedStream {
  readonly header: ObservedHeader;
  readonly entries: readonly ObservedEntry[];
  /** Null before one was reached. */
  readonly verdict: ObservedVerdict | null;
}

function poisoned({ version, type }: StoredEvent): Error {
  return new Error(`event ${String(version)} (${type}) is not what an observed game holds there`);
}

/** Throws: what is stored was read before; anything else was not written by this program. */
export function headerOf(event: StoredEvent): ObservedHeader {
  if (event.type !== gameObserved || !isHeader(event.data)) throw poisoned(event);
  return event.data;
}

/** Throws like `headerOf`. */
export function readAgainOf(event: StoredEvent): ReadAgain {
  if (event.type !== readAgain || !isReadAgain(event.data)) throw poisoned(event);
  return event.data;
}

/** Throws like `headerOf`. */
export function entryOf(event: StoredEvent): ObservedEntry {
  if (event.type !== entryObserved || !isEntry(event.data)) throw poisoned(event);
  return event.data;
}

/** Throws like `headerOf`. */
export function verdictOf(event: StoredEvent): ObservedVerdict {
  if (event.type !== verdictReached || !isVerdict(event.data)) throw poisoned(event);
  return event.data;
}

/** The last verdict among some events; null where there is none. Throws like `headerOf`. */
export function newestVerdict(events: readonly StoredEvent[]): ObservedVerdict | null {
  const last = events.findLast(({ type }) => type === verdictReached);
  return last === undefined ? null : verdictOf(last);
}

/** Throws like `headerOf`. */
export function observedStream([first, ...rest]: readonly StoredEvent[]): ObservedStream {
  if (first === undefined) throw new Error('an observed game begins with an event');
  let header = headerOf(first);
  let entries: ObservedEntry[] = [];
  let verdict: ObservedVerdict | null = null;
  for (const event of rest) {
    if (event.type === verdictReached) verdict = verdictOf(event);
    else if (event.type === readAgain) [header, entries] = [readAgainOf(event).header, []];
    else entries.push(entryOf(event));
  }
  return { header, entries, verdict };
}

/** All games of decisions that an observed game was taken for, whichever verdict said so. */
export const gamesIn = (events: readonly StoredEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap((event) => (event.type === verdictReached ? (verdictOf(event).game ?? []) : [])),
  ),
];
