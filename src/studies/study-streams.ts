import type { StudyCommand } from '#studies/study/commands';
import { studyDecider } from '#studies/study/decide';
import { type StudyEvent, studyEventTypes } from '#studies/study/events';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Study } from '#studies/study/study';
import type { EventStreams } from '#streams/event-streams';
import type { Versioned } from '#streams/fold';
import { HeldStates } from '#streams/held-states';
import type { Memory } from '#streams/memory';
import { catchUp, handle, type Handled } from '#streams/handle';
import { storedDecider, type StoredDecider } from '#streams/stored-decider';
import { isStoredId } from '#text/stored-id';
import { formOf } from '../platform/event-store/stored-streams';

/** Studies in memory; a large one takes some 10 MB. */
const HELD = 64;

/** Studies as they are stored: one event a decision. Words of notes are kept apart from them. */
export const studyForm = formOf<StudyEvent>('study', studyEventTypes);

/** What lists and the way to a chapter's study are made of; nobody waits for them after the rest. */
export const listedEvents: ReadonlySet<StudyEvent['type']> = new Set<StudyEvent['type']>([
  'studyOpened',
  'studyRetitled',
  'studyShared',
  'chapterAdded',
  'chapterRemoved',
  'chaptersTaken',
]);

const waitingForLists = (streams: EventStreams<StudyEvent>): EventStreams<StudyEvent> => ({
  read: (id, after) => streams.read(id, after),
  append: async (id, after, events) => {
    const appended = await streams.append(id, after, events);
    if (!appended.ok || events.some(({ type }) => listedEvents.has(type))) return appended;
    // Nobody waits for it, so nobody hears that the program ended meanwhile.
    appended.listed.catch(() => undefined);
    return { ok: true, listed: Promise.resolve() };
  },
});

/**
 * Studies by their ids, and what is decided in them. A state changes in place when somebody writes:
 * read it at once, and keep nothing of it over an `await`.
 */
export class StudyStreams {
  private readonly decider: StoredDecider<Study, StudyCommand, StudyEvent, StudyRefusal>;

  constructor(streams: EventStreams<StudyEvent>, memory: Memory) {
    const held = new HeldStates<Study>(memory, HELD);
    this.decider = storedDecider(studyDecider, waitingForLists(streams), held);
  }

  /**
   * As it is known without asking: what is appended on it is appended only where it is the newest, and
   * whoever may read it has to be asked about as it stands. Null for none that is known.
   */
  known(id: string): Study | null {
    return this.decider.held.get(id)?.present?.state ?? null;
  }

  /** As it stands. Null for none. */
  async load(id: string): Promise<Study | null> {
    return (await this.loadVersion(id))?.state ?? null;
  }

  /** The same with how many events there are of it, which nothing else changes it by. */
  async loadVersion(id: string): Promise<Versioned<Study> | null> {
    if (!isStoredId(id)) return null;
    const read = await catchUp(this.decider, id);
    return read.state.title === '' ? null : read;
  }

  /** How many events there are of it; 0 where there is none. */
  async versionOf(id: string): Promise<number> {
    return isStoredId(id) ? (await catchUp(this.decider, id)).version : 0;
  }

  async write(
    id: string,
    command: StudyCommand,
  ): Promise<Handled<Study, StudyEvent> | StudyRefusal> {
    const handled = await handle(this.decider, id, command);
    if (handled.ok || 'place' in handled) return handled;
    return refuse('CONFLICT', `study ${id}`, handled.message, handled.hint);
  }
}
