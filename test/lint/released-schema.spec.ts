import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** What the check says of the schema with one text put in another's place. */
function checked(before = '', after = before) {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-schema-'));
  const isSchema = (path: string): boolean => !/\.[a-z]+$/.test(path) || path.endsWith('.graphql');
  cpSync(join(root, 'src', 'api'), folder, { recursive: true, filter: isSchema });
  const file = join(folder, 'schema.graphql');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`the schema has no ${before}`);
  writeFileSync(file, text.replace(before, after));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin', 'schema.mjs'), '--schema', folder],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return { status, said: stderr };
}

describe('the present schema', () => {
  it('breaks no client of the released one', () => {
    expect(checked()).toEqual({ status: 0, said: expect.not.stringContaining('breaks') });
  });

  it('may say more', () => {
    const more = 'enum Direction {\n  "A third."\n  THIRD\n';
    expect(checked('enum Direction {\n', more)).toEqual({
      status: 0,
      said: expect.stringContaining('may break: THIRD was added'),
    });
  });

  it.each([
    ['a value that is gone', '  "Towards its opening."\n  PREVIOUS\n', '', 'PREVIOUS was removed'],
    ['another type', 'turns: Int!', 'turns: String!', 'Game.turns changed type'],
    ['what may now be null', 'players: Players!', 'players: Players', 'Game.players changed type'],
    ['an argument that must be given', 'game(\n', 'game(\n    new: Int!\n', 'required arg new'],
  ])('is refused with %s', (_what, before, after, said) => {
    expect(checked(before, after)).toEqual({ status: 1, said: expect.stringContaining(said) });
  });
});
