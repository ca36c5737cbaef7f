import { ordersTriggers, type PromptView } from '../lens/prompt';
import { playerView } from '../lens/game';
import { type Side, SIDES } from '../lens/side';
import { cardsOf } from './answers/cards-of';
import { markedOn } from './answers/marked-on';
import { turnGoesOn } from './between-turns';
import { chosenInTurn, titlesChosenIn } from './chosen-in';
import { asksForLess, asksForRoom, asksOnHost } from './deviations/room-made';
import { differ } from './features';
import { goneFrom } from './gone-from';
import { early, type ToldLines } from './told-lines';
import { broughtIn, useIn } from './told-use';

const takesSeveral = /^(?:discard|trash) .+(?:, | and )/;

/** Which of several cards, or abilities, were chosen as a question is closed. */
export class EvidenceOfChoices {
  constructor(private readonly log: ToldLines) {}

  /**
   * The titles of what is chosen to make room for a card as that question is closed; null where the file does not show
   * it. `orMore`: the last of all that could be chosen closes the question by itself.
   */
  chosenFor(
    title: string,
  ): { readonly titles: readonly string[]; readonly orMore: boolean } | null {
    const { until } = this.log.between;
    const asked = (entry: number): PromptView | undefined =>
      SIDES.map((side) => this.log.shown[entry]?.prompts[side] ?? null).find(
        (prompt) =>
          asksForRoom.exec(prompt?.message ?? '')?.[1] === title ||
          (prompt?.cardTitle === title && asksOnHost.test(prompt.message)),
      ) ?? undefined;
    for (let entry = until - 1; entry >= Math.max(0, this.log.back(early) + 1); entry -= 1) {
      const [there, prompt] = [this.log.shown[entry], asked(entry)];
      if (there === undefined || prompt === undefined || asked(entry + 1) !== undefined) continue;
      const chosen = titlesChosenIn(there.state);
      const titles = [...chosen, ...this.chosenBefore(asked, entry)].flatMap((one) => one ?? []);
      const [only, another] = cardsOf(there.state, prompt.selectable);
      // On a host some have to go: of one card it is that.
      if (asksOnHost.test(prompt.message) && only?.selected === false && another === undefined)
        return { titles: [...titles, only.title], orMore: false };
      return { titles, orMore: chosen.length + 1 >= prompt.selectable.length };
    }
    return null;
  }

  /** Room in the memory is asked for before a card is installed, in these entries or right before: it comes where it needs some. */
  needsMemory(title: string): boolean {
    return this.log
      .promptsFrom(this.log.back(early))
      .some(({ message }) => asksForRoom.exec(message)?.[1] === title);
  }

  /** The Runner is asked for what there is no room for any more, in these entries or right before. */
  get lacksRoom(): boolean {
    return this.log
      .promptsFrom(this.log.back(early))
      .some(({ message }) => asksForLess.test(message));
  }

  /** What a card is marked with as its question is closed, the last one in these entries, or right before; null where it is not. */
  markedWith(title: string): string | null {
    const { until } = this.log.between;
    for (let entry = until; entry >= Math.max(1, this.log.back(early) + 1); entry -= 1) {
      const [there, now] = [this.log.shown[entry - 1], this.log.shown[entry]];
      if (there === undefined || now === undefined) continue;
      for (const side of SIDES) {
        const asked = there.prompts[side];
        const marked = asked?.cardTitle === title ? markedOn(asked, there, now) : null;
        if (marked !== null) return marked.told;
      }
    }
    return null;
  }

  /**
   * The titles of what is chosen of several for a card as its question is closed, the last one in these entries, or right
   * before; none where it is answered with the last click.
   */
  closedWith(title: string): readonly string[] {
    const { until } = this.log.between;
    for (let entry = until; entry >= Math.max(1, this.log.back(early) + 1); entry -= 1) {
      const [there, now] = [this.log.shown[entry - 1], this.log.shown[entry]];
      for (const side of SIDES) {
        const asked = there?.prompts[side];
        if (there === undefined || asked?.kind !== 'select' || asked.cardTitle !== title) continue;
        if (now?.prompts[side]?.asking === asked.asking) continue;
        return cardsOf(there.state, asked.selectable).flatMap((one) =>
          one.selected ? one.title : [],
        );
      }
    }
    return [];
  }

  /** The titles of what lines tell a card to bring out of a deck, since an entry, or right before these, in them and right after. */
  broughtBy(title: string, since: number): ReadonlySet<string> {
    const { after } = this.log.between;
    const earlier = this.log.toldIn(Math.min(this.log.back(early), since) + 1, after + 1);
    return new Set([...earlier, ...this.log.around()].flatMap((line) => broughtIn(title, line)));
  }

  /** The titles of what is chosen where there is less room than before, in its turn. */
  chosenForLess(): readonly string[] {
    const { shown, between } = this.log;
    const isOpen = (entry: number): boolean =>
      asksForLess.test(shown[entry]?.prompts.runner?.message ?? '');
    let last = between.until;
    while (last > this.log.back(early) && !isOpen(last)) last -= 1;
    let first = last;
    while (isOpen(first - 1)) first -= 1;
    return isOpen(last) ? chosenInTurn(shown.slice(first, last + 1).map(({ state }) => state)) : [];
  }

  /** What was chosen for the same question before it was asked again, as it was not enough. */
  private chosenBefore(
    asked: (entry: number) => PromptView | undefined,
    last: number,
  ): readonly (string | null)[] {
    const { shown } = this.log;
    const titles: (string | null)[] = [];
    for (let entry = last - 1; asked(entry) !== undefined; entry -= 1) {
      const [there, next] = [shown[entry], shown[entry + 1]];
      if (there !== undefined && next !== undefined && differ(there.features, next.features))
        titles.push(...titlesChosenIn(there.state));
    }
    return titles;
  }

  /**
   * Of abilities that wait together the one that was chosen to come first, by its title: the one that is no longer offered as
   * the question stands open still, that lines tell first as it is closed, where they tell of all, or that asks something
   * itself, before another does anything; null where none does.
   */
  triggeredOf(titles: readonly string[], side: Side): string | null {
    const waiting = [...titles].sort().join();
    const asks = (entry: number): boolean =>
      this.log.shown[entry]?.prompts[side]?.message === ordersTriggers;
    // Theirs may ask once the turn goes on.
    let until = turnGoesOn(this.log.shown, this.log.between.until);
    if (until > this.log.between.until) while (asks(until)) until += 1;
    let first = Math.max(0, this.log.back(early) + 1);
    while (asks(first) && asks(first - 1)) first -= 1;
    for (let entry = first; entry < until; entry += 1) {
      const [there, next] = [this.log.shown[entry], this.log.shown[entry + 1]];
      const [asked, then] = [there?.prompts[side], next?.prompts[side]];
      if (there === undefined || next === undefined || asked?.message !== ordersTriggers) continue;
      const offered = asked.choices.filter((choice) => titles.includes(choice));
      if (then?.message === ordersTriggers) {
        const gone = goneFrom(asked.choices, then.choices);
        if (gone !== null && titles.includes(gone) && [...offered].sort().join() === waiting)
          return gone;
        continue;
      }
      const told = next.lines.flatMap(
        (line) => titles.find((title) => useIn(title, line) !== null) ?? [],
      );
      // What has no line of its own may have come before the first.
      const isTold = titles.every((title) => told.includes(title));
      if (told[0] !== undefined && isTold && [...offered].sort().join() === waiting) return told[0];
      if (next.lines.length > 0 || differ(there.features, next.features)) continue;
      const chosen = then?.cardTitle ?? null;
      // Of two the other is not asked about: it may ask once the chosen one has done nothing to be seen.
      if (offered.length < 3 && !titles.includes(this.asksBehind(entry + 1, side) ?? '')) continue;
      if (chosen !== null && titles.includes(chosen) && [...offered].sort().join() === waiting)
        return chosen;
    }
    return null;
  }

  /** The title of the card that asks right as the question of another one is closed. */
  private asksBehind(entry: number, side: Side): string | null {
    const asking = (at: number): string | null | undefined =>
      this.log.shown[at]?.prompts[side]?.cardTitle;
    const title = asking(entry);
    let next = entry + 1;
    while (title !== undefined && asking(next) === title) next += 1;
    return asking(next) ?? null;
  }

  /** Whether a card asks for the cards that a line lists as taken from a hand of so many; true where none lists several. */
  takesAmong(title: string, count: number): boolean {
    const { until } = this.log.between;
    const asked: number[] = [];
    for (let entry = Math.max(1, this.log.back(early) + 1); entry <= until; entry += 1) {
      const [before, now] = [this.log.shown[entry - 1], this.log.shown[entry]];
      if (now?.lines.some((line) => takesSeveral.test(useIn(title, line) ?? '')) !== true) continue;
      for (const side of SIDES) {
        const prompt = before?.prompts[side];
        if (before !== undefined && prompt?.cardTitle === title && prompt.kind === 'select')
          asked.push(playerView(before.state, side).hand);
      }
    }
    return asked.length === 0 || asked.includes(count);
  }
}
