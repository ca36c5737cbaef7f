import type { Decision, Pool, State } from '#rules';
import { SIDES } from '../../lens/side';
import { linesOf } from '../candidates/lines-of-decision';
import { askedBy } from '../candidates/told-so-far';
import type { Tells } from '../evidence-of-places';
import type { Trail } from '../node';
import { pricedSince } from '../priced-since';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { tellsSeveral } from '../told-use';

/** The entries whose lines tell of each decision, line by line in their order; undefined where none is left. */
export function entriesOf(
  pool: Pool,
  state: State,
  trail: readonly Trail[],
  shown: readonly Shown[],
): (number | undefined)[] {
  const told = new Map<string, Left>();
  let span = trail[0]?.between;
  return trail.map((at) => {
    const { between, decision } = at;
    if (between.after !== span?.after) told.clear();
    span = between;
    const lines = linesOf(pool, state, decision, askedBy(at));
    if (lines === null) return undefined;
    const known = told.get(lines.name);
    // Hands may be kept long before ours has to be asked.
    const after = isOfHand(at) ? 0 : between.after;
    const left = known ?? leftIn(shown, { after, until: between.until }, lines);
    told.set(lines.name, left);
    const own = left.entries.shift() ?? (decision.do === 'use' ? left.several : undefined);
    return own ?? (late.has(decision.do) ? lastBefore(shown, after, lines) : undefined);
  });
}

/** The entries of the lines that tell of something, and the last of them whose line may tell of several. */
interface Left {
  readonly entries: number[];
  readonly several: number | undefined;
}

function leftIn(shown: readonly Shown[], { after, until }: Span, { in: tells }: Tells): Left {
  const found = shown.slice(after + 1, until + 1).flatMap(({ lines }, nth) => {
    const entry = after + 1 + nth;
    // It was done before it was asked from where it is paid.
    return lines.flatMap((line) =>
      tells(line, entry) ? [{ line, entry: pricedSince(shown, entry) }] : [],
    );
  });
  return {
    entries: found.map(({ entry }) => entry),
    several: found.findLast(({ line }) => tellsSeveral(line))?.entry,
  };
}

/** What theirs may have answered before ours is asked, such as what a card asks for as a turn begins. */
const late: ReadonlySet<Decision['do']> = new Set(['bid', 'option', 'server']);

/** How many entries before. */
const earlier = 6;

/** The last line before some entries that tells of it; undefined where none does. */
function lastBefore(shown: readonly Shown[], after: number, { in: tells }: Tells) {
  for (let entry = after; entry > Math.max(0, after - earlier); entry -= 1)
    if (shown[entry]?.lines.some((line) => tells(line, entry)) === true) return entry;
  return undefined;
}

const isOfHand = ({ decision }: Trail): boolean =>
  decision.do === 'keep' || decision.do === 'mulligan';

/** A question that was asked on the way from what is told was answered before an entry: nobody is asked then. */
function isAnswer({ asked, by, decision }: Trail, before: Shown | undefined): boolean {
  if (before === undefined || decision.do === 'use' || (asked === null && by !== 'chance'))
    return false;
  return SIDES.every((side) => quiet.has(before.prompts[side]?.kind ?? 'waiting'));
}

const quiet: ReadonlySet<string> = new Set(['waiting', 'run']);

/** Something theirs shows in no decision of ours: where it is granted, and in which entry theirs does it. */
interface Sought {
  readonly decision: number;
  readonly entry: number;
  /** It comes before this decision. */
  readonly ends: number;
  /** What theirs shows right before it. */
  readonly before: Shown | undefined;
}

/** How many decisions come before it: those that lines tell in earlier entries, and the answers that they ask for. */
export function placeAmong(
  trail: readonly Trail[],
  entries: readonly (number | undefined)[],
  { decision, entry, ends, before }: Sought,
): number {
  const first = trail[0]?.length ?? 1;
  let place = decision;
  for (let next = decision; next < ends; next += 1) {
    const made = trail[next + 1 - first];
    if (made === undefined) break;
    const told = entries[next + 1 - first];
    // The order of what waits together belongs to the first of it.
    if (made.decision.do === 'first' && told === undefined) continue;
    if (made.between.after >= entry && (told ?? entry) >= entry) break;
    const follows = told === undefined && place === next && isAnswer(made, before);
    if ((told ?? entry) < entry || follows) place = next + 1;
  }
  return place;
}
