import type { Outside } from '../ability/plain-effect';
import type { Definition, Pool } from '../ability/pool';
import type { Work } from '../machine/work';
import { couldCome } from '../ability/outside';
import { cardOf, valueOf } from './card';

const found = new WeakMap<Pool, WeakMap<Outside, readonly Definition[]>>();

/** Those of a pool, looked for once. */
function allOf(pool: Pool, of: Outside): readonly Definition[] {
  const known = found.get(pool) ?? new WeakMap<Outside, readonly Definition[]>();
  found.set(pool, known);
  const all = known.get(of) ?? pool.definitions.filter((one) => couldCome(one, of));
  known.set(of, all);
  return all;
}

/** The cards outside of the game that fit now: of identities, another one than the Runner has. */
export function outside(g: Work, of: Outside): readonly Definition[] {
  const identity = cardOf(g, g.state.runner.identity);
  const { faction } = valueOf(g, identity);
  return allOf(g.pool, of).filter(
    (one) =>
      one.index !== identity.def &&
      (of.faction === undefined || (one.value.faction === faction) === (of.faction === 'own')),
  );
}
