import { counted } from '#text/counted';
import { byeCandidates, byesTaken, meetings, pairRound } from '../../pairing/pair-round';
import type { PlayerId } from '../../results/outcome';
import { standings } from '../../standings/standings';
import type { TournamentCommand } from '../commands';
import { accept, type Answer, refuse } from '../refusal';
import { activePlayers, type Event, openMatches } from '../state';
import { drawProblem } from './draw';

type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;
type Refused = Answer & { readonly ok: false };

const nextRound = (event: Event): number => event.rounds.length + 1;

const notNow = (event: Event, draw: readonly PlayerId[]): Refused | null => {
  const place = `round ${nextRound(event)}`;
  if (event.phase !== 'swiss') {
    return refuse(
      'WRONG_PHASE',
      place,
      `The event is at its ${event.phase}.`,
      'Pair while Swiss rounds are played.',
    );
  }
  const open = openMatches(event);
  if (open.length > 0) {
    const tables = open.map(({ table }) => table).join(', ');
    return refuse(
      'ROUND_NOT_OVER',
      `round ${event.rounds.length}, table ${tables}`,
      `${counted(open.length, 'match has', 'matches have')} no result.`,
      'Record them first.',
    );
  }
  if (event.rounds.length >= event.settings.rounds) {
    return refuse(
      'ROUNDS_PLAYED',
      place,
      'All rounds are played (SWISS-01).',
      'Seed the cut or finish.',
    );
  }
  const active = activePlayers(event);
  if (active.length < 2) {
    return refuse(
      'FIELD_TOO_SMALL',
      place,
      'Fewer than two players are left.',
      'Finish the event.',
    );
  }
  return drawProblem(
    draw,
    active.map(({ id }) => id),
    place,
  );
};

export const pairNext = (event: Event, { draw }: Command<'pairRound'>): Answer => {
  const refused = notNow(event, draw);
  if (refused !== null) return refused;
  const { tables, bye } = pairRound(event, draw);
  return accept({ type: 'roundPaired', by: 'chance', draw, tables, bye });
};

const seatsProblem = (event: Event, command: Command<'pairByHand'>): Refused | null => {
  const round = nextRound(event);
  const seen = new Set<PlayerId>();
  const named: { readonly id: PlayerId; readonly place: string }[] = command.tables.flatMap(
    (pair, at) => pair.map((id) => ({ id, place: `round ${round}, table ${at + 1}` })),
  );
  if (command.bye !== null) named.push({ id: command.bye, place: `round ${round}, bye` });
  for (const { id, place } of named) {
    const player = event.players.get(id);
    if (player === undefined) {
      return refuse('PLAYER_UNKNOWN', place, `There is no player ${id}.`, 'Check the id.');
    }
    if (player.droppedAfter !== null) {
      return refuse('PLAYER_DROPPED', place, `${id} has dropped.`, 'Pair players still playing.');
    }
    if (seen.has(id)) {
      return refuse('PAIRING_WRONG', place, `${id} is paired twice.`, 'Pair everybody once.');
    }
    seen.add(id);
  }
  const left = activePlayers(event).filter(({ id }) => !seen.has(id));
  if (left.length === 0) return null;
  return refuse(
    'PAIRING_WRONG',
    `round ${round}`,
    `${left.map(({ id }) => id).join(', ')} would not play.`,
    'Pair everybody; one bye is for an odd number.',
  );
};

const byeProblem = (event: Event, command: Command<'pairByHand'>): Refused | null => {
  const { bye, draw } = command;
  const active = activePlayers(event);
  const place = `round ${nextRound(event)}, bye`;
  if (bye === null) return null;
  if (active.length % 2 === 0) {
    return refuse('BYE_WRONG', place, 'An even number needs no bye (SWISS-08).', 'Pair everybody.');
  }
  const playing = new Set(active.map(({ id }) => id));
  const order = standings(event, event.rounds.length, draw)
    .map(({ player }) => player.id)
    .filter((id) => playing.has(id));
  const candidates = byeCandidates(order, byesTaken(event.rounds));
  if (candidates.includes(bye)) return null;
  return refuse(
    'BYE_WRONG',
    place,
    `${bye} has had a bye (SWISS-10).`,
    `Give it to ${candidates[0] ?? 'another player'}.`,
  );
};

/** The organiser's own pairing: it may be wide, but it may not repeat a match without need. */
export const pairByHand = (event: Event, command: Command<'pairByHand'>): Answer => {
  const refused =
    notNow(event, command.draw) ?? seatsProblem(event, command) ?? byeProblem(event, command);
  if (refused !== null) return refused;
  const met = meetings(event.rounds);
  const repeated = command.tables.findIndex(([a, b]) => met(a, b) > 0);
  const [a, b] = command.tables[repeated] ?? [];
  if (a !== undefined && b !== undefined && pairRound(event, command.draw).repeats.length === 0) {
    return refuse(
      'PAIRING_REPEATS',
      `round ${nextRound(event)}, table ${repeated + 1}`,
      `${a} and ${b} met in round ${met(a, b)} (SWISS-06).`,
      'Pair new opponents; it is possible.',
    );
  }
  const { draw, tables, bye } = command;
  return accept({ type: 'roundPaired', by: 'organiser', draw, tables, bye });
};
