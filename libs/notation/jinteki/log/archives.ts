import type { Fact } from '../facts';
import type { LogEvent } from './event';
import type { KnownTitles } from './known-titles';
import { enumeration, named } from './place';

const inDeckOrHand = /\b(?:R&D|HQ)\b/;
const inServer = / (?:in|from|protecting) (?:the root of )?(?:HQ|R&D|Archives|Server \d+)/;

/** What is trashed lies in a server, or comes from one: it is the Corp's. */
const isPlaced = (event: LogEvent): boolean =>
  event.kind === 'trashed'
    ? inServer.test(event.text)
    : event.kind === 'acted' && event.action.do === 'trash' && event.action.card.server !== null;

/** Ways in which the words of an ability take cards out of Archives: the cards, or the one that does it. */
const takes = /\b(?:add|install|move|return|play|swap it for)s? (.+?) (?:from|in) Archives\b/;
const takesUnplaced =
  /\b(?:shuffles? (.+?) into R&D|adds? (.+?) to the (?:top|bottom) of R&D)(?! from)/;
const takesItself = /\badds? itself to (?:HQ|R&D|\w+(?: \w+)? score area)\b/;
const takesAll = /\bshuffles? (?:all cards in |HQ and )?Archives\b/;
const putsFromHand = /\bdiscards? (\d+) cards? from HQ\b/;
const putsUntold = /\btrash(?:es)? all\b/;
const placed = /\b(?:HQ|itself|Archives|score area)\b/;

/** A card as the lines tell it: without a title where none names it. */
interface Lying {
  readonly title: string | null;
  /** In the present breach. */
  readonly accessed: boolean;
}

/** What is known of Archives before a line, to go back to. */
export interface ArchivesKept {
  readonly cards: readonly Lying[];
  readonly exact: boolean;
}

/**
 * The cards of Archives, as far as the lines tell them: "everything else" there is one line, which
 * names none. Not exact where the paste begins amid a game, or something is done that tells no number.
 */
export class Archives {
  private cards: readonly Lying[] = [];
  private exact = false;
  /** What this turn's lines trashed so far: that its hosted cards leave play tells it once more, before or after. */
  private readonly gone: (string | null)[] = [];

  constructor(private readonly titles: KnownTitles) {}

  get kept(): ArchivesKept {
    return { cards: this.cards, exact: this.exact };
  }

  goBack({ cards, exact }: ArchivesKept): void {
    this.cards = cards;
    this.exact = exact;
  }

  get isExact(): boolean {
    return this.exact;
  }

  /** The cards that "everything else" stands for; one at least, but where it is told again. */
  accessRest(): readonly (string | null)[] {
    const again = this.cards.some(({ accessed }) => accessed);
    const rest = this.cards.filter((card) => this.isRest(card));
    this.cards = this.cards.map((card) => (this.isRest(card) ? { ...card, accessed: true } : card));
    return rest.length === 0 && !again ? [null] : rest.map(({ title }) => title);
  }

  /** A card accessed by its name; true where it was among "everything else" as far as was known. */
  accessNamed(title: string): boolean {
    const is = (known: string | null, accessed: boolean) => (card: Lying) =>
      card.title === known && card.accessed === accessed;
    const tries = [is(title, false), is(null, false), is(null, true)];
    const found = tries.map((fits) => this.cards.find(fits)).find((card) => card !== undefined);
    const now: Lying = { title, accessed: true };
    if (found === undefined) this.cards = [...this.cards, now];
    else this.cards = this.cards.map((card) => (card === found ? now : card));
    return found?.accessed === true;
  }

  /** `named` is a card of R&D that this line names, which was accessed without its name. */
  read(event: LogEvent, facts: readonly Fact[], named: string | null): void {
    if (event.kind === 'turn') {
      if (event.turn === 1 && event.side === 'corp' && !event.ending && this.cards.length === 0)
        this.exact = true;
      this.gone.length = 0;
    }
    if (event.kind === 'server' && event.step === 'breached') this.beginBreach();
    if (event.kind === 'left-play') this.leftPlay(event.card.title, event.card.server !== null);
    if (event.kind === 'removed') this.remove(event.title, false);
    const { effect, of } = effectOf(event);
    if (effect !== '') this.affect(effect, of);
    for (const fact of facts) this.take(fact, event, effect, named);
  }

  private isRest({ title, accessed }: Lying): boolean {
    return !accessed && (title === null || !this.titles.apart.has(title));
  }

  private beginBreach(): void {
    this.cards = this.cards.map(({ title }) => ({ title, accessed: false }));
  }

  /** A current that is trashed, or a card whose hosted cards go with it. */
  private leftPlay(title: string | null, inAServer: boolean): void {
    if (inAServer) this.leaves(title);
    else if (this.isStaying(title)) this.add(title);
  }

  /** Told twice, by its own trash and by that of what it hosts. */
  private leaves(title: string | null, accessed = false): void {
    const at = title === null ? -1 : this.gone.indexOf(title);
    if (at >= 0) this.gone.splice(at, 1);
    else {
      this.add(title, accessed);
      this.gone.push(title);
    }
  }

  private isStaying(title: string | null): boolean {
    return title !== null && this.titles.staying.has(title) && this.titles.corp.has(title);
  }

  private affect(effect: string, of: string): void {
    const from = takes.exec(effect);
    const unplaced = takesUnplaced.exec(effect);
    if (takesAll.test(effect)) this.cards = [];
    else if (from?.[1] !== undefined) this.removeAll(from[1], true);
    else if (unplaced !== null && !placed.test(unplaced[1] ?? unplaced[2] ?? ''))
      this.removeAll(unplaced[1] ?? unplaced[2] ?? '', unplaced[1] !== undefined);
    if (takesItself.test(effect)) this.remove(of, false);
    for (let left = Number(putsFromHand.exec(effect)?.[1] ?? 0); left > 0; left -= 1)
      this.add(null);
    if (putsUntold.test(effect) && !/\bRunner\b/.test(effect)) this.exact = false;
  }

  private take(fact: Fact, event: LogEvent, effect: string, named: string | null): void {
    if (fact.type === 'played') {
      if (fact.side === 'corp' && !this.isStaying(fact.card.title)) this.add(fact.card.title);
    } else if (fact.type === 'discarded') {
      if (fact.side === 'corp') this.discard(fact.amount, fact.cards);
    } else if (fact.type === 'stolen') {
      const stolen = this.cards.find((card) => card.accessed && card.title === fact.card.title);
      if (stolen !== undefined) this.cards = this.cards.filter((card) => card !== stolen);
    } else if (fact.type === 'trashed') {
      const { title } = fact.card;
      const hidden = title === null && (fact.by === 'corp' || inDeckOrHand.test(effect));
      const isCorps =
        hidden ||
        isPlaced(event) ||
        (title !== null && (title === named || this.titles.corp.has(title)));
      if (!isCorps) return;
      // Of the root of Archives: the breach came to it there.
      const accessed =
        event.kind === 'acted' && event.action.do === 'trash'
          ? event.action.card.server === 'Archives'
          : false;
      this.leaves(title, accessed);
    }
  }

  private discard(amount: number, cards: readonly { readonly title: string | null }[]): void {
    for (let at = 0; at < amount; at += 1) this.add(cards[at]?.title ?? null);
  }

  private add(title: string | null, accessed = false): void {
    this.cards = [...this.cards, { title, accessed }];
  }

  /** "A, B, and 2 unseen cards"; a card whose title is not known to lie there is one without a title. */
  private removeAll(text: string, surely: boolean): void {
    let others = text;
    for (const { title } of [...this.cards].sort((a, b) => lengthOf(b) - lengthOf(a))) {
      if (title === null || !others.includes(title)) continue;
      others = others.replace(title, '');
      this.remove(title, false);
    }
    for (const part of enumeration(others)) {
      if (!/\w/.test(part)) continue;
      const many = /^(?:an?|(\d+)) (?:\w+ )*cards?$/.exec(part);
      const title = many === null ? named(part).title : null;
      for (let left = Number(many?.[1] ?? 1); left > 0; left -= 1) this.remove(title, surely);
    }
  }

  private remove(title: string | null, surely: boolean): void {
    const known = this.cards.findIndex((card) => card.title === title);
    const at = known >= 0 || !surely ? known : this.cards.findIndex((card) => card.title === null);
    if (at >= 0) this.cards = this.cards.filter((_, place) => place !== at);
    else if (surely && this.cards.length > 0) {
      // One of those that have titles, and no line tells which.
      this.exact = false;
    }
  }
}

const lengthOf = ({ title }: Lying): number => title?.length ?? 0;

function effectOf(event: LogEvent): { readonly effect: string; readonly of: string } {
  return event.kind === 'acted' && event.action.do === 'use'
    ? { effect: event.action.effect, of: event.action.title }
    : { effect: '', of: '' };
}
