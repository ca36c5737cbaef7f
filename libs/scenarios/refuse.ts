import { hashState } from '#rules';
import type { DecisionStep } from '#notation/scenario/scenario';
import { carry } from './carry/carry';
import { actions } from './carry/defensible';
import type { Carried } from './carry/meant';
import { easyStep, pastForced, toAction } from './policy';
import type { Stand, Table } from './stand';
import { isQuestion, windowOf } from './window';

export type Refused =
  | { readonly ok: true; readonly stand: Stand }
  | { readonly ok: false; readonly got: unknown; readonly reason: string };

/** Stands in the wanted window, or the last before it and the first after where there is none. */
function placesFor(table: Table, stand: Stand, at: string): readonly Stand[] {
  const found: Stand[] = [];
  let here: Stand | null = stand;
  let before = stand;
  while (here !== null) {
    const isThere = windowOf(here.state) === at;
    if (isThere) found.push(here);
    // Preventions follow one another; every other window comes once.
    else if (found.length > 0 && at !== 'prevent') break;
    if (isQuestion(here.state) && easyStep(table, here) === null) break;
    before = here;
    here = easyStep(table, here);
  }
  return found.length > 0 ? found : [here ?? before, before];
}

/** Nothing that the decision itself costs is asked about where nothing could prevent it. */
function tryOn(table: Table, here: Stand, { said }: DecisionStep): Carried {
  const carried = carry(table, here, said);
  if (!carried.ok || table.emptyPreventions !== true) return carried;
  const { rules, names, policy } = table;
  return carry({ rules, names, policy }, here, said);
}

/** Submits a decision that has to be refused with one of the codes, changing nothing. */
export function refuse(table: Table, stand: Stand, step: DecisionStep): Refused {
  // Without `at` it is about where the game stands, and nothing that somebody has a say in is passed.
  const places =
    step.at !== null
      ? placesFor(table, stand, step.at)
      : step.said.do === 'trash-accessed'
        ? [...pastForced(table, stand), ...placesFor(table, stand, 'run.5.5')]
        : actions.has(step.said.do)
          ? toAction(table, stand, step.said.by)
          : pastForced(table, stand);
  let got: readonly string[] = [];
  let right: Stand | null = null;
  for (const here of places) {
    const hash = hashState(here.state);
    const carried = tryOn(table, here, step);
    if (hashState(here.state) !== hash) throw new Error('a refused decision changed the state');
    if (carried.ok)
      return { ok: false, got: 'accepted', reason: `it was accepted at ${windowOf(here.state)}` };
    if (carried.misnamed === true && !step.illegal.includes('NO_SUCH_CARD'))
      return { ok: false, got: 'NO_SUCH_CARD', reason: carried.reason };
    if (right === null && carried.codes.some((code) => step.illegal.includes(code))) right = here;
    if (right !== null && step.at === null) break;
    got = [...new Set([...got, ...carried.codes])];
  }
  if (right === null) return { ok: false, got, reason: `it was refused with ${got.join(', ')}` };
  return { ok: true, stand: step.at === null ? stand : right };
}
