import { batch, computed, signal } from '@preact/signals';
import { ask } from '../api/ask';
import {
  CounterpartDocument,
  GameHeadDocument,
  type GameHeadQuery,
  type Side,
} from '../api/documents';
import { keysOf } from '../api/key-ring';
import type { Refusal } from '../api/refusal';
import { Moments } from './moments';
import type { Moment } from './position';
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

  /** As whom it may be looked at, and which moments. */
  readonly extents = computed<ReadonlyMap<ViewerName, Extent>>(
    () =>
      new Map(
        (this.head.value?.views ?? []).map(({ viewer, from, to }) => [named(viewer), { from, to }]),
      ),
  );
  readonly extent = computed<Extent>(
    () => this.extents.value.get(this.viewer.value) ?? { from: 0, to: -1 },
  );

  private readonly views = new Map<ViewerName, { moments: Moments; story: Story }>();

  constructor(
    readonly id: string,
    /** Keys that are sent; an embedded game sends none. */
    readonly keys: () => readonly string[] = () => keysOf(id),
  ) {}

  /** What happened, as the present viewer saw it. */
  get story(): Story {
    return this.view(this.viewer.value).story;
  }

  async load(viewer: ViewerName | null, at: number | null): Promise<void> {
    const answer = await ask(GameHeadDocument, { id: this.id }, { keys: this.keys() });
    if (!answer.ok || answer.value.game === null) {
      this.refusal.value = answer.ok ? (answer.refusals[0] ?? noGame) : answer.refusal;
      return;
    }
    const head = answer.value.game;
    batch(() => {
      this.refusal.value = null;
      this.head.value = head;
    });
    const shown = viewer ?? this.bestViewer();
    // A game that goes on is looked at where it stands.
    const begin = head.reason === null ? (this.extents.peek().get(shown)?.to ?? 0) : 0;
    this.open(shown, at ?? begin);
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
      this.refusal.value = at > extent.to || at < extent.from ? beyond(at, extent) : null;
      this.viewer.value = viewer;
      this.go(Math.min(Math.max(at, extent.from), extent.to));
    });
    this.view(viewer).story.load();
  }

  go(at: number): void {
    const { from, to } = this.extent.peek();
    const wanted = Math.min(Math.max(at, from), to);
    batch(() => {
      if (wanted !== this.at.peek()) this.direction.value = wanted > this.at.peek() ? 1 : -1;
      this.at.value = wanted;
      this.draw();
    });
    this.view(this.viewer.peek()).moments.want(wanted, this.direction.peek());
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
    if (answer.ok && answer.value.game !== null) this.head.value = answer.value.game;
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
      last: () => this.extents.peek().get(viewer)?.to ?? -1,
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

  /** What was loaded stays, unless the server says that it is not ours to see any longer. */
  private refuse(refusal: Refusal): void {
    this.isPlaying.value = false;
    this.refusal.value = refusal;
    if (refusal.code === 'UNREACHABLE') {
      setTimeout(() => this.go(this.at.peek()), RETRY);
      return;
    }
    if (!GONE.has(refusal.code)) return;
    for (const { moments } of this.views.values()) moments.clear();
    this.moment.value = null;
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

/** The seat that is looked from, where its player looks. */
export function seatOf({ viewer, head }: GameStore): Side | null {
  const seat = asked(viewer.value);
  return head.value?.seats.find((held) => held === seat) ?? null;
}

const RETRY = 3_000;
const GONE: ReadonlySet<string> = new Set([
  'GAME_NOT_FOUND',
  'VIEW_NOT_OPEN',
  'GRANT_REVOKED',
  'GRANT_EXPIRED',
]);

const own = (code: string, message: string, hint: string): Refusal => ({
  ...{ code, message, hint },
  ...{ line: null, entry: null, decision: null },
});

const noGame = own(
  'GAME_NOT_FOUND',
  'There is no such game, or it is not open to you',
  'If you were given a key, add it. Else check the address.',
);

const notOpen = (viewer: ViewerName): Refusal =>
  own(
    'VIEW_NOT_OPEN',
    `This game is not open to you as the ${viewer}`,
    'Choose another seat above, or add the key that opens it.',
  );

const beyond = (at: number, { from, to }: Extent): Refusal =>
  own(
    'OUT_OF_RANGE',
    `There is no moment ${at} for you here`,
    `You may see moments ${from} to ${to}; the nearest is shown.`,
  );
