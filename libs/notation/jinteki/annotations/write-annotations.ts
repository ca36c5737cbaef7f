import type { About } from '../../observed/annotation';
import type { Board } from '../../observed/board';
import type { Note } from '../../observed/import-result';
import { placesIn, stepOf } from './places';

/** A note that is written out: `mark` is that of one which came in no such file. */
export interface NoteOut extends Note {
  readonly mark?: string | null;
}

interface Said {
  readonly notes: string;
  readonly type?: string;
}

/** What one author said, each of one place. */
interface AnnotationSet {
  readonly username: string;
  readonly date: number | null;
  readonly turns: Readonly<Record<'corp' | 'runner', Record<string, Said>>>;
  readonly clicks: Record<string, Said>;
}

const emptySet = (username: string, date: number | null): AnnotationSet => ({
  ...{ username, date, turns: { corp: {}, runner: {} }, clicks: {} },
});

const listIn = (set: AnnotationSet, about: About): Record<string, Said> =>
  about.kind === 'step' ? set.clicks : set.turns[about.side];

const keyOf = (about: About): string => String(about.kind === 'step' ? about.step : about.turn);

/** A click says of what kind its note is; a turn cannot. */
const saidOf = (about: About, text: string, mark: string | null): Said =>
  about.kind === 'step'
    ? { notes: text, type: mark ?? 'none' }
    : { notes: text, ...(mark === null ? {} : { type: mark }) };

const joined = (before: Said | undefined, { notes, type }: Said): Said => {
  if (before === undefined) return { notes, ...(type === undefined ? {} : { type }) };
  const said = before.type === undefined || before.type === 'none' ? type : before.type;
  const text = [before.notes, notes].filter((one) => one !== '').join('\n\n');
  return { notes: text, ...(said === undefined ? {} : { type: said }) };
};

/** By author and date; what stands at a place that is taken goes into another set of the same author. */
function setsOf(notes: readonly NoteOut[], tables: Iterable<Board>): readonly AnnotationSet[] {
  const places = placesIn(tables);
  const sets: AnnotationSet[] = [];
  for (const { index, author, text, annotated, mark = null } of notes) {
    const about = annotated?.about ?? { kind: 'step', step: stepOf(places, index) };
    const date = annotated?.date ?? null;
    let set = sets.find(
      (one) =>
        one.username === author &&
        one.date === date &&
        !Object.hasOwn(listIn(one, about), keyOf(about)),
    );
    if (set === undefined) sets.push((set = emptySet(author, date)));
    listIn(set, about)[keyOf(about)] = saidOf(about, text, annotated?.mark ?? mark);
  }
  return sets;
}

/**
 * Notes as a file of jinteki.net. Of one author, as that server's "Load" takes it: what stands at one
 * place is one note there. Of everybody, as its list of published annotations. What has no place of its
 * own in such a file is written at the step in which its entry lies.
 */
export function writeAnnotations(
  notes: readonly NoteOut[],
  tables: Iterable<Board>,
  author: string | null,
): string {
  const sets = setsOf(notes, tables);
  if (author === null)
    return JSON.stringify(
      sets.map(({ date, ...set }) => ({ ...set, ...(date === null ? {} : { date }) })),
    );
  const { turns, clicks } = emptySet(author, null);
  for (const set of sets.filter(({ username }) => username === author)) {
    for (const side of ['corp', 'runner'] as const)
      for (const [key, said] of Object.entries(set.turns[side]))
        turns[side][key] = joined(turns[side][key], said);
    for (const [key, said] of Object.entries(set.clicks)) clicks[key] = joined(clicks[key], said);
  }
  return JSON.stringify({ turns, clicks });
}
