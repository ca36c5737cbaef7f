import type { Board } from '../../observed/board';
import type { Note } from '../../observed/import-result';
import { placesIn } from './places';
import type { Annotation } from './read-annotations';

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
  for (const { about, text, author: named, mark, date } of annotations) {
    const index =
      about.kind === 'step' ? steps[about.step] : turns.get(`${about.side} ${String(about.turn)}`);
    if (index === undefined) continue;
    notes.push({ index, author: named ?? author, text, annotated: { about, mark, date } });
  }
  return { notes, lost: annotations.length - notes.length };
}
