import { isStoredId } from '#text/stored-id';
import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';
import type { GameReader } from './game-reader';
import type { StoredGame } from './stored-game';

/** Weight of all games in memory; 500 decisions weigh 1 and take up to 1.4 MB when all of them were looked at. */
const MOST = 64;

/** A game in memory. */
export interface CachedGame extends StoredGame {
  readonly weight: number;
  /** Whether it is held here; else whoever opened it holds it. */
  readonly isRemembered: boolean;
  /** Whether nothing will be added to it, and it is not taken away but with all that is in memory. */
  readonly isSettled: boolean;
  /** Takes on what was stored since it was read; false when it is not there any more. */
  catchUp(): Promise<boolean>;
}

/** One kind of stored games. */
export interface GameKind<G extends CachedGame> {
  /** With all that was stored before the call. Null when there is no such game of this kind. */
  open(id: string): Promise<G | null>;
}

/** The one place in memory for stored games: each is folded once, and goes on from there. */
export class CachedGames<G extends CachedGame = CachedGame> implements GameReader {
  private readonly games: Remembered<G>;
  private readonly loading = new Map<string, Promise<G | null>>();

  /** Asked in this order whose a game is that is not in memory. */
  constructor(
    private readonly kinds: readonly GameKind<G>[],
    memory: Memory,
  ) {
    this.games = new Remembered(memory, MOST, ({ weight }) => weight);
  }

  async get(id: string): Promise<G | null> {
    if (!isStoredId(id)) return null;
    const before = this.loading.get(id);
    // A load that has begun may miss what was stored since.
    const loading = before === undefined ? this.newest(id) : this.newestAfter(id, before);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      if (this.loading.get(id) === loading) this.loading.delete(id);
    }
  }

  inMemory(id: string): G | null {
    const known = this.games.get(id);
    return known?.isSettled === true ? known : null;
  }

  private async newest(id: string): Promise<G | null> {
    const era = this.games.era();
    const known = this.games.get(id);
    if (known !== undefined && (await known.catchUp())) return known;
    const opened = await this.open(id);
    if (opened?.isRemembered === true) this.games.hold(era, id, opened);
    return opened;
  }

  private async newestAfter(id: string, before: Promise<unknown>): Promise<G | null> {
    await before.catch(() => undefined);
    return this.newest(id);
  }

  private async open(id: string): Promise<G | null> {
    for (const kind of this.kinds) {
      const opened = await kind.open(id);
      if (opened !== null) return opened;
    }
    return null;
  }
}
