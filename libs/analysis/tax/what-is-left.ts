import {
  addLasting,
  cloneState,
  endLasting,
  workOn,
  type Effect,
  type Frame,
  type Pool,
  type State,
} from '#rules';
import { isAlone, lose } from './lost-before';
import { runOf } from './run-of';

/** What a state has that makes ice further in dearer, and stays so to the end of the run. */
interface Hindrances {
  readonly usages: State['usages'];
  readonly lasting: State['lasting'];
}

const isOfCorp = (effect: Effect): boolean =>
  (effect.do === 'gain' || effect.do === 'lose') && effect.who === 'corp';

/** What is used once, or lasts for the run, but for what matters to no price, or is a breaker's strength. */
function hindrancesIn({ abilities }: Pool, { usages, lasting }: State): Hindrances {
  return {
    usages: usages.filter(({ path }) => {
      const ability = abilities.get(path)?.ability;
      return ability?.kind !== 'when' || !ability.effects.every(isOfCorp);
    }),
    lasting: lasting.filter(({ path, until, controller }) => {
      const ability = abilities.get(path)?.ability;
      if (until !== 'run' || ability?.kind !== 'constant') return until === 'run';
      const { of } = ability.modifies;
      return of !== 'access-limit' && !(controller === 'runner' && of === 'strength');
    }),
  };
}

/** What is left of the Runner's cards, and what hinders them. */
export function leftText(pool: Pool, state: State): string {
  const { usages, lasting } = hindrancesIn(pool, state);
  return [
    state.runner.rig.join(' '),
    usages.map(({ path, card }) => `${path} ${card}`).join(),
    lasting.map(({ path, source, target, x }) => `${path} ${source} ${target} ${x}`).join(),
  ].join('|');
}

const SETTLED: ReadonlySet<Frame['at']> = new Set([
  ...(['runner-turn', 'make-run', 'run', 'encounter', 'window'] as const),
]);

/** Whether no strength for the run was paid for, nor is being paid for. */
export const isFresh = ({ lasting, frames }: State): boolean =>
  frames.every(({ at }) => SETTLED.has(at)) && lasting.every(({ until }) => until !== 'run');

/**
 * The run as it began, with no more cards than a state further on has, and with what hinders them by then; null
 * where that cannot be told.
 */
export function asLeft(pool: Pool, start: State, further: State): State | null {
  const { rig } = further.runner;
  const lost = start.runner.rig.filter((id) => !rig.includes(id));
  if (!lost.every((id) => isAlone(start, id))) return null;
  const state = cloneState(start);
  const within = runOf(state)?.vars.serial ?? 0;
  lose(pool, state, lost);
  const { usages, lasting } = hindrancesIn(pool, further);
  state.usages = [...usages];
  const g = workOn(pool, state, null);
  // What began to last with the run may be used up by then.
  const begun = hindrancesIn(pool, state);
  endLasting(g, (row) => begun.lasting.includes(row));
  // By their own numbers they would have come amid the encounters that are still to be.
  for (const row of lasting) addLasting(g, { ...row, serial: (state.serial += 1), within });
  return state;
}
