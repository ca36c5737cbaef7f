import { works, type Work, hooksOf, definitionOf, type Card, workOn } from '#rules';
import type { StateLaw } from './law';

/** For each hook, how often a search of all cards and rows comes upon it. */
function countHooks(g: Work, active: readonly Card[]): readonly number[] {
  const { pool, state } = g;
  const counts = new Array<number>(pool.hooks.size).fill(0);
  const add = (hook: number): void => {
    counts[hook] = (counts[hook] ?? 0) + 1;
  };
  for (const card of active) for (const hook of definitionOf(g, card).byHook.keys()) add(hook);
  for (const row of state.lasting) {
    const placed = pool.abilities.get(row.path);
    if (placed === undefined) throw new Error(`no ability at ${row.path}`);
    for (const name of hooksOf(placed.ability)) {
      const hook = pool.hooks.get(name);
      if (hook !== undefined) add(hook);
    }
  }
  return counts;
}

const inOrder = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join();

/** `active` and `hooks` say what a search of all cards would say. */
export const indexes: StateLaw = (pool, state) => {
  const g = workOn(pool, state, null);
  const active = state.cards.filter((card) => works(g, card));
  const wanted = inOrder(active.map((card) => card.id));
  const found = inOrder(state.active);
  if (found !== wanted) return `active cards are ${found}, should be ${wanted}`;
  const counts = countHooks(g, active);
  const wrong = counts.findIndex((count, hook) => state.hooks[hook] !== count);
  if (wrong === -1 && counts.length === state.hooks.length) return null;
  const name = [...pool.hooks.keys()][wrong] ?? 'a hook out of range';
  return `hook ${name} counts ${state.hooks[wrong] ?? 'nothing'}, should be ${counts[wrong] ?? 'nothing'}`;
};
