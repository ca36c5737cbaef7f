import type { Pool, PoolClient } from 'pg';
import { isTransient } from '../database/transience';
import { byStream } from '../event-store/by-stream';
import {
  EventNotUnderstood,
  REMOVED,
  type EventStore,
  type RecordedEvent,
} from '../event-store/event-store';
import type { Position } from '../event-store/position';
import { ERASURES } from '../people/erasures';
import { DeadLetters } from './dead-letters';
import type { Projection } from './projection';
import { transactionOf, type ProjectionSlot, type SlotState } from './projection-slot';

/**
 * What a projection has written and a crash takes is written again: checkpoint and rows go
 * together. So its transactions do not wait for the disk.
 */
const LAZY = "set_config('synchronous_commit', 'off', true)";

export type Step =
  | { readonly kind: 'advanced'; readonly events: number; readonly position: Position }
  | { readonly kind: 'nothing to read' }
  /**
   * Another process writes this projection just now, or it has another version, or a name was
   * erased meanwhile, which what was read may hold.
   */
  | { readonly kind: 'not ours' };

/**
 * Reads the next events and writes what they mean together with the new checkpoint. `before` is where
 * the slot stands, looked up before anything was read.
 */
export async function advance(
  slot: ProjectionSlot,
  store: EventStore,
  readNext: (after: Position) => Promise<readonly RecordedEvent[]>,
  before: SlotState | null,
): Promise<Step> {
  if (before === null || before.version !== slot.projection.version) return { kind: 'not ours' };
  // Read outside the transaction: a transaction that writes holds every reader back.
  const events = await readNext(before.position);
  const last = events.at(-1);
  if (last === undefined) return { kind: 'nothing to read' };
  const ours = ofCategory(events, slot.projection.category);
  if (!isHeeded(events, slot.projection)) {
    const passed = await passOver(slot.pool, [slot], before.position, last.position);
    return passed.has(slot.name)
      ? { kind: 'advanced', events: events.length, position: last.position }
      : { kind: 'not ours' };
  }
  const moved = await slot.locked(false, async (client) => {
    const ahead = await begunAt(client, slot.name, before);
    if (ahead === null) return false;
    const due = ours.filter((event) => event.version > (ahead.get(event.stream) ?? 0));
    await applyAll(client, slot, store, due);
    const updated = await client.query(
      `update public.checkpoints set position = $2, updated_at = now()
       where projection = $1 and position = $3`,
      [slot.name, last.position.toString(), before.position.toString()],
    );
    if (ahead.size > 0)
      await client.query('delete from public.ahead where projection = $1 and position <= $2', [
        slot.name,
        last.position.toString(),
      ]);
    if (updated.rowCount !== 1) throw new Error(`The checkpoint of ${slot.name} was moved`);
    return true;
  });
  return moved === true
    ? { kind: 'advanced', events: events.length, position: last.position }
    : { kind: 'not ours' };
}

/**
 * Moves checkpoints that stand at one place over events of none of their streams, in one statement. Names of those
 * that were moved: another process writes the others just now, or they have another version.
 */
export async function passOver(
  pool: Pool,
  slots: readonly ProjectionSlot[],
  from: Position,
  to: Position,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ projection: string }>({
    name: 'pass-over',
    text: `update checkpoints set position = $4, updated_at = now()
           where ${LAZY} = 'off' and projection in (
             select checkpoints.projection from checkpoints
             join unnest($1::text[], $2::int[]) as slot (projection, version)
               using (projection, version)
             where position = $3 for update of checkpoints skip locked)
           returning projection`,
    values: [
      slots.map(({ name }) => name),
      slots.map(({ projection }) => projection.version),
      from.toString(),
      to.toString(),
    ],
  });
  return new Set(rows.map(({ projection }) => projection));
}

interface Begun {
  readonly ahead: Readonly<Record<string, number>> | null;
}

/** The streams that workers have taken beyond the checkpoint; null when it does not stand there any more. */
async function begunAt(
  client: PoolClient,
  name: string,
  { position, erasures }: SlotState,
): Promise<ReadonlyMap<string, number> | null> {
  const { rows } = await client.query<Begun>({
    name: 'begin-step',
    text: `select (select json_object_agg(stream, version) from public.ahead
                   where projection = $1) as ahead,
                  set_config('search_path', $3, true), ${LAZY}
           from public.checkpoints where projection = $1 and position = $2 and ${ERASURES} = $4`,
    values: [name, position.toString(), `${name}, public`, erasures],
  });
  const [row] = rows;
  return row === undefined ? null : new Map(Object.entries(row.ahead ?? {}));
}

/** Streams that workers have taken beyond the checkpoint. */
export async function versionsAhead(
  client: PoolClient,
  name: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ stream: string; version: number }>(
    'select stream, version from public.ahead where projection = $1',
    [name],
  );
  return new Map(rows.map((row) => [row.stream, row.version]));
}

export function ofCategory(
  events: readonly RecordedEvent[],
  category: string,
): readonly RecordedEvent[] {
  return events.filter((event) => event.stream.startsWith(`${category}-`));
}

/** Whether any of the events means something to a projection. */
export const isHeeded = (
  events: readonly RecordedEvent[],
  { category, heeds }: Pick<Projection, 'category' | 'heeds'>,
): boolean =>
  ofCategory(events, category).some(
    ({ type, problem }) =>
      heeds === undefined || heeds.has(type) || type === REMOVED || problem !== undefined,
  );

/** All at once; when that fails, stream by stream, and a stream that fails alone is set aside. */
export async function applyAll(
  client: PoolClient,
  slot: ProjectionSlot,
  store: EventStore,
  events: readonly RecordedEvent[],
): Promise<void> {
  const letters = new DeadLetters(client, slot.name);
  const aside = await letters.among(events.map((event) => event.stream));
  const live = events.filter(({ stream, type }) => !aside.has(stream) || type === REMOVED);
  if (live.length === 0 || (await tryApply(client, slot, store, live)) === null) return;
  for (const group of byStream(live, (event) => event.stream).values()) {
    const failure = await tryApply(client, slot, store, group);
    const [first] = group;
    if (failure !== null && first !== undefined) await letters.add(first, failure);
  }
}

/** Null when applied, and when what was removed is taken away; else why not, and what it wrote is undone. */
export async function tryApply(
  client: PoolClient,
  { projection }: ProjectionSlot,
  store: EventStore,
  events: readonly RecordedEvent[],
): Promise<string | null> {
  const strange = events.find((event) => event.problem !== undefined);
  if (strange !== undefined) return new EventNotUnderstood(strange).message;
  await client.query('savepoint application');
  const removed = events.filter(({ type }) => type === REMOVED).map(({ stream }) => stream);
  const left = events.filter(({ stream }) => !removed.includes(stream));
  try {
    if (left.length > 0) await projection.apply(transactionOf(client), left, store);
    const ids = removed.map((stream) => stream.slice(projection.category.length + 1));
    if (ids.length > 0) for (const sql of projection.removals) await client.query(sql, [ids]);
    await client.query('release savepoint application');
    return null;
  } catch (error) {
    if (isTransient(error)) throw error;
    await client.query('rollback to savepoint application');
    return error instanceof Error ? error.message : String(error);
  }
}
