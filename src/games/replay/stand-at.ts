import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LogHeader } from '#notation/native/header';
import type { Actor, Decision, Rules, State, Viewer } from '#rules';
import { historyOf } from '#studies/world/history';
import type { History } from '#studies/position/written';
import { recentFacts } from './recent-facts';
import { GAME_READER, type GameReader } from './game-reader';

/** Where a game of decisions stands, to be gone on from. Not to be changed, and not to be shown. */
export interface StoodGame {
  readonly rules: Rules;
  /** The last state. */
  readonly state: State;
  /** The number of the last decision. */
  readonly decisions: number;
  readonly over: boolean;
  /** The decision after which a judge was told a moment; null where there is no such moment. */
  decisionAt(moment: number): number | null;
  /** The last moment of a judge that was told by a decision. */
  momentOf(decision: number): number;
  /** The decision that led to a moment of a viewer; null where there is no such moment. */
  toldBy(moment: number, viewer: Viewer): number | null;
  /** The moments that a viewer was told from a decision on, the one that stood there first. */
  momentsFrom(decision: number, viewer: Viewer): { readonly first: number; readonly last: number };
  /** What chance did after a decision, in order. */
  chanceAfter(decision: number): readonly Decision[];
  /** Every decision after one, in order. */
  decisionsAfter(decision: number): readonly Decision[];
  stateAt(decision: number): State;
  /** What rules look back at, as a judge was told it. */
  history(): History;
  historyAt(decision: number): History;
  /** Every decision after one with who made it, in order. */
  movesAfter(decision: number): readonly { readonly by: Actor; readonly decision: Decision }[];
  header(): Promise<LogHeader>;
}

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
