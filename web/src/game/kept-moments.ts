import type { StretchRowFragment } from '../api/documents';
import { patched, type Operation } from './patch';
import type { Moment, Position, Told } from './position';

// What the API says of its JSON: shapes are those of `Position.data` and `Position.told`.
const positionIn = (value: unknown): Position => value as Position;
const toldIn = (value: unknown): readonly Told[] => value as readonly Told[];
const operationsIn = (value: unknown): readonly Operation[] => value as readonly Operation[];

/** What a row tells; those of a batch all at once would keep a held key waiting. */
const momentOf = ({ at, time, told, legal }: StretchRowFragment, position: Position): Moment => ({
  ...{ at, time, position, legal },
  told: toldIn(told),
});

/** Moments of one view; those that came as changes are worked out when they are looked at. */
export class KeptMoments {
  private readonly whole = new Map<number, Moment>();
  /** Rows of changes; each has a moment or another row before it. */
  private readonly rows = new Map<number, StretchRowFragment>();

  has(at: number): boolean {
    return this.whole.has(at) || this.rows.has(at);
  }

  get(at: number): Moment | null {
    const way: StretchRowFragment[] = [];
    for (let one = at, row = this.rows.get(one); row !== undefined; row = this.rows.get(one)) {
      way.push(row);
      one -= 1;
    }
    for (const row of way.reverse()) {
      const before = this.whole.get(row.at - 1);
      if (before === undefined) throw new Error(`nothing is kept before moment ${row.at}`);
      this.set(momentOf(row, positionIn(patched(before.position, operationsIn(row.changes)))));
    }
    return this.whole.get(at) ?? null;
  }

  set(moment: Moment): void {
    this.rows.delete(moment.at);
    this.whole.set(moment.at, moment);
  }

  /** Takes a stretch of moments in a row. */
  take(stretch: readonly StretchRowFragment[]): void {
    let before: number | null = null;
    for (const row of stretch) {
      if (before === null || row.changes === null)
        this.set(momentOf(row, positionIn(row.position)));
      else {
        this.whole.delete(row.at);
        this.rows.set(row.at, row);
      }
      before = row.at;
    }
  }

  /** Keeps so many, those nearest to a moment. */
  forget(near: number, most: number): void {
    const surplus = this.whole.size + this.rows.size - most;
    if (surplus <= 0) return;
    const far = [...this.whole.keys(), ...this.rows.keys()].sort(
      (a, b) => Math.abs(b - near) - Math.abs(a - near),
    );
    for (const at of far.slice(0, surplus)) {
      // What follows may be told by what is different from it.
      this.get(at + 1);
      this.whole.delete(at);
      this.rows.delete(at);
    }
  }

  clear(): void {
    this.whole.clear();
    this.rows.clear();
  }
}
