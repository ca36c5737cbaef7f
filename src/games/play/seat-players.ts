import { Inject, Injectable } from '@nestjs/common';
import type { LogHeader } from '#notation/native/header';
import type { Decision, Side } from '#rules';
import type { Fork } from '../../access/fork';
import { KEYS, type Keys } from '../../access/keys';
import type { Key } from '../../access/presented';
import type { Clock } from '../../platform/clock/clock';
import { CLOCK } from '../../platform/tokens';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import type { LiveRefusal } from './refusal';
import { Tables } from './tables';

export interface OpenedGame {
  readonly ok: true;
  readonly game: string;
  /** One for each seat; they are told here alone. */
  readonly keys: Readonly<Record<Side, Key>>;
}

export interface NewTable {
  readonly header: LogHeader;
  /** Made before the players sit down, in a game that begins with a position. */
  readonly decisions?: readonly Decision[];
  /** Whether everybody may watch what lies open on the table. */
  readonly spectators: boolean;
  readonly fork?: Fork | null;
}

/** Sits two players down at a table of their own, each with a key. */
@Injectable()
export class SeatPlayers {
  constructor(
    private readonly tables: Tables,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'keep'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async at({
    header,
    decisions = [],
    spectators,
    fork = null,
  }: NewTable): Promise<OpenedGame | LiveRefusal> {
    const game = this.clock.newId();
    await this.privacy.keep(game, 'live', spectators, fork);
    const begun = await this.tables.write(game, { type: 'begin', header, decisions });
    if (!begun.ok) return begun;
    const keys = {
      corp: await this.keys.issue({ for: 'seat', game, side: 'corp' }),
      runner: await this.keys.issue({ for: 'seat', game, side: 'runner' }),
    };
    return { ok: true, game, keys };
  }
}
