import type { ObservedEntry } from './entry';
import type { ObservedHeader } from './header';
import {
  entryObserved,
  entryOf,
  gameObserved,
  headerOf,
  idIn,
  readAgain,
  readAgainOf,
  type StoredEvent,
} from './stored';

/** What the file of an observed game tells, as it was read last. */
export interface Reading {
  /** Of the game. */
  readonly id: string;
  readonly header: ObservedHeader;
  readonly entries: readonly ObservedEntry[];
  /** When the game was stored first. ISO 8601. */
  readonly storedAt: string;
  /** Of the first reading of it that was delivered, in the order of all events. */
  readonly position: bigint;
  /** Whether the game was read before: what was told of it is to be told anew. */
  readonly isAgain: boolean;
}

/** An event of some observed game's stream. */
export interface DeliveredEvent extends StoredEvent {
  readonly stream: string;
  readonly position: bigint;
  readonly recordedAt: Date;
}

/** What a reading begins with; null for an event amid one. Throws like `headerOf`. */
function begun(event: DeliveredEvent): Omit<Reading, 'entries'> | null {
  const { position } = event;
  const id = idIn(event);
  if (event.type === readAgain) return { id, ...readAgainOf(event), position, isAgain: true };
  if (event.type !== gameObserved) return null;
  const storedAt = event.recordedAt.toISOString();
  return { id, header: headerOf(event), storedAt, position, isAgain: false };
}

/**
 * The newest reading of each game among events that were delivered together: a reading is one append, which a
 * delivery never splits. Throws like `headerOf`.
 */
export function newestReadings(events: readonly DeliveredEvent[]): readonly Reading[] {
  const readings = new Map<string, Reading & { readonly entries: ObservedEntry[] }>();
  for (const event of events) {
    const id = idIn(event);
    const reading = begun(event);
    if (reading !== null) {
      const position = readings.get(id)?.position ?? reading.position;
      readings.set(id, { ...reading, position, entries: [] });
    }
    if (event.type === entryObserved) readings.get(id)?.entries.push(entryOf(event));
  }
  return [...readings.values()];
}
