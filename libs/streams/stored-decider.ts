import type { Decider } from './decider';
import type { EventStreams } from './event-streams';
import { HeldStates } from './held-states';
import { Memory } from './memory';
import { Turns } from './turns';

/** A decider with the streams that it decides on. */
export interface StoredDecider<State, Command, Event, Refusal> extends Decider<
  State,
  Command,
  Event,
  Refusal
> {
  readonly streams: EventStreams<Event>;
  /** Commands on one stream wait for each other here; other processes meet in the store. */
  readonly turns: Turns;
  readonly held: HeldStates<State>;
}

/** Without a memory for states, that of the last stream that was decided on is held. */
export const storedDecider = <State, Command, Event, Refusal>(
  decider: Decider<State, Command, Event, Refusal>,
  streams: EventStreams<Event>,
  held: HeldStates<State> = new HeldStates(new Memory(), 0),
): StoredDecider<State, Command, Event, Refusal> => ({
  ...decider,
  streams,
  turns: new Turns(),
  held,
});
