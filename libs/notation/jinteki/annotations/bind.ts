import type { Board } from '../../observed/board';
import type { Note } from '../../observed/import-result';
import type { Annotation } from './read-annotations';

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
function placesIn(tables: Iterable<Board>): Places {
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

export interface Bound {
  readonly notes: readonly Note[];
  /** Notes about turns or steps that this game does not have. */
  readonly lost: number;
}

/** Binds annotations to entries of the history; `author` is who wrote those that name nobody. */
export function bindAnnotations(
  annotations: readonly Annotation[],
  tables: Iterable<Board>,
  author: string,
): Bound {
  const { steps, turns } = placesIn(tables);
  const notes: Note[] = [];
  for (const { about, text, mark, author: named } of annotations) {
    const index =
      about.kind === 'step' ? steps[about.step] : turns.get(`${about.side} ${String(about.turn)}`);
    if (index === undefined) continue;
    const marked = mark === null ? text : `[${mark}] ${text}`.trim();
    notes.push({ index, author: named ?? author, text: marked });
  }
  return { notes, lost: annotations.length - notes.length };
}
