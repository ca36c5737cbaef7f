import type { Position } from '../../platform/event-store/position';

export const READ_MODELS = Symbol('ImportedReadModels');

/** What reads the events this module writes. */
export interface ReadModels {
  /** Waits until an event can be found by queries, though not for ever. */
  have(position: Position): Promise<void>;
}
