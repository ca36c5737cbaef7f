import type { EventStore } from '../event-store/event-store';
import type { ProjectionRunner } from './projection-runner';

/** Milliseconds a writer waits for the lists; what was appended is stored whether it is listed or not. */
const PATIENCE = 3_000;

/** Streams whose writer finds in the lists what they have just written. */
export const listedStreams = (
  store: EventStore,
  projections: ProjectionRunner,
): Pick<EventStore, 'append' | 'readStream'> => ({
  append: async (...append) => {
    const appended = await store.append(...append);
    if (appended.ok) await projections.caughtUp(appended.position, PATIENCE);
    return appended;
  },
  readStream: (...read) => store.readStream(...read),
});
