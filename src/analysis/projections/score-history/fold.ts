import type { Sighting } from '#rules/fact/sighting';
import { corePool } from '#cards/pool';
import { agendaPointsOf } from '#rules/query/player';
import { newGame } from '#rules/state/opening';
import type { Side } from '#rules/state/side';
import { pointsOf, valueOf } from '../../folding/cards';
import { placedFacts, type FoldedGame } from '../../folding/folded-game';

export const scoreKinds = ['scored', 'stolen', 'forfeited', 'added'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export interface ScoreRow {
  readonly id: string;
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly decision: number;
  readonly turn: number;
  readonly kind: ScoreKind;
  /** Whose score area changed. */
  readonly side: Side;
  readonly code: string;
  readonly sighting: Sighting;
  /** Agenda points gained, negative when lost. */
  readonly points: number;
  /** Of both players from then on. */
  readonly corp_points: number;
  readonly runner_points: number;
}

interface Change {
  readonly kind: ScoreKind;
  readonly side: Side;
  readonly card: Sighting;
  readonly points: number;
}

function* changes(game: FoldedGame): Generator<Change & { turn: number; decision: number }> {
  let turn = game.opening.turn.number;
  const worth = ({ card }: Sighting): number => pointsOf(valueOf(game.opening, card));
  for (const { decision, fact } of placedFacts(game)) {
    const at = { turn, decision };
    if (fact.type === 'turn-began') turn = fact.number;
    if (fact.type === 'scored')
      yield { ...at, kind: 'scored', side: 'corp', card: fact.card, points: fact.points };
    if (fact.type === 'stolen')
      yield { ...at, kind: 'stolen', side: 'runner', card: fact.card, points: fact.points };
    if (fact.type === 'forfeited') {
      const { side, card } = fact;
      yield { ...at, kind: 'forfeited', side, card, points: -worth(card) };
    }
    if (fact.type === 'added-to-score-area') {
      const { side, card } = fact;
      yield { ...at, kind: 'added', side, card, points: worth(card) };
    }
  }
}

/** Every change of a score area, with the running points of both players. */
export function scoreRows(game: FoldedGame): readonly ScoreRow[] {
  const opening = newGame(corePool, game.opening, null);
  const running = {
    corp: agendaPointsOf(opening, 'corp'),
    runner: agendaPointsOf(opening, 'runner'),
  };
  const rows: ScoreRow[] = [];
  for (const { decision, turn, kind, side, card, points } of changes(game)) {
    running[side] += points;
    rows.push({
      id: game.id,
      number: rows.length + 1,
      decision,
      turn,
      kind,
      side,
      code: valueOf(game.opening, card.card).code,
      sighting: card,
      points,
      corp_points: running.corp,
      runner_points: running.runner,
    });
  }
  return rows;
}
