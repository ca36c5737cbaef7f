import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Side } from '#rules/state/side';
import type { Dealer } from '#play/dealer';
import { chosen, type Choice, type Chosen } from '../../choice';
import { DEALER } from '../../ports';
import { noSeat, refuse, type LiveRefusal } from '../../refusal';
import type { Table } from '../../table';
import { Tables } from '../../tables';
import { Decide, type Decided } from './command';

function meant(table: Table, side: Side, what: Choice | 'concede'): Chosen {
  if (what !== 'concede') return chosen(table, side, what);
  return table.state.outcome === null
    ? { ok: true, decision: { do: 'concede', side } }
    : refuse('GAME_OVER', 'the game is over', 'Look at how it ended.');
}

@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide> {
  constructor(
    private readonly tables: Tables,
    @Inject(DEALER) private readonly deal: Dealer,
  ) {}

  async execute({ caller, game, side, what }: Decide): Promise<Decided | LiveRefusal> {
    // Without a look at the game: how long a refusal takes says nothing of it.
    if (!caller.holds({ for: 'seat', game, side })) return noSeat(game);
    const answer = await this.tables.at(game, (table) => this.decide(game, table, side, what));
    return answer ?? noSeat(game);
  }

  private async decide(
    game: string,
    table: Table,
    side: Side,
    what: Choice | 'concede',
  ): Promise<Decided | LiveRefusal> {
    const wanted = meant(table, side, what);
    if (!wanted.ok) return wanted;
    const { version } = table;
    const stored = table.play(wanted.decision, side, this.deal);
    if (typeof stored === 'string')
      return refuse('ILLEGAL', stored, 'Choose one of the legal decisions.');
    if (await this.tables.record(game, version, stored))
      return { ok: true, at: table.lastMoment(side) };
    return refuse(
      'MOVED_ON',
      'the game went on while you decided',
      'Look at your last moment and decide again.',
    );
  }
}
