// Maps name their sources from where they were written. What is built in one folder and moved to
// another has to name them from there, or stack traces lead to files that there are not.
import fs from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Rewrites the maps in a folder that is about to be moved. */
export function moveMaps(from, to) {
  for (const path of fs.readdirSync(from, { recursive: true })) {
    if (!path.endsWith('.js.map')) continue;
    const file = join(from, path);
    const map = JSON.parse(fs.readFileSync(file, 'utf8'));
    const sources = map.sources.map((source) =>
      relative(dirname(join(to, path)), resolve(dirname(file), source)).replaceAll('\\', '/'),
    );
    fs.writeFileSync(file, JSON.stringify({ ...map, sources }));
  }
}
