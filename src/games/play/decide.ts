import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Side } from '#rules';
import type { Caller } from '../../access/caller';
import type { Choice } from './choice';
import { OPEN_SEATS, type OpenSeats } from './open-seats';
import { type LiveRefusal, noSeat } from './refusal';
import { Tables } from './tables';

export interface Decided {
  readonly ok: true;
  /** The last moment the player has been told now. */
  readonly at: number;
}

/** One decision of a player in a game being played, with all that chance does before the next. */
export class Decide extends Command<Decided | LiveRefusal> {
  constructor(
    readonly caller: Caller,
    readonly game: string,
    readonly side: Side,
    readonly what: Choice | 'concede',
  ) {
    super();
  }
}

@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide> {
  constructor(
    private readonly tables: Tables,
    @Inject(OPEN_SEATS) private readonly seats: OpenSeats,
  ) {}

  async execute({ caller, game, side, what }: Decide): Promise<Decided | LiveRefusal> {
    // Without a look at the game: how long a refusal takes says nothing of it.
    if (!caller.holds({ for: 'seat', game, side })) return noSeat(game);
    if (!(await this.seats.isOpen(caller, game, side))) return noSeat(game);
    const handled = await this.tables.write(game, { type: 'decide', game, side, what });
    return handled.ok ? { ok: true, at: handled.state.last[side] } : handled;
  }
}
