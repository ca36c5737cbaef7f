// Installs and builds what is missing or stale. Prints to standard error alone: standard output
// belongs to the command that follows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moveMaps } from './moved-maps.mjs';
import { plainExports } from './plain-exports.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const say = (text) => process.stderr.write(`${text}\n`);

export function installed() {
  refuseOldNode();
  if (!matchesLockfile()) underLock(() => matchesLockfile() || install());
  linkCommand();
}

export function built() {
  installed();
  if (!isBuilt()) underLock(() => isBuilt() || build());
}

/** The page, too. */
export function builtWithPage() {
  built();
  builtPage();
}

/** The page alone. */
export function builtPage() {
  if (!isPageBuilt()) underLock(() => isPageBuilt() || buildPage());
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`Retrace needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether npm's record of what it installed agrees with package-lock.json. */
function matchesLockfile() {
  const wanted = readJson(at('package-lock.json'))?.packages;
  const found = readJson(at('node_modules', '.package-lock.json'))?.packages;
  if (wanted === undefined || found === undefined) return false;
  return Object.entries(wanted).every(([path, { version, link, ...entry }]) => {
    if (path === '' || link) return true;
    if (found[path] === undefined)
      return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found[path].version === version;
  });
}

function install() {
  say('Installing dependencies (once, about a minute) ...');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  run(command, [...first, ...flags], 'npm ci');
}

function linkCommand() {
  const link = at('node_modules', '.bin', 'retrace');
  try {
    fs.symlinkSync(join('..', '..', 'bin', 'retrace.mjs'), link);
  } catch {
    // It is there, or links are not to be had: npx finds the command by package.json too.
  }
}

const stamp = at('dist', '.sources');

function isBuilt() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources();
}

const sources = () =>
  signatureOf(
    [
      '.swcrc',
      ...['plain-exports', 'moved-maps', 'bundle', 'by-index'].map((one) => `bin/${one}.mjs`),
    ],
    ['src', 'libs'],
  );

/** Changes when a source is added, changed or removed. */
function signatureOf(files, folders) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(at(file)));
  for (const folder of folders)
    for (const path of fs.readdirSync(at(folder), { recursive: true }).sort()) {
      if (path.endsWith('.spec.ts')) continue;
      const { mtimeMs, size, mode } = fs.statSync(at(folder, path));
      if ((mode & fs.constants.S_IFMT) === fs.constants.S_IFREG)
        hash.update(`${folder}/${path} ${mtimeMs} ${size}\n`);
    }
  return hash.digest('hex');
}

function build() {
  say('Building ...');
  const signature = sources();
  swappedIn(at('dist'), signature, (fresh) => {
    const swc = at('node_modules', '@swc', 'cli', 'bin', 'swc.js');
    const flags = ['-d', fresh, '--config-file', '.swcrc', '--copy-files', '--quiet'];
    run(process.execPath, [swc, 'src', 'libs', ...flags], 'swc');
    plainExports(join(fresh, 'libs'));
    run(process.execPath, [at('bin', 'bundle.mjs'), fresh], 'vite');
    moveMaps(fresh, at('dist'));
  });
}

const page = at('web', 'dist');
const pageStamp = join(page, '.sources');
const pageSources = () =>
  signatureOf(
    ['package-lock.json', 'web/index.html', 'web/vite.config.ts'],
    ['web/src', 'web/graphiql', 'web/public'],
  );

function isPageBuilt() {
  return fs.existsSync(pageStamp) && fs.readFileSync(pageStamp, 'utf8') === pageSources();
}

function buildPage() {
  say('Building the page ...');
  const signature = pageSources();
  swappedIn(page, signature, (fresh) => {
    const vite = at('node_modules', 'vite', 'bin', 'vite.js');
    run(process.execPath, [vite, 'build', at('web'), '--logLevel', 'warn'], 'vite', {
      RETRACE_WEB_OUT: fresh,
      // Specs build what is served, not what Vite would make for a test: larger, slower, and kept.
      NODE_ENV: 'production',
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    });
  });
}

/** Made beside, then swapped in: a program that runs from `folder` never sees half of it. */
function swappedIn(folder, signature, make) {
  const fresh = at('node_modules', '.cache', `retrace-${process.pid}`);
  const old = `${fresh}.old`;
  fs.rmSync(fresh, { recursive: true, force: true });
  make(fresh);
  fs.writeFileSync(join(fresh, '.sources'), signature);
  if (fs.existsSync(folder)) fs.renameSync(folder, old);
  fs.renameSync(fresh, folder);
  fs.rmSync(old, { recursive: true, force: true });
}

function run(command, args, name, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  say(
    `${name} failed${error ? `: ${error.message}` : ''}. The reason is above; mend it and start again.`,
  );
  process.exit(status || 1);
}

/** Two commands started at once take turns. */
function underLock(work) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `retrace-${process.getuid?.() ?? 0}-${name}.lock`);
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const free = () => fs.rmSync(lock, { force: true });
  process.once('exit', free);
  try {
    work();
  } finally {
    process.off('exit', free);
    free();
  }
}

function take(lock) {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(lock)) fs.rmSync(lock, { force: true });
  return false;
}

function isAlive(lock) {
  try {
    const pid = Number(fs.readFileSync(lock, 'utf8'));
    // A lock without a number is being written.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readJson(path) {
  try {
    return JSON.parse(fs.readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
