import type { Decider } from '#streams/decider';
import { fold } from '#streams/fold';
import type { TournamentCommand } from './commands';
import { finish, recordCutResult, seedCut, settleSides } from './decide/cut';
import { pairByHand, pairNext } from './decide/pairing';
import { announce, drop, handInDecks, register, start } from './decide/registration';
import { linkGame, takeResult } from './decide/games';
import { recordResult } from './decide/results';
import type { TournamentDecision } from './decisions';
import { evolve, NO_TOURNAMENT } from './evolve';
import { type Answer, refuse, type Refusal } from './refusal';
import type { Tournament } from './state';

/** What a command becomes: decisions to store, or a refusal that leaves everything as it was. */
export const decide = (state: Tournament, command: TournamentCommand): Answer => {
  if (command.type === 'announce') {
    return state.phase === 'absent'
      ? announce(command)
      : refuse('TOURNAMENT_EXISTS', 'announce', 'This event is announced.', 'Choose another id.');
  }
  if (state.phase === 'absent') {
    return refuse(
      'TOURNAMENT_ABSENT',
      command.type,
      'There is no such event.',
      'Announce it first.',
    );
  }
  switch (command.type) {
    case 'register':
      return register(state, command);
    case 'handInDecks':
      return handInDecks(state, command);
    case 'start':
      return start(state);
    case 'pairRound':
      return pairNext(state, command);
    case 'pairByHand':
      return pairByHand(state, command);
    case 'recordResult':
    case 'correctResult':
      return recordResult(state, command);
    case 'takeResult':
      return takeResult(state, command);
    case 'linkGame':
      return linkGame(state, command);
    case 'drop':
      return drop(state, command);
    case 'seedCut':
      return seedCut(state, command);
    case 'settleSides':
      return settleSides(state, command);
    case 'recordCutResult':
    case 'correctCutResult':
      return recordCutResult(state, command);
    case 'finish':
      return finish(state, command);
  }
};

export const tournamentDecider: Decider<
  Tournament,
  TournamentCommand,
  TournamentDecision,
  Refusal
> = { initial: NO_TOURNAMENT, decide, evolve };

export const foldTournament = (
  decisions: Iterable<TournamentDecision>,
  from: Tournament = NO_TOURNAMENT,
): Tournament => fold(tournamentDecider, decisions, { state: from, version: 0 }).state;
