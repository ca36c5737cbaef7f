import { isOfServers } from './answers/of-servers';
import { asksWhether, type PromptView } from '../lens/prompt';
import { listOf } from '../json';
import { playerOf, type Side } from '../lens/side';
import { listedTitles } from '../log/listed-titles';
import { asksOn } from './asks-on';
import { type AccessedByChance, accessedByChanceIn } from './deviations/accessed-by-chance';
import { leftToChanceIn } from './deviations/left-to-chance';
import type { Shown } from './shown';
import { earlier, early, late, long, type ToldLines } from './told-lines';
import { chosenToGo, takenIn, useIn } from './told-use';
import { waysOut } from './ways-out';

const about = /\bprotecting (HQ|R&D|Archives|Server \d+)\b.*\?$/;

const installing = /^Choose a location to install (.+)$/;

const arranging = /^The top cards of (?:R&D|the [Ss]tack) will be (.+?)\.?$/;

const discarding = /^Choose (\d+) cards? to (?:discard|trash)\b/;

const isOfNumbers = ({ choices }: PromptView): boolean =>
  choices.length > 0 && choices.every((choice) => /^\d+$/.test(choice));

/** The same, or any number up to one, which is no list of choices. */
const asksForNumber = (prompt: PromptView): boolean =>
  isOfNumbers(prompt) ||
  (prompt.kind === 'other' && prompt.choices.length + prompt.selectable.length === 0);

const guessing = /^(?:guess|name|choose) (\d+)\.?$/;

/** The one of what a question lists whose words are in what a line tells its card to do, or the number that is guessed. */
function namedIn(use: string, asked: PromptView): string | null {
  if (asksForNumber(asked)) return guessing.exec(use)?.[1] ?? null;
  const words = ` ${use.replace(/\.$/, '')} `;
  const [named, other] = asked.choices.filter((choice) => words.includes(` ${choice} `));
  return named === undefined || other !== undefined ? null : named;
}

/** What cards ask. */
export class EvidenceOfQuestions {
  constructor(private readonly log: ToldLines) {}

  /** A card asks something, in these entries or right before. */
  asks(title: string): boolean {
    return this.log.asksFrom(this.log.back(early), title);
  }

  /** A card asks one side something, in these entries or right before, or from an earlier entry on. */
  asksSide(title: string, side: Side, since = Infinity): boolean {
    return this.log.asksFrom(Math.min(this.log.back(early), since), title, [side]);
  }

  /** All that a card asks one side, in these entries and right before, is whether it does something. */
  asksWhetherAlone(title: string, side: Side): boolean {
    const asked = this.log
      .promptsFrom(this.log.back(early), [side])
      .filter(({ cardTitle, kind }) => cardTitle === title && kind !== 'waiting');
    return asked.length > 0 && asked.every(asksWhether);
  }

  /** A card asks one side something from an entry on, and nothing before. */
  asksFirstFrom(entry: number, title: string, side: Side): boolean {
    const { until } = this.log.between;
    const asks = ({ prompts }: Shown): boolean => prompts[side]?.cardTitle === title;
    const [from, to] = [Math.max(0, this.log.back(early) + 1), until + 1 + late];
    return (
      this.log.shown.slice(entry, to).some(asks) && !this.log.shown.slice(from, entry).some(asks)
    );
  }

  /** What stands open to one side at each entry, from the one before these on. */
  questionsTo(side: Side): readonly (PromptView | null)[] {
    const { after, until } = this.log.between;
    return this.log.shown.slice(Math.max(0, after), until + 1).map(({ prompts }) => prompts[side]);
  }

  /**
   * Cards that a side is asked where to install, in turn, right before these entries and in them: each was chosen right before
   * it was asked about. One for which nothing changes until the next is asked about was not installed after all.
   */
  installedInTurn(side: Side): readonly string[] {
    const { shown, between } = this.log;
    const from = Math.max(1, this.log.back(early) + 1);
    const asked = shown.slice(from, between.until + 1).flatMap(({ prompts }, i) => {
      const [before, now] = [shown[from + i - 1]?.prompts[side], prompts[side]];
      const title =
        now?.asking === before?.asking ? undefined : installing.exec(now?.message ?? '');
      return title?.[1] === undefined ? [] : [{ title: title[1], entry: from + i }];
    });
    return asked.flatMap(({ title, entry }, i) => {
      const then = asked[i + 1]?.entry;
      const [one, other] = [shown[entry], shown[then ?? entry]];
      const isLeft = then !== undefined && one?.features === other?.features;
      return isLeft ? [] : [title];
    });
  }

  /** The order in which a card shows cards to come to lie on a deck, top first; null where it shows none. */
  arrangedBy(title: string): readonly string[] | null {
    const told = this.log
      .promptsFrom(this.log.back(early))
      .flatMap(({ cardTitle, message }) =>
        cardTitle === title ? (arranging.exec(message)?.[1] ?? []) : [],
      );
    const last = told.at(-1);
    return last === undefined ? null : listedTitles(last);
  }

  /** The server that questions of a card are about, once it was chosen; null where none, or several, are named. */
  serverAsked(title: string): string | null {
    const named = this.log
      .promptsFrom(this.log.back(early))
      .flatMap(({ cardTitle, message }) =>
        cardTitle === title ? (about.exec(message)?.[1] ?? []) : [],
      );
    return new Set(named).size === 1 ? (named[0] ?? null) : null;
  }

  /** The servers that a card asks a side to choose from, as it does last, not long before or in these entries; null where it does not. */
  serversOffered(title: string, side: Side): readonly string[] | null {
    return (
      this.log
        .promptsFrom(Math.max(0, this.log.between.after - long), [side])
        .findLast(({ cardTitle, choices }) => cardTitle === title && isOfServers(choices))
        ?.choices ?? null
    );
  }

  /** The number with which a card asks on: it was answered with just before; null where it does not. */
  numberOf(title: string): number | null {
    const told = this.log
      .promptsFrom(this.log.between.after)
      .flatMap(({ cardTitle, message }) =>
        cardTitle === title ? (asksOn.exec(message)?.[1] ?? []) : [],
      );
    return told.length === 0 || new Set(told).size > 1 ? null : Number(told[0]);
  }

  /** How often a card asks a side for a number that is answered since ours decided last, until these end; right before it may have begun to. */
  numbersAsked(title: string, side: Side): number {
    const asked = this.log.shown
      .slice(Math.max(0, this.log.decided), this.log.between.until + 1)
      .map(({ prompts }) => prompts[side]);
    return asked.filter(
      (prompt, i) =>
        prompt?.cardTitle === title &&
        asksForNumber(prompt) &&
        i + 1 < asked.length &&
        asked[i + 1]?.asking !== prompt.asking,
    ).length;
  }

  /** A card asks, not long before or in these entries, for a number that may be this one. */
  offersNumber(title: string, number: number): boolean {
    return this.log
      .promptsFrom(Math.max(0, this.log.between.after - long))
      .some(
        (asked) =>
          asked.cardTitle === title && isOfNumbers(asked) && asked.choices.includes(String(number)),
      );
  }

  /** A card asks for a number, and, once that is answered, for cards: it was no 0. */
  asksForCardsThen(title: string, side: Side): boolean {
    const { after, until } = this.log.between;
    const from = Math.max(0, after - long);
    const asked = this.log.shown.slice(from, until + 1).map(({ prompts }) => prompts[side]);
    return asked.some((prompt, i) => {
      const next = asked[i + 1];
      return (
        prompt?.cardTitle === title &&
        isOfNumbers(prompt) &&
        next?.cardTitle === title &&
        next.kind === 'select'
      );
    });
  }

  /**
   * Of what a card asks a side to discard less is told, or nothing goes, as the question is closed; of the first such question
   * that is closed after these entries begin, or after a later one.
   */
  isLeftInPart(title: string, side: Side, since: number): boolean {
    const { after, until } = this.log.between;
    for (let entry = Math.max(0, after, since); entry < until; entry += 1) {
      const [there, next] = [this.log.shown[entry], this.log.shown[entry + 1]];
      const asked = there?.prompts[side];
      const most = Number(discarding.exec(asked?.message ?? '')?.[1] ?? 0);
      if (there === undefined || next === undefined || asked?.cardTitle !== title) continue;
      if (most === 0 || next.prompts[side]?.asking === asked.asking) continue;
      const told = next.lines.flatMap((line) => [
        ...takenIn(title, line),
        ...chosenToGo(title, line),
      ]);
      if (told.length > 0) return told.length < most;
      const piles = [there, next].map(
        ({ state }) => listOf(playerOf(state, side)['discard']).length,
      );
      return piles[0] === piles[1];
    }
    return false;
  }

  /** In the last of these entries a line tells a card to be used on what was chosen, and it asks for more of the like. */
  asksOn(title: string, side: Side): boolean {
    const { shown, between } = this.log;
    const [before, now] = [shown[between.until - 1], shown[between.until]];
    const [was, is] = [before?.prompts[side], now?.prompts[side]];
    return (
      is?.kind === 'select' &&
      is.cardTitle === title &&
      was?.message === is.message &&
      is.selectable.some((cid) => cid !== is.cardCid) &&
      now?.lines.some((line) => useIn(title, line) !== null) === true
    );
  }

  /** What a card lists to choose from, in these entries or right before; a card by its title. */
  offeredBy(title: string): ReadonlySet<string> {
    const asked = this.log
      .promptsFrom(this.log.back(earlier))
      .filter(({ cardTitle }) => cardTitle === title);
    return new Set(asked.flatMap(({ choices }) => choices));
  }

  /** A card asks from an entry on, and lists nothing but ways out. */
  offersNothing(title: string, from: number, isCard: (choice: string) => boolean): boolean {
    // In which pile it looks, and the like, is another question.
    const isOfCards = ({ choices, selectable }: PromptView): boolean =>
      selectable.length > 0 || choices.every((one) => waysOut.has(one) || isCard(one));
    const asked = this.log
      .promptsFrom(from)
      .filter((one) => one.cardTitle === title && one.kind !== 'waiting' && isOfCards(one));
    const isEmpty = ({ choices, selectable }: PromptView): boolean =>
      selectable.length === 0 && choices.length > 0 && choices.every((one) => waysOut.has(one));
    return asked.length > 0 && asked.every(isEmpty);
  }

  /** What lines of these entries tell a card to discard or trash. */
  takenBy(title: string): readonly string[] {
    return this.log.all.flatMap((line) => takenIn(title, line));
  }

  /** More can be chosen for a card than so many. */
  offersMore(title: string, count: number): boolean {
    return this.log
      .promptsFrom(this.log.back(early))
      .some(({ cardTitle, selectable }) => cardTitle === title && selectable.length > count);
  }

  /** A card asks for what damage is to take, in these entries or right before, and chance takes it. */
  isLeftToChance(title: string): boolean {
    const { until } = this.log.between;
    return leftToChanceIn(this.log.shown, { after: this.log.back(early), until }).some(
      (left) => left.title === title,
    );
  }

  /** Cards that chance takes to be accessed, in these entries or right before, as nobody chose them. */
  get accessedByChance(): readonly AccessedByChance[] {
    const { until } = this.log.between;
    return accessedByChanceIn(this.log.shown, { after: this.log.back(early), until });
  }

  /**
   * What lines tell a card to have been answered, as its questions to a side are closed, right before these entries and in them: a
   * number, or the one of their choices that is named there.
   */
  toldAnswers(title: string, side: Side): readonly string[] {
    const { until } = this.log.between;
    const told: string[] = [];
    for (let entry = Math.max(1, this.log.back(earlier) + 1); entry <= until; entry += 1) {
      const asked = this.log.shown[entry - 1]?.prompts[side];
      const now = this.log.shown[entry];
      if (now === undefined || asked?.cardTitle !== title || asksWhether(asked)) continue;
      if (now.prompts[side]?.asking === asked.asking) continue;
      const uses = now.lines.flatMap((line) => useIn(title, line) ?? []);
      told.push(...uses.flatMap((use) => namedIn(use, asked) ?? []));
    }
    return told;
  }
}
