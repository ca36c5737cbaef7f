import type { ObservedVerdict } from '#notation/observed/header';
import { entryObserved, gameObserved, verdictReached } from '#notation/observed/stored';
import type { ImportResult } from '#notation/observed/import-result';
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

/** The stream of an observed game: what there is to say of it, its entries, and the verdict. */
export function observedEvents(
  id: string,
  { header, entries }: Pick<ImportResult, 'header' | 'entries'>,
  verdict: ObservedVerdict,
): readonly NewEvent[] {
  const data = [header, ...entries];
  const ids = consecutiveIds(contentId('events', [id]), data.length);
  const events = ids.map((event, at) => ({
    id: event,
    type: at === 0 ? gameObserved : entryObserved,
    data: data[at],
  }));
  return [...events, verdictEvent(id, verdict)];
}
