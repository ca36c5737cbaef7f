import type { Located, Touched } from '../fold/cards';
import { titleOf } from '../lens/card';
import type { ZoneKind } from '../lens/zones';
import type { Identities } from './identities';

/** A card that changed its place. `before` or `after` is null where the card came from or went to a hidden zone. */
export interface Move {
  readonly id: string | null;
  readonly before: Located | null;
  readonly after: Located | null;
}

/** A card that stayed where it was and changed in itself. */
export interface Change {
  readonly id: string | null;
  readonly before: Located;
  readonly after: Located;
}

export interface Sorted {
  readonly moves: readonly Move[];
  readonly changes: readonly Change[];
}

/** Sorts the touched cards into moves and changes; a new id is tied to the card of that title that just left. */
export function sortCards(touched: Touched, ids: Identities): Sorted {
  const left = new Map<string, Located>();
  for (const located of touched.before) if (located.cid !== null) left.set(located.cid, located);
  const moves: Move[] = [];
  const changes: Change[] = [];
  const entered: Located[] = [];
  for (const after of touched.after) {
    const before = after.cid === null ? undefined : left.get(after.cid);
    if (after.cid === null || before === undefined) {
      entered.push(after);
      continue;
    }
    left.delete(after.cid);
    const id = ids.of(after.cid);
    if (
      before.kind !== after.kind ||
      before.server !== after.server ||
      before.side !== after.side
    ) {
      moves.push({ id, before, after });
    } else if (before.card !== after.card) changes.push({ id, before, after });
  }
  const gone = [...left.values()];
  entered.sort((a, b) => CLAIM[a.kind] - CLAIM[b.kind]);
  for (const after of entered) {
    const before = claim(gone, after);
    const id = after.cid === null ? null : ids.tie(after.cid, before?.cid ?? null);
    moves.push({ id, before, after });
  }
  for (const before of gone)
    moves.push({ id: before.cid === null ? null : ids.of(before.cid), before, after: null });
  return { moves, changes };
}

/** A card gets a new id as it leaves play, so discard piles claim what left first. */
const CLAIM: { readonly [kind in ZoneKind]: number } = {
  discard: 0,
  rfg: 1,
  scored: 2,
  'set-aside': 3,
  'play-area': 4,
  current: 4,
  root: 5,
  ice: 5,
  rig: 5,
  hosted: 5,
  deck: 6,
  hand: 7,
};

/** Which of the cards that left is the likeliest to be the one that entered: lower is likelier. */
const LIKELY: { readonly [kind in ZoneKind]: number } = {
  'play-area': 0,
  current: 1,
  root: 2,
  ice: 2,
  rig: 2,
  hosted: 2,
  hand: 3,
  'set-aside': 4,
  scored: 5,
  discard: 6,
  deck: 7,
  rfg: 8,
};

function claim(gone: Located[], after: Located): Located | null {
  const title = titleOf(after.card);
  if (title === null) return null;
  let best = -1;
  for (const [at, located] of gone.entries()) {
    if (titleOf(located.card) !== title || located.kind === after.kind) continue;
    const rival = gone[best];
    if (rival === undefined || LIKELY[located.kind] < LIKELY[rival.kind]) best = at;
  }
  return best === -1 ? null : (gone.splice(best, 1)[0] ?? null);
}
