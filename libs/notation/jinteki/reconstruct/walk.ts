import { cutBack } from './cut-back';
import { endsAmid } from './ends-amid';
import { explain, type Explanation } from './explain';
import type { Means } from './follow';
import type { Hidden } from './hidden';
import { type Granted, type Deviation, listGranted } from './deviations/deviation';
import type { Node } from './node';
import { type OpenChoices, openChoices } from './open-choices';
import { type Level, levelAt } from './level';
import { deviationPast } from './advance';
import { reach, type Reached } from './reach';
import { resume } from './resume';
import type { Nearest } from './search';
import type { Shown } from './shown';
import { takenBack } from './taken-back';

export interface Way {
  readonly node: Node;
  readonly through: number;
  readonly last: number;
  /** The last entry with which ours agrees, positions taken over included. */
  readonly reached: number;
  readonly breaks: readonly Break[];
  readonly stretches: readonly Stretch[];
  /** Over all stretches. */
  readonly open: OpenChoices;
  /** Over all stretches, first to last. */
  readonly granted: readonly Granted[];
  readonly shown: readonly Shown[];
  readonly hidden: Hidden;
  /** Decisions over all stretches. */
  readonly decisions: number;
  readonly tried: number;
}

/** Entries through which decisions of ours lead from one position that agrees to another. */
export interface Stretch {
  readonly start: Node;
  readonly from: number;
  readonly end: Node;
  readonly through: number;
}

/** A place where theirs did what our rules do not allow, and ours was set to theirs after it. */
export interface Break {
  /** The last entry before it with which ours agrees. */
  readonly after: number;
  /** The entry at which the two agree again; null where they never do. */
  readonly resumed: number | null;
  readonly node: Node;
  readonly nearest: Nearest | null;
  /** Positions looked at in vain. */
  readonly tried: number;
  readonly explanation: Explanation;
}

const forbidden = ({ kind, difference, reason }: Deviation): Explanation => ({
  kind: kind === 'nothing-trashed' ? 'defect' : 'rule',
  difference,
  reason,
  certain: true,
});

/** A file that breaks often is looked back in less each time, so that its end is looked at as well. */
const leastPatience = 100;

/** Positions that a stretch may look at, whatever those before it used up. */
const positionsAgain = 2_000;

/** A file that leaves our rules more often is no game of theirs. */
const mostBreaks = 100;

interface Again {
  readonly level: Level;
  readonly reached: Reached;
}

/** Takes theirs over after a break; where nobody is about to act only if that leads any further. */
function takeUp(means: Means, stuck: Level, shown: readonly Shown[]): Again | null {
  means.patience = Math.min(means.patience, Math.max(leastPatience, means.patience / 2));
  for (let from = stuck; ;) {
    const level = resume(means, from, shown);
    if (level === null) return null;
    means.left = Math.max(means.left, positionsAgain);
    const reached = reach(means, level, shown);
    if (shown[level.index]?.mayPass === false || reached.level.index > level.index)
      return { level, reached };
    from = { ...stuck, index: level.index };
  }
}

/** Follows a game to its end, taking theirs over where ours cannot follow. */
export function walk(means: Means, start: Node, shown: readonly Shown[]): Way {
  const last = shown.length - 1;
  const breaks: Break[] = [];
  let first = reach(means, levelAt(start, -1), shown);
  let { level } = first;
  let stretch: Stretch = { start, from: 0, end: level.node, through: level.index };
  const ended: Stretch[] = [];
  while (level.index < last) {
    const back = takenBack(means, level, shown);
    if (back !== null) {
      first = reach(means, back, shown);
      ({ level } = first);
      stretch = { ...stretch, end: level.node, through: level.index };
      continue;
    }
    const end = endsAmid(means, level, shown);
    if (end !== null) {
      level = end;
      stretch = { ...stretch, end: level.node, through: level.index };
      break;
    }
    level = cutBack(means, level);
    stretch = { ...stretch, end: level.node, through: level.index };
    const deviation = means.strict ? deviationPast(means, level, shown) : null;
    const again = breaks.length + 1 < mostBreaks ? takeUp(means, level, shown) : null;
    breaks.push({
      after: level.index,
      resumed: again?.level.index ?? null,
      node: level.node,
      nearest: first.nearest,
      tried: first.tried,
      explanation:
        deviation === null
          ? explain(
              means.rules,
              means.titles,
              level.node.live.state,
              shown,
              level.index,
              again?.level.index ?? last,
            )
          : forbidden(deviation),
    });
    if (again === null) break;
    first = again.reached;
    ({ level } = first);
    ended.push(stretch);
    const { node, index } = again.level;
    stretch = { start: node, from: index, end: level.node, through: level.index };
  }
  const opening = ended[0] ?? stretch;
  return {
    node: opening.end,
    through: opening.through,
    last,
    reached: level.index,
    breaks,
    stretches: [...ended, stretch],
    open: openChoices(means, shown, level.node),
    granted: listGranted(level.node.granted),
    shown,
    hidden: means.hidden,
    decisions: level.node.trail?.length ?? 0,
    tried: means.looked,
  };
}
