import { isRecord } from '#text/is-record';
import type { CardView, PositionView } from '#rules';

/** Which handle of a world is which of the game, each another one. */
export type Handles = ReadonlyMap<string, string>;

/** Pairs handles as values are compared; nothing of a pairing that fails is kept by who asks. */
class Pairing {
  private readonly ours: Map<string, string>;
  private readonly theirs: Set<string>;

  constructor(known: Handles) {
    this.ours = new Map(known);
    this.theirs = new Set(known.values());
  }

  get handles(): Handles {
    return this.ours;
  }

  same(one: unknown, other: unknown, key = ''): boolean {
    if (key === 'handle' && typeof one === 'string' && typeof other === 'string')
      return this.pair(one, other);
    if (Array.isArray(one) && Array.isArray(other))
      return one.length === other.length && one.every((value, at) => this.same(value, other[at]));
    if (!isRecord(one) || !isRecord(other)) return one === other;
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((name) => Object.hasOwn(other, name) && this.same(one[name], other[name], name))
    );
  }

  private pair(one: string, other: string): boolean {
    const known = this.ours.get(one);
    if (known !== undefined) return known === other;
    if (this.theirs.has(other)) return false;
    this.ours.set(one, other);
    this.theirs.add(other);
    return true;
  }
}

/** The pairing where two values tell the same but for handles; null where they do not. */
export function paired(one: unknown, other: unknown, known: Handles): Handles | null {
  const pairing = new Pairing(known);
  return pairing.same(one, other) ? pairing.handles : null;
}

const byName = (cards: readonly CardView[]): readonly string[] =>
  cards.map((card) => ('code' in card ? card.code : '')).sort();

/** Archives lie in no order that anybody has to keep. */
const ordered = ({ corp, ...view }: PositionView) => {
  const { archives, ...rest } = corp;
  return { ...view, corp: { ...rest, archives: byName(archives) } };
};

/** A document of a position says neither what is asked nor at which step of the turn. */
const between = (view: PositionView): unknown => {
  const { turn, ...rest } = ordered(view);
  return { ...rest, prompt: null, turn: { ...turn, at: '' } };
};

/** The pairing of two views of one seat, those of `known` among it. */
export const pairedViews = (
  one: PositionView,
  other: PositionView,
  known: Handles,
): Handles | null => paired(ordered(one), ordered(other), known);

/** The same of two views between actions. */
export const pairedBetween = (one: PositionView, other: PositionView): Handles | null =>
  paired(between(one), between(other), new Map());
