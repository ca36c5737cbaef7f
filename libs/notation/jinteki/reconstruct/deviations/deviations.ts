import type { Prompt } from '#rules';
import { isBegunInTheirs } from '../candidates/begun-in-theirs';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { isBackwards } from './backwards';
import { admits } from './admits';
import { barred } from './barred';
import { consoles } from './consoles';
import type { Granted } from './deviation';
import { doneApart } from './done-apart';
import { emptiesOut } from './empties-out';
import { endsSooner } from './ends-sooner';
import { drawsNothing } from './draws-nothing';
import { flatlined } from './flatlined';
import { flipsAnew } from './flips-anew';
import { heedsTrash } from './heeds-trash';
import { holdsOpen } from './holds-open';
import { idlePlays } from './idle-plays';
import { idleRezzes } from './idle-rezzes';
import { idleTrashes } from './idle-trashes';
import { idleUses } from './idle-uses';
import { idles } from './idle-use';
import { unfired } from './leaves-unfired';
import { choosesBeyond } from './chooses-beyond';
import { choosesIdly } from './chooses-idly';
import { choosesUnheeded } from './chooses-unheeded';
import { leavesOrder } from './leaves-order';
import { keepsHand } from './keeps-hand';
import { lateUses } from './late-uses';
import { lowersNothing } from './lowers-nothing';
import { leftInRoot } from './left-in-root';
import { leftOpen } from './left-open';
import { leavesUnpaid } from './leaves-unpaid';
import { leavesAccessToChance, leavesToChance } from './leaves-to-chance';
import { leavesAtNone, leavesUnrun, leavesUnsearched, staysInPlace } from './leaves-undone';
import { leavesWithoutRoom } from './leaves-without-room';
import { leavesUnprepared } from './leaves-unprepared';
import { roomMade } from './makes-room';
import { paysInVain } from './pays-in-vain';
import { paidTrashes } from './paid-trashes';
import { setsOffUnaccessed } from './set-off-unaccessed';
import { refillsEarly } from './refills-early';
import { removesBelow } from './removes-below';
import { replacedByNothing } from './replaced-by-nothing';
import { rezzesAmid } from './rezzes-amid';
import { rezzesEarly } from './rezzes-early';
import { runsElsewhere } from './runs-elsewhere';
import { takesLast } from './takes-last';
import { subsApart } from './subs-apart';
import { subsUnmet } from './subs-unmet';
import { trashesCopy } from './trashes-copy';
import { isAskedAsMet, isAskedLast, leading } from './unasked';
import { ToldBetween } from './told-between';
import { usesByHand } from './uses-by-hand';

/** In a window of an encounter, or right before it. */
const resolving: ReadonlySet<Prompt['kind']> = new Set(['window', 'pay', 'subs', 'jack-out']);

/** What theirs allows between two entries and our rules do not, as the entries show it. */
export class Deviations {
  private readonly read: ToldBetween;

  constructor(
    private readonly means: Means,
    private readonly shown: readonly Shown[],
    private readonly between: Span,
  ) {
    this.read = new ToldBetween(means, shown, between);
  }

  get any(): boolean {
    return this.read.any;
  }

  private admits(node: Node, goal: Goal, granted: Granted | null): boolean {
    return admits(this.means, this.shown, this.between, node, goal, granted);
  }

  /** Positions after one of them, where nothing but the deviation was done. */
  *from(node: Node, goal: Goal): Generator<Node> {
    for (const one of this.all(node, goal))
      if (this.admits(node, goal, one.granted) && !isBackwards(node.granted, one.granted))
        yield one;
  }

  /** One after the other: the first that leads on is enough. */
  private *all(node: Node, goal: Goal): Generator<Node> {
    if (isBegunInTheirs(node, goal, goal.between.after)) return;
    const { means, read } = this;
    const { choices, told } = read;
    const { prompt } = node.live.state;
    const asked = prompt?.kind === 'action';
    const open = asked || prompt?.kind === 'window';
    const running = prompt !== null && leading.has(prompt.kind);
    if (running) yield* leavesUnpaid(means, node, read.unpaid);
    if (running || prompt?.kind === 'pick') yield* choosesUnheeded(means, node, read.heeding, goal);
    if (running) yield* setsOffUnaccessed(means, node, read.setOff, goal);
    if (open) yield* roomMade(means, node, goal);
    if (asked) {
      yield* idlePlays(means, node, this.shown, told, choices, read.beside);
      yield* idleTrashes(means, node, told);
      yield* removesBelow(means, node, told, this.shown, read.beside);
      yield* consoles(means, node, told);
      yield* barred(means, node, read.acted, goal);
      yield* drawsNothing(means, node, read.acted);
      yield* flipsAnew(means, node, read.acted, this.shown);
    }
    if (asked || prompt?.kind === 'server') yield* lowersNothing(means, node, told, read.beside);
    if (prompt !== null && idles.has(prompt.kind))
      yield* idleUses(means, node, this.shown, told, choices, read.spent, read.beside);
    if (open) yield* idleRezzes(means, node, told);
    if (open) yield* emptiesOut(means, node, read.emptied);
    if (open) yield* trashesCopy(means, node, read.copies);
    if (read.isBeforeFirst) yield* leavesUnprepared(means, node, goal);
    if (read.isWon) yield* endsSooner(means, node, goal);
    if (running || isAskedAsMet(node)) {
      yield* usesByHand(means, node, told, this.shown, goal, read.later, (granted) =>
        this.admits(node, goal, granted),
      );
    }
    if (running) {
      yield* takesLast(means, node, told, this.shown, goal, read.later, (granted) =>
        this.admits(node, goal, granted),
      );
    }
    if (running || isAskedLast(node)) yield* heedsTrash(means, node, told, goal, read.later);
    if (running || prompt?.kind === 'discard') yield* refillsEarly(means, node, goal);
    if (running || isAskedLast(node) || isAskedAsMet(node))
      yield* doneApart(means, node, read.apart, this.shown, goal, read.later);
    if (running) {
      yield* lateUses(means, node, told, this.shown, goal);
    }
    if (running || isAskedAsMet(node)) yield* unfired(means, node, goal);
    if (running || isAskedAsMet(node))
      yield* holdsOpen(means, node, read.lentAmid, this.shown, goal);
    if (prompt !== null && resolving.has(prompt.kind))
      yield* subsApart(means, node, read.subs, read.asked, goal);
    if (running || isAskedAsMet(node)) yield* subsUnmet(means, node, read.unmet, goal);
    if (prompt?.kind === 'number') yield* choosesBeyond(means, node, goal);
    if (prompt?.kind === 'number') yield* leavesAtNone(means, node, told);
    if (prompt?.kind === 'option') yield* choosesIdly(means, node, goal);
    if (read.amid.length > 0 && prompt !== null) yield* rezzesAmid(means, node, read.amid);
    if (prompt?.kind === 'discard') yield* flatlined(means, node, read.flatlines);
    if (prompt?.kind === 'discard') yield* keepsHand(means, node, read.kept);
    if (prompt?.kind === 'jack-out') yield* rezzesEarly(means, node, read.rezzed);
    if (running) yield* replacedByNothing(means, node, told);
    if (prompt?.kind === 'access') yield* leftInRoot(means, node, goal);
    if (prompt?.kind === 'accessed') yield* paidTrashes(means, node, told);
    if (prompt?.kind === 'accessed') yield* paysInVain(means, node, told);
    if (prompt?.kind === 'pick') yield* leavesOrder(means, node, read.closed);
    if (prompt?.kind === 'pick') yield* leavesToChance(means, node, read.chance);
    if (prompt?.kind === 'pick') yield* leavesAccessToChance(means, node, read.drawn);
    if (prompt?.kind === 'server') yield* leavesUnrun(means, node, read.asked);
    if (prompt?.kind === 'server') yield* staysInPlace(means, node, this.shown, this.between.until);
    if (prompt?.kind === 'server') yield* runsElsewhere(means, node, read.acted);
    if (prompt?.kind === 'pick') yield* leavesWithoutRoom(means, node, read.noRoom);
    const elsewhere = leavesUnsearched(means, node, read.asked, this.shown);
    yield* elsewhere;
    if (prompt?.kind === 'pick' && elsewhere.length === 0)
      yield* leftOpen(means, node, read.asked, goal);
    if ((running || prompt?.kind === 'replace') && choices.length > 0)
      yield* leftOpen(means, node, choices, goal);
  }
}
