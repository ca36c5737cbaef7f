import { beginningOf, LONGEST_NAME } from '#text/kept-text';
import type { About, Annotated } from '../../observed/annotation';
import { isList, isObject, type Json, type JsonObject, numberOf, objectOf, textOf } from '../json';
import { SIDES } from '../lens/side';
import { LIMITS } from '../limits';
import { decode } from '../read/decode';
import { parse } from '../read/parse';
import { badText } from '../read/texts';
import { type Refusal, refuse } from '../refusal';

export interface Annotation extends Annotated {
  readonly text: string;
  /** Null in a file saved by its writer: it does not say who that is. */
  readonly author: string | null;
}

export type AnnotationsRead =
  { readonly ok: true; readonly annotations: readonly Annotation[] } | Refusal;

/** More notes than anybody writes about one game. */
const MOST = 5_000;
/** Characters of one: as many as that server takes of all notes of somebody about a game. */
const LONGEST = 50_000;

const tooLarge = (message: string, path = ''): Refusal => ({
  ...refuse('TOO_LARGE', message, null, path),
  hint: 'Bring fewer notes at a time, or shorter ones.',
});

const NUMBER = /^\d{1,6}$/;

/** Keys are numbers written as text; others are of something else. */
function notesIn(value: Json | undefined): readonly (readonly [key: number, note: JsonObject])[] {
  return Object.entries(objectOf(value) ?? {}).flatMap(([key, note]) =>
    NUMBER.test(key) && isObject(note) ? [[Number(key), note] as const] : [],
  );
}

type Said = Pick<Annotation, 'author' | 'date'>;

function annotation(about: About, note: JsonObject, said: Said): Annotation[] {
  const text = textOf(note['notes']) ?? '';
  const type = textOf(note['type']);
  const mark = type === null || type === 'none' || type === '' ? null : beginningOf(type, 40);
  return text.trim() === '' && mark === null ? [] : [{ about, text, mark, ...said }];
}

function ofOne(value: JsonObject): Annotation[] {
  const username = textOf(value['username']);
  const author = username === null ? null : beginningOf(username, LONGEST_NAME);
  const said = { author, date: numberOf(value['date']) };
  const turns = objectOf(value['turns']) ?? {};
  const ofTurns = SIDES.flatMap((side) =>
    notesIn(turns[side]).flatMap(([turn, note]) =>
      annotation({ kind: 'turn', side, turn }, note, said),
    ),
  );
  const ofSteps = notesIn(value['clicks']).flatMap(([step, note]) =>
    annotation({ kind: 'step', step }, note, said),
  );
  return [...ofTurns, ...ofSteps];
}

/** Where a note stands in its file. */
export const pathOf = (about: About): string =>
  about.kind === 'step' ? `/clicks/${about.step}` : `/turns/${about.side}/${about.turn}`;

export const sayAbout = (about: About): string =>
  about.kind === 'step' ? `step ${about.step}` : `turn ${about.turn} of the ${about.side}`;

const isAnnotations = (value: Json): value is JsonObject =>
  isObject(value) && (isObject(value['turns']) || isObject(value['clicks']));

const isTextOrNone = (value: Json | undefined): boolean =>
  value === undefined || value === null || typeof value === 'string';

/** The path of something among notes that is none: it would be lost without a word. */
function strayIn(value: Json | undefined, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) return path;
  for (const [key, note] of Object.entries(value)) {
    if (!NUMBER.test(key)) continue;
    if (!isObject(note)) return `${path}/${key}`;
    for (const field of ['notes', 'type'])
      if (!isTextOrNone(note[field])) return `${path}/${key}/${field}`;
  }
  return null;
}

function stray({ turns, clicks }: JsonObject, path: string): string | null {
  if (turns === undefined || turns === null) return strayIn(clicks, `${path}/clicks`);
  if (!isObject(turns)) return `${path}/turns`;
  const ofNobody = Object.keys(turns).find((key) => !SIDES.some((side) => side === key));
  if (ofNobody !== undefined) return `${path}/turns/${ofNobody}`;
  for (const side of SIDES) {
    const found = strayIn(turns[side], `${path}/turns/${side}`);
    if (found !== null) return found;
  }
  return strayIn(clicks, `${path}/clicks`);
}

/** Reads a file of annotations as jinteki.net saves it, or the list of published ones. */
export function readAnnotations(input: string | Uint8Array): AnnotationsRead {
  const decoded = decode(input);
  if (!decoded.ok) return decoded;
  if (decoded.text.length > LIMITS.logText)
    return tooLarge(`The file has more than ${String(LIMITS.logText)} characters.`);
  const parsed = parse(decoded.text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const bad = badText(value);
  if (bad !== null) return bad;
  const list = isList(value) ? value : [value];
  const sets = list.filter(isAnnotations);
  if (sets.length === 0 || sets.length < list.length)
    return refuse('NOT_ANNOTATIONS', 'The file has no "turns" and no "clicks" with notes.');
  for (const [at, set] of sets.entries()) {
    const path = stray(set, isList(value) ? `/${at}` : '');
    if (path === null) continue;
    return refuse('NOT_ANNOTATIONS', `What stands at ${path.slice(0, 80)} is no note.`, null, path);
  }
  const annotations = sets.flatMap(ofOne);
  if (annotations.length > MOST) return tooLarge(`The file has more than ${String(MOST)} notes.`);
  const long = annotations.find(({ text }) => text.length > LONGEST);
  if (long !== undefined)
    return tooLarge(
      `The note on ${sayAbout(long.about)} has more than ${String(LONGEST)} characters.`,
      pathOf(long.about),
    );
  return { ok: true, annotations };
}
