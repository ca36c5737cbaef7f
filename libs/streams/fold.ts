import type { Evolution } from './decider';

/** A state and the version of the last event it contains; 0 before the first. */
export interface Versioned<State> {
  readonly state: State;
  readonly version: number;
}

export function beginning<State>(decider: { readonly initial: State }): Versioned<State> {
  return { state: decider.initial, version: 0 };
}

/** Continues from a snapshot, or from the beginning. */
export function fold<State, Event>(
  decider: Evolution<State, Event>,
  events: Iterable<Event>,
  from: Versioned<State> = beginning(decider),
): Versioned<State> {
  let { state, version } = from;
  for (const event of events) {
    state = decider.evolve(state, event);
    version++;
  }
  return { state, version };
}
