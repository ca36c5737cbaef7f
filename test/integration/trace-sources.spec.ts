import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(join(__dirname, '../../bin/trace-sources.mjs')).href;

describe('stack traces of what was built', () => {
  const root = mkdtempSync(join(tmpdir(), 'retrace traces-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** The trace of what a file throws, from each place that loads one. */
  function traceOf(file: string): string {
    const run = `
      (await import(${JSON.stringify(script)})).traceSources();
      try { await import(process.argv[1]); } catch (error) { process.stdout.write(String(error.stack)); }`;
    const path = pathToFileURL(join(root, file)).href;
    return execFileSync(process.execPath, ['--input-type=module', '-e', run, path]).toString();
  }

  it.each(['common.cjs', 'module.mjs'])('lead to the lines of their sources (%s)', (file) => {
    writeFileSync(join(root, file), "\n  throw new RangeError('no such card');\n");
    // Line 2, column 3 of what was built is line 7, column 5 of its source.
    const map = { version: 3, sources: ['libs/cards.ts'], names: [], mappings: ';EAMI' };
    writeFileSync(join(root, `${file}.map`), JSON.stringify(map));
    const trace = traceOf(file);
    expect(trace).toContain('RangeError: no such card\n');
    expect(trace).toContain(`${join(root, 'libs/cards.ts')}:7:5`);
    expect(trace).not.toContain(`${file}:2`);
  });

  it('name what was built where it has no map, or one that cannot be read', () => {
    writeFileSync(join(root, 'bare.cjs'), "throw new RangeError('no such card');\n");
    expect(traceOf('bare.cjs')).toContain(`${join(root, 'bare.cjs')}:1:7`);
    writeFileSync(join(root, 'bare.cjs.map'), 'no map');
    expect(traceOf('bare.cjs')).toContain(`${join(root, 'bare.cjs')}:1:7`);
  });
});
