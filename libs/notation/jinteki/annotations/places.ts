import type { Board } from '../../observed/board';

interface Places {
  /** Entries at which a step of the viewer's timeline begins. */
  readonly steps: readonly number[];
  /** Entry at which a turn begins, by side and number. */
  readonly turns: ReadonlyMap<string, number>;
}

const clicksOf = (board: Board): number =>
  board.turn.side === 'runner' ? board.runner.clicks : board.corp.clicks;

/**
 * The server's own viewer begins a step where the clicks of the active player are not those of the
 * player who was active before; the first is the start of the game, the last its end.
 */
export function placesIn(tables: Iterable<Board>): Places {
  const steps: number[] = [];
  const turns = new Map<string, number>();
  let before: Board | null = null;
  let index = 0;
  for (const board of tables) {
    if (before === null || clicksOf(before) !== clicksOf(board)) steps.push(index);
    const { number, side } = board.turn;
    const turn = `${side ?? ''} ${String(number)}`;
    if (!turns.has(turn)) turns.set(turn, index);
    before = board;
    index += 1;
  }
  steps.push(Math.max(0, index - 1));
  return { steps, turns };
}

/** The step of the viewer's timeline in which an entry lies; the end of the game is none. */
export const stepOf = ({ steps }: Places, index: number): number =>
  Math.max(
    0,
    steps.slice(0, -1).findLastIndex((begins) => begins <= index),
  );
