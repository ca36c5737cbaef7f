import { isGameId, isKeptId } from '#notation/recorded/identity';
import type { EventStreams } from '#streams/event-streams';
import { handle, load, type Handled } from '#streams/handle';
import { storedDecider, type StoredDecider } from '#streams/stored-decider';
import type { RecordedEvent } from '../platform/event-store/event-store';
import { formOf } from '../platform/event-store/stored-streams';
import { CLOSED, foldAccess, PUBLISHED, type Access } from './access';
import { accessDecider, type AccessCommand } from './decide';
import type { AccessEvent } from './access-event';
import type { AccessRefusal } from './refusal';

export type Written = Handled<Access, AccessEvent> | AccessRefusal;

/** Who may look at a game, as it is stored: one event a decision. */
export const accessForm = formOf<AccessEvent>('grants', {
  kept: true,
  opened: true,
  consented: true,
  granted: true,
  revoked: true,
});

/** What the events of a game's stream come to. */
export const accessOf = (events: readonly RecordedEvent[]): Access =>
  foldAccess(events.map((event) => accessForm.read(event)));

/** Who may look at games, by the ids of the games. */
export class AccessStreams {
  private readonly decider: StoredDecider<Access, AccessCommand, AccessEvent, AccessRefusal>;

  constructor(streams: EventStreams<AccessEvent>) {
    this.decider = storedDecider(accessDecider, streams);
  }

  /** Published games have no stream: their ids say what they are. */
  async load(game: string): Promise<Access> {
    if (!isGameId(game)) return CLOSED;
    if (!isKeptId(game)) return PUBLISHED;
    return (await load(this.decider, game)).state;
  }

  write(game: string, command: AccessCommand): Promise<Written> {
    return handle(this.decider, game, command);
  }
}
