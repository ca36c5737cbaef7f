// Sees that each block of code in docs/recipes.md still finds its place: `npm run contracts`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blocksOf } from './blocks.mjs';
import { placed } from './place.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Files as the blocks before have left them. */
const written = new Map();

const contentOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

for (const block of blocksOf(readFileSync(join(root, 'docs/recipes.md'), 'utf8'))) {
  const { file, line, language } = block;
  if (file === null || language === 'sh') continue;
  const after = placed(written.get(file) ?? contentOf(join(root, file)), block);
  if (after.ok) written.set(file, after.text);
  else {
    process.stderr.write(`docs/recipes.md:${line}: ${file} ${after.message}\n`);
    process.exitCode = 1;
  }
}
