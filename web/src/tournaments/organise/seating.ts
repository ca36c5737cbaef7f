import type { Tournament } from '../tournament';

/** Players in the order they sit: two at each table, and one over where their number is odd. */
export type Seating = readonly string[];

/** Who can be paired, the best first; before there are standings, as they came. */
export function seatingOf({
  players,
  standings,
}: Pick<Tournament, 'players' | 'standings'>): Seating {
  const active = players.filter(({ droppedAfter }) => droppedAfter === null).map(({ id }) => id);
  const ranked = standings?.rows.map(({ player }) => player.id) ?? [];
  const placed = ranked.filter((id) => active.includes(id));
  return [...placed, ...active.filter((id) => !placed.includes(id))];
}

/** The same with a player in another seat; whoever sat there takes theirs. */
export function seated(seating: Seating, at: number, player: string): Seating {
  const moved = seating[at];
  return seating.map((one, seat) => {
    if (seat === at) return player;
    return one === player ? (moved ?? one) : one;
  });
}

interface Table {
  readonly first: string;
  readonly second: string;
}

/** Tables from the first, and who has the bye. */
export function pairsOf(seating: Seating): {
  readonly tables: readonly Table[];
  readonly bye: string | null;
} {
  const tables: Table[] = [];
  for (let seat = 0; seat + 1 < seating.length; seat += 2) {
    const [first, second] = [seating[seat], seating[seat + 1]];
    if (first !== undefined && second !== undefined) tables.push({ first, second });
  }
  return { tables, bye: seating.length % 2 === 0 ? null : (seating.at(-1) ?? null) };
}
