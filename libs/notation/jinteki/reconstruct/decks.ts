import { counted } from '#text/counted';
import type { DeckList } from '#rules';
import { unknownCodes } from '#cards/unknown';
import type { JsonObject } from '../json';
import { playerView } from '../lens/game';
import { type Side, SIDE_NAMES } from '../lens/side';
import { broughtIn, heldAtFirst, laidOut } from './began-with';
import type { DeckModel } from './deck-model';
import { copiesIn, type KnownDeck } from './known-deck';
import type { Titles } from './titles';

/** A deck as far as the replay gives it away. */
export interface FoundDeck {
  readonly list: DeckList;
  /** Cards that never showed and nobody told. */
  readonly unseen: number;
  /** Titles of those that never showed, with their copies, where the deck was given. */
  readonly told: readonly (readonly [title: string, copies: number])[];
}

export type Found =
  { readonly ok: true; readonly deck: FoundDeck } | { readonly ok: false; readonly reason: string };

/** The least number of copies of each title that all shuffles and all that is seen ask for. */
function demanded(model: DeckModel): Map<number, number> {
  const most = new Map<number, number>();
  for (const { slots, outside } of model.epochs) {
    const counts = new Map(outside);
    for (const { def } of slots) if (def !== null) counts.set(def, (counts.get(def) ?? 0) + 1);
    for (const [def, count] of counts) most.set(def, Math.max(count, most.get(def) ?? 0));
  }
  return most;
}

const seenIn = (counts: ReadonlyMap<number, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** A deck that fits all that came out of it, of the size it had. */
export function findDeck(
  titles: Titles,
  first: JsonObject,
  side: Side,
  model: DeckModel,
  given: KnownDeck | undefined,
): Found {
  const { identity: title } = playerView(first, side);
  const identity = title === null ? null : titles.ofTitle(title);
  if (identity === null)
    return {
      ok: false,
      reason: `The ${SIDE_NAMES[side]}'s identity is not in the pool: ${title ?? 'none'}.`,
    };
  const counts = demanded(model);
  const seen = seenIn(counts);
  const brought = broughtIn(titles, first, side);
  const size = heldAtFirst(first, side) + laidOut(first, side).length - brought.size;
  if (seen > size)
    return {
      ok: false,
      reason: `The ${SIDE_NAMES[side]} shows ${counted(seen, 'card')} of ${String(size)}.`,
    };
  const told: [string, number][] = [];
  const listed = given === undefined ? new Map<number, number>() : copiesIn(titles, given);
  for (const [def, copies] of listed) {
    const left = Math.min(copies - (counts.get(def) ?? 0), size - seenIn(counts));
    if (left <= 0) continue;
    told.push([titles.titleOf(def), left]);
    counts.set(def, (counts.get(def) ?? 0) + left);
  }
  const unseen = size - seenIn(counts);
  const unknown = titles.pool.byCode.get(unknownCodes[side]);
  if (unknown === undefined) throw new Error('a replay is verified with unknown cards');
  if (unseen > 0) counts.set(unknown.index, unseen);
  const codes = [...counts]
    .sort(([one], [other]) => one - other)
    .flatMap(([def, count]) => new Array<string>(count).fill(titles.definition(def).value.code));
  return {
    ok: true,
    deck: {
      list: { identity: titles.definition(identity).value.code, cards: codes },
      unseen,
      told,
    },
  };
}
