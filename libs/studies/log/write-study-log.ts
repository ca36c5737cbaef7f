import { writeLines } from '#notation/native/write-log';
import { studyFormat, type FileChapter, type FileNote, type StudyFile } from './study-file';

const line = (value: object): string => `${JSON.stringify(value)}\n`;

function* chapterLines(
  { title, source, nodes, notes }: FileChapter,
  written: Set<string>,
): Generator<string> {
  if (source.kind === 'position') {
    const { position, dealt } = source;
    yield line({ chapter: title, from: { position, ...(dealt === null ? {} : { dealt }) } });
  } else {
    const { game, decision, log } = source;
    yield line({ chapter: title, from: { game, decision } });
    if (!written.has(game)) yield* writeLines(log.header, log.moves);
    written.add(game);
  }
  for (const [at, { parent, by, decision, chance, name, glyph }] of nodes.entries())
    yield line({
      ...{ variation: at + 1, after: parent, by, ...decision },
      ...(chance === null ? {} : { chance }),
      ...(name === null ? {} : { name }),
      ...(glyph === null ? {} : { glyph }),
    });
  for (const [at, note] of notes.entries()) yield line(noteLine(at + 1, note));
}

function noteLine(number: number, note: FileNote): object {
  const { anchor, thread, author, audience, text, glyph, marks } = note;
  return {
    note: number,
    ...(anchor.kind === 'moment' ? { moment: anchor.moment } : { branch: anchor.node }),
    ...(thread === null ? {} : { thread }),
    ...(author === null ? {} : { author }),
    ...{ audience, text },
    ...(glyph === null ? {} : { glyph }),
    ...(marks.length === 0
      ? {}
      : {
          marks: marks.map(({ from, to, colour }) => ({
            ...{ from, colour },
            ...(to === null ? {} : { to }),
          })),
        }),
  };
}

/** A study as docs/formats/study-log.md has it, every line ended. A game is written once. */
export function* writeStudyLog({ study, title, owner, chapters }: StudyFile): Generator<string> {
  const written = new Set<string>();
  yield line({ format: studyFormat, study, title, owner });
  for (const chapter of chapters) yield* chapterLines(chapter, written);
}
