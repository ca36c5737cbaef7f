import {
  addLasting,
  cloneState,
  hasSubtype,
  workOn,
  type Card,
  type Fact,
  type Pool,
  type State,
} from '#rules';
import { isOfUse, wordsOf } from './breaking';
import { CLICKS, meansOf } from './likeness';
import { Likewise } from './likewise';
import type { Passage } from './passage';
import type { Remembered } from './remembered';

type Row = State['lasting'][number];

/**
 * For a Runner who has no more than so many clicks. Holds where clicks are spent on that ice and it takes none, so
 * that a way with more of them left is as good as another at least.
 */
export const within = (passage: Passage, clicks: number): Passage =>
  new Likewise(
    passage,
    ({ state }) => (passage.entry[CLICKS] ?? 0) - (meansOf(state)[CLICKS] ?? 0) <= clicks,
    (exit) => exit,
  );

/** Whether a breaker breaks nothing of that ice, so that it does not matter there how strong it is. */
function isIdleAt(pool: Pool, state: State, id: number, ice: Card): boolean {
  const definition = pool.definitions[state.cards[id]?.def ?? -1];
  if (definition === undefined) return false;
  const words = wordsOf(definition);
  const g = workOn(pool, state, null);
  const isOther = words.breaks.every(
    ({ effect: { subtype } }) =>
      subtype !== undefined && ![subtype].flat().some((one) => hasSubtype(g, ice, one)),
  );
  return isOther && !isOfUse({ ...words, breaks: [] });
}

/** What makes breakers stronger for the run that break nothing of that ice. */
export function idleStrength(pool: Pool, state: State, ice: Card): readonly Row[] {
  const { rig } = state.runner;
  return state.lasting.filter(({ until, target, source, waiting, path }) => {
    if (until !== 'run' || target !== null || waiting || !rig.includes(source)) return false;
    const ability = pool.abilities.get(path)?.ability;
    const isStrength =
      ability?.kind === 'constant' &&
      ability.modifies.of === 'strength' &&
      ability.modifies.cards === 'this' &&
      ability.while === undefined;
    return isStrength && isIdleAt(pool, state, source, ice);
  });
}

/** The same with breakers that are stronger, as far as they are left. */
export const withRows = (passage: Passage, pool: Pool, rows: readonly Row[]): Passage =>
  new Likewise(
    passage,
    () => true,
    (exit) => {
      const state = cloneState(exit.state);
      const g = workOn(pool, state, null);
      for (const row of rows)
        if (state.runner.rig.includes(row.source))
          addLasting(g, { ...row, serial: (state.serial += 1) });
      return { ...exit, state };
    },
  );

export const isRemembered = (remembered: Remembered, type: Fact['type']): boolean =>
  remembered === 'all' || remembered.has(type);

/** What the Corp pays to rez ice that is independent; null where it is asked for more. */
export function rezCost({ definitions }: Pool, { def }: Card): number | null {
  const definition = definitions[def];
  if (definition?.value.type !== 'ice') return null;
  const isMore = definition.abilities.some(
    ({ ability }) => ability.kind === 'constant' && ability.modifies.of === 'rez-also',
  );
  const { cost } = definition.value;
  return isMore || typeof cost !== 'number' ? null : cost;
}

/** The same where the Corp rezzes the ice first. */
export const rezzedFor = (passage: Passage, cost: number): Passage =>
  new Likewise(
    passage,
    () => true,
    (exit) => ({ ...exit, corpPays: exit.corpPays + cost }),
  );
