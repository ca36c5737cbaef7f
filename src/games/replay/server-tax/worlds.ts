import { worldFor, type World } from '#analysis/tax/world';
import { cloneState, type Viewer } from '#rules';
import type { Folding } from '#streams/folding';
import type { Replay } from '../replay';

/** A moment of a viewer with what they could take the table to be. */
export interface PlacedWorld {
  readonly at: number;
  readonly turn: number;
  readonly world: World;
}

/** What a viewer could know at one of their moments. Throws for a moment that was not told. */
export function* worldAt(replay: Replay, viewer: Viewer, at: number): Folding<PlacedWorld> {
  const seen = replay.viewerReplays[viewer];
  const { state, knowledge } = (yield* seen.standingAt(at)) ?? {
    state: replay.stateAt(seen.endOf(at)),
    knowledge: null,
  };
  const world = worldFor(replay.rules, state, viewer, knowledge);
  // The state of a judge's world may go on with the game.
  return { at, turn: state.turn.number, world: { ...world, state: cloneState(world.state) } };
}

/** The same for each moment in which a turn of either player begins. */
export function* worldsOfTurns(replay: Replay, viewer: Viewer): Folding<readonly PlacedWorld[]> {
  const { marks } = replay.viewerReplays[viewer];
  const worlds: PlacedWorld[] = [];
  for (let at = marks.next('turn', -1); at !== null; at = marks.next('turn', at))
    worlds.push(yield* worldAt(replay, viewer, at));
  return worlds;
}
