import { transformSync } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const script = join(root, 'bin', 'plain-exports.mjs');
const MAP = '\n//# sourceMappingURL=there.js.map';
const options = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));

describe('exports of what is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-exports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a module of our own becomes: as the build compiles it, and after it. */
  function built(
    name: string,
    source: string,
  ): { readonly getters: string; readonly plain: string } {
    const { code } = transformSync(source, { ...options, filename: `${name}.ts`, swcrc: false });
    const file = join(folder, 'deep', `${name}.js`);
    mkdirSync(join(folder, 'deep'), { recursive: true });
    const compiled = `${code}${MAP}`;
    writeFileSync(file, compiled);
    execFileSync(process.execPath, [script, folder]);
    return { getters: compiled, plain: readFileSync(file, 'utf8') };
  }

  const valuesOf = (name: string): unknown => {
    const ask = `process.stdout.write(JSON.stringify(
      Object.entries(Object.getOwnPropertyDescriptors(require(process.argv[1])))
        .filter(([name]) => name !== '__esModule')
        .map(([name, { value, get }]) => [name, get === undefined ? typeof value : 'getter'])))`;
    const args = ['-e', ask, join(folder, 'deep', `${name}.js`)];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  };

  it.each([
    ['one', 'export const one = 1;\n', [['one', 'number']]],
    [
      'several',
      'export const one = 1;\nexport function two() { return one; }\nexport class Three {}\n',
      [
        ['Three', 'function'],
        ['one', 'number'],
        ['two', 'function'],
      ],
    ],
    [
      'led-on',
      "export { join } from 'node:path';\nexport const one = 1;\n",
      [
        ['join', 'function'],
        ['one', 'number'],
      ],
    ],
  ])('are plain, at the lines where they were: %s', (name, source, found) => {
    const { getters, plain } = built(name, source);
    expect(getters).toMatch(/get\b/);
    expect(plain).not.toMatch(/\bget\b/);
    expect([...Object(valuesOf(name))].sort()).toEqual(found);
    expect(plain.split('\n').length).toBe(getters.split('\n').length);
    expect(plain.endsWith(MAP)).toBe(true);
  });

  it('stay as they are where they are written in another way', () => {
    const file = join(folder, 'other.js');
    const other = "Object.defineProperty(exports, 'one', { get: () => 1 });\n";
    writeFileSync(file, other);
    execFileSync(process.execPath, [script, folder]);
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});
