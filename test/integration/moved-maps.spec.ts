import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(join(__dirname, '../../bin/moved-maps.mjs')).href;

describe('maps of what is built in one folder and moved to another', () => {
  const root = mkdtempSync(join(tmpdir(), 'retrace-maps-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('name their sources from where they will lie, so that stack traces name files that there are', () => {
    const fresh = join(root, 'node_modules', '.cache', 'built');
    const map = join(fresh, 'libs', 'rules', 'index.js.map');
    mkdirSync(dirname(map), { recursive: true });
    const sources = ['../../../../../libs/rules/index.ts'];
    writeFileSync(map, JSON.stringify({ version: 3, sources, mappings: 'AAAA' }));
    const move = `(await import(${JSON.stringify(script)})).moveMaps(...process.argv.slice(1))`;
    execFileSync(process.execPath, ['--input-type=module', '-e', move, fresh, join(root, 'dist')]);
    expect(JSON.parse(readFileSync(map, 'utf8'))).toEqual({
      ...{ version: 3, mappings: 'AAAA' },
      sources: ['../../../libs/rules/index.ts'],
    });
  });
});
