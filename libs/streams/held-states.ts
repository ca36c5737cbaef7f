import type { Versioned } from './fold';
import { Remembered } from './remembered';

/** States in memory, so that a command reads only what came after them. */
export class HeldStates<State> extends Remembered<Versioned<State>> {}
