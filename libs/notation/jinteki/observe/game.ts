import type { EndReason, Fact } from '../facts';
import type { JsonObject } from '../json';
import { gameView, type PlayerView, playerView } from '../lens/game';
import { SIDES, type Side } from '../lens/side';

/** The numbers of one state, read once and compared with the next. */
export interface Numbers {
  readonly game: ReturnType<typeof gameView>;
  readonly players: { readonly [side in Side]: PlayerView };
}

export function numbersOf(state: JsonObject): Numbers {
  return {
    game: gameView(state),
    players: { corp: playerView(state, 'corp'), runner: playerView(state, 'runner') },
  };
}

/** Turns, opening hands, tags, bad publicity, points and the end, from two successive states. */
export function gameFacts(before: Numbers, after: Numbers): Fact[] {
  const facts: Fact[] = [];
  const { game } = after;
  for (const side of SIDES) {
    const was = before.players[side];
    const is = after.players[side];
    if (was.keep !== is.keep && is.keep === 'keep') facts.push({ type: 'hand-kept', side });
    if (was.keep !== is.keep && is.keep === 'mulligan') facts.push({ type: 'mulliganed', side });
    if (was.points !== is.points) facts.push({ type: 'points-changed', side, points: is.points });
  }
  const began = before.game.between && !game.between;
  if (began && game.active !== null)
    facts.push({ type: 'turn-began', side: game.active, turn: game.turn });
  if (game.phase12 !== null && before.game.phase12 === null) {
    facts.push({ type: 'phase-began', side: game.phase12, phase: '1.2' });
  }
  amount(
    facts,
    after.players.runner.tags - before.players.runner.tags,
    'tags-taken',
    'tags-removed',
  );
  const publicity = after.players.corp.badPublicity - before.players.corp.badPublicity;
  amount(facts, publicity, 'bad-publicity-taken', 'bad-publicity-removed');
  const brain = after.players.runner.brainDamage - before.players.runner.brainDamage;
  if (brain > 0) facts.push({ type: 'damage-suffered', amount: brain, kind: 'brain' });
  if (!before.game.between && game.between && before.game.active !== null) {
    facts.push({ type: 'turn-ended', side: before.game.active, turn: before.game.turn });
  }
  if (isOver(after) && !isOver(before)) {
    facts.push({ type: 'game-ended', winner: game.winner, reason: endReason(game.reason) });
  }
  return facts;
}

export function isOver({ game }: Numbers): boolean {
  return game.winner !== null || game.reason !== null;
}

type AmountType = 'tags-taken' | 'tags-removed' | 'bad-publicity-taken' | 'bad-publicity-removed';

function amount(facts: Fact[], delta: number, up: AmountType, down: AmountType): void {
  if (delta > 0) facts.push({ type: up, amount: delta });
  if (delta < 0) facts.push({ type: down, amount: -delta });
}

const REASONS: { readonly [reason: string]: EndReason } = {
  Agenda: 'agenda-points',
  Flatline: 'flatline',
  Decked: 'empty-rd',
  Concede: 'concession',
  Tie: 'tie',
};

export function endReason(reason: string | null): EndReason {
  return (reason === null ? undefined : REASONS[reason]) ?? 'other';
}
