import type { Versioned } from './fold';
import { RecentlyUsed } from './recently-used';

/** States in memory, so that a command reads only what came after them. */
export class HeldStates<State> {
  private readonly states: RecentlyUsed<string, Versioned<State>>;
  private present = {};

  constructor(most: number) {
    this.states = new RecentlyUsed(most);
  }

  get(id: string): Versioned<State> | undefined {
    return this.states.get(id);
  }

  /** To be asked for before the events are read of a state that is to be held. */
  era(): object {
    return this.present;
  }

  /** Unless everything was forgotten since then. */
  hold(era: object, id: string, state: Versioned<State>): void {
    if (era === this.present) this.states.set(id, state);
  }

  forget(id: string): void {
    this.states.delete(id);
  }

  /** Names were erased that states hold. */
  forgetAll(): void {
    this.present = {};
    this.states.clear();
  }
}
