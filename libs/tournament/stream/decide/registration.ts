import { counted } from '#text/counted';
import { nameFault } from '#text/kept-text';
import { settingsProblems, withDefaults } from '../../settings/check';
import { STRUCTURE_RULES } from '../../settings/settings';
import type { TournamentCommand } from '../commands';
import { accept, type Answer, refuse } from '../refusal';
import { activePlayers, type Event } from '../state';

type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

export const announce = (command: Command<'announce'>): Answer => {
  const settings = withDefaults(command.settings);
  const problems = settingsProblems(settings);
  const [first] = problems;
  if (first === undefined) return accept({ type: 'announced', settings });
  return refuse(
    'SETTINGS_WRONG',
    problems.map(({ field }) => field).join(', '),
    problems.map(({ message }) => message).join(' '),
    problems.map(({ hint }) => hint).join(' '),
  );
};

const organiserProblem = (event: Event, command: Command<'register'>): Answer | null => {
  const { settings } = event;
  if (command.player !== settings.organiser && command.name !== settings.organiser) return null;
  const place = `player ${command.player}`;
  if (settings.tier === 'premier') {
    return refuse(
      'ORGANISER_MAY_NOT_PLAY',
      place,
      'Organisers do not play in premier events (TOURN-12).',
      'Let somebody else organise.',
    );
  }
  if (settings.secondOrganiser !== null) return null;
  return refuse(
    'ORGANISER_MAY_NOT_PLAY',
    place,
    'An organiser plays only where a second one is announced (TOURN-12).',
    'Announce a second organiser.',
  );
};

/** Late entries are players of the next round (SWISS-06 leaves them their missed rounds). */
export const register = (event: Event, command: Command<'register'>): Answer => {
  const place = `player ${command.player}`;
  if (event.phase === 'cut' || event.phase === 'finished') {
    return refuse('WRONG_PHASE', place, 'The Swiss rounds are over.', 'Enter the next event.');
  }
  if (event.players.has(command.player)) {
    return refuse('PLAYER_EXISTS', place, 'This player is registered.', 'Choose another id.');
  }
  const fault = nameFault(command.name);
  if (fault !== null) {
    return refuse('PLAYER_NAME_WRONG', place, `The name has ${fault}.`, 'Give another one.');
  }
  const barred = organiserProblem(event, command);
  if (barred !== null) return barred;
  const late = event.phase === 'swiss';
  if (late && event.rounds.length >= event.settings.rounds) {
    return refuse('ROUNDS_PLAYED', place, 'The last round is paired.', 'Enter the next event.');
  }
  if (late && command.decks === null && event.settings.decklists === 'required') {
    return refuse('DECKLISTS_MISSING', place, 'A late entry needs both lists.', 'Hand them in.');
  }
  const { player, name, decks } = command;
  return accept({ type: 'playerRegistered', player, name, decks });
};

export const handInDecks = (event: Event, command: Command<'handInDecks'>): Answer => {
  const place = `player ${command.player}`;
  const player = event.players.get(command.player);
  if (player === undefined) {
    return refuse('PLAYER_UNKNOWN', place, 'There is no such player.', 'Register first.');
  }
  if (event.phase !== 'registration' && player.decks !== null) {
    return refuse(
      'DECKLISTS_LOCKED',
      place,
      'Lists are locked when the event starts (TOURN-14).',
      'Play the lists that were handed in.',
    );
  }
  return accept({ type: 'decksHandedIn', player: command.player, decks: command.decks });
};

export const start = (event: Event): Answer => {
  const players = activePlayers(event);
  if (event.phase !== 'registration') {
    return refuse('WRONG_PHASE', 'start', 'The event has started.', 'Pair the next round.');
  }
  if (players.length < 2) {
    return refuse(
      'FIELD_TOO_SMALL',
      'start',
      `${counted(players.length, 'player is', 'players are')} registered.`,
      'Register two or more.',
    );
  }
  if (STRUCTURE_RULES[event.settings.structure].evenOnly && players.length % 2 === 1) {
    return refuse(
      'FIELD_ODD',
      'start',
      `A draft needs an even number, not ${players.length} (DRAFT-03, DRAFT-06).`,
      'Let one more play, or one fewer.',
    );
  }
  const without = players.filter(({ decks }) => decks === null);
  if (event.settings.decklists === 'required' && without.length > 0) {
    return refuse(
      'DECKLISTS_MISSING',
      without.map(({ id }) => `player ${id}`).join(', '),
      'Lists for both decks are required (TOURN-13).',
      'Hand in the missing lists, or drop these players.',
    );
  }
  return accept({ type: 'started' });
};

export const drop = (event: Event, command: Command<'drop'>): Answer => {
  const place = `player ${command.player}`;
  const player = event.players.get(command.player);
  if (player === undefined) {
    return refuse('PLAYER_UNKNOWN', place, 'There is no such player.', 'Check the id.');
  }
  if (player.droppedAfter !== null) {
    return refuse('PLAYER_DROPPED', place, 'This player has dropped.', 'Nothing is to be done.');
  }
  if (event.phase === 'cut' || event.phase === 'finished') {
    return refuse('WRONG_PHASE', place, 'The Swiss rounds are over.', 'Record the games as lost.');
  }
  return accept({ type: 'playerDropped', player: command.player });
};
