import { asksWhether, type PromptView } from '../../lens/prompt';
import { type Side, SIDES } from '../../lens/side';
import { askedOf, commandersOf } from '../commanders';
import { turnGoesOn } from '../between-turns';
import { closesQuestion } from '../deviations/closes-question';
import { firstWithout, type Shown } from '../shown';
import type { Answer, Told } from './answer';
import { listedTitles } from '../../log/listed-titles';
import { arrangedIn, type Listed, showsOrder } from './arranged-in';
import { declining, isAlone, isListed, isRead, isSame, isWaitedFor, startsOver } from './asked';
import { cardsOf } from './cards-of';
import { lastChosen, namedOf, onlyOf } from './last-chosen';
import { markedOn } from './marked-on';
import { namedChoice, namedNumber, usesTold } from './named-in-line';
import { numberIn, openNumber, revealedIn } from './numbers-in';
import { isOfServers, servers } from './of-servers';
import { optionIn } from './options-in';
import { serverOfRun } from './server-of-run';
import { saidTo } from './whether';

/** Subroutines that a line lists say what they may do, and not what is chosen. */
const withoutLabels = (line: string): string => line.replace(/ \(".*"\)/g, '');

/** What a line tells another card to be used for is no answer to this one. */
const isOfNoUse = (line: string): boolean => !/ (?:uses|to use) .+? to /.test(line);

/** Of listed cards the one that asks itself then, such as where it is installed. */
function askedItself(prompt: PromptView, next: PromptView | null, before: Shown): Told | null {
  const { cardCid: cid, cardTitle: told } = next ?? prompt;
  if (!isListed(prompt) || cid === null || told === null || cid === prompt.cardCid) return null;
  // What is in play already may ask by itself.
  const isHidden = cardsOf(before.state, [cid]).length === 0;
  return isHidden && prompt.selectable.includes(cid) ? { kind: 'card', told } : null;
}

interface Waiting {
  readonly prompt: PromptView;
  readonly before: Shown;
  readonly entry: number;
}

/** The same may be chosen as before. */
const isOffered = ({ choices, selectable }: PromptView, next: PromptView | null): boolean =>
  next !== null &&
  choices.join('\n') === next.choices.join('\n') &&
  selectable.join() === next.selectable.join();

/** Reads what one side answers, entry by entry. */
class Reader {
  readonly answers: Answer[] = [];
  /** What is chosen of the question that is open, and may be taken back. */
  private chosen = new Map<string, Answer>();
  /** A card that was chosen, as its card asks on: its lines may tell which. */
  private waiting: Waiting | null = null;
  /** The card that was just let do what it may. */
  private agreed: string | null = null;
  /** What is taken of a list, one by one, until all of it is agreed to. */
  private listed: Answer[] = [];

  constructor(
    private readonly shown: readonly Shown[],
    private readonly side: Side,
    private readonly titlesOf: Listed,
  ) {}

  read(entry: number): void {
    const [before, now] = [this.shown[entry - 1], this.shown[entry]];
    const prompt = askedOf(before, this.side);
    const next = askedOf(now, this.side);
    const isList =
      prompt !== null && (isListed(prompt) || prompt.choices.some((one) => startsOver.test(one)));
    if (!isList) this.agree();
    this.resolve(entry);
    if (prompt?.choices.some((choice) => startsOver.test(choice)) === true && next !== null)
      // The list is offered anew.
      if (next.cardTitle === prompt.cardTitle && next.selectable.length > 0) this.listed = [];
    if (before === undefined || now === undefined || prompt === null || !isRead(prompt)) {
      this.flush();
      // Closed by command it is not agreed to.
      const isClosed = now?.lines.some(closesQuestion) === true;
      if (prompt !== null && showsOrder(prompt) && !isClosed) this.arrange(prompt, next, entry);
      return;
    }
    const isOpen = isSame(prompt, next);
    if (prompt.kind === 'select' && isOpen && now.lines.length === 0) {
      this.select(prompt, before, now, entry);
      return;
    }
    // Whatever else its player did, it is not answered yet.
    if (isOpen && now.lines.length === 0 && isOffered(prompt, next)) return;
    this.flush();
    if (!commandersOf(this.shown, entry).includes(this.side)) return;
    const one = this.answerTo(prompt, next, before, now, entry);
    const wasAgreed = this.agreed === prompt.cardTitle;
    this.agreed = one?.told === 'yes' ? prompt.cardTitle : null;
    if (one !== null) {
      const answer = { ...one, ...this.from(prompt, entry) };
      (isListed(prompt) ? this.listed : this.answers).push(answer);
    } else if (isWaitedFor(prompt, next) || this.isGuessed(prompt, now))
      this.waiting = { prompt, before, entry };
    else this.leaveOpen(prompt, before, now, entry, wasAgreed);
  }

  /** What a card goes on to be used for tells what was chosen before; the run that it is, on which server. */
  private resolve(entry: number): void {
    const [{ waiting }, now] = [this, this.shown[entry]];
    if (waiting === null || now === undefined) return;
    const { before, prompt } = waiting;
    const title = prompt.cardTitle ?? '';
    const isOver = askedOf(now, this.side)?.cardTitle !== title;
    if (now.lines.length === 0 && !isOver) return;
    this.waiting = null;
    const tell = (one: Told | null): void => {
      if (one !== null) this.answers.push({ ...one, ...this.from(prompt, waiting.entry) });
    };
    if (prompt.kind === 'select') {
      const cards = cardsOf(before.state, prompt.selectable);
      const told = onlyOf(namedOf(cards, title, usesTold(title, now.lines)));
      tell(told === null ? null : { kind: 'card', told });
    } else if (isOfServers(prompt.choices)) tell(serverOfRun(prompt, before, now));
    else {
      const told =
        namedNumber(title, prompt.message, usesTold(title, now.lines)) ??
        revealedIn(prompt, now.lines);
      tell(told === null ? openNumber(prompt) : { kind: 'number', told });
    }
  }

  /** A card is used, and nothing shows on which of several: it may be on none. */
  private leaveOpen(
    prompt: PromptView,
    before: Shown,
    now: Shown,
    entry: number,
    wasAgreed: boolean,
  ): void {
    const isUsed = usesTold(prompt.cardTitle ?? '', now.lines).length > 0;
    const isVain = wasAgreed && now.lines.length === 0;
    if (prompt.kind !== 'select' || !(isUsed || isVain)) return;
    const cards = cardsOf(before.state, prompt.selectable);
    if (cards.some(({ selected }) => selected)) return;
    const [told, ...others] = new Set(cards.map(({ title }) => title));
    if (told !== undefined && others.length > 0)
      this.answers.push({ kind: 'card', told, others, ...this.from(prompt, entry) });
  }

  /** The other side is to say what was answered, before a line tells it. */
  private isGuessed({ cardTitle, message }: PromptView, now: Shown): boolean {
    const other = askedOf(now, this.side === 'corp' ? 'runner' : 'corp');
    return /^How many /.test(message) && other?.cardTitle === cardTitle && now.lines.length === 0;
  }

  private answerTo(
    prompt: PromptView,
    next: PromptView | null,
    before: Shown,
    now: Shown,
    entry: number,
  ): Told | null {
    if (prompt.kind === 'select') {
      const told = lastChosen(prompt, before, now);
      return told === null ? null : { kind: 'card', told };
    }
    if (asksWhether(prompt)) {
      const told = saidTo(prompt, this.side, before, now);
      return told === null ? null : { kind: 'option', told };
    }
    const shown =
      this.taken(prompt, next) ??
      askedItself(prompt, next, before) ??
      markedOn(prompt, before, now);
    if (shown !== null) return shown;
    const told = this.told(prompt, next, before, now);
    return told !== null && this.isOfBefore(told, prompt, now, entry) ? null : told;
  }

  /** Its line names once what the same card was answered with right before: that is no second answer. */
  private isOfBefore(
    { kind, told }: Told,
    { cardTitle }: PromptView,
    { lines }: Shown,
    entry: number,
  ): boolean {
    return (
      kind === 'card' &&
      lines.join(' ').split(told).length <= 2 &&
      this.answers.some(
        (one) =>
          one.kind === kind &&
          one.told === told &&
          one.title === cardTitle &&
          one.openUntil >= entry,
      )
    );
  }

  /** What is chosen is chosen for good. */
  flush(): void {
    this.answers.push(...this.chosen.values());
    this.chosen = new Map();
  }

  /** The order that was listed is agreed to: each card is told in its place. */
  private arrange(prompt: PromptView, next: PromptView | null, entry: number): void {
    const titles = arrangedIn(prompt, next, this.titlesOf);
    if (titles.length > 0) this.listed = [];
    for (const told of titles)
      this.answers.push({ kind: 'arranged', told, ...this.from(prompt, entry), alone: false });
  }

  /** What is listed is agreed to. */
  agree(): void {
    this.answers.push(...this.listed);
    this.listed = [];
  }

  private from(
    prompt: PromptView,
    entry: number,
  ): Pick<Answer, 'alone' | 'entry' | 'message' | 'openUntil' | 'side' | 'title'> {
    const { cardTitle, message } = prompt;
    const asks = ({ prompts }: Shown): boolean =>
      SIDES.some((side) => prompts[side] !== null && prompts[side].cardTitle === cardTitle);
    const openUntil = turnGoesOn(this.shown, firstWithout(this.shown, entry, asks));
    const { side } = this;
    return { alone: isAlone(prompt), entry, message, openUntil, side, title: cardTitle ?? '' };
  }

  /** What is clicked shows that it is chosen, until it is clicked again. */
  private select(prompt: PromptView, before: Shown, now: Shown, entry: number): void {
    const was = new Set(
      cardsOf(before.state, prompt.selectable).flatMap(({ cid, selected }) =>
        selected ? cid : [],
      ),
    );
    for (const { cid, selected, title } of cardsOf(now.state, prompt.selectable)) {
      if (selected && !was.has(cid))
        this.chosen.set(cid, { kind: 'card', told: title, ...this.from(prompt, entry) });
      else if (!selected) this.chosen.delete(cid);
    }
  }

  /** The card that the next question of a list of cards offers no more. */
  private taken(prompt: PromptView, next: PromptView | null): Told | null {
    if (!isSame(prompt, next) || next === null || prompt.selectable.length === 0) return null;
    const left = [...next.choices];
    const gone = prompt.choices.filter((choice) => {
      const at = left.indexOf(choice);
      left.splice(at, at < 0 ? 0 : 1);
      return at < 0;
    });
    const [told, other] = gone;
    return told === undefined || other !== undefined || left.length > 0
      ? null
      : { kind: 'card', told };
  }

  /** What its line names of the choices, or the number that it tells. */
  private told(
    prompt: PromptView,
    next: PromptView | null,
    before: Shown,
    now: Shown,
  ): Told | null {
    const { cardTitle, choices, selectable } = prompt;
    const { lines } = now;
    const title = cardTitle ?? '';
    const offered = choices.filter((choice) => !declining.has(choice));
    if (offered.every((choice) => /^\d+$/.test(choice))) {
      const told = numberIn(prompt, this.side, next, before, now);
      return told === null ? null : { kind: 'number', told };
    }
    const uses = usesTold(title, lines);
    const texts = uses.length > 0 ? uses : lines.filter(isOfNoUse).map(withoutLabels);
    // What may be chosen is told as well.
    // What a line tells of the card itself, in no use of it, is what went for its use.
    const told = namedChoice(
      uses.length > 0 ? offered : offered.filter((choice) => choice !== title),
      texts.filter((text) => !/ or /.test(text)),
    );
    if (told === null) {
      if (selectable.length > 0) {
        const named = next?.cardTitle === cardTitle ? namedChoice(offered, [next.message]) : null;
        return named === null ? null : { kind: 'card', told: named };
      }
      if (offered.some((choice) => servers.test(choice))) return null;
      const option = optionIn(prompt, offered, this.side, next, before, now);
      return option === null ? null : { kind: 'option', ...option };
    }
    if (isOfServers(choices) || servers.test(told)) return { kind: 'server', told };
    return { kind: selectable.length > 0 ? 'card' : 'option', told };
  }
}

/** What cards ask of both sides and is answered in some entries, as far as the file shows it. */
export function answersIn(
  shown: readonly Shown[],
  { from, through }: { readonly from: number; readonly through: number },
  titlesOf: Listed = listedTitles,
): readonly Answer[] {
  const all = SIDES.flatMap((side) => {
    const reader = new Reader(shown, side, titlesOf);
    for (let entry = from + 1; entry <= through; entry += 1) reader.read(entry);
    reader.flush();
    // What is listed, and not agreed to by then, may be listed anew.
    return reader.answers;
  });
  return all.sort((one, other) => one.entry - other.entry);
}
