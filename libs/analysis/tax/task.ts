import type { RulesByPool } from '#cards/rules-by-pool';
import { withCards } from '#cards/unknown';
import { compilePool, rulesOf, type CardId, type CardValue, type Rules, type State } from '#rules';
import { noLore } from './lore';
import { mostOf, type Depth } from './most';
import { taxesIn, type ServerTax } from './server-tax';
import type { World } from './world';

/** Worlds of one game to be taxed, as plain data for another process. */
export interface TaxTask {
  readonly pool: string;
  /** Those of the game that the pool of that name lacks. */
  readonly cards: readonly CardValue[];
  readonly worlds: readonly {
    readonly state: State;
    readonly unknown: readonly CardId[];
  }[];
  /** Decisions tried for all of them together. */
  readonly tries: number;
  readonly depth: Depth;
}

/** For each world; null where the game is over or not begun. */
export type TaxAnswer = readonly (readonly ServerTax[] | null)[];

/** All worlds are of one game. */
export function taxTask(
  pools: RulesByPool,
  rules: Rules,
  worlds: readonly World[],
  { tries, depth }: Pick<TaxTask, 'tries' | 'depth'>,
): TaxTask {
  const { name, definitions } = worlds[0]?.rules.pool ?? rules.pool;
  const known = pools.find(name)?.pool.definitions.length ?? 0;
  return {
    pool: name,
    cards: definitions.slice(known).map(({ value }) => value),
    worlds: worlds.map(({ state, isUnknown }) => ({
      state,
      unknown: state.cards.map(({ id }) => id).filter(isUnknown),
    })),
    ...{ tries, depth },
  };
}

export function carryOut(
  pools: RulesByPool,
  { pool, cards, worlds, tries, depth }: TaxTask,
): TaxAnswer {
  const base = pools.find(pool);
  const rules = base === null ? rulesOf(compilePool(pool, cards)) : withCards(base, cards);
  const left = { left: tries };
  const lore = noLore();
  return worlds.map(({ state, unknown }) => {
    const hidden = new Set(unknown);
    const world = { rules, state, isUnknown: (card: CardId) => hidden.has(card) };
    return taxesIn(world, undefined, left, lore, mostOf[depth]);
  });
}
