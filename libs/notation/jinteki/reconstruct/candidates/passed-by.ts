import type { Decision, Pool } from '#rules';
import {
  eachDifference,
  type Field,
  fieldOf,
  pileCode,
  type Plain,
  plainKey,
  readKey,
} from '../features';
import { SIDES } from '../../lens/side';
import type { Goal } from '../goal';
import type { Access, Hidden } from '../hidden';
import type { Node } from '../node';
import { toldUntil } from './told-until';

const steps: ReadonlySet<number> = new Set(
  (
    [
      ...([
        'attacked server',
        'run position',
        'encountered strength',
        'broken subroutines',
      ] as const),
      ...(['corp points', 'runner points', 'tags', 'brain damage', 'bad publicity'] as const),
      ...(['R&D cards', 'stack cards'] as const),
    ] satisfies readonly Plain[]
  ).map(plainKey),
);

const passing: ReadonlySet<number> = new Set((['play', 'aside'] as const).map(pileCode));

const placed: ReadonlySet<Field | undefined> = new Set([
  ...(['card', 'rezzed', 'advancement', 'virus', 'power', 'agenda'] as const),
]);

/** What is paid is paid at another moment in theirs, and what lasts for a while ends at another. */
function showsStep(key: number): boolean {
  const { category, a, field } = readKey(key);
  if (category === 'plain') return steps.has(key);
  return category === 'pile' ? !passing.has(a) : placed.has(fieldOf(field));
}

/** An access on the way to a position that theirs makes after an entry; in Archives they have no order. */
const isAccessedLater = (accessed: number, accesses: readonly Access[], entry: number): boolean => {
  const last = accesses[accessed - 1];
  return last !== undefined && last.server !== 'Archives' && last.index > entry;
};

/** Something has changed on the way to a position that theirs changes after an entry, and not before it. */
function isChangedLater({ features }: Node, { between, evidence }: Goal, entry: number): boolean {
  const { after, until } = between;
  const { shown } = evidence;
  const start = shown[after]?.features;
  if (start === undefined) return false;
  let found = false;
  eachDifference(features, start, (key, ours, was) => {
    if (found || !showsStep(key)) return;
    const theirs = (at: number): number => shown[at]?.features.get(key) ?? 0;
    for (let at = after + 1; at <= entry; at += 1) if (theirs(at) !== was) return;
    for (let at = entry + 1; at <= until; at += 1) if (theirs(at) === ours) found = true;
  });
  return found;
}

/** Bids that lines tell up to an entry, and that ours has not come to: who has no credits is not asked. */
const isBidBefore = ({ trail }: Node, { evidence }: Goal, entry: number): boolean =>
  SIDES.some((side) => {
    const told = evidence.paid.bidsUntil(side, entry);
    if (told === 0) return false;
    let made = 0;
    for (let at = trail; at !== null && at.between.after >= evidence.settled; at = at.before)
      if (at.by === side && at.decision.do === 'bid') made += 1;
    return made < told;
  });

/**
 * What a line tells was decided before all that theirs shows after that line: where some of it is done already, ours is
 * past the place.
 */
export function isPassedBy(
  pool: Pool,
  node: Node,
  goal: Goal,
  { accesses }: Pick<Hidden, 'accesses'>,
  decision: Decision,
): boolean {
  const { after, until } = goal.between;
  const mayBeShown = goal.order === 'shown' && until > after + 1;
  if (goal.order === 'any' || !(mayBeShown || goal.evidence.paid.isBid)) return false;
  const entry = toldUntil(pool, node, goal, decision);
  if (entry === null || entry <= after) return false;
  const isShown = mayBeShown && entry < until;
  const isPast =
    (isShown &&
      (isAccessedLater(node.accessed, accesses, entry) || isChangedLater(node, goal, entry))) ||
    (decision.do !== 'bid' && isBidBefore(node, goal, entry));
  if (isPast) goal.refuses = true;
  return isPast;
}
