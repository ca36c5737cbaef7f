import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import MarkdownIt from 'markdown-it';

/** What a refusal names as something to read, by its path: `docs/formats/native-log.md`. */
export type Documents = ReadonlyMap<string, string>;

const FORMATS = 'docs/formats';

/** Descriptions of formats and patterns; what else is in `docs` is for those who build on the program. */
export function readDocuments(root: string): Documents {
  const formats = existsSync(join(root, FORMATS)) ? readdirSync(join(root, FORMATS)) : [];
  const paths = [...formats.map((name) => `${FORMATS}/${name}`), 'docs/patterns.md'];
  return new Map(
    paths
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Whether a link in a document leads somewhere from where the document is served. */
function isServed(link: string, path: string, documents: Documents): boolean {
  if (/^(https?:\/\/|#)/.test(link)) return true;
  const [target = ''] = link.split('#', 1);
  return documents.has(posix.join(posix.dirname(path), target));
}

/** As a heading is named in a link to it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z\d _-]/g, '')
    .replaceAll(' ', '-');

/** A document as HTML; a link to what is not served is words. */
export function documentHtml(path: string, documents: Documents): string {
  const markdown = new MarkdownIt({ html: false });
  markdown.validateLink = (link) => isServed(link, path, documents);
  markdown.core.ruler.push('anchors', ({ tokens }) => {
    for (const [index, token] of tokens.entries())
      if (token.type === 'heading_open')
        token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
  });
  return markdown.render(documents.get(path) ?? '');
}

/** What a document is called: its first heading. */
export const documentTitle = (text: string): string =>
  (/^# (.+)$/m.exec(text)?.[1] ?? '').replaceAll('`', '');
