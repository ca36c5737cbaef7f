import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const modules = join(here, '..', '..', 'node_modules');

const styles = [join(modules, 'graphiql', 'graphiql.min.css'), join(here, 'main.css')];
const scripts = [
  join(modules, 'react', 'umd', 'react.production.min.js'),
  join(modules, 'react-dom', 'umd', 'react-dom.production.min.js'),
  join(modules, 'graphiql', 'graphiql.min.js'),
  join(here, 'main.js'),
];

/** Puts a file among the assets, named by its content; gives its address. */
function copied(path: string, assets: string): string {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const ending = extname(path);
  const name = `graphiql-${basename(path, ending).replaceAll('.', '-')}-${hash}${ending}`;
  writeFileSync(join(assets, name), bytes);
  return `/assets/${name}`;
}

/**
 * GraphiQL as it is published, beside the page and apart from its bundles: neither is slower to build
 * or to load for the other.
 */
export const graphiql = (out: string): Plugin => ({
  name: 'graphiql',
  apply: 'build',
  closeBundle: () => {
    const assets = join(out, 'assets');
    const links = styles.map((path) => `<link rel="stylesheet" href="${copied(path, assets)}" />`);
    const tags = scripts.map((path) => `<script defer src="${copied(path, assets)}"></script>`);
    const html = readFileSync(join(here, 'graphiql.html'), 'utf8')
      .replace('<!--styles-->', links.join(''))
      .replace('<!--scripts-->', tags.join(''));
    writeFileSync(join(out, 'graphiql.html'), html);
  },
});
