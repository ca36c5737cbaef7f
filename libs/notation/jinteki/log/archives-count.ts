import type { Fact } from '../facts';
import type { LogEvent } from './event';

/** Effects that take cards out of Archives, one by one or all of them. */
const takesOne = /\b(?:add|install|move|return)s? .*\bfrom Archives\b/;
const takesAll = /\bshuffles? .*Archives\b/;

const inDeckOrHand = /\b(?:R&D|HQ)\b/;
const inServer = / (?:in|from|protecting) (?:the root of )?(?:HQ|R&D|Archives|Server \d+)/;

/** What is trashed lies in a server, or comes from one: it is the Corp's. */
const isPlaced = (event: LogEvent): boolean =>
  event.kind === 'trashed'
    ? inServer.test(event.text)
    : event.kind === 'acted' && event.action.do === 'trash' && event.action.card.server !== null;

/** What is known of Archives before a line, to go back to. */
export interface ArchivesKept {
  readonly size: number | null;
  readonly breached: number;
}

/**
 * How many cards lie in Archives, as far as the lines tell it: "everything else" there is one line.
 * Null where the paste begins amid a game, or something is done that tells no number.
 */
export class ArchivesCount {
  private size: number | null = null;
  /** Cards accessed one by one in this breach, and still there. */
  private breached = 0;
  private readonly corps = new Set<string>();

  get kept(): ArchivesKept {
    return { size: this.size, breached: this.breached };
  }

  goBack({ size, breached }: ArchivesKept): void {
    this.size = size;
    this.breached = breached;
  }

  /** How many cards "everything else" stands for; 1 where that is not known. */
  get rest(): number {
    return this.size === null ? 1 : Math.max(1, this.size - this.breached);
  }

  read(event: LogEvent, facts: readonly Fact[]): void {
    if (event.kind === 'turn' && event.turn === 1 && event.side === 'corp' && !event.ending)
      this.size ??= 0;
    if (event.kind === 'left-play' && event.card.server !== null) this.add(1);
    const effect = event.kind === 'acted' && event.action.do === 'use' ? event.action.effect : '';
    if (takesOne.test(effect)) this.add(-1);
    if (takesAll.test(effect)) this.size = null;
    for (const fact of facts) this.take(fact, event, effect);
  }

  private take(fact: Fact, event: LogEvent, effect: string): void {
    if (fact.type === 'installed' || fact.type === 'played') {
      if (fact.side !== 'corp') return;
      this.learn(fact.card.title);
      if (fact.type === 'played') this.add(1);
    } else if (fact.type === 'rezzed' || fact.type === 'advanced' || fact.type === 'exposed') {
      this.learn(fact.card.title);
    } else if (fact.type === 'discarded') {
      if (fact.side === 'corp') this.add(fact.amount);
    } else if (fact.type === 'run-began') this.breached = 0;
    else if (fact.type === 'accessed') {
      this.learn(fact.card.title);
      if (fact.server === 'Archives') this.breached += 1;
    } else if (fact.type === 'stolen') {
      if (this.breached === 0) return;
      this.breached -= 1;
      this.add(-1);
    } else if (fact.type === 'trashed') {
      const { title } = fact.card;
      const hidden = title === null && (fact.by === 'corp' || inDeckOrHand.test(effect));
      if (hidden || isPlaced(event) || (title !== null && this.corps.has(title))) this.add(1);
    }
  }

  private learn(title: string | null): void {
    if (title !== null) this.corps.add(title);
  }

  private add(cards: number): void {
    if (this.size !== null) this.size = Math.max(0, this.size + cards);
  }
}
