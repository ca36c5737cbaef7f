import type { Prompt } from '#rules';
import { isBegunInTheirs } from '../candidates/begun-in-theirs';
import { isUseTold } from '../candidates/told-often';
import { isLateDeviation } from '../candidates/told-order';
import type { Means } from '../follow';
import type { SubsApart } from './resolved-apart';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { encounterOf } from '../../lens/run';
import { isAhead } from './ahead';
import { type AccessedByChance, accessedByChanceIn } from './accessed-by-chance';
import { apartIn, type Apart } from './apart';
import { isBackwards } from './backwards';
import { barred } from './barred';
import { consoles } from './consoles';
import type { Granted } from './deviation';
import { doneApart } from './done-apart';
import { emptiedIn } from './emptied';
import { emptiesOut } from './empties-out';
import { endsSooner, wonWithPoints } from './ends-sooner';
import { usedIn } from './done-by-hand';
import { drawsNothing } from './draws-nothing';
import { flatlined } from './flatlined';
import { alike, isFresh } from './fresh';
import { flipsAnew } from './flips-anew';
import { heedsTrash } from './heeds-trash';
import { holdsOpen, lentAmid, type LentAmid } from './holds-open';
import { idlePlays } from './idle-plays';
import { idleRezzes } from './idle-rezzes';
import { idleTrashes } from './idle-trashes';
import { idleUses } from './idle-uses';
import { idles } from './idle-use';
import { unfired } from './leaves-unfired';
import { choosesBeyond } from './chooses-beyond';
import { choosesIdly } from './chooses-idly';
import { type AskedByCard, askedByCards, choosesUnheeded } from './chooses-unheeded';
import { closedIn, leavesOrder, type Closed } from './leaves-order';
import { keepsHand, keptHandsIn, type KeptHand } from './keeps-hand';
import { lateUses } from './late-uses';
import { lowersNothing } from './lowers-nothing';
import type { Later } from './later';
import { leftInRoot } from './left-in-root';
import { leftOpen } from './left-open';
import { type LeftToChance, leftToChanceIn } from './left-to-chance';
import { leavesUnpaid } from './leaves-unpaid';
import { type Unpaid, unpaidIn } from './unpaid';
import { leavesAccessToChance, leavesToChance } from './leaves-to-chance';
import { leavesAtNone, leavesUnrun, leavesUnsearched, staysInPlace } from './leaves-undone';
import { leavesWithoutRoom } from './leaves-without-room';
import { isBeforeFirst, leavesUnprepared } from './leaves-unprepared';
import { roomMade } from './makes-room';
import { type NoRoom, noRoomIn } from './no-room';
import { paysInVain } from './pays-in-vain';
import { paidTrashes } from './paid-trashes';
import { setOffIn, setsOffUnaccessed, type SetOff } from './set-off-unaccessed';
import { refillsEarly } from './refills-early';
import { removesBelow } from './removes-below';
import { replacedByNothing } from './replaced-by-nothing';
import { rezzedAmidIn, type RezzedAmid } from '../rezzed-amid';
import { rezzesAmid } from './rezzes-amid';
import { rezzesInRoot, rezzesEarly } from './rezzes-early';
import { runsElsewhere } from './runs-elsewhere';
import { type SpentInVain, spentInVainIn } from './spent-in-vain';
import { takesLast } from './takes-last';
import type { Told } from './told';
import { subsApart, subsApartDue } from './subs-apart';
import { type SubUnmet, subsUnmet, subsUnmetIn } from './subs-unmet';
import { type CopyTrashed, copiesTrashedIn, trashesCopy } from './trashes-copy';
import { turnAfter } from './turn-after';
import { unansweredIn, type Unanswered } from './unanswered';
import { isAskedAsMet, isAskedLast, leading } from './unasked';
import { defByHand, usesByHand, saidByHand } from './uses-by-hand';

/** Entries that a question of ours may still be open after theirs is gone. */
export const lately = 4;

const isEncountered = (at: Shown | undefined): boolean =>
  at !== undefined && encounterOf(at.state) !== null;

/** What theirs allows after the goal is none of the way to it. */
const isDue = (granted: Granted | null, { between }: Goal): boolean =>
  granted === null || granted.deviation.entry <= between.until;

/** In a window of an encounter, or right before it. */
const resolving: ReadonlySet<Prompt['kind']> = new Set(['window', 'pay', 'subs', 'jack-out']);

const deeds = / to play | to use | uses | to trash | to install /;

/** What theirs allows between two entries and our rules do not, as the entries show it. */
export class Deviations {
  private readonly told: readonly Told[];
  private readonly acted: readonly Told[];
  private readonly choices: readonly Unanswered[];
  /** Before the Runner jacks out. */
  private readonly rezzed: readonly Told[];
  private readonly apart: readonly Apart[];
  private readonly byHand: readonly Told[];
  private readonly amid: readonly RezzedAmid[];
  private readonly flatlines: readonly Told[];
  private readonly subs: readonly SubsApart[];
  private readonly unmet: readonly SubUnmet[];
  private readonly lentAmid: readonly LentAmid[];
  private readonly closed: readonly Closed[];
  private readonly chance: readonly LeftToChance[];
  private readonly noRoom: readonly NoRoom[];
  private readonly drawn: readonly AccessedByChance[];
  private readonly emptied: readonly Told[];
  private readonly copies: readonly CopyTrashed[];
  private readonly kept: readonly KeptHand[];
  private readonly unpaid: readonly Unpaid[];
  private readonly spent: readonly SpentInVain[];
  private readonly heeding: readonly AskedByCard[];
  private readonly setOff: readonly SetOff[];
  private readonly isWon: boolean;
  private readonly isBeforeFirst: boolean;
  /** Those before the first entry, too: ours may still be asked what theirs has left. */
  private readonly asked: readonly Unanswered[];

  constructor(
    private readonly means: Means,
    private readonly shown: readonly Shown[],
    private readonly between: Span,
  ) {
    const { after, until } = between;
    const told = shown
      .slice(after + 1, until + 1)
      .flatMap(({ lines }, i) => lines.map((line) => ({ entry: after + 1 + i, line })));
    const out = told.findIndex(({ line }) => line.endsWith(' jacks out.'));
    this.acted = told;
    this.told = told.filter(({ line }) => deeds.test(line));
    this.rezzed = told.slice(0, Math.max(0, out)).filter(({ line }) => rezzesInRoot.test(line));
    this.flatlines = told.filter(({ line }) => line.endsWith(' is flatlined.'));
    this.apart = apartIn(means.titles, shown, after, until);
    this.byHand = this.told.filter(({ line }) => defByHand(means, line) !== null);
    this.amid = rezzedAmidIn(shown, between);
    this.closed = closedIn(shown, between);
    this.copies = copiesTrashedIn(means.titles, shown, between);
    this.kept = keptHandsIn(shown, between);
    this.unpaid = unpaidIn(shown, between);
    this.heeding = askedByCards(means, shown, between);
    this.setOff = setOffIn(means, shown, between);
    this.spent = spentInVainIn(means.rules.pool, shown, between);
    this.chance = leftToChanceIn(shown, { after: after - lately, until });
    this.noRoom = noRoomIn(shown, between);
    this.drawn = accessedByChanceIn(shown, { after: after - lately, until });
    this.lentAmid = lentAmid(means, shown, between);
    this.subs = subsApartDue(means.subsApart, shown, after, until);
    this.unmet = subsUnmetIn(means.titles, shown, between);
    this.emptied = told.filter(({ line }) => emptiedIn(means.titles, line) !== null);
    this.isBeforeFirst = isBeforeFirst(shown, between);
    this.isWon = shown.slice(after + 1, until + 1).some((one) => wonWithPoints(one) !== null);
    this.asked = unansweredIn(means, shown, Math.max(0, after - lately), until);
    this.choices = this.asked.filter(({ entry }) => entry > after);
  }

  /** Two of one entry, or one of a later entry, may be done in one window. */
  private readonly later: Later = (entry) =>
    [...this.apart, ...this.byHand].filter((one) => one.entry >= entry).length > 1;

  /** The same of what has no line of its own among those. */
  private readonly beside: Later = (entry) =>
    [...this.apart, ...this.byHand].some((one) => one.entry >= entry);

  get any(): boolean {
    const {
      amid,
      apart,
      asked,
      chance,
      closed,
      copies,
      drawn,
      emptied: bare,
      flatlines,
      heeding,
      kept,
      lentAmid: lent,
      noRoom,
      rezzed,
      setOff,
      spent,
      subs,
      told,
      unmet,
      unpaid,
    } = this;
    return (
      [
        amid,
        apart,
        asked,
        bare,
        chance,
        closed,
        copies,
        drawn,
        flatlines,
        heeding,
        kept,
        lent,
        noRoom,
        rezzed,
        setOff,
        spent,
        subs,
        told,
        unmet,
        unpaid,
      ].some(({ length }) => length > 0) ||
      this.isWon ||
      this.isBeforeFirst ||
      this.lets
    );
  }

  /** Something that our rules require is not done. */
  private get lets(): boolean {
    const { after, until } = this.between;
    const within = (entry: number): boolean => entry > after && entry <= until;
    const { refilled, roomMade: made, unaccessed, unfired: left } = this.means;
    return (
      unaccessed.some(within) || [...left, ...made, ...refilled].some(({ entry }) => within(entry))
    );
  }

  /** One line tells of one copy that is used by hand. */
  private isToldOften(granted: Granted | null): boolean {
    if (granted?.deviation.kind !== 'out-of-window') return true;
    const { entry, reason } = granted.deviation;
    const count = alike(granted);
    if (count < 2) return true;
    const told = (this.shown[entry]?.lines ?? []).filter((line) => {
      const title = usedIn(line);
      return title !== null && reason === saidByHand(title);
    });
    return told.length >= count;
  }

  /** A bid is asked for in ours: in theirs the trace goes on until it is made, too. */
  private isBidFor({ live: { state } }: Node, granted: Granted | null): boolean {
    if (state.prompt?.kind !== 'bid' || granted === null) return true;
    if (granted.deviation.decisions?.[0]?.do === 'bid') return true;
    const before = this.shown[granted.deviation.entry - 1];
    if (before?.prompts[state.prompt.for]?.kind === 'trace') return true;
    // Ours may ask nobody in the encounter before it is traced.
    const { kind } = granted.deviation;
    return kind === 'early-rez' && state.prompt.for === 'corp' && isEncountered(before);
  }

  private isAhead({ features }: Node, granted: Granted | null): boolean {
    if (granted === null) return false;
    const { entry: told, kind } = granted.deviation;
    // Strength that is raised between two turns is raised as the next one begins.
    const next = kind === 'early-pump' ? turnAfter(this.shown, told) : undefined;
    const entry = next === undefined ? told : this.shown.indexOf(next, told);
    return isAhead(features, this.shown, this.between.after, { entry, kind });
  }

  /** Whether nothing that the file tells speaks against what was allowed last, at the position that it is done in. */
  private admits(node: Node, goal: Goal, granted: Granted | null): boolean {
    const { pool } = this.means.rules;
    return (
      isFresh(granted) &&
      isDue(granted, goal) &&
      this.isToldOften(granted) &&
      this.isBidFor(node, granted) &&
      !this.isAhead(node, granted) &&
      (granted === null ||
        (isUseTold(node, goal, pool, granted) &&
          !isLateDeviation(pool, node, goal, granted.deviation)))
    );
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
    const { choices, means, told } = this;
    const { prompt } = node.live.state;
    const asked = prompt?.kind === 'action';
    const open = asked || prompt?.kind === 'window';
    const running = prompt !== null && leading.has(prompt.kind);
    if (running) yield* leavesUnpaid(means, node, this.unpaid);
    if (running) yield* choosesUnheeded(means, node, this.heeding, goal);
    if (running) yield* setsOffUnaccessed(means, node, this.setOff, goal);
    if (open) yield* roomMade(means, node, goal);
    if (asked) {
      yield* idlePlays(means, node, this.shown, told, choices, this.beside);
      yield* idleTrashes(means, node, told);
      yield* removesBelow(means, node, told, this.shown, this.beside);
      yield* consoles(means, node, told);
      yield* barred(means, node, this.acted, goal);
      yield* drawsNothing(means, node, this.acted);
      yield* flipsAnew(means, node, this.acted, this.shown);
    }
    if (asked || prompt?.kind === 'server') yield* lowersNothing(means, node, told, this.beside);
    if (prompt !== null && idles.has(prompt.kind))
      yield* idleUses(means, node, this.shown, told, choices, this.spent, this.beside);
    if (open) yield* idleRezzes(means, node, told);
    if (open) yield* emptiesOut(means, node, this.emptied);
    if (open) yield* trashesCopy(means, node, this.copies);
    if (this.isBeforeFirst) yield* leavesUnprepared(means, node, goal);
    if (this.isWon) yield* endsSooner(means, node, goal);
    if (running || isAskedAsMet(node)) {
      yield* usesByHand(means, node, told, this.shown, goal, this.later, (granted) =>
        this.admits(node, goal, granted),
      );
    }
    if (running) {
      yield* takesLast(means, node, told, this.shown, goal, this.later, (granted) =>
        this.admits(node, goal, granted),
      );
    }
    if (running || isAskedLast(node)) yield* heedsTrash(means, node, told, goal, this.later);
    if (running || prompt?.kind === 'discard') yield* refillsEarly(means, node, goal);
    if (running || isAskedLast(node) || isAskedAsMet(node))
      yield* doneApart(means, node, this.apart, this.shown, goal, this.later);
    if (running) {
      yield* lateUses(means, node, told, this.shown, goal);
    }
    if (running || isAskedAsMet(node)) yield* unfired(means, node, goal);
    if (running || isAskedAsMet(node))
      yield* holdsOpen(means, node, this.lentAmid, this.shown, goal);
    if (prompt !== null && resolving.has(prompt.kind))
      yield* subsApart(means, node, this.subs, this.asked, goal);
    if (running || isAskedAsMet(node)) yield* subsUnmet(means, node, this.unmet, goal);
    if (prompt?.kind === 'number') yield* choosesBeyond(means, node, goal);
    if (prompt?.kind === 'number') yield* leavesAtNone(means, node, told);
    if (prompt?.kind === 'option') yield* choosesIdly(means, node, goal);
    if (this.amid.length > 0 && prompt !== null) yield* rezzesAmid(means, node, this.amid);
    if (prompt?.kind === 'discard') yield* flatlined(means, node, this.flatlines);
    if (prompt?.kind === 'discard') yield* keepsHand(means, node, this.kept);
    if (prompt?.kind === 'jack-out') yield* rezzesEarly(means, node, this.rezzed);
    if (running) yield* replacedByNothing(means, node, told);
    if (prompt?.kind === 'access') yield* leftInRoot(means, node, goal);
    if (prompt?.kind === 'accessed') yield* paidTrashes(means, node, told);
    if (prompt?.kind === 'accessed') yield* paysInVain(means, node, told);
    if (prompt?.kind === 'pick') yield* leavesOrder(means, node, this.closed);
    if (prompt?.kind === 'pick') yield* leavesToChance(means, node, this.chance);
    if (prompt?.kind === 'pick') yield* leavesAccessToChance(means, node, this.drawn);
    if (prompt?.kind === 'server') yield* leavesUnrun(means, node, this.asked);
    if (prompt?.kind === 'server') yield* staysInPlace(means, node, this.shown, this.between.until);
    if (prompt?.kind === 'server') yield* runsElsewhere(means, node, this.acted);
    if (prompt?.kind === 'pick') yield* leavesWithoutRoom(means, node, this.noRoom);
    const elsewhere = leavesUnsearched(means, node, this.asked, this.shown);
    yield* elsewhere;
    if (prompt?.kind === 'pick' && elsewhere.length === 0)
      yield* leftOpen(means, node, this.asked, goal);
    if ((running || prompt?.kind === 'replace') && choices.length > 0)
      yield* leftOpen(means, node, choices, goal);
  }
}
