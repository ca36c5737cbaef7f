import type { CardId, Decision, Rules, State } from '#rules';
import { encounterOf } from '../../lens/run';
import { SIDES } from '../../lens/side';
import { toldAside } from '../deviations/aside';
import { setsForLater } from '../deviations/sets-for-later';
import { type Placed, trailBetween } from '../deviations/granted-in-place';
import { arrangersIn } from '../arranges-ice';
import type { OpenChoices } from '../open-choices';
import { firstWithout, type Shown } from '../shown';
import type { Titles } from '../titles';
import { isTakenBack, type Undone } from '../undone';
import { witnessesIn } from '../witnesses/witnesses-in';
import type { Answer } from './answer';
import { answersIn } from './answers-in';
import type { Trail } from '../node';
import { type Deed, type Told, toldByWay } from './told-by-way';
import { deniedIn } from './denied-in';
import { fromTheirLines } from './from-their-lines';
import { usesTold } from './named-in-line';
import { isWhether, matched } from './untold';
import { isUnpaidFor } from './whether';

/** Entries that ours may come later, or sooner, to what a card asks. */
const late = 2;

/** Entries beside which ours may tell the same otherwise. */
const far = 12;

const saidOf = ({ title, message, others, told }: Answer): string =>
  others === undefined
    ? `${title}: “${message}” is answered with “${told}”.`
    : `${title}: nothing shows with what “${message}” is answered.`;

/**
 * What the other side's card asks is told, if at all, with the use that asks it; a subroutine goes on whatever is answered.
 */
function isOwnUse(
  titles: Titles,
  shown: readonly Shown[],
  { entry, side, title }: Answer,
): boolean {
  const def = titles.ofTitle(title);
  if (def === null) return false;
  const { side: owner, value } = titles.definition(def);
  if (owner !== side) return false;
  return value.type !== 'ice' || encounterOf(shown[entry - 1]?.state ?? {}) === null;
}

/** Ours tells as open whether the card does it. */
const isOpen = ({ entry, title }: Answer, all: readonly Told[], open: OpenChoices): boolean =>
  all.some(
    ({ between: { after, until }, by, told, title: of }) =>
      of === title &&
      told === 'no' &&
      by !== null &&
      open.has(by) &&
      entry > after - 2 * late &&
      entry <= until + late,
  );

/** Its card goes on to ask, and nothing near it is done with the card, or is answered to it. */
const isUntold = (
  shown: readonly Shown[],
  { entry, title }: Answer,
  deeds: readonly Deed[],
): boolean =>
  usesTold(title, shown[entry]?.lines ?? []).length === 0 &&
  !deeds.some(
    ({ answers, deviates, from, titles, uses }) =>
      (deviates || uses || answers !== null) &&
      titles.includes(title) &&
      Math.abs(from - entry) <= far,
  );

/** In play before anywhere else: what is played may be gone by then. */
const copyOf = ({ active, cards }: State, def: number): CardId | undefined =>
  active.find((id) => cards[id]?.def === def) ?? cards.find((one) => one?.def === def)?.id;

/** The first entry from an answer on in which its card asks its side for nothing more to be chosen. */
const asksUntil = (shown: readonly Shown[], { entry, side, title }: Answer): number =>
  firstWithout(shown, entry, ({ prompts }) => {
    const prompt = prompts[side];
    return prompt?.cardTitle === title && (prompt.kind === 'select' || prompt.kind === 'other');
  });

/** How many decisions come before an answer: its card was used, and asked what is answered before, though ours tells that later. */
function madeBefore(
  { entry, title, told: said }: Answer,
  until: number,
  deeds: readonly Deed[],
  told: ReadonlyMap<Trail, Answer>,
  made: number,
): number | null {
  // That the card is let do anything comes before all that it asks, where ours tells nothing of it sooner.
  const isFirst = ({ made: by }: Deed): boolean =>
    !deeds.some(
      ({ answers, from, made: at, titles, uses }) =>
        at < by && from > entry - far && titles.includes(title) && (uses || answers !== null),
    );
  const isBefore = (deed: Deed): boolean => {
    const { answers, from, says } = deed;
    const other = answers === null ? undefined : told.get(answers);
    if (other !== undefined) return other.entry < entry;
    return from <= until + (answers !== null && (says || isFirst(deed)) ? late : 0);
  };
  // Whatever asked for it, theirs was answered before.
  const isAnswered = ({ answers }: Deed): boolean =>
    answers !== null && (told.get(answers)?.entry ?? entry) < entry;
  // What is chosen is done with it.
  const isOfIt = ({ from, titles }: Deed): boolean => from <= entry && titles.includes(said);
  const least = deeds.reduce(
    (most, deed) =>
      (deed.titles.includes(title) && isBefore(deed)) || isOfIt(deed) || isAnswered(deed)
        ? Math.max(most, deed.made)
        : most,
    made,
  );
  // Ours comes to it behind what theirs does later: there is no place for it.
  const isLater = ({ answers, deviates, from, made: by, titles }: Deed): boolean =>
    by < least + (deviates ? 0 : 1) &&
    (answers === null || !told.has(answers)
      ? from > entry && !titles.includes(title)
      : (told.get(answers)?.entry ?? 0) > entry);
  return deeds.some(isLater) ? null : least;
}

/** Theirs closes the question without a line, and with nothing chosen: it may have been left. */
function mayBeLeft(shown: readonly Shown[], { between: { after, until }, title }: Told): boolean {
  for (let entry = Math.max(1, after + 1); entry <= until; entry += 1)
    for (const side of SIDES) {
      const [was, is] = [shown[entry - 1]?.prompts[side], shown[entry]?.prompts[side]];
      if (was?.kind !== 'select' || was.cardTitle !== title || !was.choices.includes('Done'))
        continue;
      if (is?.asking !== was.asking && shown[entry]?.lines.length === 0) return true;
    }
  return false;
}

/** What ours names in words theirs asks for as cards, and for nothing else. */
function isAskedForCards(shown: readonly Shown[], one: Told): boolean {
  if (one.kind !== 'option' || isWhether(one)) return false;
  const { after, until } = one.between;
  return !shown
    .slice(Math.max(0, after), until + 1)
    .some(({ prompts }) =>
      SIDES.some(
        (side) => prompts[side]?.cardTitle === one.title && prompts[side]?.kind === 'other',
      ),
    );
}

/** What a run asks, and a card may. */
const asksToJackOut = /^Jack out\b/;

/** It may have been let do it, or never have asked. */
const either: readonly Decision[] = [{ do: 'option', option: 'yes' }, { do: 'done' }];

const isUnpaid = (titles: Titles, shown: readonly Shown[], answer: Answer): boolean => {
  const before = shown[answer.entry - 1];
  return before !== undefined && isUnpaidFor(titles, answer, before);
};

/** What stays open, and may have been left besides. */
function stillOpen(
  open: OpenChoices,
  told: ReadonlyMap<Trail, Answer>,
  all: readonly Told[],
  shown: readonly Shown[],
): Map<Trail, readonly Decision[]> {
  const left = new Map([...open].filter(([trail]) => !told.has(trail)));
  for (const one of all) {
    if (one.by === null || told.has(one.by)) continue;
    const others = left.get(one.by);
    if (others === undefined && !isAskedForCards(shown, one)) continue;
    if (others?.some(({ do: what }) => what === 'done') === true) continue;
    if (mayBeLeft(shown, one)) left.set(one.by, [...(others ?? []), { do: 'done' }]);
  }
  return left;
}

/**
 * What cards ask and is answered, as the file shows, and no decision of ours tells, is told beside them; what a decision tells
 * that was open until now is open no more.
 */
export function answersInPlace(
  rules: Rules,
  titles: Titles,
  shown: readonly Shown[],
  stretch: Placed,
  open: OpenChoices,
  undone: Undone = new Map(),
): { readonly stretch: Placed; readonly open: OpenChoices } {
  const arrangers = arrangersIn(rules.pool);
  const answers = answersIn(shown, stretch, (list) => titles.listed(list)).filter(
    (one) =>
      // What is clicked of ice that is arranged is no answer: ours lays all of it out.
      (one.kind !== 'card' || !arrangers.has(one.title)) &&
      !setsForLater(one.message, [one.told, ...(one.others ?? [])]) &&
      (one.told !== 'yes' || isOwnUse(titles, shown, one)) &&
      (one.told !== 'no' || !isUnpaid(titles, shown, one)) &&
      !isTakenBack(undone, one.entry),
  );
  const way = toldByWay(rules, stretch);
  const { all: witnesses } = witnessesIn(rules, shown, stretch);
  const deeds = fromTheirLines(way.deeds, trailBetween(stretch.start, stretch.end), witnesses);
  const { told, untold } = matched(answers, way.told, (by) => open.has(by));
  const left = stillOpen(open, told, way.told, shown);
  for (const by of deniedIn(shown, stretch, way.told, told, answers))
    if (!left.has(by)) left.set(by, either);
  const all = untold.filter(
    (one) =>
      (isWhether(one) || !one.alone) &&
      !asksToJackOut.test(one.message) &&
      titles.ofTitle(one.title) !== null &&
      (one.told !== 'yes' || isOpen(one, way.told, left) || isUntold(shown, one, deeds)),
  );
  if (all.length === 0) return { stretch, open: left };
  const placed = toldAside(rules, stretch, witnesses, {
    all,
    cardOf: (state, { title }) => copyOf(state, titles.ofTitle(title) ?? -1),
    behind: (one, made) =>
      madeBefore(one, isWhether(one) ? one.entry : asksUntil(shown, one), deeds, told, made),
    tell: (one, card) => ({
      ...{ kind: 'answered', card, credits: 0, entry: one.entry, difference: null },
      ...{ rule: 'ABIL-09', reason: saidOf(one), legal: true },
      answer: {
        ...{ kind: one.kind, told: one.told, side: one.side },
        ...(one.others && { others: one.others }),
      },
    }),
  });
  return { stretch: placed, open: left };
}
