import { signal } from '@preact/signals';
import type { Seat } from '../api/refusal';

export const SEATS = ['corp', 'runner'] as const satisfies readonly Seat[];

/** The lists that were typed or dropped, until they were taken with a replay. */
export const lists = { corp: signal(''), runner: signal('') };

/** Whether the replay is asked for in which they were played. */
export const asksForReplay = signal(false);

/** Asks for the replay, with lists that are at hand. */
export function askForReplay(given: { readonly [seat in Seat]?: string } = {}): void {
  for (const seat of SEATS) lists[seat].value = given[seat] ?? lists[seat].peek();
  asksForReplay.value = true;
}

/** Those that are given; null where there is none. */
export const givenLists = (): { readonly [seat in Seat]: string | null } => {
  const textOf = (seat: Seat): string | null => {
    const text = lists[seat].peek();
    return text.trim() === '' ? null : text;
  };
  return { corp: textOf('corp'), runner: textOf('runner') };
};

export const forgetLists = (): void => {
  for (const seat of SEATS) lists[seat].value = '';
};
