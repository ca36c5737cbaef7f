import type { TimelineFilter } from '#notation/timeline/filter';
import type { AccessView, ScoreView, Viewer } from '#rules';
import type { Span } from '../../platform/projections/span';
import type { Page, TimelineEntry } from './stored-game';

export const GAME_PROJECTIONS = Symbol('GameProjections');

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

/** For who asks about moments alone. */
export const noProjections: GameProjections = {
  timeline: () => Promise.resolve({ rows: [], more: false, total: 0 }),
  accesses: () => Promise.resolve([]),
  scores: () => Promise.resolve([]),
};
