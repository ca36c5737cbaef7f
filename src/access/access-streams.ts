import { isStoredId } from '#text/stored-id';
import type { EventStreams } from '#streams/event-streams';
import { catchUp, handle, type Handled } from '#streams/handle';
import { HeldStates } from '#streams/held-states';
import type { Memory } from '#streams/memory';
import { storedDecider, type StoredDecider } from '#streams/stored-decider';
import { contentId } from '../platform/content-id/content-id';
import type { RecordedEvent } from '../platform/event-store/event-store';
import { formOf, type StoredForm } from '../platform/event-store/stored-streams';
import { CLOSED, foldAccess, type Access } from './access';
import type { AccessEvent } from './access-event';
import { accessDecider, type AccessCommand } from './decide';
import type { AccessRefusal } from './refusal';

export type Written = Handled<Access, AccessEvent> | AccessRefusal;

/** Games of which it is known in memory who may look at them. */
const HELD = 50_000;

const form = formOf<AccessEvent>('grants', {
  published: true,
  kept: true,
  opened: true,
  consented: true,
  granted: true,
  revoked: true,
  sent: true,
  withdrawn: true,
  became: true,
  replaced: true,
  deleted: true,
});

/** The id of the event that publishes a game: the same in every store, so that archives can meet. */
export const publishedId = (game: string): string => contentId('published', [game]);

/** Who may look at a game, as it is stored: one event a decision. */
export const accessForm: StoredForm<AccessEvent> = {
  ...form,
  write: (event, game) =>
    event.type === 'published'
      ? { ...form.write(event, game), id: publishedId(game) }
      : form.write(event, game),
};

/** What the events of a game's stream come to. */
export const accessOf = (events: readonly RecordedEvent[]): Access =>
  foldAccess(events.map((event) => accessForm.read(event)));

/** Who may look at games, by the ids of the games. */
export class AccessStreams {
  private readonly decider: StoredDecider<Access, AccessCommand, AccessEvent, AccessRefusal>;

  constructor(streams: EventStreams<AccessEvent>, memory: Memory) {
    this.decider = storedDecider(accessDecider, streams, new HeldStates(memory, HELD));
  }

  /** What is known without asking: nothing that was opened since, and no grant taken back. */
  known(game: string): Access | null {
    return this.decider.held.get(game)?.present?.state ?? null;
  }

  /** As it stands: what came after what is known is read. */
  async load(game: string): Promise<Access> {
    return isStoredId(game) ? (await catchUp(this.decider, game)).state : CLOSED;
  }

  write(game: string, command: AccessCommand): Promise<Written> {
    return handle(this.decider, game, command);
  }
}
