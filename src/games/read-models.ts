import type { Position } from '../platform/event-store/position';

/** What reads the events of games of decisions, and those of imports. */
export const GAME_READ_MODELS = Symbol('GameReadModels');
export const IMPORT_READ_MODELS = Symbol('ImportReadModels');

/** What reads the events that are written here. */
export interface ReadModels {
  /** Waits until an event can be found by queries, though not for ever. */
  have(position: Position): Promise<void>;
}
