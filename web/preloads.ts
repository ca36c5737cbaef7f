import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A chunk and all that it imports at once, itself last. */
function withImports(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found.add(name);
}

const stylesOf = (bundle: Bundle, chunks: Iterable<string>): readonly string[] =>
  [...chunks].flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });

/**
 * Writes into the HTML what each page loads, between comments with its name: the server leaves there
 * what belongs to the address, and the browser asks for it before a script has run.
 */
export const preloads = (pages: Readonly<Record<string, string>>): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, chunk }) => {
      if (bundle === undefined || chunk === undefined) return html;
      const first = withImports(bundle, chunk.fileName);
      const parts = Object.entries(pages).map(([page, module]) => {
        const entry = Object.values(bundle).find(
          (one) =>
            one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
        );
        if (entry === undefined) throw new Error(`${basename(module)} is in no chunk`);
        const chunks = [...withImports(bundle, entry.fileName)].filter((name) => !first.has(name));
        const links = [
          ...chunks.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
          ...stylesOf(bundle, chunks).map(
            (name) => `<link rel="stylesheet" crossorigin href="/${name}">`,
          ),
        ];
        return `<!--page ${page}-->${links.join('')}<!--/page-->`;
      });
      return html.replace('</head>', () => `${parts.join('\n')}\n</head>`);
    },
  },
});
