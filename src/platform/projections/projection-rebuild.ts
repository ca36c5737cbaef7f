import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store';
import { abreast } from './abreast';
import { statesOf, type ProjectionSlot, type SlotState } from './projection-slot';
import { advance } from './projection-step';
import { ReadAhead } from './read-ahead';
import { sharedRead } from './shared-read';

export interface RebuildProgress {
  /** Events read so far, of this many. */
  readonly events: number;
  readonly total: number;
}

export interface Rebuild {
  readonly pool: Pool;
  readonly store: EventStore;
  /** Events read at a time. */
  readonly batch: number;
  /** Projections written at a time. */
  readonly abreast: number;
  /** Told where a slot stands before anything is read. */
  readonly notice: (state: SlotState) => void;
  readonly onProgress: (progress: RebuildProgress) => void;
}

/**
 * Builds projections anew beside the live ones, then swaps them. All read the same events together:
 * a game is folded once, however many are built from it. Begins again when a name is erased meanwhile.
 */
export async function rebuildTogether(
  live: readonly ProjectionSlot[],
  rebuild: Rebuild,
): Promise<void> {
  for (let due = live; due.length > 0;) {
    const isFilled = await fill(
      due.map((slot) => slot.beside()),
      rebuild,
    );
    if (!isFilled) continue;
    const late: ProjectionSlot[] = [];
    for (const slot of due) if (!(await slot.beside().replace(slot))) late.push(slot);
    due = late;
  }
}

/** False when a name was erased meanwhile. */
async function fill(
  slots: readonly ProjectionSlot[],
  { pool, store, batch, abreast: most, notice, onProgress }: Rebuild,
): Promise<boolean> {
  const names = slots.map(({ name }) => name);
  const total = await store.count();
  const reading = new ReadAhead((after) => store.readAll(after, batch));
  let events = 0;
  for (const slot of slots) await slot.create();
  for (;;) {
    const states = await statesOf(pool, names);
    for (const state of states.values()) notice(state);
    if (isOutdated(states)) return false;
    const read = sharedRead((after) => reading.read(after));
    let progress = 0;
    const strays: ProjectionSlot[] = [];
    const [failure] = await abreast(slots, most, async (slot) => {
      const step = await advance(slot, store, read, states.get(slot.name) ?? null);
      if (step.kind === 'advanced') progress = Math.max(progress, step.events);
      if (step.kind === 'not ours') strays.push(slot);
    });
    if (failure !== undefined) throw failure;
    const [stray] = strays;
    if (stray !== undefined) {
      if (isOutdated(await statesOf(pool, names))) return false;
      throw new Error(`Another process writes ${stray.name}`);
    }
    if (progress === 0) return true;
    events += progress;
    onProgress({ events, total: Math.max(total, events) });
  }
}

function isOutdated(states: ReadonlyMap<string, SlotState>): boolean {
  return [...states.values()].some(({ madeAfter, erasures }) => madeAfter !== erasures);
}
