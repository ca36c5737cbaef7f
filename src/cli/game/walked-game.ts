import type { KnowledgeView, PositionView, Side, Viewer } from '#rules';
import type { ObservedPosition } from '#notation/observed/view-position';
import type { Unit } from '../../games/replay/marks';
import type { Direction } from '../../games/replay/stored-game';

export type Walked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

export const walked = <T>(value: T): Walked<T> => ({ ok: true, value });

/** One line of what a viewer was told. */
export interface ToldLine {
  readonly text: string;
  /** Somebody decided it; else it followed. */
  readonly decided: boolean;
}

export interface WalkedMoment {
  readonly number: number;
  readonly told: readonly ToldLine[];
}

export type AnyPosition = PositionView | ObservedPosition;

/** Moments that a viewer may see; `to` is smaller than `from` where nothing was told yet. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A game as a terminal walks through it, read from a file or asked of a server. */
export interface WalkedGame {
  readonly players: { readonly corp: string; readonly runner: string };
  /** Null for a viewer as whom the game may not be seen. */
  stretchOf(viewer: Viewer): Stretch | null;
  position(viewer: Viewer, at: number): Promise<Walked<AnyPosition>>;
  /** Moments in a row up to number `at`, `most` of them at most. */
  toldUpTo(viewer: Viewer, at: number, most: number): Promise<Walked<readonly WalkedMoment[]>>;
  /** The nearest moment in which a unit begins; null where there is none. */
  step(
    viewer: Viewer,
    from: number,
    unit: Unit,
    direction: Direction,
  ): Promise<Walked<number | null>>;
  /** The last moment that another viewer had been told by then. */
  counterpart(viewer: Viewer, at: number, other: Viewer): Promise<Walked<number | null>>;
  knowledge(seat: Side, at: number): Promise<Walked<readonly KnowledgeView[]>>;
  /** All that a viewer was told. */
  lines(viewer: Viewer): Promise<Walked<Iterable<string>>>;
}

export const noMoment = (at: number, { from, to }: Stretch): string =>
  to < from
    ? `There is no moment ${at}: this viewer has been told nothing yet.`
    : `There is no moment ${at}: this viewer has moments ${from} to ${to}.`;
