import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = pathToFileURL(join(__dirname, '..', '..', 'bin', 'import-flags.mjs')).href;

/** What V8 says as this Node sets flags. */
const saidOf = (flags: string): string => {
  const program = `
    import { setFlagsFromString } from 'node:v8';
    import { importFlags } from '${source}';
    for (const flag of ${flags}) setFlagsFromString(flag);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(status).toBe(0);
  return stderr;
};

describe('flags that imports run with', () => {
  it('are all known to the Node that runs them: it would say so before each report', () => {
    expect(saidOf('importFlags(process.version)')).toBe('');
    expect(saidOf("['--no-such-flag']")).toContain('--no-such-flag');
  });
});
