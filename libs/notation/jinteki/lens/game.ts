import { countOf, type JsonObject, listOf, objectOf, textOf } from '../json';
import { titleOf } from './card';
import { playerOf, type Side, sideOf } from './side';

/** The plain numbers of one side: credits, clicks, cards, points. */
export interface PlayerView {
  readonly credits: number;
  readonly clicks: number;
  readonly hand: number;
  readonly deck: number;
  readonly points: number;
  /** Corp only; 0 for the Runner. */
  readonly badPublicity: number;
  /** Runner only; 0 for the Corp. */
  readonly tags: number;
  readonly brainDamage: number;
  readonly link: number;
  /** Counts this side's commands; goes back with an undo. */
  readonly action: number;
  readonly keep: string | null;
  readonly identity: string | null;
}

export function playerView(state: JsonObject, side: Side): PlayerView {
  const player = playerOf(state, side);
  const identity = objectOf(player['identity']);
  return {
    credits: countOf(player['credit']),
    clicks: countOf(player['click']),
    hand: listOf(player['hand']).length,
    deck: countOf(player['deck-count']),
    points: countOf(player['agenda-point']),
    badPublicity: baseOf(player, 'bad-publicity'),
    tags: baseOf(player, 'tag'),
    brainDamage: countOf(player['brain-damage']),
    link: countOf(player['link']),
    action: commandsOf(state, side),
    keep: textOf(player['keep']),
    identity: identity === null ? null : titleOf(identity),
  };
}

/** Older servers write a number where newer ones write `{base, total}`. */
function baseOf(player: JsonObject, key: string): number {
  return countOf(objectOf(player[key])?.['base'] ?? player[key]);
}

export interface GameView {
  readonly turn: number;
  readonly active: Side | null;
  /** True from the end of a turn to the start of the next. */
  readonly between: boolean;
  readonly sequence: number;
  readonly winner: Side | null;
  readonly reason: string | null;
  readonly phase12: Side | null;
}

export function gameView(state: JsonObject): GameView {
  return {
    turn: countOf(state['turn']),
    active: sideOf(state['active-player']),
    between: state['end-turn'] === true,
    sequence: countOf(state['sequence']),
    winner: sideOf(state['winner']),
    reason: textOf(state['reason']),
    phase12: phase12Of(state),
  };
}

/** Whose turn is about to begin. */
export function phase12Of(state: JsonObject): Side | null {
  if (flag(state, 'corp-phase-12')) return 'corp';
  return flag(state, 'runner-phase-12') ? 'runner' : null;
}

/** How many commands of a side there were. */
export const commandsOf = (state: JsonObject, side: Side): number =>
  countOf(playerOf(state, side)['aid']);

function flag(state: JsonObject, key: string): boolean {
  const value = state[key];
  return value !== undefined && value !== null && value !== false;
}

export function usernameOf(state: JsonObject, side: Side): string | null {
  return textOf(objectOf(playerOf(state, side)['user'])?.['username']);
}
