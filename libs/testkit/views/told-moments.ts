import { MomentBuilder, type MomentIndex, MomentIndexes, momentOf, workOn } from '#rules';
import type { Moment, Pool, Viewer } from '#rules';
import type { PlayedGame } from './interference/played';

interface ToldMoment {
  /** The decision that it ends with; 0 for the opening. */
  readonly at: number;
  readonly moment: Moment;
  /** As far as the game has come. */
  readonly index: MomentIndex;
}

/** The moments of a played game as a viewer is told them. */
export function* toldMoments(
  pool: Pool,
  { made, states, facts }: PlayedGame,
  viewer: Viewer,
): Generator<ToldMoment> {
  const indexes = new MomentIndexes();
  const index = indexes.of[viewer];
  const builder = new MomentBuilder(pool, viewer);
  for (const [at, state] of states.entries()) {
    const [one, before, happened] = [made[at - 1], states[at - 1], facts[at] ?? []];
    const number = index.moments;
    const g = workOn(pool, state, null);
    if (one === undefined || before === undefined) indexes.begin(g, happened);
    else {
      builder.declare(before, one);
      indexes.take(one, g, happened);
    }
    builder.happen(state, happened);
    if (index.moments > number)
      yield { at, moment: momentOf(pool, state, viewer, number, builder.close()), index };
  }
}
