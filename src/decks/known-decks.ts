import { setTimeout as sleep } from 'node:timers/promises';
import { type DeckVersion, restore } from '#decks/history/deck';
import type { Caller } from '../access/caller';
import type { DeckStreams } from './deck-streams';
import type { OpenGames } from './open-games';
import type { PlayedDecks } from './played-decks';

/** Milliseconds: what is not there is told when so many, or a multiple, have passed since the question. */
const TICK = 10;

export interface KnownDeck {
  /** `null` for a list that stored games were played with and nobody registered under this id. */
  readonly owner: string | null;
  /** Oldest first. */
  readonly versions: readonly [DeckVersion, ...DeckVersion[]];
}

/** Decks by id: those that were registered, and the lists of games that are open to a caller. */
export class KnownDecks {
  constructor(
    private readonly streams: Pick<DeckStreams, 'load'>,
    private readonly played: Pick<PlayedDecks, 'list'>,
    private readonly games: OpenGames,
  ) {}

  /**
   * A list whose games are all closed to the caller is as one that nobody played, in how long it takes,
   * too: looking through fifty closed games takes a tenth of a millisecond longer than through none.
   */
  async find(deckId: string, caller: Caller): Promise<KnownDeck | null> {
    const asked = performance.now();
    const known = await this.known(deckId, caller);
    if (known === null) await sleep(TICK - ((performance.now() - asked) % TICK));
    return known;
  }

  private async known(deckId: string, caller: Caller): Promise<KnownDeck | null> {
    const { state } = await this.streams.load(deckId);
    if (state.status === 'registered') return { owner: state.owner, versions: state.versions };
    const list = await this.played.list(await this.games.to(caller), deckId);
    if (list === null) return null;
    return { owner: null, versions: [{ number: 1, list: restore(list), note: null }] };
  }
}
