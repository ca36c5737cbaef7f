// Work that begins in a process of its own is one file with all that it takes from the libraries: modules
// by the hundred take twice as long to load, and V8 sees through calls within a file alone.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { byIndex } from './by-index.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Modules of `src` that judge imports. */
const works = ['cli/import', 'cli/import/import-file.work', 'games/import/import.work'];

/** Puts each of them in the place of what was compiled of it into a folder. */
export async function bundleWorks(folder) {
  for (const work of works)
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      // The sources of the libraries, not what was compiled of them.
      ssr: { resolve: { conditions: ['types'] } },
      build: {
        ssr: join(root, 'src', `${work}.ts`),
        outDir: dirname(join(folder, 'src', work)),
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          // Each line stays where it is, as its map has it.
          plugins: [
            { name: 'by-index', renderChunk: (code) => ({ code: byIndex(code), map: null }) },
          ],
          output: { format: 'cjs', entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await bundleWorks(resolve(root, process.argv[2] ?? 'dist'));
