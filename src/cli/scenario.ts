import { findPoolName, poolNamed, poolNames, type PoolName } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { poolOfScenario } from '#scenarios/pool-of-scenario';
import { runScenario, told, type Report } from '#scenarios/run-scenario';
import type { ExitCode, Io } from './io';
import { parseOptions } from './options';
import type { Shell, ShellCommand } from './shell';

export const USAGE = `usage: retrace scenario PATH... [--pool POOL] [--json]
Runs conformance scenarios (anr-scenario/1): files, folders (*.json below them) or patterns with *
and ?. Each takes the pool that it names, or the smallest that has its cards; --pool takes one for all:
${poolNames.join(', ')}.
--json prints one object a scenario and nothing else. The exit code is 0 when all pass.
`;

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

type Filed = { readonly id: string; readonly file: string } & Omit<Report, 'id'>;

/** A bug of the engine in one scenario is that scenario's result: the others still run. */
function runText(wanted: PoolName | null, text: string): Report {
  const read = readScenarioText(text);
  if (!read.ok) return { id: read.id ?? '', result: 'invalid', reason: told(read.problems) };
  const { id } = read.scenario;
  const found =
    wanted === null
      ? poolOfScenario(rulesByPool, read.scenario)
      : { ok: true as const, pool: poolNamed(wanted) };
  if (!found.ok) return { id, result: 'invalid', reason: found.message };
  try {
    return runScenario(found.pool, read.scenario).report;
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, result: 'fail', reason: `the engine broke: ${reason}` };
  }
}

/** A folder of scenarios may hold their schema, too. */
const isSchema = (text: string): boolean => /^\s*\{\s*"\$schema"/.test(text);

async function isScenario(shell: Shell, file: string): Promise<boolean> {
  const read = await shell.readFile(file);
  return !read.ok || !isSchema(read.text);
}

async function runFile(shell: Shell, pool: PoolName | null, file: string): Promise<Filed> {
  const read = await shell.readFile(file);
  if (!read.ok) return { id: '', file, result: 'invalid', reason: read.message };
  const { id, ...rest } = runText(pool, read.text);
  return { id, file, ...rest };
}

function describe({ id, file, result, step, expectation, got, reason }: Filed): string {
  const lines = [`${result.padEnd(11)} ${id === '' ? file : id}`];
  if (step !== undefined) lines.push(`  step ${step} (from 0)`);
  if (reason !== undefined) lines.push(`  ${reason}`);
  if (expectation !== undefined) lines.push(`  expected ${JSON.stringify(expectation)}`);
  if (got !== undefined) lines.push(`  got      ${JSON.stringify(got)}`);
  return `${lines.join('\n')}\n`;
}

/** Runs conformance scenarios and tells how each ended. */
export const run: ShellCommand = async (args, shell) => {
  const options = parseOptions(args, {
    json: { type: 'boolean' },
    pool: { type: 'string' },
  });
  if (!options.ok) return misused(shell, options.message);
  if (options.positionals.length === 0)
    return misused(shell, 'Name a file, a folder or a pattern.');
  const { pool: named } = options.values;
  const pool = typeof named === 'string' ? findPoolName(named) : null;
  if (typeof named === 'string' && pool === null)
    return misused(shell, `There is no pool "${named}".`);
  const files: string[] = [];
  for (const path of options.positionals) {
    const found = await shell.files(path, /\.json$/);
    if (found.length === 0) {
      shell.err(`There is no scenario at ${path}.\n`);
      return 1;
    }
    for (const file of found)
      if (file === path || (await isScenario(shell, file))) files.push(file);
  }
  let passed = 0;
  for (const file of new Set(files)) {
    const filed = await runFile(shell, pool, file);
    if (filed.result === 'pass') passed += 1;
    shell.out(options.values['json'] === true ? `${JSON.stringify(filed)}\n` : describe(filed));
  }
  const count = new Set(files).size;
  if (options.values['json'] !== true) shell.out(`${passed} of ${count} pass\n`);
  return passed === count ? 0 : 1;
};
