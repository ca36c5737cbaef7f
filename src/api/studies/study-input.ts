import { opponent, type Side } from '#rules';
import type { Audience, Colour, Decklist, Glyph, Mark, Readership } from '#studies/study/study';
import type { Edit } from '../../studies/edit-study';
import type { WantedSource } from '../../studies/find-source';
import type { NewNote } from '../../studies/notes/write-note';
import { badInput } from '../graphql/errors';

interface DeckInput {
  readonly identity: string;
  readonly cards: readonly { readonly code: string; readonly copies: number }[];
}

export interface SourceInput {
  readonly game?: { readonly game: string; readonly moment: number } | null;
  readonly record?: {
    readonly game: string;
    readonly seat: Side;
    readonly moment: number;
    readonly decklist?: DeckInput | null;
    readonly list?: string | null;
    readonly deal: number;
  } | null;
  readonly position?: string | null;
  readonly scenario?: string | null;
}

/** More than any deck has. */
const MOST_CARDS = 300;

const one = (what: string) =>
  badInput('BAD_INPUT', `${what} is not exactly one of its fields`, 'Give one of them.');

function decklistOf({ identity, cards }: DeckInput) {
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (count > MOST_CARDS || cards.some(({ copies }) => copies < 1))
    throw badInput('BAD_DECKLIST', `a deck has 1 to ${MOST_CARDS} cards`, 'Give a deck.');
  return { identity, cards: cards.map(({ code, copies }) => [code, copies] as const) };
}

/** The list of a text; throws a GraphQL error for one that is none. */
export type ReadList = (text: string, side: Side) => Promise<Decklist>;

async function supposed(
  { seat, decklist, list }: NonNullable<SourceInput['record']>,
  read: ReadList,
): Promise<Decklist | null> {
  const isText = list !== null && list !== undefined;
  if (decklist !== null && decklist !== undefined) {
    if (isText) throw one('the supposed deck: decklist, list');
    return decklistOf(decklist);
  }
  return isText ? read(list, opponent(seat)) : null;
}

export async function sourceOf(
  { game, record, position, scenario }: SourceInput,
  read: ReadList,
): Promise<WantedSource> {
  const given = [game, record, position, scenario].filter(
    (field) => field !== null && field !== undefined,
  );
  if (given.length !== 1) throw one('source');
  if (game !== null && game !== undefined) return { kind: 'game', ...game };
  if (record !== null && record !== undefined) {
    const { game: of, seat, moment, deal } = record;
    const decklist = await supposed(record, read);
    return { kind: 'record', game: of, seat, moment, deal, decklist };
  }
  if (scenario !== null && scenario !== undefined) return { kind: 'scenario', scenario };
  return { kind: 'position', position: position ?? '' };
}

interface Retitle {
  readonly was: string;
  readonly to: string;
}

interface AtBranch {
  readonly chapter: string;
  readonly node: number;
}

export interface EditInput {
  readonly title?: Retitle | null;
  readonly share?: { readonly readership: Readership; readonly embargo?: unknown } | null;
  readonly dismiss?: string | null;
  readonly chapterTitle?: (Retitle & { readonly chapter: string }) | null;
  readonly moveChapter?: { readonly chapter: string; readonly behind?: string | null } | null;
  readonly removeChapter?: string | null;
  readonly branchName?:
    (AtBranch & { readonly was?: string | null; readonly to?: string | null }) | null;
  readonly branchGlyph?: (AtBranch & { readonly glyph?: Glyph | null }) | null;
  readonly promote?: AtBranch | null;
  readonly delete?: AtBranch | null;
}

/** As the input of a time is written. */
const timeOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

function asked<T>(value: T | null | undefined, read: (value: T) => Edit): readonly Edit[] {
  return value === null || value === undefined ? [] : [read(value)];
}

export function editOf(input: EditInput): Edit {
  const edits = [
    asked(input.title, (value) => ({ type: 'retitle', ...value })),
    asked(input.share, ({ readership, embargo }) => ({
      ...{ type: 'share', readership, embargo: timeOf(embargo) },
    })),
    asked(input.dismiss, (member) => ({ type: 'dismiss', member })),
    asked(input.chapterTitle, (value) => ({ type: 'retitle-chapter', ...value })),
    asked(input.moveChapter, ({ chapter, behind }) => ({
      ...{ type: 'move-chapter', chapter, behind: behind ?? null },
    })),
    asked(input.removeChapter, (chapter) => ({ type: 'remove-chapter', chapter })),
    asked(input.branchName, ({ was, to, ...at }) => ({
      ...{ type: 'name-branch', ...at, was: was ?? null, to: to ?? null },
    })),
    asked(input.branchGlyph, ({ glyph, ...at }) => ({
      ...{ type: 'mark-branch', ...at, glyph: glyph ?? null },
    })),
    asked(input.promote, (at) => ({ type: 'promote', ...at })),
    asked(input.delete, (at) => ({ type: 'delete', ...at })),
  ];
  const [edit, more] = edits.flat();
  if (edit === undefined || more !== undefined) throw one('edit');
  return edit;
}

export interface MarkInput {
  readonly from: string;
  readonly to?: string | null;
  readonly colour: Colour;
}

export const marksOf = (marks: readonly MarkInput[]): readonly Mark[] =>
  marks.map(({ from, to, colour }) => ({ from, to: to ?? null, colour }));

export interface NoteInput {
  readonly moment?: number | null;
  readonly branch?: number | null;
  readonly thread?: string | null;
  readonly audience: Audience;
  readonly text: string;
  readonly glyph?: Glyph | null;
  readonly marks: readonly MarkInput[];
}

export type GameNoteInput = Omit<NoteInput, 'moment' | 'branch'>;

export const gameNoteOf = (input: GameNoteInput): Omit<NewNote, 'anchor'> => {
  const { thread, audience, text, glyph, marks } = input;
  return { audience, text, thread: thread ?? null, glyph: glyph ?? null, marks: marksOf(marks) };
};

export function noteOf(input: NoteInput): NewNote {
  const { moment = null, branch = null } = input;
  if ((moment === null) === (branch === null)) throw one('note: moment, branch');
  return {
    ...gameNoteOf(input),
    anchor: moment === null ? { kind: 'node', node: branch ?? 0 } : { kind: 'moment', moment },
  };
}
