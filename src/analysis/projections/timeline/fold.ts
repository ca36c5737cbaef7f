import { type Fact, isTold, placesOf, type Places } from '#rules';
import { placedFacts, type FoldedGame } from '../../folding/folded-game';

/** Facts a row: few rows a game, and little to read for one page. */
const CHUNK = 256;

/** Facts as they happened, those of one decision with the moments that tell them. */
export type ToldFacts = readonly (readonly [places: Places, facts: readonly Fact[]])[];

/** What a viewer sees of the facts is worked out on reading. */
export interface ChunkRow {
  readonly id: string;
  /** Number of the first fact on the timeline, from 0. */
  readonly first: number;
  readonly count: number;
  readonly facts: ToldFacts;
}

/** The facts that are new, in chunks. */
export function chunkRows(game: FoldedGame): readonly ChunkRow[] {
  const rows: ChunkRow[] = [];
  let facts: [Places, Fact[]][] = [];
  let [last, placed]: [Fact[], number] = [[], -1];
  let [first, next] = [0, 0];
  const close = (): void => {
    if (facts.length > 0) rows.push({ id: game.id, first, count: next - first, facts });
    [facts, placed, first] = [[], -1, next];
  };
  for (const { decision, fact } of placedFacts(game)) {
    if (!isTold(fact)) continue;
    next += 1;
    if (decision < game.from) first = next;
    else {
      if (decision !== placed) {
        [last, placed] = [[], decision];
        facts.push([placesOf(game.indexes, decision), last]);
      }
      last.push(fact);
    }
    if (next - first === CHUNK) close();
  }
  close();
  return rows;
}
