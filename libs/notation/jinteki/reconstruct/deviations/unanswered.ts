import type { JsonObject } from '../../json';
import { asksForCredits, type PromptView } from '../../lens/prompt';
import { cidOf } from '../../lens/card';
import { encounterOf } from '../../lens/run';
import { type Side, SIDES } from '../../lens/side';
import { damagedIn } from '../candidates/lines-of-decision';
import { titlesChosenIn } from '../chosen-in';
import {
  eachDifference,
  type Features,
  fieldOf,
  isRunning,
  pileCode,
  pileKey,
  plainKey,
  readKey,
} from '../features';
import type { Means } from '../follow';
import type { Shown } from '../shown';
import { useIn } from '../told-use';
import type { Titles } from '../titles';
import { waysOut } from '../ways-out';
import { isPreventionAsked } from './prevention-asked';
import { asksForRoom } from './room-made';

/** A choice that theirs let go without an answer. */
export interface Unanswered {
  /** The entry with which it is gone. */
  readonly entry: number;
  /** The entry with which it was asked. */
  readonly asked: number;
  /** Index of the definition of the card that asks. */
  readonly def: number;
  readonly message: string;
  /** The titles of what was chosen by then, though less than was asked for. */
  readonly chosen: readonly (string | null)[];
}

/** An order that was chosen may be chosen anew, or is kept: either answers. */
const anew = 'Start over';

/** What a card that breaks asks for is no card. */
const asksForSubs = /^Break (?:a|the|up to \d+|\d+) .*?subroutines?\b/;

const passing: ReadonlySet<number> = new Set((['play', 'aside'] as const).map(pileCode));

const hurt: ReadonlySet<number> = new Set((['grip', 'heap'] as const).map(pileCode));

const hands: readonly number[] = (['grip', 'hq'] as const).map(pileCode);

/** What lay aside while it was asked about, and all of it came to its hand. */
function isTakenIn(before: Features, after: Features): boolean {
  let [aside, taken] = [0, 0];
  eachDifference(before, after, (key, was, is) => {
    const { category, a, b } = readKey(key);
    if (category !== 'pile') return;
    if (a === pileCode('aside')) aside += was - is;
    else if (hands.includes(a) && (before.get(pileKey('aside', b)) ?? 0) > 0) taken += is - was;
  });
  return aside > 0 && aside === taken;
}

const broken = plainKey('broken subroutines');

/**
 * Anything but plain numbers, subroutines that are broken apart, and the end of what was being resolved: the card that asks may go (also
 * from where it was installed, if no line tells what it did), an event whose run ends with it, strength that lasts for the run, and what damage takes that comes with the end of the run, or with
 * the next subroutine.
 */
function changes(
  { features: before, state: was }: Shown,
  { features: after, lines, state: is }: Shown,
  asking: number,
  titles: Titles,
  isOfSub: boolean,
): boolean {
  let found = false;
  const runEnds = isRunning(before) && !isRunning(after);
  const isBack = isTakenIn(before, after);
  const taken = new Set(lines.flatMap(damagedIn).map((title) => titles.ofTitle(title)));
  const told = (): boolean =>
    lines.some(
      (line) => useIn(titles.titleOf(asking), line) !== null && !line.endsWith(' to do nothing.'),
    );
  eachDifference(before, after, (key) => {
    const { category, a, b, field } = readKey(key);
    const isUsedUp = (): boolean =>
      (category === 'rig' || category === 'root') &&
      b === asking &&
      (after.get(key - (field & 0xf)) ?? 0) === 0 &&
      !told();
    const lapses = category !== 'pile' && runEnds && fieldOf(field) === 'strength';
    const goes = (): boolean =>
      passing.has(a) ||
      b === asking ||
      (before.get(pileKey('play', b)) ?? 0) > 0 ||
      (isBack && hands.includes(a) && (before.get(pileKey('aside', b)) ?? 0) > 0) ||
      ((runEnds || isOfSub) && hurt.has(a) && taken.has(b));
    found ||=
      (key === broken && isSameIce(was, is)) ||
      (category !== 'plain' && !lapses && !(category === 'pile' && goes()) && !isUsedUp());
  });
  return found;
}

/** The encounter goes on: once it is over nothing is broken any more. */
function isSameIce(was: JsonObject, is: JsonObject): boolean {
  const [before, after] = [encounterOf(was), encounterOf(is)];
  return before !== null && after !== null && cidOf(before) === cidOf(after);
}

/** It is asked for a subroutine of the ice at hand: what others do is told with the answer. */
const isOfSub = ({ state }: Shown, { cardCid }: PromptView): boolean => {
  const ice = encounterOf(state);
  return ice !== null && cardCid !== null && cidOf(ice) === cardCid;
};

/** The first of the entries up to this one in which a question stands open. */
function askedFrom(
  shown: readonly Shown[],
  entry: number,
  side: Side,
  { asking, message }: PromptView,
): number {
  const isOpen = (at: number): boolean => {
    const there = shown[at]?.prompts[side];
    return there?.message === message && there.asking === asking;
  };
  let first = entry;
  while (isOpen(first - 1)) first -= 1;
  return first;
}

/** What is asked next is room for a card that could be chosen: it was. */
const goesOnAbout = ({ choices, selectable }: PromptView, next: PromptView | null): boolean =>
  next !== null &&
  asksForRoom.test(next.message) &&
  (choices.includes(next.cardTitle ?? '') || selectable.includes(next.cardCid ?? ''));

/** It is paid for, credit by credit, or the line tells that it was. */
const isPaid = (
  { cardTitle, message }: PromptView,
  next: PromptView | null,
  lines: readonly string[],
): boolean =>
  asksForCredits.test(message) &&
  ((next?.cardTitle === cardTitle && asksForCredits.test(next.message)) ||
    lines.some((line) => useIn(cardTitle ?? '', line) !== null));

const asksFor = /^Choose (\d+) /;

/** What was chosen, if it is less than was asked for. */
function chosenInPart({ state }: Shown, { message }: PromptView): Unanswered['chosen'] {
  const most = Number(asksFor.exec(message)?.[1] ?? 0);
  const chosen = most < 2 ? [] : titlesChosenIn(state);
  return chosen.length < most ? chosen : [];
}

/** Prompts for cards that are gone one entry later, with no card moved or changed, or with less than was asked for. */
export function unansweredIn(
  { titles }: Pick<Means, 'titles'>,
  shown: readonly Shown[],
  after: number,
  through: number,
): Unanswered[] {
  const list: Unanswered[] = [];
  for (let entry = after + 1; entry <= through; entry += 1) {
    const asked = shown[entry - 1];
    const next = shown[entry];
    if (asked === undefined || next === undefined || !asked.mayPass) continue;
    for (const side of SIDES) {
      const prompt = asked.prompts[side];
      const open =
        prompt?.kind === 'select' ||
        (prompt?.choices.some((choice) => waysOut.has(choice)) === true &&
          !prompt.choices.includes(anew));
      if (prompt === null || !open || asksForSubs.test(prompt.message)) continue;
      const { message, cardTitle } = prompt;
      const def = cardTitle === null ? null : titles.ofTitle(cardTitle);
      const there = next.prompts[side];
      const gone = there?.message !== message || there.asking !== prompt.asking;
      if (def === null || !gone || goesOnAbout(prompt, there)) continue;
      if (isPaid(prompt, there, next.lines)) continue;
      const chosen = chosenInPart(asked, prompt);
      // What comes of the answer may yet be prevented.
      if (chosen.length === 0 && isPreventionAsked(next)) continue;
      if (chosen.length === 0 && changes(asked, next, def, titles, isOfSub(asked, prompt)))
        continue;
      list.push({ entry, asked: askedFrom(shown, entry - 1, side, prompt), def, message, chosen });
    }
  }
  return list;
}
