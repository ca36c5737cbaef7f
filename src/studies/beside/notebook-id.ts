import { contentId } from '../../platform/content-id/content-id';
import type { StreamId } from '../../platform/event-store/event-store';

/** The id of the notebook in which notes beside a game lie. */
export const notebookId = (game: string): string => contentId('notebook', [game]);

/** What is of a game beside its own streams, and goes with it. */
export const notebooksOf = (game: string): readonly StreamId[] => [`study-${notebookId(game)}`];
