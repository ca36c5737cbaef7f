import { RecentlyUsed } from '#streams/recently-used';
import { contentId } from '../platform/content-id/content-id';
import type { Clock } from '../platform/clock/clock';
import type { EventStore, RecordedEvent, StreamId } from '../platform/event-store/event-store';
import { accessOf } from './access-streams';
import { callerWith, type Caller } from './caller';
import { isKey, type Key } from './presented';
import type { Purpose } from './purpose';

export const KEYS = Symbol('Keys');

export interface Keys {
  /** A new key; nothing but this answer ever holds it. */
  issue(purpose: Purpose): Promise<Key>;
  /** Who holds these keys; one that was never issued is for nothing. */
  callerOf(keys: readonly Key[]): Promise<Caller>;
}

/** The event of a key's stream, which is named by the key's hash. */
export const keyIssued = 'key-issued';

/** Purposes kept in memory. */
const KEPT = 10_000;

const streamOf = (key: Key): StreamId => `key-${contentId('key', [key])}`;

const FIELDS: Readonly<Record<Purpose['for'], readonly string[]>> = {
  upload: ['game'],
  import: ['game', 'verified'],
  seat: ['game', 'side'],
  grant: ['game', 'grant'],
  tournament: ['tournament'],
  deck: ['deck'],
  study: ['study', 'member'],
};

const hasFields = (data: object, wanted: string): boolean =>
  Object.entries(FIELDS).some(
    ([name, fields]) => name === wanted && fields.every((field) => Object.hasOwn(data, field)),
  );

/** Only this program writes these events; anything else in one is a bug. */
const isPurpose = (data: unknown): data is Purpose =>
  typeof data === 'object' &&
  data !== null &&
  'for' in data &&
  typeof data.for === 'string' &&
  hasFields(data, data.for);

function purposeOf({ stream, type, data }: RecordedEvent): Purpose {
  if (type !== keyIssued || !isPurpose(data)) throw new Error(`${stream} holds no purpose`);
  // Keys were given out before sendings were told apart.
  const isOfUpload = data.for === 'upload' || data.for === 'import';
  return isOfUpload ? { ...data, sending: data.sending ?? null } : data;
}

/** Keys as streams of one event. What a key is for never changes, so it is read once. */
export class StoredKeys implements Keys {
  private readonly known = new RecentlyUsed<StreamId, Purpose>(KEPT);

  constructor(
    private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    private readonly clock: Pick<Clock, 'newId'>,
    private readonly newSecret: () => string,
  ) {}

  async issue(purpose: Purpose): Promise<Key> {
    const key = `rk-${this.newSecret()}`;
    if (!isKey(key)) throw new Error('a secret has not the form of a key');
    const event = { id: this.clock.newId(), type: keyIssued, data: purpose };
    const appended = await this.store.append(streamOf(key), 'no-stream', [event]);
    if (!appended.ok) throw new Error(appended.message);
    return key;
  }

  async callerOf(keys: readonly Key[]): Promise<Caller> {
    const found = await Promise.all([...new Set(keys)].map((key) => this.purpose(streamOf(key))));
    const purposes = found.filter((purpose) => purpose !== null);
    return callerWith(await Promise.all(purposes.map((purpose) => this.withSince(purpose))));
  }

  /** With the games that an import became since the key was given out. */
  private async withSince(purpose: Purpose): Promise<Purpose> {
    if (purpose.for !== 'import' && purpose.for !== 'grant') return purpose;
    const read = await this.store.readStream(`grants-${purpose.game}`);
    if (!read.ok) return purpose;
    const { became, replacedBy } = accessOf(read.events);
    const since = purpose.for === 'import' ? became : replacedBy === null ? [] : [replacedBy];
    return since.length === 0 ? purpose : { ...purpose, since };
  }

  private async purpose(stream: StreamId): Promise<Purpose | null> {
    const known = this.known.get(stream);
    if (known !== undefined) return known;
    const read = await this.store.readStream(stream);
    const [issued] = read.ok ? read.events : [];
    if (issued === undefined) return null;
    const purpose = purposeOf(issued);
    this.known.set(stream, purpose);
    return purpose;
  }
}
