import type { PlayerId, Side } from '../results/outcome';
import type { CutMatch } from './standing';

export interface SideCounts {
  readonly corp: number;
  readonly runner: number;
}

export type SideRuling =
  | { readonly kind: 'chosen'; readonly by: PlayerId; readonly rule: string }
  | {
      readonly kind: 'assigned';
      readonly corp: PlayerId;
      readonly runner: PlayerId;
      readonly rule: string;
    }
  /** A random method finds the player who chooses. */
  | { readonly kind: 'random'; readonly rule: string };

const leastPlayed = ({ corp, runner }: SideCounts): Side | null =>
  corp === runner ? null : corp < runner ? 'corp' : 'runner';

const assign = (player: PlayerId, side: Side, other: PlayerId, rule: string): SideRuling => ({
  kind: 'assigned',
  corp: side === 'corp' ? player : other,
  runner: side === 'corp' ? other : player,
  rule,
});

/** Sides after the first round, from what each has played so far in the cut. */
export const laterSides = (
  a: PlayerId,
  aCounts: SideCounts,
  b: PlayerId,
  bCounts: SideCounts,
): SideRuling => {
  const aLeast = leastPlayed(aCounts);
  const bLeast = leastPlayed(bCounts);
  if (aLeast === null) {
    // GAP-17: one has played both equally, so the other's least-played side decides.
    return bLeast === null ? { kind: 'random', rule: 'GAP-17' } : assign(b, bLeast, a, 'GAP-17');
  }
  if (bLeast === null) return assign(a, aLeast, b, 'GAP-17');
  if (aLeast !== bLeast) return assign(a, aLeast, b, 'SIDE-02');
  const aDifference = Math.abs(aCounts.corp - aCounts.runner);
  const bDifference = Math.abs(bCounts.corp - bCounts.runner);
  if (aDifference === bDifference) return { kind: 'random', rule: 'SIDE-04' };
  return aDifference > bDifference
    ? assign(a, aLeast, b, 'SIDE-03')
    : assign(b, bLeast, a, 'SIDE-03');
};

/** How often a player has played each side in the matches before one. */
export const sideCounts = (
  matches: readonly CutMatch[],
  player: PlayerId,
  before: string,
): SideCounts => {
  let corp = 0;
  let runner = 0;
  for (const { match, result } of matches) {
    if (match.id === before) break;
    if (result === null) continue;
    if (result.corp === player) corp++;
    if (result.runner === player) runner++;
  }
  return { corp, runner };
};

/** Who settles the sides of a match whose players are known. */
export const sideRuling = (
  matches: readonly CutMatch[],
  at: CutMatch,
  seeds: readonly PlayerId[],
): SideRuling | null => {
  const [a, b] = at.players;
  if (a === null || b === null) return null;
  if (at.match.bracket === 'upper' && at.match.round === 1) {
    const higher = seeds.indexOf(a) < seeds.indexOf(b) ? a : b;
    return { kind: 'chosen', by: higher, rule: 'SIDE-01' };
  }
  const counts = (player: PlayerId): SideCounts => sideCounts(matches, player, at.match.id);
  return laterSides(a, counts(a), b, counts(b));
};
