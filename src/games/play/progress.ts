import type { EventStore } from '../../platform/event-store/event-store';

/** Tells when games, or streams of another category, go on, wherever they are decided; one reader of the store for all who wait. */
export class Progress {
  private readonly listeners = new Map<string, Set<() => void>>();
  private reading: Promise<void> | null = null;

  constructor(
    private readonly store: Pick<EventStore, 'subscribe' | 'lastPosition'>,
    private readonly onError: (error: unknown) => void,
    private readonly prefix: `${string}-` = 'game-',
  ) {}

  /** Calls back whenever the game has gone on from now, until the returned function is called. */
  async listen(game: string, listener: () => void): Promise<() => void> {
    const own = this.listeners.get(game) ?? new Set();
    this.listeners.set(game, own.add(listener));
    this.reading ??= this.read();
    await this.reading;
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.listeners.get(game) === own) this.listeners.delete(game);
    };
  }

  private async read(): Promise<void> {
    this.store.subscribe({
      after: await this.store.lastPosition(),
      deliver: async (events) => {
        const games = new Set(events.map(({ stream }) => stream));
        for (const stream of games)
          if (stream.startsWith(this.prefix)) this.tell(stream.slice(this.prefix.length));
      },
      onError: this.onError,
    });
  }

  /** Calls those who wait for the game. */
  tell(game: string): void {
    for (const listener of this.listeners.get(game) ?? []) listener();
  }
}
