import type { State } from '../state/state';
import type { Asked } from '../ability/asked';
import type { Effects } from '../ability/ability';
import type { Pool } from '../ability/pool';
import type { Asking, Queries, Work } from '../machine/work';
import { workOut } from './amount';
import { askedIn } from './asked';
import { isSoNow } from './condition';
import { hasQualities } from './qualities';

const none: Effects = [];

const queries: Queries = { fits: hasQualities, holds: isSoNow, amount: workOut };

/**
 * What the engine works on, over the state itself and no copy of it: a question writes nothing; whoever writes owns the
 * state. `facts` collects what happens, null where nobody reads it.
 */
export const workOn = (
  pool: Pool,
  state: State,
  facts: Work['facts'],
  asking: Asking = 'choices',
  asked: Asked = askedIn(pool, state.cards),
): Work => ({
  pool,
  asked,
  state,
  queries,
  facts,
  met: [],
  landing: [],
  unsettled: false,
  batch: 0,
  leaving: [],
  cameFrom: null,
  scoredFrom: null,
  asking,
  last: null,
  lastEffects: none,
  lastPath: '',
});
