import type { Viewer } from '#rules';

/** Moments of one viewer, both included; `to` null: to the end. */
export interface Range {
  readonly from: number;
  readonly to: number | null;
}

/** Until when a grant shows nothing yet. */
export type Embargo =
  /** ISO 8601. */
  | { readonly until: 'time'; readonly time: string }
  | { readonly until: 'round-end'; readonly tournament: string; readonly round: number };

/** A link: whoever has its key looks as one viewer at some moments of one game. */
export interface Grant {
  readonly id: string;
  readonly viewer: Viewer;
  readonly range: Range;
  readonly embargo: Embargo | null;
  /** ISO 8601; null: never. */
  readonly expires: string | null;
}

export const isWithin = (moment: number, { from, to }: Range): boolean =>
  moment >= from && (to === null || moment <= to);

export const isWhole = ({ from, to }: Range): boolean => from === 0 && to === null;

export const sayRange = ({ from, to }: Range): string =>
  to === null
    ? `moment ${from} onwards`
    : from === to
      ? `moment ${from}`
      : `moments ${from} to ${to}`;

export function sayEmbargo(embargo: Embargo): string {
  switch (embargo.until) {
    case 'time':
      return `before ${embargo.time}`;
    case 'round-end':
      return `before round ${embargo.round} of its tournament is over`;
  }
}
