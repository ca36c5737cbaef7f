import { SIDES } from '../lens/side';
import type { Numbers } from './game';

/** Commands are counted upwards; only an undo brings a side's count down. */
export function isRewind(before: Numbers, after: Numbers): boolean {
  return (
    after.game.sequence < before.game.sequence ||
    SIDES.some((side) => after.players[side].action < before.players[side].action)
  );
}

/** Remembers each entry by what an undo restores, so that the jump's target can be found. */
export class Rewinds {
  private readonly entries = new Map<string, number>();

  note(numbers: Numbers, index: number): void {
    this.entries.set(keyOf(numbers), index);
  }

  /** The latest entry that left the game as it stands again now. */
  find(numbers: Numbers): number | null {
    return this.entries.get(keyOf(numbers)) ?? null;
  }
}

function keyOf({ game, players }: Numbers): string {
  const sides = SIDES.map((side) => {
    const { action, clicks, credits, hand, deck } = players[side];
    return `${String(action)},${String(clicks)},${String(credits)},${String(hand)},${String(deck)}`;
  });
  return `${String(game.turn)};${sides.join(';')}`;
}
