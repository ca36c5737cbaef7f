import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from './caller';
import { AccessStreams, type Written } from './access-streams';
import { claimsOn, hasStake } from './claims';
import type { AccessCommand, Asker } from './decide';
import { notThere } from './refusal';
import { STORED_GAMES, type StoredGame, type StoredGames } from './ports';

/** Decides on a game with the claims that a caller has on it. */
@Injectable()
export class Subjects {
  constructor(
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'write'>,
    @Inject(STORED_GAMES) private readonly games: StoredGames,
  ) {}

  async decideOn(
    caller: Caller,
    game: string,
    commandOf: (by: Asker, stored: StoredGame | null) => AccessCommand,
  ): Promise<Written> {
    const claims = claimsOn(game, caller);
    // Without a look at the game: how long a refusal takes says nothing of it.
    if (!hasStake(claims)) return notThere(game);
    const stored = await this.games.find(game);
    return this.streams.write(
      game,
      commandOf({ game, claims, over: stored?.over ?? false }, stored),
    );
  }
}
