import type { Means } from '../follow';
import type { SubsApart } from './resolved-apart';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { type AccessedByChance, accessedByChanceIn } from './accessed-by-chance';
import { apartIn, type Apart } from './apart';
import { emptiedIn } from './emptied';
import { wonWithPoints } from './ends-sooner';
import { lentAmid, type LentAmid } from './holds-open';
import { type AskedByCard, askedByCards } from './chooses-unheeded';
import { closedIn, type Closed } from './leaves-order';
import { keptHandsIn, type KeptHand } from './keeps-hand';
import type { Later } from './later';
import { type LeftToChance, leftToChanceIn } from './left-to-chance';
import { type Unpaid, unpaidIn } from './unpaid';
import { isBeforeFirst } from './leaves-unprepared';
import { type NoRoom, noRoomIn } from './no-room';
import { setOffIn, type SetOff } from './set-off-unaccessed';
import { rezzedAmidIn, type RezzedAmid } from '../rezzed-amid';
import { rezzesInRoot } from './rezzes-early';
import { type SpentInVain, spentInVainIn } from './spent-in-vain';
import type { Told } from './told';
import { subsApartDue } from './subs-apart';
import { type SubUnmet, subsUnmetIn } from './subs-unmet';
import { type CopyTrashed, copiesTrashedIn } from './trashes-copy';
import { unansweredIn, type Unanswered } from './unanswered';
import { defByHand } from './uses-by-hand';

/** Entries that a question of ours may still be open after theirs is gone. */
export const lately = 4;

const deeds = / to play | to use | uses | to trash | to install /;

/** What some entries show that theirs allows and our rules do not. */
export class ToldBetween {
  readonly told: readonly Told[];
  readonly acted: readonly Told[];
  readonly choices: readonly Unanswered[];
  /** Before the Runner jacks out. */
  readonly rezzed: readonly Told[];
  readonly apart: readonly Apart[];
  readonly byHand: readonly Told[];
  readonly amid: readonly RezzedAmid[];
  readonly flatlines: readonly Told[];
  readonly subs: readonly SubsApart[];
  readonly unmet: readonly SubUnmet[];
  readonly lentAmid: readonly LentAmid[];
  readonly closed: readonly Closed[];
  readonly chance: readonly LeftToChance[];
  readonly noRoom: readonly NoRoom[];
  readonly drawn: readonly AccessedByChance[];
  readonly emptied: readonly Told[];
  readonly copies: readonly CopyTrashed[];
  readonly kept: readonly KeptHand[];
  readonly unpaid: readonly Unpaid[];
  readonly spent: readonly SpentInVain[];
  readonly heeding: readonly AskedByCard[];
  readonly setOff: readonly SetOff[];
  readonly isWon: boolean;
  readonly isBeforeFirst: boolean;
  /** Those before the first entry, too: ours may still be asked what theirs has left. */
  readonly asked: readonly Unanswered[];

  constructor(
    private readonly means: Means,
    shown: readonly Shown[],
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
  readonly later: Later = (entry) =>
    [...this.apart, ...this.byHand].filter((one) => one.entry >= entry).length > 1;

  /** The same of what has no line of its own among those. */
  readonly beside: Later = (entry) =>
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
}
