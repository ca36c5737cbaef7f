import { Logger } from '@nestjs/common';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { GameStored } from '../games/events/game-stored';
import { Positions } from './positions';

/** Milliseconds without another game: many at once are stored first and prepared afterwards. */
const QUIET = 250;
/** Games whose turn has not come; beyond that many, a game is prepared when it is asked for. */
const MOST_WAITING = 1_000;

/** Prepares new games one after another, so that whoever opens one first need not wait. */
@EventsHandler(GameStored)
export class PreparePositions implements IEventHandler<GameStored> {
  private readonly logger = new Logger('Positions');
  private readonly waiting: string[] = [];
  private working: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly positions: Positions) {}

  handle({ game }: GameStored): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(game);
    if (this.timer === null) this.timer = setTimeout(() => this.begin(), QUIET).unref();
    else this.timer.refresh();
  }

  /** Resolves when nothing is being prepared any more. */
  async stop(): Promise<void> {
    this.waiting.length = 0;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.working;
  }

  private begin(): void {
    this.timer = null;
    this.working ??= this.work();
  }

  private async work(): Promise<void> {
    for (let game = this.waiting.shift(); game !== undefined; game = this.waiting.shift())
      await this.positions.prepare(game).catch((error: unknown) => this.logger.warn(error));
    this.working = null;
  }
}
