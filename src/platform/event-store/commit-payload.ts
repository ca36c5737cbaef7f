import { isRecord } from '#text/is-record';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Bit set in a commit's `form`: its payload is deflated. */
const DEFLATED = 1;
/** Bit set in a commit's `form`: its events were removed, and its payload is its digest. */
const REMOVED = 2;
/** Below this a deflated body saves less than it costs. */
const WORTH_DEFLATING = 256;
/** A window as large as the body: the usual memory is cleared and garbage for every append. */
const SMALL = 4_096;
const DEFLATE_SMALL = { level: 6, windowBits: 12, memLevel: 5, chunkSize: 1_024 };
const DEFLATE = { level: 6, memLevel: 9 };
const CHECK_BYTES = 4;

export interface EventText {
  readonly id: string;
  readonly type: string;
  /** JSON. */
  readonly data: string;
  /** JSON of an object. */
  readonly meta: string;
}

export interface EventContent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface CommitPayload {
  readonly form: number;
  readonly payload: Buffer;
}

/**
 * The start of every link but the last, which the commit's hash covers, then the body
 * `[types, events, ids?]` with events as `[index of type, data, meta unless it is {}]`.
 */
export function encodeCommit(
  events: readonly EventText[],
  links: readonly string[],
): CommitPayload {
  const types = [...new Set(events.map((event) => event.type))];
  const rows = events.map(({ type, data, meta }) =>
    meta === '{}' ? `[${types.indexOf(type)},${data}]` : `[${types.indexOf(type)},${data},${meta}]`,
  );
  const ids = consecutive(events) ? '' : `,${JSON.stringify(events.map((event) => event.id))}`;
  const body = Buffer.from(`[${JSON.stringify(types)},[${rows.join(',')}]${ids}]`);
  const checks = links.slice(0, -1).map((link) => link.slice(0, 2 * CHECK_BYTES));
  const deflate = body.length >= WORTH_DEFLATING;
  return {
    form: deflate ? DEFLATED : 0,
    payload: Buffer.concat([
      Buffer.from(checks.join(''), 'hex'),
      deflate ? deflateRawSync(body, body.length <= SMALL ? DEFLATE_SMALL : DEFLATE) : body,
    ]),
  };
}

export interface StoredCommit {
  readonly count: number;
  readonly firstId: string;
  readonly form: number;
  readonly payload: Buffer;
}

const NO_META: Readonly<Record<string, unknown>> = Object.freeze({});

/** What is left of a commit whose events are removed. */
export const removedPayload = (digest: string): CommitPayload => ({
  form: REMOVED,
  payload: Buffer.from(digest, 'hex'),
});

export const isRemoved = ({ form }: Pick<StoredCommit, 'form'>): boolean => (form & REMOVED) !== 0;

/** Of a commit whose events were removed, as hex. */
export const digestLeft = ({ payload }: Pick<StoredCommit, 'payload'>): string =>
  payload.toString('hex');

/** Throws when the payload is not what `encodeCommit` made. */
export function decodeCommit(commit: StoredCommit): readonly EventContent[] {
  const { count, form, payload } = commit;
  if (isRemoved(commit)) throw new Error('its events were removed');
  const stored = payload.subarray((count - 1) * CHECK_BYTES);
  const body = (form & DEFLATED) === 0 ? stored : inflateRawSync(stored);
  const parsed: unknown = JSON.parse(body.toString('utf8'));
  if (!Array.isArray(parsed)) throw new Error('not a commit');
  const [types, rows, listedIds]: readonly unknown[] = parsed;
  if (!Array.isArray(types) || !Array.isArray(rows) || rows.length !== count)
    throw new Error(`not a commit of ${count} events`);
  const ids: readonly unknown[] = Array.isArray(listedIds)
    ? listedIds
    : consecutiveIds(commit.firstId, count);
  return rows.map((row: unknown, index) => {
    if (!Array.isArray(row)) throw new Error(`event ${index + 1} of ${count} is not an event`);
    const cells: readonly unknown[] = row;
    const id = ids[index];
    const type: unknown = types[Number(cells[0])];
    const meta = cells[2];
    if (typeof type !== 'string' || typeof id !== 'string')
      throw new Error(`event ${index + 1} of ${count} has no id or no type`);
    return { id, type, data: cells[1], meta: isRecord(meta) ? meta : NO_META };
  });
}

/** The stored start of the link of an event that is not the commit's last, as hex. */
export function checkOf({ payload }: StoredCommit, index: number): string {
  return payload.toString('hex', index * CHECK_BYTES, (index + 1) * CHECK_BYTES);
}

const LOW_DIGITS = 8;

/** Ids for the events of one append, stored as the first alone: the last 32 bits count up. */
export function consecutiveIds(first: string, count: number): readonly string[] {
  const prefix = first.slice(0, -LOW_DIGITS);
  const low = Number.parseInt(first.slice(-LOW_DIGITS), 16);
  return Array.from(
    { length: count },
    (_, index) => prefix + ((low + index) % 2 ** 32).toString(16).padStart(LOW_DIGITS, '0'),
  );
}

function consecutive([first, ...others]: readonly EventText[]): boolean {
  if (first === undefined) return true;
  let last = first.id;
  return others.every(({ id }) => {
    last = nextId(last);
    return id === last;
  });
}

function nextId(id: string): string {
  const low = (Number.parseInt(id.slice(-LOW_DIGITS), 16) + 1) % 2 ** 32;
  return id.slice(0, -LOW_DIGITS) + low.toString(16).padStart(LOW_DIGITS, '0');
}
