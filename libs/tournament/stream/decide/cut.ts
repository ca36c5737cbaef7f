import { counted } from '#text/counted';
import type { CutResult, CutState } from '../../cut/cut-state';
import { sideRuling } from '../../cut/sides';
import { bracketStanding, champion, type CutMatch } from '../../cut/standing';
import { outcomeProblem } from '../../results/check-result';
import type { PlayerId } from '../../results/outcome';
import { STRUCTURE_RULES } from '../../settings/settings';
import { standings } from '../../standings/standings';
import type { TournamentCommand } from '../commands';
import { accept, type Answer, refuse } from '../refusal';
import { activePlayers, type Event, openMatches } from '../state';
import { drawProblem } from './draw';
import { linkProblem } from './games';

type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;
type Refused = Answer & { readonly ok: false };
type Located =
  | {
      readonly ok: true;
      readonly cut: CutState;
      readonly matches: readonly CutMatch[];
      readonly at: CutMatch;
      readonly players: readonly [PlayerId, PlayerId];
    }
  | Refused;

/** Why the Swiss rounds cannot be closed; `null` when they can. */
const swissProblem = (event: Event, draw: readonly PlayerId[], place: string): Refused | null => {
  if (event.phase !== 'swiss') {
    return refuse(
      'WRONG_PHASE',
      place,
      `The event is at its ${event.phase}.`,
      'Play the Swiss rounds.',
    );
  }
  const open = openMatches(event);
  if (open.length > 0) {
    return refuse(
      'ROUND_NOT_OVER',
      place,
      `${counted(open.length, 'match has', 'matches have')} no result.`,
      'Record them.',
    );
  }
  const missing = event.settings.rounds - event.rounds.length;
  if (missing > 0 && activePlayers(event).length > 1) {
    return refuse(
      'ROUNDS_MISSING',
      place,
      `${counted(missing, 'round is', 'rounds are')} left (SWISS-01).`,
      'Play them.',
    );
  }
  return drawProblem(draw, event.players.keys(), place);
};

/** Seeds by the final standings; who has dropped makes room for the next (CUT-03). */
export const seedCut = (event: Event, { draw }: Command<'seedCut'>): Answer => {
  const { cut } = event.settings;
  if (cut === 0) return refuse('WRONG_PHASE', 'cut', 'No cut was announced (CUT-02).', 'Finish.');
  const problem = swissProblem(event, draw, 'cut');
  if (problem !== null) return problem;
  const seeds = standings(event, event.rounds.length, draw)
    .filter(({ player }) => player.droppedAfter === null)
    .slice(0, cut)
    .map(({ player }) => player.id);
  if (seeds.length < cut) {
    return refuse(
      'FIELD_TOO_SMALL',
      'cut',
      `${counted(seeds.length, 'player is', 'players are')} left.`,
      'Finish without.',
    );
  }
  return accept({ type: 'cutSeeded', draw, seeds });
};

const matchAt = (event: Event, id: string): Located => {
  const place = `match ${id}`;
  if (event.cut === null) return refuse('WRONG_PHASE', place, 'There is no cut.', 'Seed it first.');
  const matches = bracketStanding(event.cut);
  const at = matches.find(({ match }) => match.id === id);
  if (at === undefined) {
    const ids = matches.map(({ match }) => match.id).join(', ');
    return refuse('MATCH_UNKNOWN', place, 'The bracket has no such match.', `Name one of ${ids}.`);
  }
  const [a, b] = at.players;
  if (a === null || b === null || !at.needed) {
    return refuse(
      'MATCH_NOT_PLAYED',
      place,
      'This match is not being played.',
      'Play those before it.',
    );
  }
  return { ok: true, cut: event.cut, matches, at, players: [a, b] };
};

export const settleSides = (event: Event, command: Command<'settleSides'>): Answer => {
  const found = matchAt(event, command.match);
  if (!found.ok) return found;
  const { cut, matches, at, players } = found;
  const place = `match ${command.match}`;
  const { corp, lot } = command;
  const runner = players.find((player) => player !== corp);
  if (!players.includes(corp) || runner === undefined) {
    return refuse(
      'SIDES_WRONG',
      place,
      `${corp} is not in this match.`,
      `Name ${players.join(' or ')}.`,
    );
  }
  if (at.result !== null) {
    return refuse('RESULT_RECORDED', place, 'This match has been played.', 'Correct its result.');
  }
  const ruling = sideRuling(matches, at, cut.seeds);
  if (ruling === null) throw new Error('players are known');
  const settled = { type: 'cutSidesSettled', match: command.match, corp, runner } as const;
  switch (ruling.kind) {
    case 'chosen':
      return accept({ ...settled, by: 'seed' });
    case 'assigned':
      return ruling.corp === corp
        ? accept({ ...settled, by: 'rule' })
        : refuse(
            'SIDES_WRONG',
            place,
            `${ruling.corp} plays the Corp (${ruling.rule}).`,
            'Name them.',
          );
    case 'random':
      return lot !== null && players.includes(lot)
        ? accept({ ...settled, by: 'chance' })
        : refuse('SIDES_OPEN', place, `Chance says who chooses (${ruling.rule}).`, 'Draw a lot.');
  }
};

export const recordCutResult = (
  event: Event,
  command: Command<'recordCutResult' | 'correctCutResult'>,
): Answer => {
  const found = matchAt(event, command.match);
  if (!found.ok) return found;
  const { cut, at } = found;
  const { match, corp, runner, outcome, gameId } = command;
  const place = `match ${match}`;
  const sides = at.result ?? cut.sides.get(match);
  const settled =
    sides !== undefined &&
    found.players.includes(sides.corp) &&
    found.players.includes(sides.runner);
  if (!settled)
    return refuse('SIDES_OPEN', place, 'The sides are not settled.', 'Settle them first.');
  if (sides.corp !== corp || sides.runner !== runner) {
    return refuse('SIDES_WRONG', place, `${sides.corp} plays the Corp here.`, 'Swap the players.');
  }
  if (outcome.kind === 'unstarted' || outcome.kind === 'draw') {
    return refuse('RESULT_IMPOSSIBLE', place, 'A match of the cut has a winner.', 'Play it again.');
  }
  const problem = outcomeProblem(outcome, STRUCTURE_RULES[event.settings.structure].winningPoints);
  if (problem !== null) return refuse(problem.code, place, problem.message, problem.hint);
  const linked =
    gameId === null || gameId === at.result?.gameId ? null : linkProblem(event, gameId, place);
  if (linked !== null) return linked;
  const result: CutResult = { corp, runner, outcome, gameId };
  const same = JSON.stringify(at.result?.outcome) === JSON.stringify(outcome);
  if (command.type === 'correctCutResult') {
    if (at.result === null)
      return refuse('RESULT_MISSING', place, 'There is no result to correct.', 'Record one.');
    return same
      ? refuse('RESULT_UNCHANGED', place, 'That is the result.', 'Nothing is to be done.')
      : accept({ type: 'cutResultCorrected', match, ...result });
  }
  if (at.result === null) return accept({ type: 'cutResultRecorded', match, ...result });
  return same
    ? refuse('RESULT_RECORDED', place, 'This result is recorded.', 'Nothing is to be done.')
    : refuse(
        'RESULT_CONTRADICTS',
        place,
        'Another result is recorded.',
        'Correct it if it is wrong.',
      );
};

export const finish = (event: Event, { draw }: Command<'finish'>): Answer => {
  if (event.phase === 'cut' && event.cut !== null) {
    return champion(event.cut) === null
      ? refuse('CUT_NOT_OVER', 'finish', 'The cut has no winner yet.', 'Play its matches.')
      : (drawProblem(draw, event.players.keys(), 'finish') ?? accept({ type: 'finished', draw }));
  }
  return swissProblem(event, draw, 'finish') ?? accept({ type: 'finished', draw });
};
