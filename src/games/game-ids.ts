import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from './game-privacy';
import { PublishedIds, type GameCategory, type Identity } from './published-ids';

/** Ids of games that are sent in. Of each it is said who may look at it before it is there. */
@Injectable()
export class GameIds {
  constructor(
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'publish' | 'keep'>,
    @Inject(PublishedIds) private readonly ids: Pick<PublishedIds, 'publish'>,
  ) {}

  /** By which who sends a game that is published can take it back. */
  newSending(): string {
    return this.clock.newId();
  }

  /** Of a game that is kept from everybody: nobody can tell from it what is in the game. */
  async keep(): Promise<string> {
    const id = this.clock.newId();
    await this.privacy.keep(id, 'upload');
    return id;
  }

  /** Of a game that is published, made of its content: the same game has the same id. */
  publish(category: GameCategory, identity: Identity, sending: string | null): Promise<string> {
    return this.ids.publish(category, identity, (id) => this.privacy.publish(id, sending));
  }
}
