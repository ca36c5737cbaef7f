import { toldLines, type ToldLine, type ToldNode } from '#studies/log/told-lines';
import type { FileNote, StudyFile } from '#studies/log/study-file';
import { writeStudyLog } from '#studies/log/write-study-log';
import { type Pool, type State, viewPosition } from '#rules';
import type { ExportedChapter, ExportedStudy } from '../../../studies/export-study';
import { drawPosition } from '../../pictures/draw-position';
import { escaped } from '#text/markup';

/** Pictures of one page: each takes some 20 kB. */
const MOST_PICTURES = 300;

const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
ol { list-style: none; padding-left: 1rem; border-left: 2px solid #8884; }
body > section > ol { padding-left: 0; border-left: 0; }
li:target { outline: 2px solid #0069a3; }
b.glyph { margin: 0 0.3rem; }
.name { font-style: italic; }
.note { margin: 0.3rem 0 0.6rem; padding: 0.2rem 0.8rem; border-left: 3px solid #0069a3; }
.answer { margin-left: 1.5rem; }
.about { color: #777; font-size: 0.875rem; margin: 0; }
img { max-width: 100%; height: auto; display: block; margin: 0.5rem 0; }
summary { cursor: pointer; color: #0069a3; }
`;

const dataAddress = (type: string, content: string): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** What one page has room for. */
class Pictures {
  private left = MOST_PICTURES;

  of(pool: Pool, state: State, at: string): string {
    if (this.left === 0) return '';
    this.left -= 1;
    const svg = drawPosition(viewPosition(pool, state, 'judge'), 'judge', at);
    const address = dataAddress('image/svg+xml', svg);
    return `<img alt="${escaped(`The position: ${at}`)}" width="1200" height="630" src="${address}">`;
  }
}

const GLYPHS = { only: '□' } as const;
const glyphOut = (glyph: string | null): string =>
  glyph === null ? '' : `<b class="glyph">${escaped(glyph === 'only' ? GLYPHS.only : glyph)}</b>`;

function marksOut({ marks }: FileNote): string {
  if (marks.length === 0) return '';
  const said = marks.map(
    ({ from, to, colour }) => `${to === null ? from : `${from} → ${to}`} (${colour})`,
  );
  return `<p class="about">${escaped(said.join(', '))}</p>`;
}

function noteOut(note: FileNote, html: string | null): string {
  const author = note.author ?? 'Somebody';
  const moment = note.anchor.kind === 'moment' ? `, on moment ${note.anchor.moment}` : '';
  return [
    `<div class="note${note.thread === null ? '' : ' answer'}">`,
    `<p class="about">${escaped(author)}${moment}${glyphOut(note.glyph)}</p>`,
    // Made by `renderNote`, which writes no HTML but its own.
    html ?? '<p class="about">What was written here was erased.</p>',
    `${marksOut(note)}</div>`,
  ].join('');
}

/** One chapter, written piece by piece. */
class ChapterPage {
  private readonly notes = new Map<string, string[]>();

  constructor(
    private readonly chapter: ExportedChapter,
    private readonly number: number,
    private readonly pictures: Pictures,
  ) {
    for (const [at, note] of chapter.file.notes.entries()) {
      const place = note.anchor.kind === 'node' ? String(note.anchor.node) : 'moments';
      const out = noteOut(note, chapter.html[at] ?? null);
      this.notes.set(place, [...(this.notes.get(place) ?? []), out]);
    }
  }

  *pieces(): Generator<string> {
    const { file, stood, begins } = this.chapter;
    const { rules, state } = stood;
    yield `<section id="chapter-${this.number}"><h2>${escaped(file.title)}</h2>`;
    yield `<p class="about">${escaped(sourceOut(this.chapter))}</p>`;
    yield this.pictures.of(rules.pool, state, 'where the chapter begins');
    yield this.notesAt('moments') + this.notesAt('0');
    const line = toldLines(rules, begins, file.nodes);
    if (line.length > 0) yield* this.line(line);
    yield '</section>';
  }

  private *line(line: ToldLine): Generator<string> {
    yield '<ol>';
    for (const one of line) yield* this.node(one);
    yield '</ol>';
  }

  private *node({ node, text, end, others }: ToldNode): Generator<string> {
    const said = this.chapter.file.nodes[node - 1];
    const name = said?.name == null ? '' : ` <span class="name">${escaped(said.name)}</span>`;
    const words = text ?? 'The rules of today refuse this decision.';
    yield `<li id="c${this.number}n${node}">${escaped(words)}${glyphOut(said?.glyph ?? null)}${name}`;
    yield this.notesAt(String(node));
    if (end !== null) {
      const picture = this.pictures.of(this.chapter.stood.rules.pool, end, `branch ${node}`);
      if (picture !== '') yield `<details><summary>Position</summary>${picture}</details>`;
    }
    yield '</li>';
    for (const other of others) {
      yield '<li><details open><summary>Or:</summary>';
      yield* this.line(other);
      yield '</details></li>';
    }
  }

  private notesAt(place: string): string {
    return (this.notes.get(place) ?? []).join('');
  }
}

function sourceOut({ file: { source } }: ExportedChapter): string {
  if (source.kind === 'game') {
    const { corp, runner } = source.log.header.players;
    return `Goes on from ${corp.name} against ${runner.name}, after ${source.decision} of ${source.log.moves.length} decisions.`;
  }
  if (source.dealt === null) return 'Goes on from a position without a game.';
  const side = source.dealt.seat === 'corp' ? 'Corp' : 'Runner';
  return `Goes on from a world that was dealt by what the ${side} was told up to moment ${source.dealt.moment}: hidden cards are supposed, not true.`;
}

const contents = ({ chapters }: StudyFile): string =>
  `<nav><ol>${chapters
    .map(({ title }, at) => `<li><a href="#chapter-${at + 1}">${escaped(title)}</a></li>`)
    .join('')}</ol></nav>`;

/**
 * A study as one page that needs nothing else: no script, no address but those that notes link to, and
 * the study's own file to be read back.
 */
export function* studyPage({ file, chapters }: ExportedStudy): Generator<string> {
  const log = dataAddress('application/x-ndjson', [...writeStudyLog(file)].join(''));
  yield '<!doctype html><html lang="en"><head><meta charset="utf-8">';
  yield `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  yield '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">';
  yield `<title>${escaped(file.title)}</title><style>${STYLE}</style></head><body>`;
  yield `<h1>${escaped(file.title)}</h1><p class="about">By ${escaped(file.owner)}. Written by Retrace; `;
  yield `<a download="study.retrace-study.ndjson" href="${log}">the same as a file to be read back</a>.</p>`;
  yield contents(file);
  const pictures = new Pictures();
  for (const [at, chapter] of chapters.entries())
    yield* new ChapterPage(chapter, at + 1, pictures).pieces();
  yield '</body></html>\n';
}
