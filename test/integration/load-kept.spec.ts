import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(join(__dirname, '../../bin/load-kept.mjs')).href;

describe('loading a file with what V8 compiled of it before', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'retrace-kept-')));
  const [file, kept] = [join(folder, 'program.cjs'), join(folder, 'kept')];
  const write = (said: string): void =>
    writeFileSync(
      file,
      `const { sep } = require('node:path'); exports.say = () => '${said}' + sep;`,
    );
  /** What the module says, and whether compiled code of it was there. */
  const run = (long: number, ...flags: string[]): string =>
    execFileSync(
      process.execPath,
      [
        ...[...flags, '--input-type=module', '-e'],
        `const { createRequire } = await import('node:module');
        const { loadKept } = await import(${JSON.stringify(script)});
        const known = loadKept(${JSON.stringify(file)}, ${JSON.stringify(kept)}, ${String(long)});
        const { say } = createRequire(import.meta.url)(${JSON.stringify(file)});
        process.stdout.write(say() + String(known));`,
      ],
      { encoding: 'utf8' },
    );

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps it at the end of a run that was long enough, for the same program', () => {
    write('one');
    expect(run(Infinity)).toBe('one/false');
    expect(existsSync(kept)).toBe(false);
    expect(run(0)).toBe('one/false');
    expect(run(0)).toBe('one/true');
  });

  it('takes none of another program, though it is as long', () => {
    write('two');
    expect(run(0)).toBe('two/false');
    expect(readdirSync(kept)).toHaveLength(1);
    expect(run(0)).toBe('two/true');
  });

  it('compiles again what other flags compiled, or what is spoilt', () => {
    expect(run(0, '--no-sparkplug')).toBe('two/false');
    expect(run(0)).toBe('two/false');
    const [name = ''] = readdirSync(kept);
    writeFileSync(join(kept, name), 'spoilt');
    expect(run(0)).toBe('two/false');
    expect(run(0)).toBe('two/true');
  });

  it('goes on where nothing can be written', () => {
    rmSync(kept, { recursive: true });
    writeFileSync(kept, 'a file');
    writeFileSync(file, "exports.say = () => 'three/';");
    expect(run(0)).toBe('three/false');
  });
});
