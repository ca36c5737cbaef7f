import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { corePool } from '#cards/pool';
import type { CardId } from '#rules/state/card';
import type { State } from '#rules/state/state';
import { forEach } from '#rules/view/viewer';
import { Replays } from '../../replays';
import { DescribeGame, type ReplayedGame } from './query';

function codeOf(state: State, id: CardId): string {
  const definition = corePool.definitions[state.cards[id]?.def ?? -1];
  if (definition === undefined) throw new Error(`there is no card ${id} in this game`);
  return definition.value.code;
}

@QueryHandler(DescribeGame)
export class DescribeGameHandler implements IQueryHandler<DescribeGame> {
  constructor(private readonly replays: Replays) {}

  async execute({ game }: DescribeGame): Promise<ReplayedGame | null> {
    const replay = await this.replays.get(game);
    if (replay === null) return null;
    const { header, length, last } = replay;
    return {
      id: game,
      header,
      identities: {
        corp: codeOf(last, last.corp.identity),
        runner: codeOf(last, last.runner.identity),
      },
      decisions: length,
      told: forEach((viewer) => replay.seenBy[viewer].extent),
      turns: last.turn.number,
      outcome: last.outcome,
    };
  }
}
