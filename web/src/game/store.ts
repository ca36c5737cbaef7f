import { batch, computed, signal } from '@preact/signals';
import { ask } from '../api/ask';
import {
  CounterpartDocument,
  GameHeadDocument,
  type GameHeadQuery,
  type Side,
} from '../api/documents';
import { keysFor } from '../api/held-studies';
import type { Refusal } from '../api/refusal';
import { Moments } from './moments';
import type { Moment } from './position';
import { beyond, GONE, noGame, notOpen } from './refusals';
import { Story } from './story';
import { asked, named, viewers, type ViewerName } from './viewers';

export type GameHead = NonNullable<GameHeadQuery['game']>;

export interface Extent {
  readonly from: number;
  readonly to: number;
}

export type Unit = 'moment' | 'action' | 'run' | 'turn';
export type Direction = 1 | -1;

/** Moments a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

/** A game that somebody looks at: which view, which moment, and all that was loaded of it. */
export class GameStore {
  readonly head = signal<GameHead | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly viewer = signal<ViewerName>('spectator');
  /** The moment that is wanted. */
  readonly at = signal(0);
  /** The moment that is drawn: the one wanted, or the last before it came. */
  readonly moment = signal<Moment | null>(null);
  /** The one before it, for what changed. */
  readonly before = signal<Moment | null>(null);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(2);
  readonly direction = signal<Direction>(1);

  /** As whom it may be looked at, and which moments: who was given some may have them in pieces. */
  readonly ranges = computed<ReadonlyMap<ViewerName, readonly Extent[]>>(() => {
    const ranges = new Map<ViewerName, readonly Extent[]>();
    for (const { viewer, from, to } of this.head.value?.views ?? [])
      ranges.set(named(viewer), [...(ranges.get(named(viewer)) ?? []), { from, to }]);
    return ranges;
  });
  /** The same from the first to the last. */
  readonly extents = computed<ReadonlyMap<ViewerName, Extent>>(
    () => new Map([...this.ranges.value].map(([viewer, ranges]) => [viewer, spanOf(ranges)])),
  );
  readonly extent = computed<Extent>(
    () => this.extents.value.get(this.viewer.value) ?? { from: 0, to: -1 },
  );

  private readonly views = new Map<ViewerName, { moments: Moments; story: Story }>();

  constructor(
    readonly id: string,
    /** Keys that are sent; an embedded game sends none. */
    readonly keys: () => readonly string[] = () => keysFor(id),
  ) {}

  /** What happened, as the present viewer saw it. */
  get story(): Story {
    return this.view(this.viewer.value).story;
  }

  async load(viewer: ViewerName | null, at: number | null): Promise<void> {
    const answer = await ask(GameHeadDocument, { id: this.id }, { keys: this.keys() });
    if (!answer.ok || answer.value.game === null) {
      this.drop(answer.ok ? (answer.refusals[0] ?? noGame) : answer.refusal);
      return;
    }
    const head = answer.value.game;
    batch(() => {
      this.refusal.value = null;
      this.head.value = head;
    });
    const shown = viewer ?? this.bestViewer();
    // A game that goes on is looked at where it stands.
    const { from, to } = this.extents.peek().get(shown) ?? { from: 0, to: 0 };
    this.open(shown, at ?? (head.reason === null ? to : from));
  }

  /** Shows a moment of a view. */
  open(viewer: ViewerName, at: number): void {
    const extent = this.extents.peek().get(viewer);
    if (extent === undefined) {
      this.viewer.value = viewer;
      this.refusal.value = notOpen(viewer);
      return;
    }
    batch(() => {
      const isOpen = inOne(this.ranges.peek().get(viewer) ?? [], at) !== null;
      this.refusal.value = isOpen || extent.to < extent.from ? null : beyond(at, extent);
      this.viewer.value = viewer;
      this.go(Math.min(Math.max(at, extent.from), extent.to));
    });
    this.view(viewer).story.load();
  }

  go(at: number): void {
    const wanted = this.nearest(at);
    batch(() => {
      if (wanted !== this.at.peek()) this.direction.value = wanted > this.at.peek() ? 1 : -1;
      this.at.value = wanted;
      this.draw();
    });
    this.view(this.viewer.peek()).moments.want(wanted, this.direction.peek());
  }

  /** The moment that is shown for one that may not be open: the next that is, the way one goes. */
  private nearest(at: number): number {
    const { from, to } = this.extent.peek();
    const ranges = this.ranges.peek().get(this.viewer.peek()) ?? [];
    if (at <= from || at >= to || inOne(ranges, at) !== null)
      return Math.min(Math.max(at, from), to);
    const [begins, ends] = [ranges.map((range) => range.from), ranges.map((range) => range.to)];
    return at >= this.at.peek()
      ? Math.min(...begins.filter((begin) => begin > at))
      : Math.max(...ends.filter((end) => end < at));
  }

  step(unit: Unit, direction: Direction): void {
    const at = this.at.peek();
    const next =
      unit === 'moment'
        ? at + direction
        : this.view(this.viewer.peek()).story.near(unit, at, direction);
    if (next !== null) this.go(next);
  }

  /** Another view at the same point of the game. */
  async look(viewer: ViewerName): Promise<void> {
    if (viewer === this.viewer.peek() || !this.extents.peek().has(viewer)) return;
    const at = this.at.peek();
    const isNow = this.head.peek()?.reason === null && at >= this.extent.peek().to;
    if (isNow) {
      await this.refresh();
      this.open(viewer, this.extents.peek().get(viewer)?.to ?? 0);
      return;
    }
    const variables = { id: this.id, at, as: asked(this.viewer.peek()), for: asked(viewer) };
    const answer = await ask(CounterpartDocument, variables, { keys: this.keys() });
    const there = answer.ok ? answer.value.game?.counterpart : null;
    // Who may not see both is shown where that view begins.
    this.open(viewer, there ?? this.extents.peek().get(viewer)?.from ?? 0);
  }

  /** The other seat; from a spectator's or judge's, the seat whose turn it is. */
  lookFromOtherSeat(): void {
    const now = this.viewer.peek();
    const turn = this.moment.peek()?.position.turn.side ?? 'corp';
    void this.look(now === 'corp' ? 'runner' : now === 'runner' ? 'corp' : turn);
  }

  /** Everything, or what a seat knew. */
  lookOpenly(): void {
    if (this.viewer.peek() !== 'judge') void this.look('judge');
    else void this.look(this.moment.peek()?.position.turn.side ?? 'runner');
  }

  /** Asks again what there is to say about the game: it may be over. */
  async refresh(): Promise<void> {
    const answer = await ask(GameHeadDocument, { id: this.id }, { keys: this.keys() });
    if (!answer.ok) {
      if (GONE.has(answer.refusal.code)) this.drop(answer.refusal);
      return;
    }
    const head = answer.value.game;
    if (head === null) this.drop(answer.refusals[0] ?? noGame);
    else this.keepTo(head);
  }

  /** Asks now and then, and when somebody comes back to the page, whether it may still be shown. */
  watch(): () => void {
    const look = (): void => {
      if (this.head.peek() !== null && document.visibilityState === 'visible') void this.refresh();
    };
    const timer = setInterval(look, WATCH);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** A moment that came by itself. */
  receive(moment: Moment): void {
    const viewer = this.viewer.peek();
    const head = this.head.peek();
    if (head === null) return;
    const wasAtEnd = this.at.peek() >= this.extent.peek().to;
    this.view(viewer).moments.add(moment);
    this.view(viewer).story.add(moment);
    batch(() => {
      this.head.value = {
        ...head,
        views: head.views.map((view) =>
          named(view.viewer) === viewer ? { ...view, to: Math.max(view.to, moment.at) } : view,
        ),
      };
      if (wasAtEnd) this.go(moment.at);
    });
  }

  close(): void {
    this.isPlaying.value = false;
    for (const { moments, story } of this.views.values()) {
      moments.clear();
      story.stop();
    }
    this.views.clear();
  }

  private draw(): void {
    const { moments } = this.view(this.viewer.peek());
    const found = moments.get(this.at.peek());
    if (found === null) return;
    this.before.value = moments.get(found.at - 1);
    this.moment.value = found;
  }

  private view(viewer: ViewerName): { moments: Moments; story: Story } {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const options = { game: this.id, viewer, keys: () => this.keys() };
    const moments = new Moments({
      ...options,
      range: (at) => inOne(this.ranges.peek().get(viewer) ?? [], at),
      onChange: (refusal) => this.onMoments(viewer, refusal),
    });
    const made = { moments, story: new Story(options) };
    this.views.set(viewer, made);
    return made;
  }

  private onMoments(viewer: ViewerName, refusal: Refusal | null): void {
    if (viewer !== this.viewer.peek()) return;
    if (refusal !== null) this.refuse(refusal);
    else {
      batch(() => {
        if (this.refusal.peek()?.code === 'UNREACHABLE') this.refusal.value = null;
        this.draw();
      });
      this.view(viewer).moments.want(this.at.peek(), this.direction.peek());
    }
  }

  /** What was loaded stays while the server does not answer. */
  private refuse(refusal: Refusal): void {
    this.isPlaying.value = false;
    this.refusal.value = refusal;
    if (refusal.code === 'UNREACHABLE') {
      setTimeout(() => this.go(this.at.peek()), RETRY);
      return;
    }
    // A view may be closed while others are open.
    if (GONE.has(refusal.code)) void this.refresh();
  }

  /** Takes on what is told of the game now; views that are not open any longer are dropped. */
  private keepTo(head: GameHead): void {
    const [before, viewer] = [this.extents.peek(), this.viewer.peek()];
    this.head.value = head;
    const open = this.extents.peek();
    for (const [one, { moments, story }] of this.views) {
      const [was, is] = [before.get(one), open.get(one)];
      if (is !== undefined && (was === undefined || (is.from <= was.from && is.to >= was.to)))
        continue;
      moments.clear();
      story.stop();
      this.views.delete(one);
      if (one !== viewer) continue;
      batch(() => {
        this.isPlaying.value = false;
        this.moment.value = null;
        this.before.value = null;
        this.open(viewer, this.at.peek());
      });
    }
  }

  /** Nothing that was loaded stays: the game is not there any longer, or not ours to see. */
  private drop(refusal: Refusal): void {
    this.close();
    batch(() => {
      this.head.value = null;
      this.moment.value = null;
      this.before.value = null;
      this.refusal.value = refusal;
    });
  }

  private bestViewer(): ViewerName {
    const open = this.extents.peek();
    const own = (['corp', 'runner'] as const).filter((seat) => open.has(seat));
    // Who may see one seat alone holds its key.
    const [only] = own;
    if (own.length === 1 && only !== undefined && !open.has('judge')) return only;
    return open.has('judge') ? 'judge' : (viewers.find((one) => open.has(one)) ?? 'spectator');
  }
}

const spanOf = (ranges: readonly Extent[]): Extent => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

const inOne = (ranges: readonly Extent[], at: number): Extent | null =>
  ranges.find(({ from, to }) => from <= at && at <= to) ?? null;

/** The seat that is looked from, where its player looks. */
export function seatOf({ viewer, head }: GameStore): Side | null {
  const seat = asked(viewer.value);
  return head.value?.seats.find((held) => held === seat) ?? null;
}

const RETRY = 3_000;
const WATCH = 30_000;
