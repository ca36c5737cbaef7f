import type { TournamentCommand } from '#tournament/stream/commands';
import { decide, foldTournament } from '#tournament/stream/decider';
import type { TournamentDecision } from '#tournament/stream/decisions';
import { NO_TOURNAMENT } from '#tournament/stream/evolve';
import type { Refusal } from '#tournament/stream/refusal';
import type { Tournament } from '#tournament/stream/state';
import type { Caller } from '../callers/caller';
import type { Purpose } from '../callers/purpose';
import type { Clock } from '../platform/clock/clock';
import type { EventStore, RecordedEvent } from '../platform/event-store/event-store';

export interface LoadedTournament {
  readonly state: Tournament;
  readonly decisions: readonly TournamentDecision[];
  /** Of the stream's last event; 0 for none. */
  readonly version: number;
}

export interface Accepted {
  readonly ok: true;
  readonly before: Tournament;
  readonly state: Tournament;
  readonly version: number;
}

export type Refused = Omit<Refusal, 'code'> & { readonly ok: false; readonly code: string };

export type Written = Accepted | Refused;

const TYPES: Readonly<Record<TournamentDecision['type'], true>> = {
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
};

/** The store gives back what was written here; another type in an event's stream is a bug. */
const isDecision = (value: unknown): value is TournamentDecision =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(TYPES, value.type);

/** Throws for an event of another kind. */
export const decisionOf = ({ stream, version, data }: RecordedEvent): TournamentDecision => {
  if (!isDecision(data)) throw new Error(`event ${version} of ${stream} is no decision`);
  return data;
};

const ATTEMPTS = 3;

/** What an organiser's key is for. */
export const organising = (tournament: string): Purpose => ({ for: 'tournament', tournament });

const notTheOrganiser = (tournamentId: string): Refused => ({
  ok: false,
  code: 'NOT_THE_ORGANISER',
  place: `tournament ${tournamentId}`,
  message: 'No key of this request is for organising such a tournament.',
  mend: 'Send the key that announcing it gave: "Authorization: Bearer KEY".',
});

/** Tournaments as streams: `tournament-<id>`, one event a decision. */
export class TournamentStreams {
  constructor(
    private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async load(tournamentId: string): Promise<LoadedTournament> {
    const read = await this.store.readStream(`tournament-${tournamentId}`);
    if (!read.ok) return { state: NO_TOURNAMENT, decisions: [], version: 0 };
    const decisions = read.events.map(decisionOf);
    return { state: foldTournament(decisions), decisions, version: read.version };
  }

  /**
   * Decides on the newest state; another's decision in between makes it decide again. There may be
   * no command for a state, but a refusal. Only the organiser writes; nobody else hears whether there
   * is such a tournament.
   */
  async write(
    caller: Caller,
    tournamentId: string,
    commandFor: (state: Tournament) => TournamentCommand | Refused,
  ): Promise<Written> {
    if (!caller.holds(organising(tournamentId))) return notTheOrganiser(tournamentId);
    let conflict = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { state, version } = await this.load(tournamentId);
      const command = commandFor(state);
      if ('ok' in command) return command;
      const answer = decide(state, command);
      if (!answer.ok) return { ok: false, ...answer.refusal };
      const events = answer.events.map((decision) => ({
        id: this.clock.newId(),
        type: decision.type,
        data: decision,
      }));
      const expected = version === 0 ? 'no-stream' : version;
      const appended = await this.store.append(`tournament-${tournamentId}`, expected, events);
      if (appended.ok) {
        const after = foldTournament(answer.events, state);
        return { ok: true, before: state, state: after, version: appended.version };
      }
      conflict = appended.message;
    }
    return {
      ok: false,
      code: 'CONFLICT',
      place: `tournament ${tournamentId}`,
      message: conflict,
      mend: 'Others are writing too; try again.',
    };
  }
}
