import { usernameOf } from '../lens/game';
import { type Side, SIDES } from '../lens/side';
import { chosenCredits, type Paying } from './chosen-credits';
import { plainKey } from './features';
import { paidBySource, paymentsIn } from './payments-in-line';
import { named } from './spoken';
import { useIn } from './told-use';
import { late, type ToldLines } from './told-lines';

/** The same for payments that a question for each source comes before. */
const latest = 8;

/** The last number of the line is the strength reached: what was paid for it comes before. */
const bidding: { readonly [side in Side]: RegExp } = {
  corp: / pays (.*) to increase trace strength to (\d+)/,
  runner: / pays (.*) to increase link strength to (\d+)/,
};

const creditsOf: { readonly [side in Side]: number } = {
  corp: plainKey('corp credits'),
  runner: plainKey('runner credits'),
};

const pays = / pays \d+ ?\[Credits?\]/;

const credits = (paid: string): number =>
  [...paid.matchAll(/(\d+) ?\[Credits?\]/g)].reduce((sum, [, amount]) => sum + Number(amount), 0);

/** What is paid for nothing that the line names. */
const bare = /^(.+?) pays ([^.]*?\[Credits?\][^.]*)\.$/;

/** What was paid for a trace, and whether who paid it had any credit. */
export interface Bid {
  readonly paid: number;
  readonly hasAny: boolean;
}

/** What lines tell to have been paid, and bid for traces. */
export class EvidenceOfPayments {
  private bidden: boolean | null = null;

  constructor(private readonly log: ToldLines) {}

  /** Credits that lines tell to have been paid from a card, or from bad publicity. */
  paidFrom(source: string): number {
    return this.log.all.reduce(
      (sum, line) =>
        paymentsIn(line).reduce(
          (paid, [from, amount]) => (from === source ? paid + amount : paid),
          sum,
        ),
      0,
    );
  }

  /** What the lines that name a card tell to have been paid for it, source by source, as they name them. */
  paymentsFor(title: string): readonly (readonly [string, number])[] {
    return this.log.all.flatMap((line) => (named(title, line) ? paymentsIn(line) : []));
  }

  /** The last entry, of these or right after, in which a line names a card as what is paid for; null where none does. */
  lastPaidFor(title: string): number | null {
    const { after, until } = this.log.between;
    for (let entry = until + late; entry > after; entry -= 1)
      if (this.log.shown[entry]?.lines.some((line) => pays.test(line) && named(title, line)))
        return entry;
    return null;
  }

  /**
   * The same of each use of a card that a line of its own tells, source by source, first to last; null where a line may
   * tell of several.
   */
  usesOf(title: string): readonly ReadonlyMap<string, number>[] | null {
    const told: ReadonlyMap<string, number>[] = [];
    for (const line of this.log.all) {
      if (line.includes(` strength of ${title} to `)) return null;
      const what = useIn(title, line);
      if (what === null) continue;
      if (Number(/\bbreak (?:all )?(\d+)/.exec(what)?.[1] ?? 1) > 1) return null;
      told.push(paidBySource(line));
    }
    return told;
  }

  /** Where the credits came from that were chosen for what is paid for a card in these entries, in turn. */
  chosenFor(paying: Paying, titleOf: (def: number) => string): readonly string[] {
    return chosenCredits(this.log.shown, this.log.between, paying, titleOf);
  }

  /** Whether lines tell of a trace at all. */
  get traces(): boolean {
    return this.log.near().some((line) => / trace /.test(line));
  }

  /** A trace begins, and no sooner than after these entries. */
  get tracesLater(): boolean {
    const traces = (line: string): boolean => / trace | link strength /.test(line);
    return (
      ![...this.log.earlier, ...this.log.all].some(traces) &&
      this.log.later.find(traces)?.includes(' initiate a trace ') === true
    );
  }

  /** What is bid is asked for source by source before a line tells it. */
  private get paidUntil(): number {
    const { between, shown } = this.log;
    const { until } = between;
    let next = until + 1;
    while (shown[next]?.mayPass === true) next += 1;
    const acts = next < shown.length ? Math.min(until + 1 + latest, next) : -1;
    return Math.max(until + 1 + late, acts);
  }

  /**
   * What a side pays for the traces since a player was about to act, first to last, and whether it had a credit to pay: of who
   * has none ours asks nothing.
   */
  bids(side: Side): readonly Bid[] {
    return this.bidsTold(side);
  }

  /** Whether anybody with credits is told to bid, since a player was about to act. */
  get isBid(): boolean {
    const { until } = this.log.between;
    return (this.bidden ??= SIDES.some((side) => this.bidsUntil(side, until) > 0));
  }

  /** How many bids a side with credits is told to make, since a player was about to act, up to an entry. */
  bidsUntil(side: Side, entry: number): number {
    const { settled, shown } = this.log;
    let bids = 0;
    for (let at = settled + 1; at <= entry; at += 1) {
      if ((shown[at - 1]?.features.get(creditsOf[side]) ?? 0) === 0) continue;
      bids += shown[at]?.lines.filter((line) => bidding[side].test(line)).length ?? 0;
    }
    return bids;
  }

  /** Whether a bid that leads to such a strength is told; of none that are told any may be. */
  reaches(side: Side, paid: number, strength: number): boolean {
    const told = this.bidsTold(side);
    return told.length === 0 || told.some((bid) => bid.paid === paid && bid.strength === strength);
  }

  /**
   * Whether lines tell that both sides spent so much in secret, since a player was about to act, behind so many times that they
   * did so before: what each of them paid has a line of its own, once the game of it is told to start.
   */
  spendsInSecret(spent: { readonly [side in Side]: number }, made = 0): boolean {
    const lines = this.log.toldIn(this.log.settled + 1, this.paidUntil);
    const told = lines.flatMap((line) => {
      const [, who, paid] = bare.exec(line) ?? [];
      return paid === undefined || paid.includes(' to ') ? [] : [{ who, paid: credits(paid) }];
    });
    if (told.length === 0) return lines.some((line) => line.includes(' psi game'));
    const state = this.log.shown[this.log.between.until]?.state ?? {};
    const isOf = (one: (typeof told)[number] | undefined, side: Side): boolean => {
      const name = usernameOf(state, side);
      return one?.paid === spent[side] && (name === null || one.who === name);
    };
    // Where one of them has no line, nobody knows which go together.
    const left = told.length % 2 === 0 && 2 * made < told.length ? told.slice(2 * made) : told;
    if (told.length % 2 !== 0) return SIDES.every((side) => left.some((one) => isOf(one, side)));
    return left.some(
      (one, at) =>
        at % 2 === 0 && SIDES.every((side) => isOf(one, side) || isOf(left[at + 1], side)),
    );
  }

  private bidsTold(side: Side): (Bid & { readonly strength: number })[] {
    const { settled, shown } = this.log;
    return shown.slice(settled + 1, this.paidUntil).flatMap(({ lines }, at) => {
      const hasAny = (shown[settled + at]?.features.get(creditsOf[side]) ?? 0) > 0;
      return lines.flatMap((line) => {
        const [, paid, strength] = bidding[side].exec(line) ?? [];
        if (paid === undefined) return [];
        return [{ paid: credits(paid), strength: Number(strength), hasAny }];
      });
    });
  }
}
