import type { CardId, Decision, Pool, State } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { isDoneBefore } from './done-before';
import { linesOf } from './lines-of-decision';
import { titleOf } from './shows';
import { made } from './told-so-far';

/** The ice that the Runner approaches, and has not encountered yet. */
function approached({ frames }: State): CardId | null {
  const run = frames.findLast(({ at }) => at === 'run' || at === 'encounter');
  return run?.at === 'run' && run.vars.phase === 'approach' ? run.vars.ice : null;
}

/** It is used while ice is approached, and the line that is left for it comes after the one that tells that ice to be encountered. */
export function isAheadOfEncounter(
  pool: Pool,
  node: Node,
  goal: Goal,
  decision: Decision,
): boolean {
  const { state } = node.live;
  if (goal.order === 'any' || decision.do !== 'use') return false;
  const { places } = goal.evidence;
  const { after } = goal.between;
  const ice = approached(state);
  const told = ice === null ? null : linesOf(pool, state, decision, state.prompt);
  const uses = told === null ? null : places.placesOf(told);
  if (ice === null || told === null || uses === null) return false;
  const met = ` encounters ${titleOf(pool, state, ice)} protecting `;
  // Where it is met twice the lines of one may be those of the other.
  const encounters = places.placesOf({ name: met, in: (line) => line.includes(met) })?.own ?? [];
  const [encounter] = encounters;
  if (encounter === undefined || encounters.length > 1) return false;
  const before = uses.own.filter((line) => line < encounter);
  // A line that may tell of more than one may tell of this one, too.
  if (before.length === uses.own.length || !before.every((line) => uses.once.has(line)))
    return false;
  const others = [...made(pool, node, after)].filter(({ name }) => name === told.name);
  const isAhead =
    others.length >= before.length && !isDoneBefore(pool, node, after, goal.evidence, told);
  if (isAhead) goal.refuses = true;
  return isAhead;
}
