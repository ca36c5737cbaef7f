import { advice } from '#tournament/settings/advice';
import {
  isRoundOver,
  type Event,
  type Player,
  type Round,
  type Tournament,
} from '#tournament/stream/state';
import type { ShownBracket } from '../../tournaments/show-bracket';

/** What a `Tournament` of the schema is made from; the rest of its fields are asked for. */
export interface TournamentSource extends Pick<Event, 'phase' | 'settings'> {
  readonly id: string;
  readonly players: readonly Player[];
  readonly advice: readonly string[];
  readonly rounds: readonly RoundSource[];
}

export interface RoundSource extends Round {
  readonly tournament: string;
  readonly over: boolean;
}

export const tournamentOut = (id: string, event: Event): TournamentSource => ({
  id,
  phase: event.phase,
  settings: event.settings,
  players: [...event.players.values()],
  advice: advice(event.settings, event.players.size),
  rounds: event.rounds.map((round) => ({
    ...round,
    tournament: id,
    over: isRoundOver(event, round.number),
  })),
});

/** The same after a decision, which no event is without. */
export function decidedOut(id: string, state: Tournament): TournamentSource {
  if (state.phase === 'absent') throw new Error(`tournament ${id} was written and is not there`);
  return tournamentOut(id, state);
}

/** A `Bracket` of the schema. */
export const bracketOut = ({ matches, ...bracket }: ShownBracket) => ({
  ...bracket,
  matches: matches.map(({ match, ...at }) => ({ ...at, id: match.id })),
});
