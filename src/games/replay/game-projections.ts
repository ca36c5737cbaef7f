import type { TimelineFilter } from '#notation/timeline/filter';
import type { GameReport } from '#analysis/report/game-report';
import type { AccessView, ScoreView, Viewer } from '#rules';
import type { Span } from '../../platform/projections/span';
import type { Page, TimelineEntry } from './stored-game';

export const GAME_PROJECTIONS = Symbol('GameProjections');
export const KEPT_REPORTS = Symbol('KeptReports');

/** What is projected of games of decisions; nothing of a game that no projection has read. */
export interface GameProjections {
  timeline(
    game: string,
    viewer: Viewer,
    span: Span<number>,
    filter: TimelineFilter,
  ): Promise<Page<TimelineEntry>>;
  accesses(game: string, viewer: Viewer): Promise<readonly AccessView[]>;
  scores(game: string, viewer: Viewer): Promise<readonly ScoreView[]>;
}

/** Analyses that are kept of games that are over; null of others, and of what no projection has read. */
export interface KeptReports {
  report(game: string, viewer: Viewer): Promise<GameReport | null>;
}

/** For who asks about moments alone. */
export const noProjections: GameProjections = {
  timeline: () => Promise.resolve({ rows: [], more: false, total: 0 }),
  accesses: () => Promise.resolve([]),
  scores: () => Promise.resolve([]),
};
