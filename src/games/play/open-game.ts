import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RulesByPool } from '#cards/rules-by-pool';
import { codesIn, logFormat, type LoggedDeck, type LogHeader } from '#notation/native/header';
import { defaultLimits } from '#notation/native/limits';
import { followedRules, openLog } from '#notation/native/open-log';
import { readHeader } from '#notation/native/read-header';
import { engineVersion, type Side } from '#rules';
import { badNames } from './bad-names';
import { type LiveRefusal, refuse } from './refusal';
import { RULES_BY_POOL } from '../../rules-by-pool';
import { type OpenedGame, SeatPlayers } from './seat-players';

export interface SeatTaken {
  /** The player's name. */
  readonly name: string;
  readonly deck: LoggedDeck;
}

/** Sits two players down with their decks, and deals. */
export class OpenGame extends Command<OpenedGame | LiveRefusal> {
  constructor(
    readonly seats: Readonly<Record<Side, SeatTaken>>,
    /** Whether everybody may watch what lies open on the table. */
    readonly spectators: boolean,
    /** As headers name it; null for the smallest that has the cards of both decks. */
    readonly pool: string | null = null,
  ) {
    super();
  }
}

/** The header of a game of these players, or what is wrong with their names or decks. */
function headerFor(rules: RulesByPool, { seats, pool }: OpenGame): LogHeader | LiveRefusal {
  const { corp, runner } = seats;
  const bad = badNames(seats);
  if (bad !== null) return bad;
  const header = readHeader(
    {
      format: logFormat,
      rules: followedRules,
      pool: pool ?? rules.covering(codesIn({ corp: corp.deck, runner: runner.deck })).pool.name,
      engine: engineVersion,
      players: { corp: { name: corp.name }, runner: { name: runner.name } },
      start: { kind: 'decks', corp: corp.deck, runner: runner.deck },
    },
    defaultLimits,
  );
  if ('code' in header) return refuse('BAD_PLAYER', header.message, header.hint);
  const opened = openLog(rules, header);
  if (opened.ok) return header;
  if (opened.code === 'UNKNOWN_POOL')
    return refuse('UNKNOWN_POOL', opened.message, `Name one of ${rules.names.join(', ')}.`);
  return refuse('BAD_DECK', opened.message, opened.hint);
}

@CommandHandler(OpenGame)
export class OpenGameHandler implements ICommandHandler<OpenGame> {
  constructor(
    private readonly players: SeatPlayers,
    @Inject(RULES_BY_POOL) private readonly rules: RulesByPool,
  ) {}

  async execute(command: OpenGame): Promise<OpenedGame | LiveRefusal> {
    const header = headerFor(this.rules, command);
    if ('ok' in header) return header;
    return this.players.at({ header, spectators: command.spectators });
  }
}
