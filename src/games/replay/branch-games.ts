import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import type { Decision } from '#rules';
import type { CachedGame, GameKind } from './cached-games';
import { FoldedProjections, type RecordViews } from './folded-projections';
import type { GameReader } from './game-reader';
import { RecordedGame } from './recorded-game';
import { Replay } from './replay';

/** What a branch goes on from, and what was decided in it. */
export type Branch =
  /** The game up to that decision. */
  | {
      readonly from: 'game';
      readonly game: string;
      readonly decision: number;
      readonly decisions: readonly Decision[];
    }
  /** A position, as the start of a log has it. */
  | {
      readonly from: 'position';
      readonly header: LogHeader;
      readonly decisions: readonly Decision[];
    };

/** Branches by their ids; those who may look at one were asked for at the gate. */
export interface Branches {
  /** Null for an id of no branch, and for a branch that was taken out. */
  find(id: string): Promise<Branch | null>;
}

/** Branches of games, as games of their own: they begin where their games stood. */
export class BranchGames implements GameKind<CachedGame> {
  constructor(
    private readonly branches: Branches,
    private readonly games: Pick<GameReader, 'get'>,
    private readonly pools: RulesByPool,
    private readonly views: RecordViews,
  ) {}

  async open(id: string): Promise<RecordedGame | null> {
    const branch = await this.branches.find(id);
    const begun = branch === null ? null : await this.begin(branch);
    if (branch === null || begun === null) return null;
    const { replay, header } = begun;
    // An upgrade of the rules may refuse what was legal once: the branch is there up to it.
    for (const decision of branch.decisions) if (replay.take(decision) !== null) break;
    const source = {
      keepsWhatIsOver: false,
      header,
      follow: async () => (await this.branches.find(id)) !== null,
    };
    return new RecordedGame(id, replay, source, new FoldedProjections(id, replay, this.views));
  }

  private async begin(
    branch: Branch,
  ): Promise<{ readonly replay: Replay; readonly header: () => Promise<LogHeader> } | null> {
    switch (branch.from) {
      case 'game': {
        const game = await this.games.get(branch.game);
        if (!(game instanceof RecordedGame) || branch.decision > game.replay.length) return null;
        return { replay: game.replay.forkAt(branch.decision), header: () => game.header() };
      }
      case 'position': {
        const { header } = branch;
        const replay = Replay.opened(openRecorded(this.pools, header));
        return { replay, header: () => Promise.resolve(header) };
      }
    }
  }
}
