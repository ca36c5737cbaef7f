import { isRecord } from '#text/is-record';
import { type Side, sides } from '#rules';

/** What an annotation of jinteki.net is about: a turn of a side, or a step of that server's timeline. */
export type About =
  | { readonly kind: 'turn'; readonly side: Side; readonly turn: number }
  | { readonly kind: 'step'; readonly step: number };

/** Where a note stood in a file of annotations, and what else was said of it there. */
export interface Annotated {
  readonly about: About;
  /** Such as "blunder"; null where the writer chose none. */
  readonly mark: string | null;
  /** When it was published, in milliseconds of Unix time; null in a file saved by its writer. */
  readonly date: number | null;
}

function aboutIn(value: unknown): About | null {
  if (!isRecord(value)) return null;
  const { kind, side, turn, step } = value;
  if (kind === 'step') return typeof step === 'number' ? { kind, step } : null;
  const one = sides.find((known) => known === side);
  return kind === 'turn' && one !== undefined && typeof turn === 'number'
    ? { kind, side: one, turn }
    : null;
}

/** As it was kept beside a note; null for what is none. */
export function annotatedIn(value: unknown): Annotated | null {
  const about = isRecord(value) ? aboutIn(value['about']) : null;
  if (!isRecord(value) || about === null) return null;
  const { mark, date } = value;
  return {
    about,
    mark: typeof mark === 'string' ? mark : null,
    date: typeof date === 'number' ? date : null,
  };
}
