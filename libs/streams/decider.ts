/** What a stream's owner knows about it: where it begins, what a command becomes, what an event does. */
export interface Decider<State, Command, Event, Refusal> {
  readonly initial: State;
  decide(state: State, command: Command): Decided<Event, Refusal>;
  evolve(state: State, event: Event): State;
}

export type Decided<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };
