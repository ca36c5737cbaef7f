import { gamePrestige, type PlayerId } from '../results/outcome';
import { type BracketMatch, doubleElimination, type Slot } from './bracket';
import type { CutResult, CutState } from './cut-state';

export interface CutMatch {
  readonly match: BracketMatch;
  /** `null` while it is not known who comes. */
  readonly players: readonly [PlayerId | null, PlayerId | null];
  /** A result counts only for the two players who are here. */
  readonly result: CutResult | null;
  readonly winner: PlayerId | null;
  readonly loser: PlayerId | null;
  /** `false` for a second final that is not, or not yet, to be played. */
  readonly needed: boolean;
}

/** CUT-07: more agenda points, on equality the higher seed. */
export const winnerOf = (result: CutResult, seeds: readonly PlayerId[]): PlayerId | null => {
  if (result.outcome.kind === 'unstarted' || result.outcome.kind === 'draw') return null;
  const { corp, runner } = gamePrestige(result.outcome);
  if (corp !== runner) return corp > runner ? result.corp : result.runner;
  return seeds.indexOf(result.corp) < seeds.indexOf(result.runner) ? result.corp : result.runner;
};

/** Every match of the bracket as it stands; results whose players no longer meet are left out. */
export const bracketStanding = (cut: CutState): readonly CutMatch[] => {
  const standing = new Map<string, CutMatch>();
  const come = (slot: Slot): PlayerId | null => {
    if (slot.from === 'seed') return cut.seeds[slot.seed - 1] ?? null;
    const before = standing.get(slot.match);
    return (slot.from === 'winner' ? before?.winner : before?.loser) ?? null;
  };
  for (const match of doubleElimination(cut.seeds.length)) {
    const players: CutMatch['players'] = [come(match.slots[0]), come(match.slots[1])];
    const final = standing.get('F1');
    const needed =
      match.id !== 'F2' ||
      (final !== undefined && final.winner === final.players[1] && final.winner !== null);
    const [a, b] = players;
    const known = cut.results.get(match.id) ?? null;
    const meets =
      needed &&
      known !== null &&
      a !== null &&
      b !== null &&
      ((known.corp === a && known.runner === b) || (known.corp === b && known.runner === a));
    const result = meets ? known : null;
    const winner = result === null ? null : winnerOf(result, cut.seeds);
    const loser = winner === null ? null : winner === a ? b : a;
    standing.set(match.id, { match, players, result, winner, loser, needed });
  }
  return [...standing.values()];
};

export interface Place {
  readonly rank: number;
  readonly player: PlayerId;
  readonly seed: number;
}

/** Final places so far known: the later eliminated the better, equals by seed. */
export const cutPlaces = (cut: CutState): readonly Place[] => {
  const losses = new Map<PlayerId, number>();
  const out: { readonly player: PlayerId; readonly at: string }[] = [];
  const matches = bracketStanding(cut);
  for (const { loser, match } of matches) {
    if (loser === null) continue;
    const lost = (losses.get(loser) ?? 0) + 1;
    losses.set(loser, lost);
    if (lost === 2) out.push({ player: loser, at: `${match.bracket}${match.round}` });
  }
  const remaining = cut.seeds.filter((player) => (losses.get(player) ?? 0) < 2);
  const champion = remaining.length === 1 ? remaining : [];
  const groups = [...new Set(out.map(({ at }) => at))].reverse();
  const seedOf = (player: PlayerId): number => cut.seeds.indexOf(player) + 1;
  const order = [
    ...champion,
    ...groups.flatMap((group) =>
      out
        .filter(({ at }) => at === group)
        .map(({ player }) => player)
        .sort((a, b) => seedOf(a) - seedOf(b)),
    ),
  ];
  const first = cut.seeds.length - order.length + 1;
  return order.map((player, at) => ({ rank: first + at, player, seed: seedOf(player) }));
};

export const champion = (cut: CutState): PlayerId | null => {
  const [best] = cutPlaces(cut);
  return best?.rank === 1 ? best.player : null;
};
