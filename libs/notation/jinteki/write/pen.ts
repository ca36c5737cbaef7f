import type { Side, CardName, PositionView } from '#rules';
import type { Names } from '../privacy/rename';
import { breaking } from './effects';
import { Payment } from './payment';
import { Places } from './places';

/** Effects of one ability, told in one line. */
interface Use {
  readonly side: Side;
  readonly title: string;
  readonly effects: string[];
}

interface Broken {
  readonly by: Side;
  readonly with: string;
  readonly ice: string;
  readonly subs: number[];
}

interface Bid {
  readonly side: Side;
  readonly strength: number;
}

const DAMAGE: Readonly<Record<string, string>> = { net: 'net', meat: 'meat', brain: 'core' };

/** "A", "A and B", "A, B, and C". */
function enumerated(titles: readonly string[]): string {
  const last = titles.at(-1) ?? '';
  if (titles.length < 3) return titles.join(' and ');
  return `${titles.slice(0, -1).join(', ')}, and ${last}`;
}

/** Writes lines, and holds back what belongs into one line until all of it is known. */
export class Pen {
  readonly places = new Places();
  readonly payment = new Payment();
  /** How things stand at the end of the moment that is told. */
  position: PositionView | null = null;
  turn = 0;
  /** The Corp's turn has begun without its draw. */
  drawing = false;
  /** The event or operation that is being resolved, until the next action. */
  playing: CardName | null = null;
  /** What the last access or trace was about. */
  latest: CardName | null = null;
  private lines: string[] = [];
  private use: Use | null = null;
  private broken: Broken | null = null;
  private lost: { readonly by: Side; readonly kind: string; readonly titles: string[] } | null =
    null;
  private bidding: Bid | null = null;
  private readonly bids = new Set<Side>();

  constructor(private readonly names: Names) {}

  /** The lines since it was asked last. */
  taken(): readonly string[] {
    const { lines } = this;
    this.lines = [];
    return lines;
  }

  say(side: Side, words: string): void {
    this.lines.push(`${this.names[side]} ${words}.`);
  }

  note(line: string): void {
    this.lines.push(line);
  }

  /** What a player does in a run, after everything before it. */
  runner(words: string): void {
    this.flush();
    this.pay();
    this.say('runner', words);
  }

  /** A deed with its cost: "spends [Click] to make a run on HQ"; `alone` where nothing was paid. */
  act(side: Side, infinitive: string, alone: string): void {
    this.flush();
    const cost = this.payment.told(side);
    this.say(side, cost === null ? alone : `${cost} to ${infinitive}`);
  }

  basic(side: Side, effect: string): void {
    const card = side === 'corp' ? 'Corp Basic Action Card' : 'Runner Basic Action Card';
    this.act(side, `use ${card} to ${effect}`, `uses ${card} to ${effect}`);
  }

  /** An ability is used; its effects follow. */
  begin(side: Side, title: string): void {
    this.flush();
    this.use = { side, title, effects: [] };
  }

  get user(): Pick<Use, 'side' | 'title'> | null {
    return this.use;
  }

  effect(side: Side, title: string, words: string): void {
    if (this.use !== null && (this.use.title !== title || this.use.side !== side)) this.flush();
    this.use ??= { side, title, effects: [] };
    this.use.effects.push(words);
  }

  breaks(by: Side, title: string, ice: string, sub: number): void {
    if (this.broken !== null && this.broken.ice !== ice) this.flush();
    this.broken ??= { by, with: title, ice, subs: [] };
    this.broken.subs.push(sub);
  }

  /** A card lost to damage: cards lost at once are told in one line. */
  loses(by: Side, kind: string, title: string): void {
    if (this.lost !== null && (this.lost.by !== by || this.lost.kind !== kind)) this.flush();
    this.lost ??= { by, kind, titles: [] };
    this.lost.titles.push(title);
  }

  /** Tells broken subroutines before anything else happens, and cards lost before anything but their like. */
  settle(next: 'sub-broken' | 'trashed' | 'other'): void {
    if (next !== 'sub-broken' && this.broken !== null) this.flush();
    if (next !== 'trashed' && this.lost !== null) this.flush();
  }

  flush(): void {
    const { broken, lost } = this;
    this.broken = null;
    this.lost = null;
    if (broken !== null) this.effect(broken.by, broken.with, breaking(broken.ice, broken.subs));
    const { use } = this;
    this.use = null;
    if (use !== null) this.used(use);
    if (lost === null) return;
    const why = `${DAMAGE[lost.kind] ?? lost.kind} damage`;
    this.say(lost.by, `trashes ${enumerated(lost.titles)} due to ${why}`);
  }

  /** A cost that nothing was told of. */
  pay(): void {
    const { side } = this.payment;
    const cost = side === null ? null : this.payment.told(side);
    if (side !== null && cost !== null) this.say(side, cost);
  }

  /** What is bid is paid next; nothing is, where nothing is bid. */
  offers(side: Side, credits: number, strength: number): void {
    this.flush();
    this.bidding = { side, strength };
    if (credits === 0) this.bid(this.bidding);
  }

  paid(): void {
    const { bidding } = this;
    if (bidding !== null && bidding.side === this.payment.side) this.bid(bidding);
  }

  /** Who is not asked for a bid has what lies on the table. */
  traced(strength: number, link: number): void {
    this.flush();
    if (!this.bids.has('corp')) this.bid({ side: 'corp', strength });
    if (!this.bids.has('runner')) this.bid({ side: 'runner', strength: link });
    this.bids.clear();
  }

  private bid({ side, strength }: Bid): void {
    const what = side === 'corp' ? 'trace' : 'link';
    this.bids.add(side);
    this.bidding = null;
    const cost = this.payment.told(side) ?? 'pays 0 [Credits]';
    this.say(side, `${cost} to increase ${what} strength to ${String(strength)}`);
  }

  private used({ side, title, effects }: Use): void {
    const what = effects.length === 0 ? 'do nothing' : effects.join(' and ');
    const cost = this.payment.told(side);
    this.say(
      side,
      cost === null ? `uses ${title} to ${what}` : `${cost} to use ${title} to ${what}`,
    );
  }
}
