import { isStreamId, type EventStore, type RecordedEvent } from '../event-store/event-store';
import { START } from '../event-store/position';
import { DeadLetters } from './dead-letters';
import type { DeadLetter } from './projection';
import type { ProjectionSlot, SlotState } from './projection-slot';
import { tryApply, versionsAhead } from './projection-step';

/** Applies what was set aside of a stream; what fails again stays, with its new reason. Whether it did not. */
export async function retryLetter(
  slot: ProjectionSlot,
  store: EventStore,
  { stream, version }: Pick<DeadLetter, 'stream' | 'version'>,
  notice: (state: SlotState | null) => void,
): Promise<boolean> {
  const taken = await slot.locked(true, async (client) => {
    const letters = new DeadLetters(client, slot.name);
    const state = await slot.state();
    notice(state);
    const checkpoint = state?.position ?? START;
    if (!isStreamId(stream) || !(await letters.among([stream])).has(stream)) return false;
    const ahead = (await versionsAhead(client, slot.name)).get(stream) ?? 0;
    const read = await store.readStream(stream, version);
    const isDue = (event: RecordedEvent): boolean =>
      event.position <= checkpoint || event.version <= ahead;
    const events = read.ok ? read.events.filter(isDue) : [];
    const [first] = events;
    if (first === undefined) return false;
    await client.query(`set local search_path to ${slot.name}, public`);
    const failure = await tryApply(client, slot, store, events);
    await letters.remove(stream);
    if (failure !== null) await letters.add(first, failure);
    return failure === null;
  });
  return taken === true;
}
