import type { Pool } from '../../ability/pool';
import type { Card } from '../../state/card';
import { isCentral } from '../../state/server';
import type { Side } from '../../state/side';
import type { State } from '../../state/state';
import type { Known } from './group';
import type { Knowledge } from './knowledge';
import type { KnownPlace } from './place';

export interface Possible {
  readonly place: KnownPlace;
  /** Cards lying there. */
  readonly count: number;
  /** Cards known to be in this place or in another of the same group, with what taught it. */
  readonly known: readonly Known[];
  /** How many cards the group's places hold beyond the known ones. */
  readonly unknown: number;
  /**
   * What those can be: definitions, copies repeated, where the seat knows the decklist; null where
   * it can be any card.
   */
  readonly others: readonly number[] | null;
  /** All that lies there is known, and nowhere else. */
  readonly exact: boolean;
  readonly approximate: boolean;
}

const typeOf = (pool: Pool, def: number): string => pool.definitions[def]?.value.type ?? '';

/** Ice lies sideways, and nothing but upgrades goes into the root of a central (INFO-11). */
function couldBe(pool: Pool, card: Card | undefined, def: number): boolean {
  const type = typeOf(pool, def);
  if (card?.zone === 'ice') return type === 'ice';
  if (card?.zone !== 'root') return true;
  if (type === 'upgrade') return true;
  return card.server !== null && !isCentral(card.server) && (type === 'agenda' || type === 'asset');
}

/** The cards of a side that a seat does not see and has not placed in a group. */
function remainder(pool: Pool, knowledge: Knowledge, state: State, side: Side): number[] {
  const left = state.cards.flatMap((card) =>
    pool.definitions[card.def]?.side === side && knowledge.placeOf(card.id) !== null
      ? [card.def]
      : [],
  );
  for (const group of knowledge.groups.all())
    for (const { def } of group.known) {
      const at = left.indexOf(def);
      if (at >= 0) left.splice(at, 1);
    }
  return left.sort((a, b) => a - b);
}

/**
 * What lies in a place as far as the seat can tell. The opponent's cards come from its decklist only
 * in games with open decklists.
 */
export function possibleAt(
  pool: Pool,
  knowledge: Knowledge,
  state: State,
  place: KnownPlace,
  openDecks = false,
): Possible {
  const group = knowledge.groups.of(place);
  const count = knowledge.countIn(place);
  let inGroup = 0;
  for (const one of group?.places ?? [place]) inGroup += knowledge.countIn(one);
  const here = state.cards.find((card) => knowledge.placeOf(card.id) === place);
  const owner = here === undefined ? undefined : pool.definitions[here.def]?.side;
  const listed = owner !== undefined && (openDecks || owner === knowledge.seat);
  const alone = here !== undefined && place.startsWith('#') ? here : undefined;
  const known = (group?.known ?? []).filter((one) => couldBe(pool, alone, one.def));
  return {
    place,
    count,
    known,
    unknown: inGroup - (group?.known.length ?? 0),
    others: listed
      ? remainder(pool, knowledge, state, owner).filter((def) => couldBe(pool, alone, def))
      : null,
    exact: group !== null && knowledge.certain(group),
    approximate: group?.approximate === true || (group?.places.size ?? 1) > 1,
  };
}
