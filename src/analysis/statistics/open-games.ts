import type { RowFilter } from '../../platform/projections/row-filter';

/** Which finished games count for an asker: a condition over the column `id` of a game. */
export type OpenGames = RowFilter;

export const everyGame: OpenGames = { name: 'all', condition: 'true', asker: null };
