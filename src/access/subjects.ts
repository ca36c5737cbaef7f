import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from './caller';
import { AccessStreams, type Written } from './access-streams';
import { claimsOn, hasStake } from './claims';
import type { AccessCommand, Asker } from './decide';
import { noSay, othersHaveSay, type AccessRefusal } from './refusal';
import {
  OPEN_TO_ALL,
  STORED_GAMES,
  type OpenToAll,
  type StoredGame,
  type StoredGames,
} from './ports';

/** Decides on a game with the claims that a caller has on it. */
@Injectable()
export class Subjects {
  constructor(
    @Inject(AccessStreams) private readonly streams: Pick<AccessStreams, 'write'>,
    @Inject(STORED_GAMES) private readonly games: StoredGames,
    @Inject(OPEN_TO_ALL) private readonly open: OpenToAll,
  ) {}

  async decideOn(
    caller: Caller,
    game: string,
    commandOf: (by: Asker, stored: StoredGame | null) => AccessCommand,
  ): Promise<Written> {
    const claims = claimsOn(game, caller);
    if (!hasStake(claims)) return this.withoutSay(game);
    const stored = await this.games.find(game);
    return this.streams.write(
      game,
      commandOf({ game, claims, over: stored?.over ?? false }, stored),
    );
  }

  /** Asked as a look at it without keys is: neither the words nor how long they take say more than that does. */
  private async withoutSay(game: string): Promise<AccessRefusal> {
    return (await this.open.includes(game)) ? othersHaveSay(game) : noSay(game);
  }
}
