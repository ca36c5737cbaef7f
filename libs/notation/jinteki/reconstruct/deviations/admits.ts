import { isUseTold } from '../candidates/told-often';
import { isLateDeviation } from '../candidates/told-order';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { encounterOf } from '../../lens/run';
import { isAhead } from './ahead';
import type { Granted } from './deviation';
import { usedIn } from './done-by-hand';
import { alike, isFresh } from './fresh';
import { turnAfter } from './turn-after';
import { saidByHand } from './uses-by-hand';

const isEncountered = (at: Shown | undefined): boolean =>
  at !== undefined && encounterOf(at.state) !== null;

/** What theirs allows after the goal is none of the way to it. */
const isDue = (granted: Granted | null, { between }: Goal): boolean =>
  granted === null || granted.deviation.entry <= between.until;

/** One line tells of one copy that is used by hand. */
function isToldOften(shown: readonly Shown[], granted: Granted | null): boolean {
  if (granted?.deviation.kind !== 'out-of-window') return true;
  const { entry, reason } = granted.deviation;
  const count = alike(granted);
  if (count < 2) return true;
  const told = (shown[entry]?.lines ?? []).filter((line) => {
    const title = usedIn(line);
    return title !== null && reason === saidByHand(title);
  });
  return told.length >= count;
}

/** A bid is asked for in ours: in theirs the trace goes on until it is made, too. */
function isBidFor(
  shown: readonly Shown[],
  { live: { state } }: Node,
  granted: Granted | null,
): boolean {
  if (state.prompt?.kind !== 'bid' || granted === null) return true;
  if (granted.deviation.decisions?.[0]?.do === 'bid') return true;
  const before = shown[granted.deviation.entry - 1];
  if (before?.prompts[state.prompt.for]?.kind === 'trace') return true;
  // Ours may ask nobody in the encounter before it is traced.
  const { kind } = granted.deviation;
  return kind === 'early-rez' && state.prompt.for === 'corp' && isEncountered(before);
}

function isAheadThere(
  shown: readonly Shown[],
  { features }: Node,
  { after }: Span,
  granted: Granted | null,
): boolean {
  if (granted === null) return false;
  const { entry: told, kind } = granted.deviation;
  // Strength that is raised between two turns is raised as the next one begins.
  const next = kind === 'early-pump' ? turnAfter(shown, told) : undefined;
  const entry = next === undefined ? told : shown.indexOf(next, told);
  return isAhead(features, shown, after, { entry, kind });
}

/** Whether nothing that the file tells speaks against what was allowed last, at the position that it is done in. */
export function admits(
  { rules: { pool } }: Means,
  shown: readonly Shown[],
  between: Span,
  node: Node,
  goal: Goal,
  granted: Granted | null,
): boolean {
  return (
    isFresh(granted) &&
    isDue(granted, goal) &&
    isToldOften(shown, granted) &&
    isBidFor(shown, node, granted) &&
    !isAheadThere(shown, node, between, granted) &&
    (granted === null ||
      (isUseTold(node, goal, pool, granted) &&
        !isLateDeviation(pool, node, goal, granted.deviation)))
  );
}
