import type { Caller } from '../access/caller';
import type { RowFilter } from '../platform/projections/row-filter';

export const OPEN_GAMES = Symbol('OpenGames');

/** Sides of stored games whose lists a caller may know: a condition over `id` of a game and `side`. */
export interface OpenGames {
  to(caller: Caller): Promise<RowFilter>;
}
