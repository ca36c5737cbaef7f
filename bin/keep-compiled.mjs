import module from 'node:module';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Keeps what V8 compiled for the next time a command runs, where Node can (from 22.8 on). It is of use to the same
 * flags alone, so that commands which set others keep theirs apart. A folder that cannot be written to is no failure.
 */
export const keepCompiled = (command) => {
  module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'compiled', command));
};
