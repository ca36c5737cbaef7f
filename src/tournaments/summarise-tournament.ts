import type { TournamentDecision } from '#tournament/stream/decisions';
import type { TournamentSummary } from './tournament-index';

/** The index row of a tournament after one more of its decisions. */
export const summarise = (
  before: TournamentSummary | null,
  tournamentId: string,
  decision: TournamentDecision,
): TournamentSummary => {
  if (decision.type === 'announced') {
    const { name, date, tier, rounds } = decision.settings;
    return { tournamentId, name, date, tier, phase: 'registration', players: 0, paired: 0, rounds };
  }
  if (before === null) throw new Error(`tournament ${tournamentId} begins with ${decision.type}`);
  switch (decision.type) {
    case 'playerRegistered':
      return { ...before, players: before.players + 1 };
    case 'started':
      return { ...before, phase: 'swiss' };
    case 'roundPaired':
      return { ...before, paired: before.paired + 1 };
    case 'cutSeeded':
      return { ...before, phase: 'cut' };
    case 'finished':
      return { ...before, phase: 'finished' };
    case 'decksHandedIn':
    case 'resultRecorded':
    case 'resultCorrected':
    case 'gameLinked':
    case 'playerDropped':
    case 'cutSidesSettled':
    case 'cutResultRecorded':
    case 'cutResultCorrected':
      return before;
  }
};
