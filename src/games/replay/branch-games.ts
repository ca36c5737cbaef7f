import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import type { Decision } from '#rules';
import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';
import type { CachedGame, GameKind } from './cached-games';
import { FoldedProjections, type RecordViews } from './folded-projections';
import type { GameReader } from './game-reader';
import { RecordedGame } from './recorded-game';
import { Replay } from './replay';

/** A branch on the way to another. */
export interface Passed {
  readonly id: string;
  /** How many of the other's decisions it has. */
  readonly decisions: number;
}

interface Grown {
  readonly decisions: readonly Decision[];
  /** Branches on the way to it, the shortest first. */
  readonly passed: readonly Passed[];
}

/** What a branch goes on from, and what was decided in it. */
export type Branch = Grown &
  (
    | /** The game up to that decision. */ {
        readonly from: 'game';
        readonly game: string;
        readonly decision: number;
      }
      /** A position, as the start of a log has it. */
    | { readonly from: 'position'; readonly header: LogHeader }
  );

/** Branches by their ids; those who may look at one were asked for at the gate. */
export interface Branches {
  /** Null for an id of no branch, and for a branch that was taken out. */
  find(id: string): Promise<Branch | null>;
}

/** A replay to be gone on with. */
interface Begun {
  readonly replay: Replay;
  readonly header: () => Promise<LogHeader>;
  /** How many of the branch's decisions it has. */
  readonly made: number;
}

/** Its header apart: that of a branch on the way would hold on to it. */
interface HeldBranch extends Pick<Begun, 'header'> {
  readonly game: RecordedGame;
}

/** Branches in memory: whoever works on one reads it and what follows it, and few are worked on at a time. */
const HELD = 12;

/** Branches of games, as games of their own: they begin where their games stood. */
export class BranchGames implements GameKind<CachedGame> {
  private readonly held: Remembered<HeldBranch>;

  constructor(
    private readonly branches: Branches,
    private readonly games: Pick<GameReader, 'get'>,
    private readonly pools: RulesByPool,
    private readonly views: RecordViews,
    memory: Memory,
  ) {
    this.held = new Remembered(memory, HELD);
  }

  async open(id: string): Promise<RecordedGame | null> {
    const era = this.held.era();
    const branch = await this.branches.find(id);
    const held = branch === null ? undefined : this.held.get(id);
    if (branch === null || held !== undefined) return held?.game ?? null;
    const begun = this.goOn(branch) ?? (await this.begin(branch));
    if (begun === null) return null;
    const { replay, header, made } = begun;
    // An upgrade of the rules may refuse what was legal once: the branch is there up to it.
    for (const decision of branch.decisions.slice(made)) if (replay.take(decision) !== null) break;
    const source = {
      keepsWhatIsOver: false,
      isRemembered: false,
      header,
      follow: async () => (await this.branches.find(id)) !== null,
    };
    const projections = new FoldedProjections(id, replay, this.views);
    const game = new RecordedGame(id, replay, source, projections);
    this.held.hold(era, id, { game, header });
    return game;
  }

  /** From the longest branch on the way that is in memory: what a branch holds never changes. */
  private goOn(branch: Branch): Begun | null {
    const begins = branch.from === 'game' ? branch.decision : 0;
    for (const { id, decisions } of branch.passed.toReversed()) {
      const held = this.held.get(id);
      if (held === undefined) continue;
      const { game, header } = held;
      const { length } = game.replay;
      if (length === begins + decisions)
        return { replay: game.replay.forkAt(length), header, made: decisions };
    }
    return null;
  }

  private async begin(branch: Branch): Promise<Begun | null> {
    switch (branch.from) {
      case 'game': {
        const log = (await this.games.get(branch.game))?.folded() ?? null;
        if (log === null || branch.decision > log.replay.length) return null;
        const replay = log.replay.forkAt(branch.decision);
        return { replay, header: () => log.header(), made: 0 };
      }
      case 'position': {
        const { header } = branch;
        const replay = Replay.opened(openRecorded(this.pools, header));
        return { replay, header: () => Promise.resolve(header), made: 0 };
      }
    }
  }
}
