import type { Sighting } from '#rules/fact/sighting';
import type { Zone } from '#rules/state/card';
import type { ServerName } from '#rules/state/server';
import { valueOf } from '../../folding/cards';
import { placedFacts, type FoldedGame, type PlacedFact } from '../../folding/folded-game';

/** What became of an accessed card by the end of its access. */
export const fates = ['accessing', 'stolen', 'trashed', 'left'] as const;
export type Fate = (typeof fates)[number];

export interface AccessRow {
  readonly id: string;
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly decision: number;
  readonly turn: number;
  /** Number of the run within the game; 0 for an access without a run. */
  readonly run: number;
  readonly server: ServerName;
  readonly zone: Zone;
  readonly code: string;
  /** As it was seen by the end of its access. */
  readonly sighting: Sighting;
  readonly fate: Fate;
  /** The decision after which nothing changed about it any more. */
  readonly settled: number;
}

type Draft = { -readonly [K in keyof AccessRow]: AccessRow[K] };

class AccessLog {
  readonly rows: Draft[] = [];
  /** Accesses that have not ended, the innermost last. */
  private readonly open: Draft[] = [];
  private turn: number;
  private runs = 0;
  private running = false;

  constructor(private readonly game: FoldedGame) {
    this.turn = game.opening.turn.number;
  }

  take({ decision, fact }: PlacedFact): void {
    if (fact.type === 'turn-began') this.turn = fact.number;
    if (fact.type === 'run-began') {
      this.runs += 1;
      this.running = true;
    }
    if (fact.type === 'run-ended') this.running = false;
    if (fact.type === 'accessed') this.begin(decision, fact.card, fact.server, fact.from);
    if (fact.type === 'stolen') this.settle(decision, fact.card, 'stolen');
    if (fact.type === 'trashed') this.settle(decision, fact.card, 'trashed');
    if (fact.type === 'access-ended') this.end(decision, fact.card);
    if (fact.type === 'game-ended') while (this.open.length > 0) this.close(decision);
  }

  private begin(decision: number, card: Sighting, server: ServerName, zone: Zone): void {
    const row: Draft = {
      id: this.game.id,
      number: this.rows.length + 1,
      decision,
      turn: this.turn,
      run: this.running ? this.runs : 0,
      server,
      zone,
      code: valueOf(this.game.opening, card.card).code,
      sighting: card,
      fate: 'accessing',
      settled: decision,
    };
    this.rows.push(row);
    this.open.push(row);
  }

  private settle(decision: number, card: Sighting, fate: Fate): void {
    const row = this.open.findLast(({ sighting }) => sighting.card === card.card);
    if (row === undefined) return;
    row.fate = fate;
    row.settled = decision;
    row.sighting = { ...row.sighting, seen: row.sighting.seen | card.seen };
  }

  private end(decision: number, card: Sighting): void {
    while (this.open.length > 0) if (this.close(decision)?.sighting.card === card.card) return;
  }

  private close(decision: number): Draft | undefined {
    const row = this.open.pop();
    if (row?.fate === 'accessing') {
      row.fate = 'left';
      row.settled = decision;
    }
    return row;
  }
}

/** Every access of a game in order. */
export function accessRows(game: FoldedGame): readonly AccessRow[] {
  const log = new AccessLog(game);
  for (const placed of placedFacts(game)) log.take(placed);
  return log.rows;
}
