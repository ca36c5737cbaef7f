import type { Evolution } from './decider';
import { fold, type Versioned } from './fold';
import { Remembered } from './remembered';

/**
 * A state as far as it was taken on. Events may change it in place, so whoever goes on with it after a wait
 * has to ask how far others took it meanwhile.
 */
export class HeldState<State> {
  private now: Versioned<State> | null;

  constructor(from: Versioned<State>) {
    this.now = from;
  }

  /** Null where events were thrown in: what is left of it is of no use. */
  get present(): Versioned<State> | null {
    return this.now;
  }

  /** Takes on the events after a version but those that it has already; null where it is of no use. */
  takeOn<Event>(
    evolution: Evolution<State, Event>,
    after: number,
    events: readonly Event[],
  ): Versioned<State> | null {
    const before = this.now;
    if (before === null) return null;
    this.now = null;
    return (this.now = fold(evolution, events.slice(before.version - after), before));
  }
}

/** States in memory, so that a command reads only what came after them. */
export class HeldStates<State> extends Remembered<HeldState<State>> {}
