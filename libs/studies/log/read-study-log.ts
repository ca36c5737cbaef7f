import { counted } from '#text/counted';
import { isRecord } from '#text/is-record';
import { Fields, type Json } from '#notation/native/fields';
import type { LogHeader } from '#notation/native/header';
import { defaultLimits } from '#notation/native/limits';
import { readDecision } from '#notation/native/read-decision';
import { readEntry } from '#notation/native/read-entry';
import { readHeader } from '#notation/native/read-header';
import { actors, sides } from '#rules';
import { badTextWithin, mendedName, nameFault } from '#text/kept-text';
import { badNote } from '../notes/render';
import { limits } from '../study/limits';
import { refuse, type StudyRefusal } from '../study/refusal';
import { audiences, chanceModes, colours, glyphs, type Mark } from '../study/study';
import { badWords, canBeMarked } from '../study/words';
import {
  studyFormat,
  type FileChapter,
  type FileGame,
  type FileNode,
  type FileNote,
  type FileSource,
  type StudyFile,
} from './study-file';

export type StudyLogRead =
  | {
      readonly ok: true;
      readonly file: StudyFile;
      /** Names of the file that are kept otherwise. */
      readonly mended: readonly MendedName[];
    }
  | { readonly ok: false; readonly refusal: StudyRefusal };

/** A name that was kept once and would be refused today. */
export interface MendedName {
  /** Of the file, from 1. */
  readonly line: number;
  /** The field. */
  readonly place: string;
  /** What was wrong with it, in words. */
  readonly fault: string;
  /** What is kept instead; null where nothing was left of it. */
  readonly now: string | null;
}

interface OpenChapter {
  readonly title: string;
  readonly source:
    | Exclude<FileSource, { kind: 'game' }>
    | { readonly kind: 'game'; readonly game: string; readonly decision: number };
  readonly nodes: FileNode[];
  readonly notes: FileNote[];
}

type OpenGame = {
  -readonly [K in keyof FileGame]: FileGame[K] extends readonly (infer T)[] ? T[] : FileGame[K];
};

/** What is called by a name of which nothing is seen. */
const UNTITLED = 'Untitled';

/** Takes a file line by line; the first thing wrong with it is kept. */
class Reader {
  refusal: StudyRefusal | null = null;
  private head: Pick<StudyFile, 'study' | 'title' | 'owner'> | null = null;
  private readonly chapters: OpenChapter[] = [];
  private readonly games = new Map<string, OpenGame>();
  private nodes = 0;
  private readonly mended: MendedName[] = [];
  /** Of the line that is read. */
  private line = 0;

  push(text: string, number: number): void {
    this.line = number;
    const wrong = (
      message: string,
      mend = 'docs/formats/study-log.md lists what a line may hold.',
    ) => {
      this.refusal ??= refuse('BAD_FILE', `line ${number}`, message, mend);
    };
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return wrong('the line is not one JSON value');
    }
    if (!isRecord(value)) return wrong('the line is no JSON object');
    const bad = badTextWithin(value);
    if (bad !== null) return wrong(`"${bad.path.join('.')}" holds ${bad.what}`);
    const said = this.take(value, number);
    if (typeof said === 'string') wrong(said);
    else if (said !== null) this.refusal ??= { ...said, place: `line ${number}, ${said.place}` };
  }

  /** What is wrong with a line; null where nothing is. */
  private take(value: Json, number: number): string | StudyRefusal | null {
    if (this.head === null) return this.begin(value);
    if ('chapter' in value) return this.chapter(value);
    const chapter = this.chapters.at(-1);
    if (chapter === undefined) return 'a chapter comes first';
    if ('variation' in value) return this.variation(value, chapter);
    if ('note' in value) return this.note(value, chapter);
    if (chapter.nodes.length + chapter.notes.length > 0)
      return 'the decisions of a game come before variations and notes';
    return this.ofGame(value, chapter, number);
  }

  /** A name as it is kept: older ones may hold what no new one does, and are mended. */
  private kept<N extends string | null>(name: string, place: string, otherwise: N): string | N {
    const fault = nameFault(name);
    if (fault === null) return name;
    const now: string | N = mendedName(name) ?? otherwise;
    this.mended.push({ line: this.line, place, fault, now });
    return now;
  }

  private begin(value: Json): string | StudyRefusal | null {
    const fields = new Fields(value);
    const format = fields.text('format', studyFormat, (text) => text === studyFormat);
    const study = fields.text('study');
    const title = fields.text('title');
    const owner = fields.text('owner');
    fields.close();
    if (fields.issue !== null || format === '') return fields.issue ?? 'the file is no study';
    const bad = badWords(title, 'title', limits.title) ?? badWords(owner, 'owner', limits.name);
    if (bad !== null) return bad;
    this.head = {
      study,
      title: this.kept(title, 'title', UNTITLED),
      owner: this.kept(owner, 'owner', UNTITLED),
    };
    return null;
  }

  private chapter(value: Json): string | StudyRefusal | null {
    const fields = new Fields(value);
    const title = fields.text('chapter');
    const source = fields.within('from', (from): OpenChapter['source'] => {
      if (from.has('game'))
        return { kind: 'game', game: from.text('game'), decision: from.count('decision') };
      const position = from.text('position');
      const dealt = from.has('dealt')
        ? from.within('dealt', (inner) => ({
            seat: inner.oneOf('seat', sides),
            moment: inner.count('moment'),
          }))
        : null;
      return { kind: 'position', position, dealt };
    });
    fields.close();
    const bad = fields.issue ?? badWords(title, 'chapter', limits.title);
    if (bad !== null) return bad;
    const named = this.kept(title, 'chapter', UNTITLED);
    this.chapters.push({ title: named, source, nodes: [], notes: [] });
    return this.chapters.length > limits.chapters
      ? `there are at most ${limits.chapters} chapters`
      : null;
  }

  private ofGame(value: Json, { source }: OpenChapter, number: number): string | null {
    if (source.kind !== 'game') return 'a position is followed by variations and notes';
    const game = this.games.get(source.game);
    if (game === undefined) {
      const header: LogHeader | { readonly message: string } = readHeader(value, defaultLimits);
      if ('message' in header) return header.message;
      this.games.set(source.game, { header, moves: [] });
      return null;
    }
    if (game.moves.length === defaultLimits.decisions)
      return `a game has at most ${defaultLimits.decisions} decisions`;
    const entry = readEntry(value, number);
    if ('message' in entry) return entry.message;
    game.moves.push({ by: entry.by, decision: entry.decision });
    return null;
  }

  private variation(value: Json, { nodes }: OpenChapter): string | StudyRefusal | null {
    const fields = new Fields(value);
    const number = fields.count('variation', 1);
    const parent = fields.count('after');
    const decision = readDecision(fields);
    const by = fields.oneOf('by', actors);
    const chance = fields.has('chance') ? fields.oneOf('chance', chanceModes) : null;
    const name = fields.has('name') ? fields.text('name') : null;
    const glyph = fields.has('glyph') ? fields.oneOf('glyph', glyphs) : null;
    fields.close();
    if (fields.issue !== null) return fields.issue;
    if (number !== nodes.length + 1)
      return `"variation" is ${number}, expected ${nodes.length + 1}`;
    if (parent >= number) return `"after" is ${parent}, expected a variation before this one`;
    this.nodes += 1;
    if (this.nodes > limits.nodes) return `there are at most ${limits.nodes} variations`;
    const bad = name === null ? null : badWords(name, 'name', limits.name);
    const kept = name === null || bad !== null ? null : this.kept(name, 'name', null);
    nodes.push({ parent, by, decision, chance, name: kept, glyph });
    return bad;
  }

  private note(value: Json, { nodes, notes }: OpenChapter): string | StudyRefusal | null {
    const fields = new Fields(value);
    const number = fields.count('note', 1);
    const isMoment = fields.has('moment');
    const anchor = isMoment
      ? ({ kind: 'moment', moment: fields.count('moment') } as const)
      : ({ kind: 'node', node: fields.count('branch') } as const);
    const thread = fields.has('thread') ? fields.count('thread', 1) : null;
    const author = fields.has('author') ? fields.text('author') : null;
    const audience = fields.oneOf('audience', audiences);
    const text = fields.text('text');
    const glyph = fields.has('glyph') ? fields.oneOf('glyph', glyphs) : null;
    const marks = fields.has('marks') ? marksOf(fields) : [];
    fields.close();
    if (fields.issue !== null) return fields.issue;
    if (number !== notes.length + 1) return `"note" is ${number}, expected ${notes.length + 1}`;
    const first = thread === null ? null : notes[thread - 1];
    if (first === undefined || (first !== null && first.thread !== null))
      return '"thread" is not the first note of a thread';
    if (first !== null && audiences.indexOf(audience) > audiences.indexOf(first.audience))
      return 'an answer is for no more people than its thread';
    if (anchor.kind === 'node' && anchor.node > nodes.length)
      return `there is no variation ${anchor.node}`;
    if (notes.length === limits.notes) return `there are at most ${limits.notes} notes`;
    const bad = badNote(text) ?? (author === null ? null : badWords(author, 'author', limits.name));
    const kept = author === null || bad !== null ? null : this.kept(author, 'author', null);
    notes.push({ anchor, thread, author: kept, audience, text, glyph, marks });
    return bad;
  }

  end(): StudyLogRead {
    const { head, refusal } = this;
    if (refusal !== null) return { ok: false, refusal };
    const bad = (...why: Parameters<typeof refuse>): StudyLogRead => ({
      ok: false,
      refusal: refuse(...why),
    });
    if (head === null)
      return bad(
        'BAD_FILE',
        'line 1',
        'the file is empty',
        `Its first line has "format":"${studyFormat}".`,
      );
    const chapters: FileChapter[] = [];
    for (const { source, ...rest } of this.chapters) {
      if (source.kind !== 'game') {
        chapters.push({ ...rest, source });
        continue;
      }
      const place = `chapter "${rest.title.slice(0, 60)}"`;
      const log = this.games.get(source.game);
      if (log === undefined)
        return bad('BAD_FILE', place, 'its game is not in the file', 'Send the file whole.');
      const { length } = log.moves;
      if (source.decision > length)
        return bad(
          'BAD_FILE',
          place,
          `its game has ${counted(length, 'decision')}, not ${source.decision}`,
          'Send the file whole.',
        );
      // Whoever counts: a moment takes one decision at least.
      const lost = rest.notes.findIndex(
        ({ anchor }) => anchor.kind === 'moment' && anchor.moment > length,
      );
      if (lost >= 0)
        return bad(
          'ANCHOR_NOT_FOUND',
          `${place}, note ${lost + 1}`,
          `a game of ${counted(length, 'decision')} has no such moment`,
          'Take the number of a moment that was told.',
        );
      chapters.push({ ...rest, source: { ...source, log } });
    }
    return { ok: true, file: { ...head, chapters }, mended: this.mended };
  }
}

function marksOf(fields: Fields): readonly Mark[] {
  const value = fields.raw('marks');
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) || list.length > limits.marks)
    fields.fail('marks', `up to ${limits.marks} marks`);
  return list.map((one) => {
    if (!isRecord(one)) fields.fail('marks', 'a list of marks');
    const mark = new Fields(isRecord(one) ? one : {}, 'marks');
    const read = {
      from: mark.text('from', 'a card or a server', canBeMarked),
      to: mark.has('to') ? mark.text('to', 'a card or a server', canBeMarked) : null,
      colour: mark.oneOf('colour', colours),
    };
    mark.close();
    fields.issue ??= mark.issue;
    return read;
  });
}

/** Reads a file of docs/formats/study-log.md. Whether its decisions are legal, a fold tells. */
export function readStudyLog(text: string): StudyLogRead {
  const reader = new Reader();
  let number = 0;
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    number += 1;
    if (line.trim() === '') continue;
    reader.push(line, number);
    if (reader.refusal !== null) break;
  }
  return reader.end();
}
