import { beginning, fold, type Versioned } from './fold';
import { HeldState } from './held-states';
import { refusal, type Conflict } from './refusal';
import type { StoredDecider } from './stored-decider';

export interface Handled<State, Event> {
  readonly ok: true;
  /** What was decided on; of no use where a state is made of the one before it. */
  readonly before: State;
  readonly state: State;
  /** Of the stream's last event. */
  readonly version: number;
  /** What was appended; none when there was nothing left to do. */
  readonly events: readonly Event[];
}

/** How often a command is decided on while other processes keep appending to its stream. */
export const ATTEMPTS = 20;

/** The newest state of a stream, read whole; the initial one at version 0 where there is none. */
export async function load<State, Command, Event, Refusal>(
  decider: StoredDecider<State, Command, Event, Refusal>,
  id: string,
): Promise<Versioned<State>> {
  return fold(decider, await decider.streams.read(id, 0));
}

/** The same, on from the state that is held: for states that events leave as they are. */
export async function catchUp<State, Command, Event, Refusal>(
  decider: StoredDecider<State, Command, Event, Refusal>,
  id: string,
): Promise<Versioned<State>> {
  return (await newest(decider, id, decider.held.era())).known;
}

/**
 * Decides on the state that is held and appends, which is done only where that was the newest. Else, and
 * before it refuses or finds nothing to do, it reads what was appended elsewhere and decides on that, again a
 * bounded number of times. Resolves when lists have what was decided.
 */
export async function handle<State, Command, Event, Refusal>(
  decider: StoredDecider<State, Command, Event, Refusal>,
  id: string,
  command: Command,
): Promise<Handled<State, Event> | Refusal | Conflict> {
  const { answer, listed } = await decider.turns.take(id, async () => {
    const before = decider.held.era();
    const held = decider.held.get(id);
    const first = held === undefined ? null : await attempt(decider, id, command, held, before);
    if (first?.kind === 'appended') return first;
    let conflict = '';
    for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
      const era = decider.held.era();
      const { held: latest } = await newest(decider, id, era);
      const tried = await attempt(decider, id, command, latest, era);
      if (tried.kind !== 'conflict') return tried;
      conflict = tried.message;
    }
    return settled(refusal('CONFLICT', conflict, 'Others are deciding too; try again.'));
  });
  await listed;
  return answer;
}

const settled = <T>(answer: T) => ({ kind: 'settled', answer, listed: Promise.resolve() }) as const;

/** Decides on a state, and appends what is decided where the stream is as far as the state. */
async function attempt<State, Command, Event, Refusal>(
  decider: StoredDecider<State, Command, Event, Refusal>,
  id: string,
  command: Command,
  held: HeldState<State>,
  era: object,
) {
  const known = held.present;
  if (known === null) return { kind: 'conflict', message: 'what was known is of no use' } as const;
  const before = known.state;
  const decided = decider.decide(before, command);
  if (!decided.ok) return settled(decided.refusal);
  const { events } = decided;
  if (events.length === 0) return settled({ ok: true, before, ...known, events } as const);
  const appended = await decider.streams.append(id, known.version, events);
  if (!appended.ok) return { kind: 'conflict', message: appended.message } as const;
  // A reader may have been told of them before.
  const taken = takeOn(decider, id, held, known.version, events, era);
  const after = taken ?? (await newest(decider, id, era)).known;
  const answer = { ok: true, before, ...after, events } as const;
  return { kind: 'appended', answer, listed: appended.listed } as const;
}

async function newest<State, Command, Event, Refusal>(
  decider: StoredDecider<State, Command, Event, Refusal>,
  id: string,
  era: object,
): Promise<{ readonly held: HeldState<State>; readonly known: Versioned<State> }> {
  for (;;) {
    const held = decider.held.get(id) ?? new HeldState(beginning(decider));
    const from = held.present?.version ?? 0;
    const events = await decider.streams.read(id, from);
    const known = takeOn(decider, id, held, from, events, era);
    if (known !== null) return { held, known };
  }
}

/** Holds the state that the events lead to; one that they throw in is held no more. */
function takeOn<State, Command, Event, Refusal>(
  decider: StoredDecider<State, Command, Event, Refusal>,
  id: string,
  held: HeldState<State>,
  after: number,
  events: readonly Event[],
  era: object,
): Versioned<State> | null {
  if (events.length === 0) return held.present;
  decider.held.forget(id);
  const known = held.takeOn(decider, after, events);
  if (known !== null) decider.held.hold(era, id, held);
  return known;
}
