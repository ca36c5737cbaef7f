import { batch, computed, signal } from '@preact/signals';
import { ask } from '../api/ask';
import { GameHeadDocument, type GameHeadFragment } from '../api/documents';
import { keysFor } from '../api/held-studies';
import { pauseAfter, type Refusal } from '../api/refusal';
import { inOne, nearestOpen, rangesOf, spanOf, type Extent } from './extent';
import { openBranch } from './open-branch';
import type { OpenedGame, Wanted } from './open-game';
import { openOnce } from './opened-early';
import type { Moment } from './position';
import { Reading } from './reading';
import { beyond, GONE, noGame, notOpen } from './refusals';
import type { Direction, Unit } from './step';
import type { Story } from './story';
import { bestOf, named, type ViewerName } from './viewers';
import { Views } from './views';

/** Moments a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

/** A game that somebody looks at: which view, which moment, and all that was loaded of it. */
export class GameStore {
  readonly head = signal<GameHeadFragment | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly viewer = signal<ViewerName>('spectator');
  /** The moment that is wanted. */
  readonly at = signal(0);
  /** The moment that is drawn: the one wanted, or the last before it came. */
  readonly moment = signal<Moment | null>(null);
  /** The one before it, for what changed; null while a key is held. */
  readonly before = signal<Moment | null>(null);
  /** Both, for what is told beside the table. */
  readonly reading = new Reading(this);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(2);
  readonly direction = signal<Direction>(1);

  /** What may be seen, by viewer. */
  readonly ranges = computed(() => rangesOf(this.head.value));
  /** The same from the first to the last. */
  readonly extents = computed<ReadonlyMap<ViewerName, Extent>>(
    () => new Map([...this.ranges.value].map(([viewer, ranges]) => [viewer, spanOf(ranges)])),
  );
  readonly extent = computed<Extent>(
    () => this.extents.value.get(this.viewer.value) ?? { from: 0, to: -1 },
  );
  /** Whether there is a moment to look at: a pasted log tells a story without one. */
  readonly hasMoments = computed(() => this.extent.value.to >= this.extent.value.from);

  /** Where one may go: moments, or the entries of a story that has none. */
  readonly reach = computed<Extent>(() =>
    this.hasMoments.value ? this.extent.value : this.story.extent.value,
  );

  private readonly views: Views;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private isLeft = false;

  constructor(
    readonly id: string,
    /** Keys that are sent; an embedded game sends none. */
    readonly keys: () => readonly string[] = () => keysFor(id),
    /** Another way in where those open nothing; an embedded game has none. */
    private readonly otherwise: typeof openBranch = openBranch,
  ) {
    this.views = new Views({
      game: id,
      keys: () => this.keys(),
      ranges: () => this.ranges.peek(),
      onMoments: (viewer, refusal) => this.onMoments(viewer, refusal),
    });
  }

  /** What happened, as the present viewer saw it. */
  get story(): Story {
    return this.views.of(this.viewer.value).story;
  }

  /** Whether the moment that is wanted is the one that is drawn. */
  get isDrawn(): boolean {
    return !this.hasMoments.peek() || this.moment.peek()?.at === this.at.peek();
  }

  async load(viewer: ViewerName | null, at: number | null): Promise<void> {
    const opened = await this.opened({ viewer, at });
    if (!opened.ok) {
      const { refusal } = opened;
      if (GONE.has(refusal.code) || this.head.peek() === null) this.drop(refusal);
      else this.refuse(refusal);
      this.later(refusal, () => void this.load(viewer, at));
      return;
    }
    const { head, rows } = opened;
    batch(() => {
      this.refusal.value = null;
      this.head.value = head;
      const shown = viewer ?? bestOf(this.extents.peek());
      if (rows.length > 0) this.views.of(shown).moments.take(rows);
      // A game that goes on is looked at where it stands.
      const { from, to } = this.extents.peek().get(shown) ?? { from: 0, to: 0 };
      this.open(shown, at ?? (head.reason === null ? to : from));
    });
  }

  /** Says what is wrong with the address that it was opened by; what is worse was said already. */
  say(refusal: Refusal): void {
    if (this.refusal.peek() === null) this.refusal.value = refusal;
  }

  /** Shows a moment of a view. */
  open(viewer: ViewerName, at: number): void {
    const extent = this.extents.peek().get(viewer);
    if (extent === undefined) {
      batch(() => {
        this.viewer.value = viewer;
        this.clear();
        this.refusal.value = notOpen(viewer);
      });
      return;
    }
    batch(() => {
      const isOpen = inOne(this.ranges.peek().get(viewer) ?? [], at) !== null;
      this.viewer.value = viewer;
      this.go(Math.min(Math.max(at, extent.from), extent.to));
      this.refusal.value = isOpen || extent.to < extent.from ? null : beyond(at, extent);
    });
    // Else it is loaded behind the table.
    if (extent.to < extent.from) this.views.of(viewer).story.load();
  }

  go(at: number): void {
    const viewer = this.viewer.peek();
    const wanted = this.nearest(viewer, at);
    batch(() => {
      // Who goes on has read that a moment was not there.
      if (this.refusal.peek()?.code === 'OUT_OF_RANGE') this.refusal.value = null;
      if (wanted !== this.at.peek()) this.direction.value = wanted > this.at.peek() ? 1 : -1;
      this.at.value = wanted;
      this.draw();
      this.reading.follow();
    });
    this.views.of(viewer).moments.want(wanted, this.direction.peek());
  }

  step(unit: Unit, direction: Direction): void {
    const at = this.at.peek();
    const next =
      unit === 'moment' && this.hasMoments.peek()
        ? at + direction
        : this.views.of(this.viewer.peek()).story.near(unit, at, direction);
    if (next !== null) this.go(next);
  }

  /** A key is held no longer: what changed last is marked again. */
  letGo(): void {
    if (!this.reading.isHeld) return;
    this.reading.letGo();
    this.draw();
  }

  /** Asks again what there is to say about the game: it may be over. */
  async refresh(): Promise<void> {
    const answer = await ask(GameHeadDocument, { id: this.id }, { keys: this.keys() });
    if (!answer.ok) {
      if (GONE.has(answer.refusal.code)) {
        this.drop(answer.refusal);
        return;
      }
      const cutOff = this.refusal.peek();
      if (cutOff !== null) this.later(cutOff, () => this.tryAgain());
      return;
    }
    this.answered();
    const head = answer.value.game;
    if (head === null) this.drop(answer.refusals[0] ?? noGame);
    else this.keepTo(head);
  }

  /** A moment that came by itself. */
  receive(moment: Moment): void {
    const viewer = this.viewer.peek();
    const head = this.head.peek();
    if (head === null) return;
    const wasAtEnd = this.at.peek() >= this.extent.peek().to;
    const { moments, story } = this.views.of(viewer);
    moments.add(moment);
    story.add(moment);
    batch(() => {
      this.answered();
      this.head.value = {
        ...head,
        views: head.views.map((view) =>
          named(view.viewer) === viewer ? { ...view, to: Math.max(view.to, moment.at) } : view,
        ),
      };
      // After the line was down some come again.
      if (wasAtEnd && moment.at > this.at.peek()) this.go(moment.at);
    });
  }

  /** The page is left: nothing is asked for any more. */
  close(): void {
    this.isLeft = true;
    this.stop();
  }

  private stop(): void {
    this.isPlaying.value = false;
    if (this.retry !== null) clearTimeout(this.retry);
    for (const viewer of this.views.names()) this.views.drop(viewer);
  }

  private async opened(wanted: Wanted): Promise<OpenedGame> {
    const opened = await openOnce(this.id, wanted, this.keys());
    if (opened.ok || opened.refusal.code !== 'GAME_NOT_FOUND') return opened;
    return (await this.otherwise(this.id, wanted)) ?? opened;
  }

  private nearest(viewer: ViewerName, at: number): number {
    if (this.hasMoments.peek())
      return nearestOpen(this.ranges.peek().get(viewer) ?? [], at, this.at.peek());
    const { from, to } = this.reach.peek();
    return Math.min(Math.max(at, from), to);
  }

  private draw(): void {
    const { moments, story } = this.views.of(this.viewer.peek());
    const at = this.at.peek();
    if (moments.get(at) === null) return;
    const found = moments.like(at, this.moment.peek());
    this.before.value = this.reading.isHeld ? null : moments.get(at - 1);
    this.moment.value = found;
    // Behind the table: it is there sooner where nothing else is asked for.
    story.load();
  }

  private onMoments(viewer: ViewerName, refusal: Refusal | null): void {
    if (viewer !== this.viewer.peek()) return;
    if (refusal !== null) this.refuse(refusal);
    else {
      batch(() => {
        this.answered();
        this.draw();
        this.reading.follow();
      });
      this.views.of(viewer).moments.want(this.at.peek(), this.direction.peek());
    }
  }

  private get isCutOff(): boolean {
    const refusal = this.refusal.peek();
    return refusal !== null && pauseAfter(refusal) !== null;
  }

  private answered(): void {
    if (this.isCutOff) this.refusal.value = null;
  }

  /** What is wanted is asked for anew; where all of it is here, whether the server answers. */
  private tryAgain(): void {
    this.go(this.at.peek());
    if (this.isDrawn) void this.refresh();
  }

  /** Again after a while, where it is refused for now. */
  private later(refusal: Refusal, doing: () => void): void {
    const pause = pauseAfter(refusal);
    if (pause === null || this.isLeft) return;
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = setTimeout(doing, pause);
  }

  /** What was loaded stays while the server does not answer. */
  private refuse(refusal: Refusal): void {
    this.isPlaying.value = false;
    this.refusal.value = refusal;
    this.later(refusal, () => this.tryAgain());
    // A view may be closed while others are open.
    if (GONE.has(refusal.code)) void this.refresh();
  }

  /** Takes on what is told of the game now; views that are not open any longer are dropped. */
  private keepTo(head: GameHeadFragment): void {
    const [before, viewer] = [this.extents.peek(), this.viewer.peek()];
    this.head.value = head;
    const open = this.extents.peek();
    for (const one of this.views.names()) {
      const [was, is] = [before.get(one), open.get(one)];
      if (is !== undefined && (was === undefined || (is.from <= was.from && is.to >= was.to)))
        continue;
      this.views.drop(one);
      if (one === viewer) this.lose(viewer);
    }
  }

  /** The view that is shown is not open as it was. */
  private lose(viewer: ViewerName): void {
    batch(() => {
      this.clear();
      this.open(viewer, this.at.peek());
    });
  }

  /** Nothing is drawn: what another view was told is not this one's. */
  private clear(): void {
    this.isPlaying.value = false;
    this.moment.value = null;
    this.before.value = null;
  }

  private drop(refusal: Refusal): void {
    this.stop();
    batch(() => {
      this.head.value = null;
      this.clear();
      this.reading.follow();
      this.refusal.value = refusal;
    });
  }
}
