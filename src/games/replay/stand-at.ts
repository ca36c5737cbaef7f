import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StoodGame } from '#studies/position/stood-game';
import { historyOf } from '#studies/world/history';
import { recentFacts } from './recent-facts';
import { GAME_READER, type GameReader } from './game-reader';

/** Null where no decisions are known. For who may see everything of the game, which is asked before. */
export class StandAt extends Query<StoodGame | null> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(StandAt)
export class StandAtHandler implements IQueryHandler<StandAt> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  async execute({ game }: StandAt): Promise<StoodGame | null> {
    const stored = await this.reader.get(game);
    const log = stored?.folded() ?? null;
    if (stored === null || log === null) return null;
    const { replay } = log;
    const judge = replay.viewerReplays.judge;
    return {
      rules: replay.rules,
      state: replay.last,
      decisions: replay.length,
      over: stored.over,
      decisionAt: (moment) => (judge.has(moment) ? judge.endOf(moment) : null),
      momentOf: (decision) => judge.momentOf(decision),
      toldBy: (moment, viewer) => {
        const seen = replay.viewerReplays[viewer];
        return seen.has(moment) ? seen.endOf(moment) : null;
      },
      momentsFrom: (decision, viewer) => {
        const seen = replay.viewerReplays[viewer];
        return { first: Math.max(0, seen.momentOf(decision)), last: seen.last };
      },
      chanceAfter: (from) =>
        [...replay.data.segments.after(from)]
          .map(({ decision }) => decision)
          .filter(({ do: what }) => what === 'random' || what === 'shuffle'),
      decisionsAfter: (from) =>
        [...replay.data.segments.after(from)].map(({ decision }) => decision),
      stateAt: (decision) => replay.stateAt(decision),
      history: () => historyOf(recentFacts(judge, judge.last)),
      historyAt: (decision) => historyOf(recentFacts(judge, judge.momentOf(decision))),
      movesAfter: (from) =>
        [...replay.steps(from)].flatMap(({ next }) =>
          next === null ? [] : [{ by: next.by, decision: next.decision }],
        ),
      header: () => log.header(),
    };
  }
}
