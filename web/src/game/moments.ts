import { ask } from '../api/ask';
import { StretchDocument, type StretchRowFragment } from '../api/documents';
import type { Refusal } from '../api/refusal';
import type { Extent } from './extent';
import { KeptMoments } from './kept-moments';
import type { Moment, Position } from './position';
import { noGame } from './refusals';
import { shared } from './shared';
import { asked, type ViewerName } from './viewers';

/** Moments asked for at once; the first are fewer, so that the table is there sooner. */
const BATCH = 64;
const FIRST_BATCH = 8;
/** How far ahead of the cursor moments are asked for. */
const AHEAD = 96;
/** Moments kept of a view; those nearest to the cursor stay. */
const KEPT = 2_000;

export interface MomentsOptions {
  readonly game: string;
  readonly viewer: ViewerName;
  readonly keys: () => readonly string[];
  /** The moments in a row around one that are there and open to us; null where it is not. */
  readonly range: (at: number) => Extent | null;
  /** New moments have come, or none could be had. */
  readonly onChange: (refusal: Refusal | null) => void;
}

/** Moments of one view, asked for in batches ahead of the cursor and kept. */
export class Moments {
  private readonly kept = new KeptMoments();
  private readonly coming = new Map<number, AbortController>();
  private isFirst = true;

  constructor(private readonly options: MomentsOptions) {}

  get(at: number): Moment | null {
    return this.kept.get(at);
  }

  /** The same, with all that it has in common with one that is drawn: kept so from now on. */
  like(at: number, drawn: Moment | null): Moment | null {
    const found = this.get(at);
    if (found === null || drawn === null) return found;
    // Equal to what was found, in objects of both.
    const position = shared(drawn.position, found.position) as Position;
    if (position === found.position) return found;
    const alike = { ...found, position };
    this.kept.set(alike);
    return alike;
  }

  /** Takes moments that came another way, as by a subscription. */
  add(moment: Moment): void {
    this.kept.set(moment);
  }

  /** Drops all, when the server no longer shows it. */
  clear(): void {
    for (const asking of this.coming.values()) asking.abort();
    this.coming.clear();
    this.kept.clear();
  }

  /** The cursor is at `at` and goes in a direction: what comes next is asked for. */
  want(at: number, direction: 1 | -1): void {
    if (!this.kept.has(at)) {
      const first = this.isFirst ? FIRST_BATCH : BATCH;
      this.isFirst = false;
      // The one before tells what changed.
      this.ask(at, direction === 1 ? at - 1 : at - first + 1, first);
      return;
    }
    const edge = this.edge(at, direction);
    if (edge === null || Math.abs(edge - at) > AHEAD) return;
    this.ask(edge, direction === 1 ? edge : edge - BATCH + 1, BATCH);
  }

  /** The nearest moment in a direction that is not kept; null when all are. */
  private edge(at: number, direction: 1 | -1): number | null {
    const range = this.options.range(at);
    if (range === null) return null;
    const end = direction === 1 ? Math.min(range.to, at + AHEAD) : Math.max(range.from, at - AHEAD);
    for (let one = at; direction === 1 ? one <= end : one >= end; one += direction)
      if (!this.kept.has(one)) return one;
    return null;
  }

  /** Asks for so many from one on, but for those that are not in a row with `at`. */
  private ask(at: number, begin: number, count: number): void {
    const range = this.options.range(at);
    if (range === null) return;
    const from = Math.max(begin, range.from);
    const first = Math.min(count, range.to - from + 1);
    if (first < 1 || this.isComing(from, first)) return;
    const asking = new AbortController();
    this.coming.set(from, asking);
    this.fetch(from, first, asking.signal).then(
      (refusal) => {
        this.coming.delete(from);
        this.options.onChange(refusal);
      },
      () => this.coming.delete(from),
    );
  }

  private isComing(from: number, first: number): boolean {
    for (const begin of this.coming.keys())
      if (begin <= from && from < begin + BATCH && begin + BATCH >= from + first) return true;
    return this.coming.has(from);
  }

  private async fetch(at: number, first: number, signal: AbortSignal): Promise<Refusal | null> {
    const { game, viewer, keys } = this.options;
    const variables = { id: game, as: asked(viewer), at, first };
    const answer = await ask(StretchDocument, variables, { keys: keys(), signal });
    if (!answer.ok) return answer.refusal;
    const rows = answer.value.game?.stretch ?? null;
    if (rows === null) return answer.refusals[0] ?? noGame;
    this.take(rows);
    this.kept.forget(at, KEPT);
    return null;
  }

  /** Takes a stretch of moments in a row. */
  take(rows: readonly StretchRowFragment[]): void {
    this.isFirst = false;
    this.kept.take(rows);
  }
}
