import type { Position } from '../platform/event-store/position';

export const READ_MODELS = Symbol('ReadModels');

/** What reads the events that are written here. */
export interface ReadModels {
  /** Waits until an event can be found by queries, though not for ever. */
  have(position: Position): Promise<void>;
}
