import type { TournamentCommand } from '#tournament/stream/commands';
import { tournamentDecider } from '#tournament/stream/decider';
import type { TournamentDecision } from '#tournament/stream/decisions';
import type { Refusal } from '#tournament/stream/refusal';
import type { Tournament } from '#tournament/stream/state';
import type { Decider } from '#streams/decider';
import type { EventStreams } from '#streams/event-streams';
import type { Versioned } from '#streams/fold';
import { handle, load, type Handled } from '#streams/handle';
import { storedDecider, type StoredDecider } from '#streams/stored-decider';
import type { Caller } from '../access/caller';
import type { Purpose } from '../access/purpose';
import { formOf } from '../platform/event-store/stored-streams';

export type Accepted = Handled<Tournament, TournamentDecision>;

export type Refused = Omit<Refusal, 'code'> & { readonly ok: false; readonly code: string };

export type Written = Accepted | Refused;

/** Tournaments as they are stored: one event a decision. */
export const tournamentForm = formOf<TournamentDecision>('tournament', {
  announced: true,
  playerRegistered: true,
  decksHandedIn: true,
  started: true,
  roundPaired: true,
  resultRecorded: true,
  resultCorrected: true,
  gameLinked: true,
  playerDropped: true,
  cutSeeded: true,
  cutSidesSettled: true,
  cutResultRecorded: true,
  cutResultCorrected: true,
  finished: true,
});

/** A command for the state that is there: chance draws among its players. There may be none, but a refusal. */
type CommandFor = (state: Tournament) => TournamentCommand | Refused;

const commandedByState: Decider<Tournament, CommandFor, TournamentDecision, Refused> = {
  ...tournamentDecider,
  decide: (state, commandFor) => {
    const command = commandFor(state);
    if ('ok' in command) return { ok: false, refusal: command };
    const decided = tournamentDecider.decide(state, command);
    return decided.ok ? decided : { ok: false, refusal: { ok: false, ...decided.refusal } };
  },
};

/** What an organiser's key is for. */
export const organising = (tournament: string): Purpose => ({ for: 'tournament', tournament });

const notTheOrganiser = (tournamentId: string): Refused => ({
  ok: false,
  code: 'NOT_THE_ORGANISER',
  place: `tournament ${tournamentId}`,
  message: 'No key of this request is for organising such a tournament.',
  hint: 'Send the key that announcing it gave: "Authorization: Bearer KEY".',
});

/** Tournaments by their ids, and what is decided on them. */
export class TournamentStreams {
  private readonly decider: StoredDecider<Tournament, CommandFor, TournamentDecision, Refused>;

  constructor(streams: EventStreams<TournamentDecision>) {
    this.decider = storedDecider(commandedByState, streams);
  }

  load(tournamentId: string): Promise<Versioned<Tournament>> {
    return load(this.decider, tournamentId);
  }

  /** Only the organiser writes; nobody else hears whether there is such a tournament. */
  async write(caller: Caller, tournamentId: string, commandFor: CommandFor): Promise<Written> {
    if (!caller.holds(organising(tournamentId))) return notTheOrganiser(tournamentId);
    const handled = await handle(this.decider, tournamentId, commandFor);
    return handled.ok || 'place' in handled
      ? handled
      : { ...handled, place: `tournament ${tournamentId}` };
  }
}
