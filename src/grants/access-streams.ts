import { isGameId, isKeptId } from '#notation/recorded/identity';
import type { Decided } from '#streams/decider';
import type { Clock } from '../platform/clock/clock';
import type { EventStore, RecordedEvent, StreamId } from '../platform/event-store/event-store';
import { CLOSED, foldAccess, PUBLISHED, type Access } from './access/access';
import { isAccessDecision, type AccessDecision } from './access/decision';
import { refusal, type AccessRefusal } from './access/refusal';

interface Loaded {
  readonly access: Access;
  /** Of the stream's last event; 0 for none. */
  readonly version: number;
}

export type Written = { readonly ok: true; readonly access: Access } | AccessRefusal;

const ATTEMPTS = 3;

const streamOf = (game: string): StreamId => `grants-${game}`;

function decisionOf({ stream, version, data }: RecordedEvent): AccessDecision {
  if (!isAccessDecision(data)) throw new Error(`event ${version} of ${stream} is no decision`);
  return data;
}

/** What the events of a game's stream come to. */
export const accessOf = (events: readonly RecordedEvent[]): Access =>
  foldAccess(events.map(decisionOf));

/** Who may look at games, as streams: `grants-<id of the game>`, one event a decision. */
export class AccessStreams {
  constructor(
    private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  /** Published games have no stream: their ids say what they are. */
  async load(game: string): Promise<Loaded> {
    if (!isGameId(game)) return { access: CLOSED, version: 0 };
    if (!isKeptId(game)) return { access: PUBLISHED, version: 0 };
    const read = await this.store.readStream(streamOf(game));
    if (!read.ok) return { access: CLOSED, version: 0 };
    return { access: accessOf(read.events), version: read.version };
  }

  /** Decides on the newest state; another's decision in between makes it decide again. */
  async write(
    game: string,
    decide: (access: Access) => Decided<AccessDecision, AccessRefusal>,
  ): Promise<Written> {
    let conflict = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { access, version } = await this.load(game);
      const answer = decide(access);
      if (!answer.ok) return answer.refusal;
      if (answer.events.length === 0) return { ok: true, access };
      const events = answer.events.map((decision) => ({
        id: this.clock.newId(),
        type: decision.type,
        data: decision,
      }));
      const expected = version === 0 ? 'no-stream' : version;
      const appended = await this.store.append(streamOf(game), expected, events);
      if (appended.ok) return { ok: true, access: foldAccess(answer.events, access) };
      conflict = appended.message;
    }
    return refusal('CONFLICT', conflict, 'Others are deciding too; try again.');
  }
}
