import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noSeat, type LiveRefusal } from '../../refusal';
import { Tables } from '../../tables';
import { Decide, type Decided } from './command';

@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide> {
  constructor(private readonly tables: Tables) {}

  async execute({ caller, game, side, what }: Decide): Promise<Decided | LiveRefusal> {
    // Without a look at the game: how long a refusal takes says nothing of it.
    if (!caller.holds({ for: 'seat', game, side })) return noSeat(game);
    const handled = await this.tables.write(game, { type: 'decide', game, side, what });
    return handled.ok ? { ok: true, at: handled.state.last[side] } : handled;
  }
}
