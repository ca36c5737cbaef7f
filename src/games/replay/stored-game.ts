import type { Automaton } from '#analysis/patterns/automaton';
import type { FoundMatch } from '#analysis/patterns/find-matches';
import type { GameReport } from '#analysis/report/game-report';
import type { Divergence, Note } from '#notation/jinteki/reconstruct/verify';
import type { LogHeader } from '#notation/native/header';
import type { ObservedAccess } from '#notation/observed/accesses';
import type { Board } from '#notation/observed/board';
import type { KeptWarning, Warning } from '#notation/observed/header';
import type { ObservedScore } from '#notation/observed/scores';
import type { ObservedFactView, ObservedName } from '#notation/observed/view-fact';
import type { ObservedPosition } from '#notation/observed/view-position';
import type { TimelineFilter } from '#notation/timeline/filter';
import type {
  Side,
  Outcome,
  Extent,
  FactView,
  HindsightView,
  KnowledgeView,
  LegalView,
  Moment,
  PositionView,
  AccessView,
  ScoreView,
  ForEach,
  Rules,
  Viewer,
} from '#rules';
import type { Span } from '../../platform/projections/span';
import type { Answer } from './answer';
import type { Folding } from '#streams/folding';
import type { Unit } from './marks';
import type { Replay } from './replay';
import type { Series } from './series';
import type { PlacedWorld } from './server-tax/worlds';
import type { NumberedDecision } from './viewer-replay';

/** Part of a list, with what a reader needs to ask for the rest. */
export interface Page<T> {
  readonly rows: readonly T[];
  /** Whether there is another row in the direction that was asked for. */
  readonly more: boolean;
  /** Rows of the whole list. */
  readonly total: number;
}

export type AnyFactView = FactView | ObservedFactView;

export interface TimelineEntry {
  /** From 1, without gaps. */
  readonly number: number;
  /** The viewer's moment that tells it. */
  readonly at: number;
  readonly view: AnyFactView;
  readonly text: string;
}

export interface ObservedAccessView extends Omit<
  ObservedAccess,
  'card' | 'audience' | 'index' | 'run'
> {
  readonly at: number;
  /** Null for an access without a run. */
  readonly run: number | null;
  readonly card: ObservedName;
}

export interface ObservedScoreView extends Omit<ObservedScore, 'card' | 'index'> {
  readonly at: number;
  readonly card: ObservedName;
}

/** How things stood at one of a viewer's moments, and what was told since the one before. */
export interface StoredMoment {
  readonly number: number;
  /** In milliseconds; null where it is not known. */
  readonly time: number | null;
  readonly position: PositionView | ObservedPosition;
  readonly legal: readonly LegalView[];
  readonly told: readonly (
    Moment['told'][number] | { readonly fact: ObservedFactView; readonly text: string }
  )[];
}

export interface MomentPage {
  readonly moments: readonly StoredMoment[];
  /** Whether there are more to be asked for at once. */
  readonly more: boolean;
  /** Whether none will ever follow: the game is over and all of it told. */
  readonly over: boolean;
}

export interface DecisionPage {
  readonly decisions: readonly NumberedDecision[];
  /** Whether there is another in the direction that was asked for. */
  readonly more: boolean;
}

/** What a game of decisions is as a whole. */
export interface ReplayedGame {
  readonly id: string;
  readonly header: LogHeader;
  /** Codes of cards. */
  readonly identities: { readonly corp: string; readonly runner: string };
  readonly decisions: number;
  /** How much of it each viewer has been told. */
  readonly told: ForEach<Extent>;
  /** The number of the last turn begun. */
  readonly turns: number;
  readonly outcome: Outcome | null;
}

/** What there is to say about a game that is over without asking the store; read when it is asked for. */
export interface SettledGame {
  readonly id: string;
  /** Another one has other moments. */
  readonly revision: string;
  readonly identities: { readonly corp: string; readonly runner: string };
  readonly told: ForEach<Extent>;
  readonly turns: number;
  readonly outcome: Outcome | null;
  header(): Promise<LogHeader>;
}

/** What became of the file that a game was read from; the engine's reasons are for judges. */
export interface ImportRecord {
  /** Decisions that were found, over all stretches; null where no viewer is told. */
  readonly decisions: number | null;
  /** Entries of the file to which they lead. */
  readonly entriesVerified: number | null;
  /** Decisions before the first that our rules forbid; null where that is not known. */
  readonly legalThrough: number | null;
  readonly divergences: readonly Divergence[];
  readonly notes: readonly Note[];
  /** Of the engine that judged the file, and of its reader. */
  readonly verdictWarnings: readonly KeptWarning[];
  readonly warnings: readonly Warning[];
}

/** What a game is written as, line by line. */
export const exportForms = ['told', 'jinteki-log', 'facts', 'native'] as const;
export type ExportForm = (typeof exportForms)[number];

export type Direction = 'next' | 'previous';

export interface GameWorlds {
  readonly rules: Rules;
  readonly worlds: readonly PlacedWorld[];
}

/** A game's decisions, folded, and what their log says first. */
export interface FoldedLog {
  readonly replay: Replay;
  header(): Promise<LogHeader>;
}

/** A stored game, whatever it was made from; moments have the numbers of the viewer who asks. */
export interface StoredGame {
  readonly id: string;
  /** Whether nothing will be added to it. */
  readonly over: boolean;
  /** Null for a game of which no decisions are known. */
  describe(): Promise<ReplayedGame | null>;
  /** Null for a game that may go on or be taken away, and for one of which no decisions are known. */
  settled(): SettledGame | null;
  /** For those who may see everything of the game. Null where no decisions are known. */
  folded(): FoldedLog | null;
  /** Moments that a grant for this viewer can name. */
  momentsOf(viewer: Viewer): number;
  /** Null for a game that was not read from a file of another server. */
  importRecord(viewer: Viewer): Promise<ImportRecord | null>;

  moment(viewer: Viewer, at: number): Answer<StoredMoment>;
  /** Those after number `after` (-1: from the opening), `first` at most. */
  moments(viewer: Viewer, after: number, first: number): Answer<MomentPage>;
  /** Those in a row from number `at` on, `first` at most. */
  stretch(viewer: Viewer, at: number, first: number): Folding<Answer<readonly StoredMoment[]>>;
  /** Numbers of every moment, to be drawn. */
  series(viewer: Viewer): Folding<Answer<Series>>;
  /**
   * The last moment of another viewer that had been told when a viewer was told moment `at`; null
   * when the other had been told nothing. Only for those who may look as both.
   */
  counterpart(viewer: Viewer, at: number, other: Viewer): Answer<number | null>;
  /** The nearest moment, or the nearest in which something begins; null when there is none. */
  step(viewer: Viewer, from: number, unit: Unit, direction: Direction): Answer<number | null>;
  knowledge(seat: Side, at: number): Folding<Answer<readonly KnowledgeView[]>>;
  hindsight(seat: Side, at: number): Folding<Answer<readonly HindsightView[]>>;
  /** All of it weighed; null before the viewer was told anything, and where no decisions are known. */
  analysis(viewer: Viewer): Folding<Answer<GameReport | null>>;
  /** The viewer's moments that `analysis` would have to go through: those told since it was last asked for. */
  unanalysed(viewer: Viewer): number;
  /** Where a pattern is, `most` at most; null where no decisions are known. */
  find(
    viewer: Viewer,
    pattern: Automaton,
    most: number,
  ): Folding<Answer<readonly FoundMatch[] | null>>;
  /**
   * What the viewer could take the table to be at a moment, or (null) where each turn begins; null
   * where no decisions are known.
   */
  worlds(viewer: Viewer, at: number | null): Folding<Answer<GameWorlds | null>>;

  /** Those that the viewer saw being made, by the viewer's numbers. */
  decisions(viewer: Viewer, span: Span<number>): Folding<DecisionPage>;
  /** By the numbers of the whole timeline. */
  timeline(
    viewer: Viewer,
    span: Span<number>,
    filter: TimelineFilter,
  ): Promise<Page<TimelineEntry>>;
  accesses(viewer: Viewer): Promise<readonly (AccessView | ObservedAccessView)[]>;
  scores(viewer: Viewer): Promise<readonly (ScoreView | ObservedScoreView)[]>;

  /** Every line ended, made as it is read; all of the game's decisions are for who may see all. */
  lines(form: ExportForm, viewer: Viewer): Promise<Answer<Iterable<string>>>;
  /** The table after each entry of a file; null where notes cannot be about entries. */
  boards(): Iterable<Board> | null;
}
