import type { RecordedGames } from '../recorded-games';

/** Milliseconds without another game: many at once are stored first and kept afterwards. */
const QUIET = 250;
/** Games whose turn has not come; beyond that many, a game is kept when it is asked for. */
const MOST_WAITING = 1_000;

/** Keeps new games one after another, so that whoever opens one first need not wait. */
export class SnapshotNewGames {
  private readonly waiting: string[] = [];
  private working: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly games: Pick<RecordedGames, 'keep'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(game: string): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(game);
    if (this.timer === null) this.timer = setTimeout(() => this.begin(), QUIET).unref();
    else this.timer.refresh();
  }

  /** Resolves when nothing is being kept any more. */
  async stop(): Promise<void> {
    this.waiting.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.working;
  }

  private begin(): void {
    this.timer = null;
    this.working ??= this.work();
  }

  /** Until nothing waits, or another game comes: what is stored goes before what is kept. */
  private async work(): Promise<void> {
    while (this.timer === null) {
      const game = this.waiting.shift();
      if (game === undefined) break;
      await this.games.keep(game).catch(this.onError);
    }
    this.working = null;
  }
}
