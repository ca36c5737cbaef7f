/** What a stream's owner knows about it: where it begins, what a command becomes, what an event does. */
export interface Decider<State, Command, Event, Refusal> extends Evolution<State, Event> {
  /** Leaves the state as it is. No events: what is wanted is so already. */
  decide(state: State, command: Command): Decided<Event, Refusal>;
}

export interface Evolution<State, Event> {
  readonly initial: State;
  /** The state is not asked for anything any more: its successor may be made of it. */
  evolve(state: State, event: Event): State;
}

export type Decided<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };
