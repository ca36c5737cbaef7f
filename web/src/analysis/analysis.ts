import type { GameAnalysisQuery } from '../api/documents';

/** What the page asks of the analyses of a game. */
export type Analysis = NonNullable<NonNullable<GameAnalysisQuery['game']>['analysis']>;
