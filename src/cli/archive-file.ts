import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Why nothing is written where it was wanted. */
export class CannotWrite extends Error {
  constructor(path: string, why: string) {
    super(`${path} cannot be written: ${why}`);
  }
}

const isGzip = (path: string): boolean => path.endsWith('.gz');

async function* ended(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Writes beside and renames: a file of this name is whole. `-` is standard output. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  if (path === '-') return pipeline(ended(lines), process.stdout, { end: false });
  const part = `${path}.part`;
  if (!existsSync(dirname(part))) throw new CannotWrite(path, 'there is no such folder');
  const file = createWriteStream(part);
  await (isGzip(path)
    ? pipeline(ended(lines), createGzip({ level: 6 }), file)
    : pipeline(ended(lines), file));
  await rename(part, path);
}

/** Lines of a file, gz by its name; `-` is standard input. Throws when it cannot be read. */
export async function* readLines(path: string): AsyncIterable<string> {
  const raw: Readable = path === '-' ? process.stdin : createReadStream(path);
  const text: Readable = isGzip(path) ? raw.pipe(createGunzip()) : raw;
  raw.once('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
