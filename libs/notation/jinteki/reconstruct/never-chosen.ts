import { isObject, type JsonObject, listOf, objectOf } from '../json';
import { type CardJson, cidOf, hostedOn } from '../lens/card';
import { gameView, playerView } from '../lens/game';
import { playerOf, type Side, SIDES } from '../lens/side';
import { eachZone } from '../lens/zones';

interface Told {
  readonly state: JsonObject;
}

function idsIn(state: JsonObject): ReadonlySet<string> {
  const ids = new Set<string>();
  const add = (card: CardJson): void => {
    const id = cidOf(card);
    if (id !== null) ids.add(id);
    for (const one of hostedOn(card)) if (isObject(one)) add(one);
  };
  eachZone(state, ({ cards }) => {
    for (const card of cards) if (isObject(card)) add(card);
  });
  for (const side of SIDES) {
    const identity = objectOf(playerOf(state, side)['identity']);
    for (const one of identity === null ? [] : hostedOn(identity)) if (isObject(one)) add(one);
  }
  return ids;
}

const held = (state: JsonObject, side: Side): number => {
  const { deck, hand } = playerView(state, side);
  return deck + hand;
};

const laidOut = (state: JsonObject, side: Side): readonly JsonObject[] =>
  listOf(playerOf(state, side)['play-area']).filter(isObject);

/** Laid out as the game begins, and in no place once it has: they belong to no deck. */
function neverChosen(first: JsonObject, begun: JsonObject, side: Side): ReadonlySet<JsonObject> {
  if (held(begun, side) > held(first, side)) return new Set();
  const there = idsIn(begun);
  return new Set(
    laidOut(first, side).filter((card) => {
      const id = cidOf(card);
      return id !== null && !there.has(id);
    }),
  );
}

/** Entries without the cards that a player could have begun with, and did not. */
export function withoutNeverChosen<T extends Told>(entries: readonly T[]): readonly T[] {
  const first = entries[0]?.state;
  const start = entries.findIndex(({ state }) => gameView(state).turn > 0);
  const begun = entries[start]?.state;
  if (first === undefined || begun === undefined) return entries;
  const gone = new Set(SIDES.flatMap((side) => [...neverChosen(first, begun, side)].map(cidOf)));
  if (gone.size === 0) return entries;
  return entries.map((entry, at) =>
    at < start ? { ...entry, state: withoutCards(entry.state, gone) } : entry,
  );
}

function withoutCards(state: JsonObject, gone: ReadonlySet<string | null>): JsonObject {
  const cleared = SIDES.map((side) => {
    const player = playerOf(state, side);
    const left = laidOut(state, side).filter((card) => !gone.has(cidOf(card)));
    return [side, { ...player, 'play-area': left }] as const;
  });
  return { ...state, ...Object.fromEntries(cleared) };
}
