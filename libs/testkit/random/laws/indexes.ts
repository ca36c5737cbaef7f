import { refreshActive } from '#rules/leaf/active';
import { hooksOf } from '#rules/pool/hook';
import type { Pool } from '#rules/pool/pool';
import { cloneState } from '#rules/state/clone';
import { newGame } from '#rules/state/opening';
import type { State } from '#rules/state/state';
import type { StateLaw } from './law';

/** The indexes built anew, from nothing but the cards and the lasting rows. */
function rebuilt(pool: Pool, state: State): State {
  const copy = cloneState(state);
  copy.active = [];
  copy.hooks = new Array<number>(pool.hooks.size).fill(0);
  const g = newGame(pool, copy, null);
  for (const card of copy.cards) refreshActive(g, card);
  for (const row of copy.lasting) {
    const placed = pool.abilities.get(row.path);
    if (placed === undefined) throw new Error(`no ability at ${row.path}`);
    for (const name of hooksOf(placed.ability)) {
      const hook = pool.hooks.get(name);
      if (hook !== undefined) copy.hooks[hook] = (copy.hooks[hook] ?? 0) + 1;
    }
  }
  return copy;
}

/** `active` and `hooks` say what a search of all cards would say. */
export const indexes: StateLaw = (pool, state) => {
  const fresh = rebuilt(pool, state);
  const wanted = [...fresh.active].sort((a, b) => a - b).join();
  const found = [...state.active].sort((a, b) => a - b).join();
  if (found !== wanted) return `active cards are ${found}, should be ${wanted}`;
  const wrong = fresh.hooks.findIndex((count, hook) => state.hooks[hook] !== count);
  if (wrong === -1 && fresh.hooks.length === state.hooks.length) return null;
  const name = [...pool.hooks.keys()][wrong] ?? 'a hook out of range';
  return `hook ${name} counts ${state.hooks[wrong] ?? 'nothing'}, should be ${fresh.hooks[wrong] ?? 'nothing'}`;
};
