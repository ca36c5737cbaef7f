/**
 * npm run test:mutation [-- PATH[:LINE-LINE]...]: changes the rules one small change at a time and counts how
 * many of them the specs notice. Writes test/mutation/score.json, and what went unnoticed to
 * reports/mutation.txt. Without paths the whole of the engine, about an hour on one core that has
 * nothing else to do. RETRACE_MUTATION_SAMPLE=6 takes one change in six. RETRACE_MUTATION_TESTS is
 * a pattern of test names: only those are run, to see what new ones notice; no score is kept.
 * RETRACE_MUTATION_CARDS=1 plays the scenarios of the cards of all cycles, too: files of what few cards do want them.
 * RETRACE_MUTATION_PATIENCE=60 waits so many seconds for a change that goes on for ever, which counts as noticed: ten
 * are too few where others work.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installed, root } from '../../bin/prepare.mjs';
import { keepScore } from './score.mjs';

const engine = ['engine', 'procedures', 'machine', 'query', 'mutations', 'legality'].map(
  (folder) => `libs/rules/${folder}/**/*.ts`,
);

/** Stryker, in a cache of its own: nobody needs it to play or to test. */
async function stryker() {
  const cache = join(process.env.RETRACE_CACHE ?? join(homedir(), '.cache', 'retrace'), 'mutation');
  mkdirSync(cache, { recursive: true });
  copyFileSync(new URL('package.json', import.meta.url), join(cache, 'package.json'));
  if (!existsSync(join(cache, 'node_modules', '@stryker-mutator', 'core')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: cache, stdio: 'inherit' });
  const entry = createRequire(join(cache, 'package.json')).resolve('@stryker-mutator/core');
  return (await import(pathToFileURL(entry).href)).Stryker;
}

const told = ({ fileName, location, mutatorName, replacement, status }) =>
  `${fileName}:${location.start.line}:${location.start.column} ${status} ${mutatorName} ` +
  replacement.replaceAll(/\s+/g, ' ').slice(0, 100);

installed();
process.chdir(root);
const wanted = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const Stryker = await stryker();
const results = await new Stryker({
  mutate: [...(wanted.length > 0 ? wanted : engine), '!**/*.spec.ts'],
  testRunner: 'specs',
  plugins: [fileURLToPath(new URL('plugin.mjs', import.meta.url))],
  ignorers: ['bugs'],
  buildCommand: 'swc libs test -d dist --config-file test/mutation/swcrc.json --quiet --copy-files',
  ignorePatterns: [
    '/tsconfig.json',
    '/src',
    '/docs',
    '/deploy',
    '/proto',
    '/dist',
    '/test/golden',
    '/test/bench',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // All specs once, before anything is changed.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 1_000 * Number(process.env.RETRACE_MUTATION_PATIENCE ?? 10),
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportMutants: false,
  },
  allowConsoleColors: false,
  tempDirName: '.stryker-tmp',
}).runMutationTest();

const mine = results.map((one) => ({
  ...one,
  fileName: relative(root, resolve(root, one.fileName)),
}));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const sample = Number(process.env.RETRACE_MUTATION_SAMPLE ?? 1);
const partly = process.env.RETRACE_MUTATION_TESTS !== undefined;
const cards = process.env.RETRACE_MUTATION_CARDS !== undefined;
if (!partly) console.table(keepScore(mine, version, { sample, cards }).groups);
mkdirSync('reports', { recursive: true });
const unnoticed = mine.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
writeFileSync('reports/mutation.txt', `${unnoticed.map(told).sort().join('\n')}\n`);
