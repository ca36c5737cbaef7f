import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { defaultLimits } from '#notation/native/limits';
import { readHeader } from '#notation/native/read-header';
import type { Decision } from '#rules';
import { KEYS, type Keys } from '../../access/keys';
import type { Clock } from '../../platform/clock/clock';
import { CLOCK } from '../../platform/tokens';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { GAME_PRIVACY, type GamePrivacy } from '../game-privacy';
import type { OpenedGame } from './open-game';
import { type LiveRefusal, refuse } from './refusal';
import { Tables } from './tables';

/** Sits two players down at a position, after what was decided from there on. */
export class OpenGameAt extends Command<OpenedGame | LiveRefusal> {
  constructor(
    /** That of a game which begins with a position. */
    readonly header: LogHeader,
    /** Legal, one after another. */
    readonly decisions: readonly Decision[],
    /** Whether everybody may watch what lies open on the table. */
    readonly spectators: boolean,
  ) {
    super();
  }
}

@CommandHandler(OpenGameAt)
export class OpenGameAtHandler implements ICommandHandler<OpenGameAt> {
  constructor(
    private readonly tables: Tables,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(GAME_PRIVACY) private readonly privacy: Pick<GamePrivacy, 'keep'>,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(RULES_BY_POOL) private readonly rules: RulesByPool,
  ) {}

  async execute({ header, decisions, spectators }: OpenGameAt): Promise<OpenedGame | LiveRefusal> {
    const read = readHeader(JSON.parse(JSON.stringify(header)), defaultLimits);
    if ('code' in read) return refuse('BAD_PLAYER', read.message, read.hint);
    if (this.rules.find(read.pool) === null)
      return refuse('UNKNOWN_POOL', `there is no pool ${read.pool}`, 'Name one that there is.');
    const game = this.clock.newId();
    await this.privacy.keep(game, 'live', spectators);
    const begun = await this.tables.write(game, { type: 'begin', header: read, decisions });
    if (!begun.ok) return begun;
    const keys = {
      corp: await this.keys.issue({ for: 'seat', game, side: 'corp' }),
      runner: await this.keys.issue({ for: 'seat', game, side: 'runner' }),
    };
    return { ok: true, game, keys };
  }
}
