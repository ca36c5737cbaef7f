import type { MatchResult, PlayerId } from '../results/outcome';
import { STRUCTURE_RULES } from '../settings/settings';
import type { TournamentDecision } from './decisions';
import type { Event, Match, Player, Tournament } from './state';

export const NO_TOURNAMENT: Tournament = { phase: 'absent' };

const changeMatch = (
  event: Event,
  round: number,
  table: number,
  change: (match: Match) => Match,
): Event => {
  const before = event.rounds[round - 1];
  const match = before?.matches[table - 1];
  if (before === undefined || match === undefined) {
    throw new Error(`no table ${table} in round ${round}`);
  }
  return {
    ...event,
    rounds: event.rounds.with(round - 1, {
      ...before,
      matches: before.matches.with(table - 1, change(match)),
    }),
  };
};

const changePlayer = (event: Event, id: PlayerId, change: Partial<Player>): Event => {
  const player = event.players.get(id);
  if (player === undefined) throw new Error(`no player ${id}`);
  return { ...event, players: new Map(event.players).set(id, { ...player, ...change }) };
};

const record =
  (result: MatchResult) =>
  (match: Match): Match => ({ ...match, result });

const evolveEvent = (
  event: Event,
  decision: Exclude<TournamentDecision, { type: 'announced' }>,
): Event => {
  switch (decision.type) {
    case 'playerRegistered': {
      const player: Player = {
        id: decision.player,
        name: decision.name,
        seat: event.players.size + 1,
        decks: decision.decks,
        firstRound: event.rounds.length + 1,
        droppedAfter: null,
      };
      return { ...event, players: new Map(event.players).set(player.id, player) };
    }
    case 'decksHandedIn':
      return changePlayer(event, decision.player, { decks: decision.decks });
    case 'started':
      return { ...event, phase: 'swiss' };
    case 'roundPaired': {
      const { gamesPerMatch } = STRUCTURE_RULES[event.settings.structure];
      const games = Array.from({ length: gamesPerMatch }, () => null);
      const { by, draw, bye, tables } = decision;
      const matches = tables.map((players, at) => ({
        table: at + 1,
        players,
        result: null,
        games,
      }));
      const round = { number: event.rounds.length + 1, by, draw, matches, bye };
      return { ...event, rounds: [...event.rounds, round] };
    }
    case 'resultRecorded':
    case 'resultCorrected':
      return changeMatch(event, decision.round, decision.table, record(decision.result));
    case 'gameLinked':
      return changeMatch(event, decision.round, decision.table, (match) => ({
        ...match,
        games: match.games.with(decision.game - 1, decision.gameId),
      }));
    case 'playerDropped':
      return changePlayer(event, decision.player, { droppedAfter: event.rounds.length });
    case 'cutSeeded':
      return {
        ...event,
        phase: 'cut',
        lots: decision.draw,
        cut: { seeds: decision.seeds, sides: new Map(), results: new Map() },
      };
    case 'cutSidesSettled': {
      const { match, corp, runner, by } = decision;
      if (event.cut === null) throw new Error('sides before a cut');
      const sides = new Map(event.cut.sides).set(match, { corp, runner, by });
      return { ...event, cut: { ...event.cut, sides } };
    }
    case 'cutResultRecorded':
    case 'cutResultCorrected': {
      const { match, corp, runner, outcome, gameId } = decision;
      if (event.cut === null) throw new Error('a result before a cut');
      const results = new Map(event.cut.results).set(match, { corp, runner, outcome, gameId });
      return { ...event, cut: { ...event.cut, results } };
    }
    case 'finished':
      return { ...event, phase: 'finished', lots: event.lots ?? decision.draw };
  }
};

export const evolve = (state: Tournament, decision: TournamentDecision): Tournament => {
  if (decision.type === 'announced') {
    return {
      phase: 'registration',
      settings: decision.settings,
      players: new Map(),
      rounds: [],
      cut: null,
      lots: null,
    };
  }
  if (state.phase === 'absent') throw new Error(`${decision.type} before the announcement`);
  return evolveEvent(state, decision);
};
