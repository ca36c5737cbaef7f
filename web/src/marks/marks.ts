import { signal } from '@preact/signals';
import type { MarkColour } from '../api/documents';

/** Over the table: on a card by its handle or a server by its name; an arrow where it has an end. */
export interface Mark {
  readonly from: string;
  readonly to: string | null;
  readonly colour: MarkColour;
}

/** Of what is read at the moment. */
export const readMarks = signal<readonly Mark[]>([]);
/** Of what is being written. */
export const drawnMarks = signal<readonly Mark[]>([]);
/** Where one is drawn from just now, and the pointer, in pixels of the window. */
export const begun = signal<{
  readonly from: string;
  readonly x: number;
  readonly y: number;
} | null>(null);

const isSame = (one: Mark, other: Mark): boolean => one.from === other.from && one.to === other.to;

/** Draws a mark, or an arrow where the ends are two; what is there already goes. */
export function draw(from: string, end: string, colour: MarkColour): void {
  const mark = { from, to: end === from ? null : end, colour };
  const kept = drawnMarks.peek().filter((one) => !isSame(one, mark));
  drawnMarks.value = kept.length < drawnMarks.peek().length ? kept : [...kept, mark];
}

/** What can be marked there; null where nothing can. */
export const endAt = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element) || target.closest('.table') === null) return null;
  const place = target.closest<HTMLElement>('[data-handle], [data-server]');
  return place?.dataset['handle'] ?? place?.dataset['server'] ?? null;
};

/** The element that a mark is on; null where it is not on the table at this moment. */
export const placeOf = (table: HTMLElement, end: string): HTMLElement | null =>
  [...table.querySelectorAll<HTMLElement>('[data-handle], [data-server]')].find(
    ({ dataset }) => dataset['handle'] === end || dataset['server'] === end,
  ) ?? null;
