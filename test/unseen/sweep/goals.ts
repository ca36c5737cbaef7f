import { Evidence } from '#notation/jinteki/reconstruct/evidence';
import { Goal, type Order } from '#notation/jinteki/reconstruct/goal';
import type { Shown } from '#notation/jinteki/reconstruct/shown';
import type { Span } from '#notation/jinteki/reconstruct/span';

/** What the decisions of a way were looked for with, made once for each stretch of entries. */
export class Goals {
  private readonly known = new Map<string, Goal>();

  constructor(private readonly shown: readonly Shown[]) {}

  of(between: Span, order?: Order): Goal {
    const { after, until } = between;
    const name = `${String(after)} ${String(until)} ${order ?? ''}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const aim = this.shown[until];
    if (aim === undefined) throw new Error(`no entry ${String(until)}`);
    const group = this.shown.slice(Math.max(0, after), until + 1);
    const features = group.map((one) => one.features);
    const goal = new Goal(features, aim, between, new Evidence(this.shown, between), order);
    this.known.set(name, goal);
    return goal;
  }
}
