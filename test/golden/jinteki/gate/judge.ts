import type { Rules } from '#rules';
import { fold } from '#notation/jinteki/fold/fold';
import { promptOf } from '#notation/jinteki/lens/prompt';
import { SIDES } from '#notation/jinteki/lens/side';
import { arrangersIn } from '#notation/jinteki/reconstruct/arranges-ice';
import type { Replay } from '#notation/jinteki/read/read';
import type { Note, Stretch, Verdict } from '#notation/jinteki/reconstruct/verify';
import type { Decision } from '../replays';
import { align, isToldOtherwise, near, sayStated, sayTrue } from './align';
import { asOneQuestion } from './as-one-question';
import type { Deed, StatedDeed, TrueDeed } from './deed';
import { inOrderOf } from './in-order-of';
import { roomFirst } from './room-first';
import { isWhether, statedDeeds } from './stated-deeds';
import { cleanTitle, type Entry, TrueDeeds } from './true-deeds';

export interface Tally {
  stated: number;
  right: number;
  truths: number;
  found: number;
}

export interface Judged {
  readonly kinds: ReadonlyMap<string, Tally>;
  /** Statements that the record does not bear out, and what it tells and nobody stated. */
  readonly wrong: readonly Said[];
  readonly missed: readonly Said[];
}

export interface Said {
  readonly kind: string;
  readonly says: string;
  /** Later than the first, not later than the last. */
  readonly entries: readonly [number, number];
}

function entriesOf(replay: Replay): Entry[] {
  const entries: Entry[] = [];
  for (const { state, diff, newLogLines } of fold(replay))
    entries.push({
      state,
      diff,
      lines: newLogLines.filter(({ speaker }) => speaker === null).map(({ text }) => text),
    });
  return entries;
}

/** Entries that a question about an accessed card may stand open. */
const answered = 4;

/** What may be stated at the end of a stretch, and recorded after it. */
const ahead: ReadonlySet<string> = new Set(['accessed', 'use']);

/** Which side of a question has no word of theirs: a window passed, an answer of "no more". */
const between: ReadonlySet<string> = new Set(['pass', 'decline']);

/** Questions that the server may answer itself, and orders that it does not tell. */
const untold: ReadonlySet<string> = new Set(['first', 'access', 'option', 'number', 'pay', 'refuse']);

/** A truth that something else states is the answer to another question. */
const isOpen = (
  deed: StatedDeed,
  right: ReadonlySet<StatedDeed>,
  untoldTruths: readonly TrueDeed[],
): boolean =>
  untold.has(deed.kind) &&
  !right.has(deed) &&
  !untoldTruths.some(
    (truth) => (truth.kind === deed.kind || isWhether(truth.kind)) && near(deed, truth) && isRival(deed, truth),
  );

/** It tells of the same cards, or of any in the same place, and tells otherwise. */
const isRival = (deed: StatedDeed, truth: TrueDeed): boolean => {
  if (isWhether(deed.kind) || isWhether(truth.kind))
    return deed.kind === 'refuse' && truth.kind === 'agree' && deed.what === truth.what;
  if (deed.kind === 'access') return deed.what === truth.what;
  if (deed.kind === 'first') return deed.what.split(' over ').reverse().join(' over ') === truth.what;
  // Which of its abilities was used is no answer to a question.
  if (deed.kind === 'option' && !truth.due) return false;
  // What a line tells of a number that nobody was asked for is no answer to what was asked elsewhere.
  if (deed.kind === 'number' && !truth.due) return truth.entry > deed.after && truth.entry <= deed.until;
  if (deed.kind === 'option') return deed.what.split(' ')[0] === truth.what.split(' ')[0];
  return true;
};

const open: ReadonlySet<string> = new Set(['unanswered', 'idle-use', 'no-effect']);
const answers: ReadonlySet<string> = new Set(['pick', 'use', 'option', 'refuse']);

/** What is told as open, as any answer without effect leaves the same file. */
const isLeftOpen = ({ kind, entry }: TrueDeed, notes: readonly Note[]): boolean =>
  answers.has(kind) &&
  notes.some((note) => open.has(note.kind) && Math.abs(note.historyIndex - entry) < 4);

/** To be let do something is told by what is done. */
const isBeside = ({ kind }: StatedDeed): boolean => !between.has(kind) && kind !== 'agree';

/** A pass says that nothing was done there: it is as true as what it stands between. */
function judgePasses(
  stated: readonly StatedDeed[],
  isRight: (deed: StatedDeed) => boolean,
): ReadonlyMap<StatedDeed, boolean> {
  const judged = new Map<StatedDeed, boolean>();
  for (const [at, deed] of stated.entries()) {
    if (!between.has(deed.kind)) continue;
    const before = stated.slice(0, at).findLast(isBeside);
    const after = stated.slice(at + 1).find(isBeside);
    judged.set(deed, [before, after].every((one) => one === undefined || isRight(one)));
  }
  return judged;
}

/**
 * Payments, counters among them and what is trashed to pay less, X, which the record asks for after the card it is for, accesses and what damage took are told by the record at another moment than by the
 * rules: each of them is in order among its own.
 */
const apart: readonly ReadonlySet<string>[] = [
  new Set(['pay']),
  new Set(['drain']),
  new Set(['lower']),
  new Set(['number']),
  new Set(['damage']),
  new Set(['first']),
  new Set(['accessed', 'access', 'steal', 'trash-accessed', 'leave']),
];
const isApart = (kind: string): boolean => apart.some((kinds) => kinds.has(kind));
type Stream = (deed: Deed) => boolean;
const streams: readonly Stream[] = [
  ({ kind }) => !isApart(kind) && !between.has(kind) && !isWhether(kind),
  ...apart.map((kinds) => ({ kind }: Deed) => kinds.has(kind)),
];

/** Questions of several cards at once have no order: those of each title are told in theirs. */
function whetherStreams(deeds: readonly Deed[]): readonly Stream[] {
  const titles = new Set(deeds.flatMap(({ kind, what }) => (isWhether(kind) ? [what] : [])));
  return [...titles].map(
    (title) =>
      ({ kind, what }: Deed) =>
        isWhether(kind) && what === title,
  );
}

/** What a price is paid from is asked source by source, for several uses of ours at once: with nothing between, it is one question. */
function asOnePrice(payments: readonly TrueDeed[], deed: StatedDeed): StatedDeed {
  const { after, kind, until } = deed;
  if (kind !== 'pay') return deed;
  const paid = payments.filter(({ entry }) => entry > after - answered && entry <= until);
  // One of the answers may be that nothing more is chosen of some.
  const isOne = paid.every(({ entry }, at) => at === 0 || entry - (paid[at - 1]?.entry ?? 0) <= 2);
  return isOne ? { ...deed, set: `payment of ${after}` } : deed;
}

/** What an undo takes back within a stretch is no part of the game that it states. */
const isTakenBack = (
  { entry }: TrueDeed,
  { from, through }: Stretch,
  undone: Verdict['game']['undone'],
): boolean =>
  undone.some(
    ({ index, to }) =>
      to !== null && to >= from && index <= through && entry > to && entry <= index,
  );

/** Nothing that the card does by itself as a turn begins may be left. */
function hasToBe({ pool }: Rules, title: string): boolean {
  const own = pool.definitions.find(({ value }) => cleanTitle(value.title) === title)?.abilities ?? [];
  const triggered = own.flatMap(({ ability }) =>
    ability.kind === 'when' && ability.trigger.on === 'turn-began' ? [ability] : [],
  );
  return triggered.length > 0 && triggered.every(({ effects, optional }) => optional !== true && effects.every((effect) => effect.do !== 'may'));
}

/** The last entry of a stretch at which no card asks anything: what a question is about that stands open as it ends is done behind it. */
function settledIn(entries: readonly Entry[], { from, through }: Stretch): number {
  const asks = (entry: number): boolean =>
    SIDES.some((side) => {
      const prompt = promptOf(entries[entry]?.state ?? {}, side);
      return prompt !== null && prompt.kind !== 'waiting' && prompt.kind !== 'run';
    });
  let entry = through;
  while (entry > from && asks(entry)) entry -= 1;
  return entry;
}

/** Compares all that a verdict states with the server's own record of the game. */
export function judge(
  rules: Rules,
  replay: Replay,
  verdict: Verdict,
  decisions: readonly Decision[],
): Judged {
  const entries = entriesOf(replay);
  const { deeds } = new TrueDeeds(
    entries,
    decisions.filter(({ error }) => error === undefined),
    arrangersIn(rules.pool),
  );
  return compare(rules, verdict, entries, deeds);
}

function compare(
  rules: Rules,
  { game, reconstruction }: Verdict,
  entries: readonly Entry[],
  deeds: readonly TrueDeed[],
): Judged {
  const kinds = new Map<string, Tally>();
  const [wrong, missed]: [Said[], Said[]] = [[], []];
  const tally = (kind: string): Tally => {
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    const fresh = { stated: 0, right: 0, truths: 0, found: 0 };
    kinds.set(kind, fresh);
    return fresh;
  };
  if (reconstruction === null) return { kinds, wrong, missed };
  for (const stretch of reconstruction.stretches) {
    const settled = settledIn(entries, stretch);
    // What is accessed is answered, and recorded, after it shows; what is used may be paid for first.
    const truths = deeds.flatMap((deed): TrueDeed[] => {
      if (isTakenBack(deed, stretch, game.undone)) return [];
      if (deed.begins === true && hasToBe(reconstruction.rules, deed.what)) return [{ ...deed, due: false }];
      if (deed.entry <= stretch.from || deed.entry > stretch.through + answered) return [];
      if (deed.entry <= stretch.through) return [deed.entry > settled ? { ...deed, due: false } : deed];
      return ahead.has(deed.kind) ? [{ ...deed, due: false }] : [];
    });
    const paid = truths.filter(({ kind }) => kind === 'pay');
    const all = statedDeeds(rules, stretch, entries).map((deed) => asOnePrice(paid, deed));
    const stated = asOneQuestion(truths, all);
    const right = new Set<StatedDeed>();
    const lost = new Set<TrueDeed>();
    const told = new Set<TrueDeed>();
    const same = new Set<TrueDeed>();
    for (const stream of [...streams, ...whetherStreams([...stated, ...truths])]) {
      const done = truths.filter(stream);
      const own = inOrderOf(done, roomFirst(done, stated.filter(stream)));
      const aligned = align(own, done);
      for (const [at, deed] of own.entries()) {
        const truth = aligned.truths[at] ?? null;
        if (truth === null) continue;
        right.add(deed);
        told.add(truth);
      }
      for (const truth of aligned.missed) if (!isToldOtherwise(truth, told)) lost.add(truth);
      // Told as open is not told.
      for (const [at, deed] of own.entries()) {
        const truth = aligned.truths[at] ?? null;
        if (deed.others === undefined || truth === null) continue;
        // Two true commands leave the same file: the issue asks for no more.
        if (truth.unshown === true) same.add(truth);
        else lost.add(truth);
      }
    }
    const left = truths.filter((truth) => !told.has(truth));
    // What the record neither bears out nor denies says nothing against what stands beside it.
    const passes = judgePasses(
      stated,
      (deed) => right.has(deed) || deed.others !== undefined || isOpen(deed, right, left),
    );
    for (const deed of stated) {
      if (deed.others !== undefined) {
        if (!right.has(deed) && !between.has(deed.kind) && deed.mayBeNone !== true && !isOpen(deed, right, left))
          wrong.push({ kind: deed.kind, says: `${sayStated(deed)}, or another of what is told as open`, entries: [deed.after, deed.until] });
        continue;
      }
      if (deed.kind === 'agree' || isOpen(deed, right, left)) continue;
      const count = tally(deed.kind);
      const holds = passes.get(deed) ?? right.has(deed);
      count.stated += 1;
      if (holds) count.right += 1;
      else if (!between.has(deed.kind)) wrong.push({ kind: deed.kind, says: sayStated(deed), entries: [deed.after, deed.until] });
    }
    for (const truth of truths) {
      if (!truth.due || same.has(truth) || isLeftOpen(truth, stretch.notes)) continue;
      const count = tally(truth.kind);
      count.truths += 1;
      if (lost.has(truth)) missed.push({ kind: truth.kind, says: sayTrue(truth), entries: [truth.entry - 1, truth.entry] });
      else count.found += 1;
    }
  }
  return { kinds, wrong, missed };
}
