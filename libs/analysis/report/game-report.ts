import { sides, type MomentIndex, type Pool, type Side, type State, type Viewer } from '#rules';
import { AccessAnalysis } from '../accesses/access-luck';
import { Unseen } from '../chance/unseen';
import { DrawAnalysis, type SideDraws } from '../draws/draw-luck';
import { Ledger } from '../economy/ledger';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { StoryAnalysis, type StoryMoment } from '../story/story';
import { LossAnalysis } from '../tempo/losses';
import { PaceAnalysis, type Pace } from '../tempo/pace';
import { TempoAnalysis, type AdvancedStand, type RunCount } from '../tempo/tempo';
import { viewAccesses, type AccessesView } from './access-view';
import { viewEconomy, type EconomyView } from './economy-view';
import { viewLosses, type LossView } from './loss-view';
import { Witness } from './witness';

export interface SideDrawsView extends SideDraws {
  readonly side: Side;
}

export interface TempoView {
  readonly runs: readonly RunCount[];
  readonly stands: readonly AdvancedStand[];
  readonly clicks: readonly {
    readonly side: Side;
    readonly use: string;
    readonly clicks: number;
  }[];
  readonly paces: readonly Pace[];
  /** Null of observed games, which do not tell what each card has cost. */
  readonly losses: readonly LossView[] | null;
}

/** The analyses of one game for one viewer. What the viewer may not know is null. */
export interface GameReport {
  readonly viewer: Viewer;
  /** On what every number rests. */
  readonly restsOn: 'decisions' | 'facts';
  readonly economy: EconomyView;
  readonly accesses: AccessesView;
  /** Of the sides whose cards the viewer sees; of no side of whose deck the log does not know all cards. */
  readonly draws: readonly SideDrawsView[];
  readonly tempo: TempoView;
  readonly story: readonly StoryMoment[];
}

/** All analyses of a game that is folded, in one pass. */
export class GameAnalyses implements GameAnalysis {
  readonly #ledger: Ledger;
  readonly #accesses: AccessAnalysis;
  readonly #draws: DrawAnalysis;
  readonly #tempo: TempoAnalysis;
  readonly #pace: PaceAnalysis;
  readonly #losses: LossAnalysis;
  readonly #story: StoryAnalysis;
  readonly #unseen: Unseen;

  /** `opening` is kept: a state of the caller's that is not changed. */
  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
  ) {
    this.#ledger = new Ledger(opening);
    this.#accesses = new AccessAnalysis(pool, opening);
    this.#draws = new DrawAnalysis(pool, opening);
    this.#tempo = new TempoAnalysis(opening);
    this.#pace = new PaceAnalysis(opening);
    this.#losses = new LossAnalysis(pool, opening);
    this.#story = new StoryAnalysis(pool, opening);
    this.#unseen = new Unseen(pool, opening);
  }

  take(made: MadeDecision): void {
    this.#ledger.take(made);
    this.#accesses.take(made);
    this.#draws.take(made);
    this.#tempo.take(made);
    this.#pace.take(made);
    this.#losses.take(made);
    this.#story.take(made);
  }

  /** What one viewer may read of it; `index` tells which moments they were told. */
  reportFor(viewer: Viewer, index: MomentIndex): GameReport {
    const { pool, opening } = this;
    const witness = new Witness(pool, opening, viewer, index);
    const { draws } = this.#draws;
    return {
      viewer,
      restsOn: 'decisions',
      economy: viewEconomy(pool, opening, this.#ledger, witness),
      accesses: viewAccesses(this.#accesses, witness),
      draws: sides
        .filter((side) => viewer === side || viewer === 'judge')
        .filter((side) => !this.#unseen.isIn(side))
        .map((side) => ({ side, ...draws[side] })),
      tempo: {
        runs: this.#tempo.runs,
        stands: this.#tempo.stands,
        clicks: sides.flatMap((side) =>
          [...this.#tempo.clicks[side]].map(([use, clicks]) => ({ side, use, clicks })),
        ),
        paces: this.#pace.paces,
        losses: viewLosses(this.#losses, witness),
      },
      story: this.#story.told(witness),
    };
  }
}
