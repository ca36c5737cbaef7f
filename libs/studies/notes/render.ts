import MarkdownIt from 'markdown-it';
import { limits } from '../study/limits';
import { refuse, type StudyRefusal } from '../study/refusal';
import { badWords } from '../study/words';

const plain = { linkify: false, typographer: false, breaks: true } as const;

/** Sees HTML, to refuse it. */
const seeing = new MarkdownIt('default', { ...plain, html: true });

/** Writes HTML of its own alone: what a note has of it is text. Pictures would tell who reads. */
const writing = new MarkdownIt('default', { ...plain, html: false }).disable('image');

const isSafe = (link: string): boolean => /^(https?:\/\/|#)[^\s]*$/i.test(link.trim());
writing.validateLink = isSafe;
seeing.validateLink = () => true;

writing.core.ruler.push('outward-links', ({ tokens }) => {
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === 'link_open') token.attrSet('rel', 'nofollow noopener ugc');
});

const place = (line: number): string => `text, line ${line + 1}`;

/** What of a note is no note: HTML, pictures, links that are none, by their lines. */
function unwelcome(text: string): StudyRefusal | null {
  for (const { type, map, children } of seeing.parse(text, {})) {
    let line = map?.[0] ?? 0;
    if (type === 'html_block') return html(line);
    for (const token of children ?? []) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
      if (token.type === 'html_inline') return html(line);
      if (token.type === 'image')
        return refuse('BAD_TEXT', place(line), 'a note holds no pictures', 'Link to the picture.');
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      const link = href === null ? null : String(href);
      if (link !== null && !isSafe(link))
        return refuse(
          'BAD_TEXT',
          place(line),
          `"${link.slice(0, 60)}" is no link to a page`,
          'Begin links with https:// or http://.',
        );
    }
  }
  return null;
}

const html = (line: number): StudyRefusal =>
  refuse(
    'BAD_TEXT',
    place(line),
    'a note holds no HTML',
    'Write Markdown; put it between backticks where it is to be read as it stands.',
  );

/** Why a text is no note; null where it is one. */
export const badNote = (text: string): StudyRefusal | null =>
  badWords(text, 'text', limits.note, 0) ?? unwelcome(text);

/** A note as HTML that holds nothing but what Markdown makes. */
export const renderNote = (text: string): string => writing.render(text);
