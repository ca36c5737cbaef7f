import type { State } from '../state/state';
import type { Pool } from '../ability/pool';
import type { Asking, Queries, Work } from '../machine/work';
import { workOut } from './amount';
import { isSoNow } from './condition';
import { hasQualities } from './qualities';

const queries: Queries = { fits: hasQualities, holds: isSoNow, amount: workOut };

export const workOn = (
  pool: Pool,
  state: State,
  facts: Work['facts'],
  asking: Asking = 'choices',
): Work => ({
  pool,
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
});
