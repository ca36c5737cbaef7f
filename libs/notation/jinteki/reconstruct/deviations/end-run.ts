import { advance, type CardId, cloneState, endRun, type Rules, type State, workOn } from '#rules';
import { isPaying } from './paying';

/**
 * A run ends amid the encounter with this ice, by nothing that a card does (RUN0-09), in a window or as a subroutine asks for
 * a card; null where anything else is being done.
 */
export function endRunAt({ pool }: Rules, from: State, ice: CardId): State | null {
  const asked = from.prompt?.kind;
  if ((asked !== 'window' && asked !== 'pick') || isPaying(from)) return null;
  const g = workOn(pool, cloneState(from), null);
  const { frames } = g.state;
  while (frames.at(-1)?.at === 'window' || frames.at(-1)?.at === 'block') frames.pop();
  const encounter = frames.at(-1);
  if (encounter?.at !== 'encounter' || encounter.vars.ice !== ice) return null;
  g.state.prompt = null;
  endRun(g);
  advance(g, null);
  return g.state;
}
