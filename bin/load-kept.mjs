import { createHash } from 'node:crypto';
import fs from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Script } from 'node:vm';

const require = createRequire(import.meta.url);

/** Shorter runs have not compiled much: milliseconds since the process began. */
const LONG = 1000;

/**
 * Loads a file as `require` would, with what V8 compiled of it before, which lies in `folder`; where a tenth more is compiled by
 * the end of a long run, that is kept there instead. Returns whether something was there that this V8 and its flags can use.
 */
export function loadKept(file, folder, long = LONG) {
  const source = module.wrap(fs.readFileSync(file, 'utf8'));
  // V8 itself compares no more than lengths.
  const name = `${createHash('sha256').update(source).digest('hex')}.bin`;
  const cachedData = read(join(folder, name));
  const script = new Script(source, { filename: file, cachedData });
  const known = script.cachedDataRejected === false ? cachedData.length : 0;
  const loaded = new module(file);
  require.cache[file] = loaded;
  script.runInThisContext()(loaded.exports, createRequire(file), loaded, file, dirname(file));
  loaded.loaded = true;
  process.once('exit', () => {
    if (performance.now() < long) return;
    const compiled = script.createCachedData();
    if (compiled.length > known * 1.1) replace(folder, name, compiled);
  });
  return known > 0;
}

function read(path) {
  try {
    return fs.readFileSync(path);
  } catch {
    return undefined;
  }
}

/** What was kept of another program goes; a command that starts meanwhile never reads half of it. */
function replace(folder, name, bytes) {
  const fresh = `${folder}-${process.pid}`;
  try {
    fs.mkdirSync(fresh, { recursive: true });
    fs.writeFileSync(join(fresh, name), bytes);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(fresh, folder);
  } catch {
    // It is compiled again the next time.
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}
