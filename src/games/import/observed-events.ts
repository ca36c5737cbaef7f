import type { ObservedHeader, ObservedVerdict } from '#notation/observed/header';
import {
  entryObserved,
  gameObserved,
  type ObservedStream,
  type ReadAgain,
  readAgain,
  verdictReached,
} from '#notation/observed/stored';
import { contentId } from '../../platform/content-id/content-id';
import { consecutiveIds } from '../../platform/event-store/commit-payload';
import type { NewEvent, StreamId } from '../../platform/event-store/event-store';

export const streamOf = (id: string): StreamId => `observed-${id}`;

/** The event of a verdict after a version of the stream; what differs in what it says is another event. */
export const verdictEvent = (id: string, verdict: ObservedVerdict, after?: number): NewEvent => ({
  id: contentId('verdict', [
    id,
    JSON.stringify(verdict),
    ...(after === undefined ? [] : [String(after)]),
  ]),
  type: verdictReached,
  data: verdict,
});

/** What a file tells of a game. */
export type Told = Pick<ObservedStream, 'header' | 'entries'>;

/** The stream of an observed game: what there is to say of it, its entries, and the verdict. */
export function observedEvents(
  id: string,
  { header, entries }: Told,
  verdict: ObservedVerdict,
): readonly NewEvent[] {
  const told = tellingEvents(contentId('events', [id]), gameObserved, header, entries);
  return [...told, verdictEvent(id, verdict)];
}

/** What takes the place of all that a game's stream tells, after a version of it. */
export function readAgainEvents(
  id: string,
  { header, entries }: Told,
  verdict: ObservedVerdict,
  { storedAt, after }: { readonly storedAt: Date; readonly after: number },
): readonly NewEvent[] {
  const first = contentId('events', [id, String(after)]);
  const begun: ReadAgain = { header, storedAt: storedAt.toISOString() };
  const told = tellingEvents(first, readAgain, begun, entries);
  return [...told, verdictEvent(id, verdict, after + told.length)];
}

function tellingEvents(
  first: string,
  type: string,
  begun: ObservedHeader | ReadAgain,
  entries: Told['entries'],
): readonly NewEvent[] {
  const data = [begun, ...entries];
  return consecutiveIds(first, data.length).map((id, at) => ({
    id,
    type: at === 0 ? type : entryObserved,
    data: data[at],
  }));
}
