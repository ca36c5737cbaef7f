import { Buffer } from 'node:buffer';
import { fdatasync, fsyncSync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const PAGES = 64;
const page = Buffer.alloc(8_192, 1);
const keep = promisify(fdatasync);

/** What a commit asks of the disk that a file is on: one page of it written, and kept. */
export function keptPages(path) {
  const file = openSync(path, 'w');
  const write = (n) => writeSync(file, page, 0, page.length, (n % PAGES) * page.length);
  // As a database does: the file is there, and as long as it will be.
  for (let n = 0; n < PAGES; n += 1) write(n);
  fsyncSync(file);
  return async (n) => {
    write(n);
    await keep(file);
  };
}
