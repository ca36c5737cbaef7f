import module from 'node:module';
import { join } from 'node:path';
import { loadKept } from './load-kept.mjs';
import { root } from './prepare.mjs';

/**
 * Keeps what V8 compiled for the next time a command runs: of all that is loaded, where Node can (from 22.8 on), else of
 * the one file that is nearly all of it, if any. It is of use to the same flags alone, so that commands which set others
 * keep theirs apart. A folder that cannot be written to is no failure.
 */
export const keepCompiled = (command, file) => {
  const folder = join(root, 'node_modules', '.cache', 'compiled', command);
  if (module.enableCompileCache !== undefined) module.enableCompileCache(folder);
  else if (file !== undefined) loadKept(file, `${folder}-${process.version}`);
};
