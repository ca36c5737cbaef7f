import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const POM = join(__dirname, '..', 'pom.xml');
/** Milliseconds: 65 MB the first time. */
const PATIENCE = 280_000;

export type Classpath =
  | { readonly ok: true; readonly classpath: string }
  | { readonly ok: false; readonly message: string };

/** The broker's jars, fetched by Maven once into a cache outside the repository. */
export function kafkaClasspath(): Classpath {
  const cache = process.env['RETRACE_CACHE'] ?? join(homedir(), '.cache', 'retrace');
  const version = createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12);
  const list = join(cache, `kafka-${version}.classpath`);
  if (!has('java', '-version')) return absent('Java 17');
  if (!existsSync(list)) {
    if (!has('mvn', '-version')) return absent('Maven');
    mkdirSync(cache, { recursive: true });
    const part = `${list}.${process.pid}`;
    execFileSync(
      'mvn',
      [
        ...['-q', '-B', '-f', POM, `-Dmaven.repo.local=${join(cache, 'maven')}`],
        ...['dependency:build-classpath', `-Dmdep.outputFile=${part}`],
      ],
      { stdio: ['ignore', 'inherit', 'inherit'], timeout: PATIENCE },
    );
    renameSync(part, list);
  }
  return { ok: true, classpath: readFileSync(list, 'utf8').trim() };
}

function has(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;
}

function absent(what: string): Classpath {
  return { ok: false, message: `${what} is not installed: tests with a real broker are left out` };
}
