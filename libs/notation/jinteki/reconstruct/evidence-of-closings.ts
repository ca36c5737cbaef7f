import { asksForCounters, asksForCredits, asksWhether, type PromptView } from '../lens/prompt';
import type { Side } from '../lens/side';
import type { Shown } from './shown';
import { isSearched } from './shuffles';
import { long, type ToldLines } from './told-lines';
import { useIn } from './told-use';

/** How a question of a card is told to be closed. */
export type Closing = 'used' | 'declined' | 'quiet';

/** The same of one question, and in which entry; `whether`: the card asked whether it does something. */
interface Closed {
  readonly as: Closing | null;
  readonly entry: number;
  readonly whether: boolean;
  readonly isAskedAnew: boolean;
  /** It was about what there is none of: ours may never have asked. */
  readonly isIdle: boolean;
}

/** Where a line tells what comes of a later one, what comes to nothing before it, and is asked anew, was declined. */
const withDeclined = (closed: readonly Closed[]): readonly Closed[] =>
  closed.map((one, at) =>
    one.isAskedAnew && closed.slice(at + 1).some(({ as }) => as === 'used')
      ? { ...one, as: 'declined' }
      : one,
  );

/** A question about what there is none of is none of those that ours asks where it asks another one later. */
const withoutIdle = (closed: readonly Closed[]): readonly Closed[] =>
  closed.filter(({ isIdle }, at) => !isIdle || closed.slice(at + 1).every((one) => one.isIdle));

/** What was asked whether it does something shows what it does, or asks how: it was let do so. */
const goesFurther = (asked: PromptView, next: PromptView | null): boolean =>
  asksWhether(asked) &&
  next?.cardTitle === asked.cardTitle &&
  next.cardCid === asked.cardCid &&
  next.kind !== 'waiting' &&
  // The run that it made goes on in its name.
  next.kind !== 'run' &&
  !asksWhether(next);

/** What was asked whether it does something asks the other side whether it is to be so, which it did not before. */
const asksOther = (
  asked: PromptView,
  was: PromptView | null,
  other: PromptView | null | undefined,
): boolean =>
  asksWhether(asked) &&
  other?.cardTitle === asked.cardTitle &&
  other.cardCid === asked.cardCid &&
  asksWhether(other) &&
  was?.asking !== other.asking;

/** Another copy asks the same, and nothing came of what this one asked. */
const isAskedAnew = (
  asked: PromptView,
  next: PromptView | null,
  before: Shown | undefined,
  { features, lines }: Shown,
): boolean =>
  asksWhether(asked) &&
  next?.cardTitle === asked.cardTitle &&
  next.message === asked.message &&
  next.asking !== asked.asking &&
  lines.length === 0 &&
  before?.features === features;

/** What a card goes on to ask for is closed with nothing chosen, and nothing comes of it. */
const isLeft = (
  asked: PromptView,
  before: Shown | undefined,
  { features, lines }: Shown,
): boolean =>
  asked.kind === 'select' &&
  asked.choices.includes('Done') &&
  lines.length === 0 &&
  before?.features === features;

/** It is asked about what there is none of, so that the other side learns nothing of that. */
const isIdle = ({ kind }: PromptView): boolean => kind === 'bogus';

const goesOn = /^continue the run\b/;

/**
 * `quiet`: nothing is told of it, asked by that card or shown otherwise, or lines go on with something else, which is seldom so where
 * what it may do is done.
 */
function closingIn(
  title: string,
  asked: PromptView,
  next: PromptView | null,
  before: Shown | undefined,
  now: Shown,
): Closing | null {
  const { lines, repeats } = now;
  if (isIdle(asked)) return 'declined';
  // What the card does besides comes behind that.
  const declines = ` declines to use ${title}`;
  if (lines.some((line) => line.endsWith(`${declines}.`) || line.includes(`${declines} to `)))
    return 'declined';
  const uses = lines.flatMap((line) => useIn(title, line) ?? []);
  // Who may leave a run is told to go on with it.
  if (uses.length > 0) return uses.every((use) => goesOn.test(use)) ? 'declined' : 'used';
  const isLetDo = asksWhether(asked) && next?.asking !== asked.asking;
  if (isLetDo && isSearched(before?.state ?? {}, now)) return 'used';
  const isAhead = repeats || lines.length > 0;
  return isAhead && asksWhether(asked) && next?.cardTitle !== title ? 'quiet' : null;
}

/** As what the questions of cards are closed. */
export class EvidenceOfClosings {
  constructor(private readonly log: ToldLines) {}

  /** The entry in which a question of a card is closed that stands open at one, as ours may be asked before theirs is. */
  private openUntil(title: string, side: Side, entry: number): number {
    let last = entry;
    while (last < entry + long && this.log.shown[last]?.prompts[side]?.cardTitle === title)
      last += 1;
    return last;
  }

  /**
   * Of each question that a card asks a side, in their order, right before these entries and in them, what a line tells as
   * that question is closed: that the card is used, or that it is not.
   */
  of(title: string, side: Side): readonly (Closing | null)[] {
    return this.closed(title, side).map(({ as }) => as);
  }

  /** The same of the first question whether a card does something that is closed after an entry; null where none is. */
  next(title: string, side: Side, since: number): Closing | null {
    const { shown, between } = this.log;
    for (let entry = Math.max(1, since + 1); entry <= between.until; entry += 1) {
      const [before, now] = [shown[entry - 1], shown[entry]];
      const asked = before?.prompts[side];
      if (now === undefined || asked?.cardTitle !== title || !asksWhether(asked)) continue;
      if (now.prompts[side]?.asking === asked.asking) continue;
      return closingIn(title, asked, now.prompts[side], before, now);
    }
    return null;
  }

  /** After this entry those questions are answered. */
  get since(): number {
    return this.log.begun - 1;
  }

  /** Of those questions so many are behind, and the next one is closed by the end of these entries: the card is used. */
  isUsedByThen(title: string, side: Side, behind: number): boolean {
    const next = this.closed(title, side)[behind];
    return next?.as === 'used' && next.entry <= this.log.between.until;
  }

  /** The same, where theirs was asked whether the card does anything. */
  isLetDoByThen(title: string, side: Side, behind: number): boolean {
    return (
      this.closed(title, side)[behind]?.whether === true && this.isUsedByThen(title, side, behind)
    );
  }

  /**
   * The same, for the question that so many are before: as it is closed; where nothing is told of it, or ours has answered more than theirs
   * was asked, whether any is closed as used from these entries on.
   */
  mayBeUsed(title: string, side: Side, behind: number): boolean {
    const closed = this.closed(title, side);
    const { after } = this.log.between;
    const as = closed[behind]?.as ?? null;
    return as === null
      ? closed.some((one) => one.as === 'used' && one.entry > after)
      : as === 'used';
  }

  private closed(title: string, side: Side): readonly Closed[] {
    const { until } = this.log.between;
    const closed: Closed[] = [];
    // What a question that was answered goes on with is no question of its own.
    let further: PromptView['asking'] = null;
    const last = this.openUntil(title, side, until);
    const from = this.log.begun;
    // What is open by then may go on with what was answered before.
    for (let entry = Math.max(1, from - long); entry <= last; entry += 1) {
      const [before, now] = [this.log.shown[entry - 1], this.log.shown[entry]];
      const asked = before?.prompts[side];
      if (now === undefined || asked?.cardTitle !== title || asked.kind === 'waiting') continue;
      // How something is paid for is no question of what the card does.
      if (asksForCredits.test(asked.message) || asksForCounters.test(asked.message)) continue;
      const next = now.prompts[side];
      const isOver = next?.asking !== asked.asking;
      const other = side === 'corp' ? 'runner' : 'corp';
      const isPassedOn =
        isOver && asksOther(asked, before?.prompts[other] ?? null, now.prompts[other]);
      if (goesFurther(asked, next) || isPassedOn) {
        // That question may have a number of its own.
        further = isPassedOn ? asked.asking : (next?.asking ?? null);
        closed.push({ as: 'used', entry, whether: true, isAskedAnew: false, isIdle: false });
      } else if (isOver) {
        const last = closed.at(-1);
        if (further !== null && asked.asking === further && last?.as === 'used')
          if (isLeft(asked, before, now)) closed[closed.length - 1] = { ...last, as: 'quiet' };
        if (further === null || asked.asking !== further)
          closed.push({
            ...{
              as: closingIn(title, asked, next, before, now),
              entry,
              whether: asksWhether(asked),
              isAskedAnew: isAskedAnew(asked, next, before, now),
              isIdle: isIdle(asked),
            },
          });
        further = null;
      }
    }
    return withoutIdle(withDeclined(closed)).filter(({ entry }) => entry >= from);
  }
}
