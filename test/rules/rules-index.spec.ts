import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

describe('docs/rules.md', () => {
  it('is up to date, with a spec for every rule and no rule that does not exist', () => {
    const index = join(root, 'bin', 'rules-index.mjs');
    const { stdout, stderr } = spawnSync(process.execPath, [index, '--check'], {
      encoding: 'utf8',
    });
    expect((stdout + stderr).trim().split('\n')).toEqual(['']);
  });
});
