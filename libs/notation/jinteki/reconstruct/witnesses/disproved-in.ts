import { asksWhether, type PromptView } from '../../lens/prompt';
import { SIDES } from '../../lens/side';
import { isAskedBy } from '../asked-by';
import type { Rules } from '#rules';
import { type Placed, trailBetween } from '../deviations/granted-in-place';
import type { Trail } from '../node';
import type { Shown } from '../shown';
import { tellsPlays } from '../tells-plays';
import { late } from '../told-lines';
import { type Deed, isDecided } from './deed';
import { type Disproved, isSince, type Nth } from './disproved';
import { type Mispaid, mispaidIn } from './mispaid-in';
import { paymentsOf } from './payments';
import { witnessesIn } from './witnesses-in';
import { isAfter, type Line, type Witnessed } from './witnesses-of';

/** Which of its name it is, of those that were looked for after an entry. */
function nthOf(deeds: readonly Deed[], one: Deed, after: number): Nth {
  const { name } = one.tells;
  const before = deeds.slice(0, deeds.indexOf(one) + 1);
  const isLike = (deed: Deed): boolean => deed.tells.name === name && isSince(after)(deed);
  return { name, nth: before.filter(isLike).length };
}

/** Its line has an order; that of an answer has none where ours came to the question later than theirs. */
const isPlaced = ({ deed, witness }: Witnessed): boolean =>
  !deed.apart && (!deed.answers || (witness?.line.entry ?? 0) > deed.between.after);

const isLate = (one: Witnessed, moment: Line): boolean =>
  one.witness !== null && isPlaced(one) && isAfter(one.witness.from, moment);

/** The line that tells of one deed may tell of the other. */
const mayTell = (shown: readonly Shown[], { witness }: Witnessed, { tells }: Deed): boolean =>
  witness !== null &&
  tells.in(shown[witness.line.entry]?.lines[witness.line.at] ?? '', witness.line.entry);

/** A card is used, and answers what it asks: that is told as one deed, unless each has a line that tells of nothing else. */
function isOfOne(shown: readonly Shown[], one: Witnessed, other: Witnessed): boolean {
  const [first, last] = [one.deed, other.deed];
  if (first.asks === null || first.asks !== last.asks) return false;
  if (!first.answers && !last.answers) return false;
  return isDecided(first.by) || mayTell(shown, one, last) || mayTell(shown, other, first);
}

/** Lines tell of the like, and do so in these words, anywhere in the game. */
const isEverTold = (shown: readonly Shown[], { by, tells }: Deed): boolean =>
  tells.at !== undefined ||
  (isDecided(by) && by.decision.do === 'play' && tellsPlays(shown)) ||
  shown.some(({ lines }, entry) => lines.some((line) => tells.in(line, entry)));

/** Entries that a question may stand open before ours comes to it. */
const open = 6;

/** It is chosen for a card that asks theirs nothing then: no line tells it, nor a question. */
const isUnasked = (shown: readonly Shown[], { asks, between, by }: Deed): boolean =>
  isDecided(by) &&
  by.decision.do === 'pick' &&
  !shown
    .slice(Math.max(0, between.after - open), between.until + 1)
    .some((there) => asks !== null && isAskedBy(there, asks));

/** What theirs asks where ours makes such a decision; null where it may ask anything. */
function isSuch(by: Deed['by']): ((asked: PromptView) => boolean) | null {
  if (!isDecided(by)) return null;
  const { decision } = by;
  if (decision.do === 'option' && decision.option === 'yes') return asksWhether;
  return decision.do === 'pick' ? ({ kind }) => kind === 'select' : null;
}

/** Theirs tells in words, as such a question of the card is closed, that it was answered: so it would have here. */
function isToldAsClosed(shown: readonly Shown[], { asks, by, tells }: Deed): boolean {
  const isAsked = isSuch(by);
  if (isAsked === null) return false;
  return shown.some(({ lines }, entry) => {
    const [before, now] = [shown[entry - 1], shown[entry]];
    return SIDES.some((side) => {
      const asked = before?.prompts[side];
      return (
        asked?.cardTitle === asks &&
        isAsked(asked) &&
        now?.prompts[side]?.asking !== asked.asking &&
        lines.some((line) => tells.in(line, entry))
      );
    });
  });
}

/** Decisions before one that may be told after it. */
const most = 24;

/** What ours comes to later than theirs answered it does not come before, but theirs had answered it before a deviation. */
const isBehind = (last: Witnessed, { deed }: Witnessed): boolean =>
  !last.deed.apart && (isPlaced(last) || !isDecided(deed.by));

/** What it comes after that lines tell behind it: the first of the few before it. */
function firstLate(
  shown: readonly Shown[],
  all: readonly Witnessed[],
  last: Witnessed,
  at: number,
): Deed | undefined {
  const { witness } = last;
  if (witness === null) return undefined;
  return all
    .slice(Math.max(0, at - most), at)
    .find((one) => isBehind(last, one) && isLate(one, witness.to) && !isOfOne(shown, one, last))
    ?.deed;
}

function asDisproved(all: readonly Deed[], { deeds, entry, ...paid }: Mispaid): Disproved {
  const [first] = deeds;
  if (first === undefined) throw new Error('a line tells of nothing that is paid for');
  const after = Math.min(...deeds.map(({ between }) => between.after));
  const until = Math.max(...deeds.map(({ between }) => between.until));
  return {
    ...{ between: { after, until }, deed: nthOf(all, first, after), behind: null, answers: false },
    paid: {
      for: deeds.map((one) => nthOf(all, one, after)),
      ...paid,
      told: Math.max(entry, ...deeds.map(({ between }) => between.after)),
    },
  };
}

/** What a stretch states that no line is left for, or before something that lines tell first; nothing that is told as open. */
export function disprovedIn(
  rules: Rules,
  shown: readonly Shown[],
  stretch: Placed,
  isOpen: (trail: Trail) => boolean,
): Disproved[] {
  const { all } = witnessesIn(rules, shown, stretch);
  const deeds = all.map(({ deed }) => deed);
  const { end, granted, start } = stretch;
  const payments = paymentsOf(rules.pool, trailBetween(start, end), granted);
  const mispaid = mispaidIn(shown, all, payments)
    .filter((one) => !one.deeds.some(({ by }) => isDecided(by) && isOpen(by)))
    .map((one) => asDisproved(deeds, one));
  const undone = all.flatMap((one, at): Disproved[] => {
    const { deed, witness } = one;
    if (isDecided(deed.by) && isOpen(deed.by)) return [];
    const { after, until } = deed.between;
    if (witness === null) {
      if (!isEverTold(shown, deed)) return [];
      // What leads to a deviation was looked for with that, which may come a little later than it is told.
      const between = { after, until: deed.leads ? until + late : until };
      return [
        {
          between,
          deed: nthOf(deeds, deed, after),
          behind: null,
          paid: null,
          answers: deed.answers && !isUnasked(shown, deed) && !isToldAsClosed(shown, deed),
        },
      ];
    }
    const first = firstLate(shown, all, one, at);
    if (first === undefined) return [];
    const since = Math.min(after, first.between.after);
    return [
      {
        between: { after: since, until: Math.max(until, first.between.until) },
        deed: nthOf(deeds, first, since),
        behind: nthOf(deeds, deed, since),
        ...{ paid: null, answers: false },
      },
    ];
  });
  return [...undone, ...mispaid];
}
