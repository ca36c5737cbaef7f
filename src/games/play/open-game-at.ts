import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { defaultLimits } from '#notation/native/limits';
import { readHeader } from '#notation/native/read-header';
import type { Decision } from '#rules';
import type { Fork } from '../../access/fork';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { badNames } from './bad-names';
import { type LiveRefusal, refuse } from './refusal';
import { type OpenedGame, SeatPlayers } from './seat-players';

/** Sits two players down at a position, after what was decided from there on. */
export class OpenGameAt extends Command<OpenedGame | LiveRefusal> {
  constructor(
    /** That of a game which begins with a position. */
    readonly header: LogHeader,
    /** Legal, one after another. */
    readonly decisions: readonly Decision[],
    /** Whether everybody may watch what lies open on the table. */
    readonly spectators: boolean,
    /** What it goes on from; null for a position that is no game's. */
    readonly fork: Fork | null,
  ) {
    super();
  }
}

@CommandHandler(OpenGameAt)
export class OpenGameAtHandler implements ICommandHandler<OpenGameAt> {
  constructor(
    private readonly players: SeatPlayers,
    @Inject(RULES_BY_POOL) private readonly rules: RulesByPool,
  ) {}

  async execute(command: OpenGameAt): Promise<OpenedGame | LiveRefusal> {
    const { decisions, spectators, fork } = command;
    const header = readHeader(JSON.parse(JSON.stringify(command.header)), defaultLimits);
    if ('code' in header) return refuse('BAD_PLAYER', header.message, header.hint);
    const bad = badNames(header.players);
    if (bad !== null) return bad;
    if (this.rules.find(header.pool) === null)
      return refuse('UNKNOWN_POOL', `there is no pool ${header.pool}`, 'Name one that there is.');
    return this.players.at({ header, decisions, spectators, fork });
  }
}
