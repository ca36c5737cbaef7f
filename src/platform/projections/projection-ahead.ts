import type { Pool, PoolClient } from 'pg';
import { byStream } from '../event-store/by-stream';
import { SETTLED } from '../event-store/commit-reader';
import {
  EventNotUnderstood,
  REMOVED,
  type EventStore,
  type RecordedEvent,
  type StreamId,
} from '../event-store/event-store';
import { position, type Position } from '../event-store/position';
import { ERASURES } from '../people/erasures';
import { applyAll, ofCategory } from './projection-step';
import type { ProjectionSlot } from './projection-slot';

/** Commits looked at in one settling. */
const WINDOW = 5_000;

interface Standing {
  readonly stream: StreamId;
  /** Of the last event the projection has of the stream. */
  readonly known: number;
  /** Of the last event there is. */
  readonly stored: number;
  /** There have been, of names. */
  readonly erasures: number;
  /** Whether all but the last event was removed. */
  readonly removed: boolean;
}

/** A message told of events that the store does not hold: nothing is projected but what is stored. */
export class EventNotStored extends Error {
  override readonly name = 'EventNotStored';

  constructor(
    readonly stream: StreamId,
    readonly version: number,
    stored: number,
  ) {
    super(
      `A message brought event ${version} of ${stream}, which has ${stored}: it is left out. ` +
        'Look whether the broker holds the messages of another database',
    );
  }
}

export type Taken =
  /** With an error for each stream that was told of more events than it has. */
  | { readonly kind: 'taken'; readonly untrue: readonly EventNotStored[] }
  /** Nothing is written: the events may hold a name that is gone, and have to be read again. */
  | { readonly kind: 'name erased' };

/**
 * Writes events of some streams, whatever the checkpoint has reached: those it has already are left
 * out, those missing before them are read from the store. Any number of processes at a time.
 * `erasures` is how many there had been before the events were read.
 */
export async function takeAhead(
  slot: ProjectionSlot,
  store: EventStore,
  events: readonly RecordedEvent[],
  erasures: number,
): Promise<Taken> {
  const groups = byStream(ofCategory(events, slot.projection.category), (event) => event.stream);
  const untrue: EventNotStored[] = [];
  let kind: Taken['kind'] = 'taken';
  if (groups.size === 0) return { kind, untrue };
  await slot.shared(async (client) => {
    const standings = await standingsOf(client, slot, [...groups.keys()]);
    if (standings.some((standing) => standing.erasures !== erasures)) {
      kind = 'name erased';
      return;
    }
    const wanted: RecordedEvent[] = [];
    for (const { stream, known, stored, removed } of standings) {
      const told = groups.get(stream) ?? [];
      const beyond = told.find(({ version }) => version > stored);
      if (beyond !== undefined) untrue.push(new EventNotStored(stream, beyond.version, stored));
      const stands = told.filter(
        ({ version, type }) => version <= stored && (!removed || type === REMOVED),
      );
      wanted.push(...(await following(store, stream, known, stands)));
    }
    if (wanted.length === 0) return;
    await client.query(`set local search_path to ${slot.name}, public`);
    await applyAll(client, slot, store, wanted);
    await note(client, slot, wanted);
  });
  return { kind, untrue };
}

/** Takes a stream's lock, so that no other process writes the stream, and tells how far it is. */
async function standingsOf(
  client: PoolClient,
  slot: ProjectionSlot,
  streams: readonly StreamId[],
): Promise<readonly Standing[]> {
  const sorted = [...streams].sort();
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('ahead ' || $1 || ' ' || stream, 0))
     from unnest($2::text[]) as named (stream)`,
    [slot.name, sorted],
  );
  // One snapshot for checkpoint, streams ahead and commits: settling moves them together.
  const { rows } = await client.query<Standing & { projected: number }>(
    `select named.stream, p.version as projected, ${ERASURES} as erasures,
            coalesce(a.version, (select max(c.after + c.count) from public.commits c
                                 where c.stream = named.stream and c.position <= p.position), 0)
              as known,
            coalesce((select c.after + c.count from public.commits c
                      where c.stream = named.stream order by c.after desc limit 1), 0) as stored,
            exists (select from public.removed_streams r where r.stream = named.stream) as removed
     from unnest($2::text[]) as named (stream)
     join public.checkpoints p on p.projection = $1
     left join public.ahead a on a.projection = $1 and a.stream = named.stream`,
    [slot.name, sorted],
  );
  const [first] = rows;
  if (first?.projected !== slot.projection.version)
    throw new Error(
      `The tables of ${slot.name} are of version ${first?.projected ?? 'none'}, this program writes ` +
        `version ${slot.projection.version}`,
    );
  return rows;
}

/** Events after `known`, without a gap. */
async function following(
  store: EventStore,
  stream: StreamId,
  known: number,
  events: readonly RecordedEvent[],
): Promise<readonly RecordedEvent[]> {
  const next: RecordedEvent[] = [];
  let version = known;
  for (const event of events) {
    if (event.version <= version) continue;
    if (event.version > version + 1 && event.type !== REMOVED)
      next.push(...(await between(store, stream, version + 1, event)));
    next.push(event);
    version = event.version;
  }
  return next;
}

async function between(
  store: EventStore,
  stream: StreamId,
  from: number,
  before: RecordedEvent,
): Promise<readonly RecordedEvent[]> {
  try {
    const read = await store.readStream(stream, from, before.version - from);
    if (read.ok && read.events.length === before.version - from) return read.events;
  } catch (error) {
    if (!(error instanceof EventNotUnderstood)) throw error;
    return [{ ...before, version: from, problem: error.message }];
  }
  throw new Error(`${stream} has no event ${from}, and a message brought event ${before.version}`);
}

async function note(
  client: PoolClient,
  slot: ProjectionSlot,
  events: readonly RecordedEvent[],
): Promise<void> {
  const last = [...byStream(events, (event) => event.stream).values()].flatMap(
    (group) => group.at(-1) ?? [],
  );
  await client.query(
    `insert into public.ahead (projection, stream, version, position)
     select $1, * from unnest($2::text[], $3::int[], $4::bigint[])
     on conflict (projection, stream) do update
     set version = excluded.version, position = excluded.position`,
    [
      slot.name,
      last.map((event) => event.stream),
      last.map((event) => event.version),
      last.map((event) => event.position.toString()),
    ],
  );
}

export interface Missing {
  readonly stream: StreamId;
  readonly position: Position;
  readonly recordedAt: Date;
}

interface SettledRow {
  readonly upto: string | null;
  readonly stream: StreamId | null;
  readonly position: string | null;
  readonly recorded_at: Date | null;
}

/** Moves the checkpoint over what was taken ahead; the first commit that has not been, or null. */
export async function settle(pool: Pool, slot: ProjectionSlot): Promise<Missing | null> {
  const at = (await slot.state())?.position;
  if (at === undefined) return null;
  const { rows } = await pool.query<SettledRow>(
    `with next as (
       select stream, position, count, after + count as version, recorded_at from commits
       where position > $2 and position < ${SETTLED} order by position limit ${WINDOW}
     ), missing as (
       select n.* from next n
       left join ahead a on a.projection = $1 and a.stream = n.stream
       where starts_with(n.stream, $3) and coalesce(a.version, 0) < n.version
       order by n.position limit 1
     )
     select (select max(n.position + n.count - 1) from next n
             where n.position < coalesce((select position from missing), n.position + 1)) as upto,
            missing.stream, missing.position, missing.recorded_at
     from (select) one left join missing on true`,
    [slot.name, at.toString(), `${slot.projection.category}-`],
  );
  const [found] = rows;
  if (found?.upto !== null && found?.upto !== undefined)
    await advanceTo(pool, slot, at, found.upto);
  return found === undefined || found.stream === null || found.recorded_at === null
    ? null
    : {
        stream: found.stream,
        position: position(found.position ?? '0'),
        recordedAt: found.recorded_at,
      };
}

/**
 * A row that a worker writes just now is left to the next time: two that wait for each other's rows
 * would be a deadlock. It tells of nothing beyond the checkpoint, or of what the worker takes now.
 */
async function advanceTo(
  pool: Pool,
  slot: ProjectionSlot,
  from: Position,
  to: string,
): Promise<void> {
  await pool.query(
    `with moved as (
       update checkpoints set position = $3, updated_at = now()
       where projection = $1 and position = $2 returning 1
     )
     delete from ahead where (projection, stream) in (
       select projection, stream from ahead
       where projection = $1 and position <= $3 and exists (select from moved)
       for update skip locked)`,
    [slot.name, from.toString(), to],
  );
}
