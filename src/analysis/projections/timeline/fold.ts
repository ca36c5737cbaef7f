import type { Fact } from '#rules/fact/fact';
import { isTold } from '#rules/view/fact';
import { placesOf, type Places } from '#rules/view/record/kept';
import { placedFacts, type FoldedGame } from '../../folding/folded-game';

/** Facts a row: few rows a game, and little to read for one page. */
const CHUNK = 256;

/** Facts one after another, as they happened; what a viewer sees of them is worked out on reading. */
export interface ChunkRow {
  readonly id: string;
  /** Number of the first fact on the timeline, from 0. */
  readonly first: number;
  readonly count: number;
  readonly facts: readonly (readonly [places: Places, fact: Fact])[];
}

/** The facts that are new, in chunks. */
export function chunkRows(game: FoldedGame): readonly ChunkRow[] {
  const rows: ChunkRow[] = [];
  let facts: [Places, Fact][] = [];
  let [places, placed]: [Places, number] = [[], -1];
  let [first, next] = [0, 0];
  const close = (): void => {
    if (facts.length > 0) rows.push({ id: game.id, first, count: facts.length, facts });
    facts = [];
    first = next;
  };
  for (const { decision, fact } of placedFacts(game)) {
    if (!isTold(fact)) continue;
    if (decision >= game.from) {
      if (decision !== placed) [places, placed] = [placesOf(game.courses, decision), decision];
      facts.push([places, fact]);
    } else first += 1;
    next += 1;
    if (facts.length === CHUNK) close();
  }
  close();
  return rows;
}
