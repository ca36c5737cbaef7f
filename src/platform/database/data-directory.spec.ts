import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../config/cannot-start';
import { dataDirectory } from './data-directory';

it('says which folder cannot be made, and how to name another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-data-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const start = () => dataDirectory(join(file, 'data'), null, 'initdb');
  expect(start).toThrow(CannotStart);
  expect(start).toThrow(/^RETRACE_DATA=.*file.data cannot be made: ENOTDIR.*Name a folder/);
  rmSync(folder, { recursive: true });
});
