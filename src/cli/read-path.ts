import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { types } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { standardInput } from './io';
import type { BytesRead } from './shell';

const unpackedLimit = 64 * 1024 * 1024;

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  Z_BUF_ERROR: 'it is packed with gzip and ends too early; copy it or download it again',
  Z_DATA_ERROR:
    'its name says that it is packed with gzip, and it is not, or is damaged; copy it or download it again',
  ERR_BUFFER_TOO_LARGE: `unpacked, it is larger than ${unpackedLimit / 1024 / 1024} MiB`,
};

function reason(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const told = 'code' in error ? UNREADABLE[String(error.code)] : undefined;
  return told ?? error.message;
}

/** Standard input has no name that says how it is packed: gzip begins with these two. */
const isPacked = (path: string, bytes: Uint8Array): boolean =>
  path === standardInput ? bytes[0] === 0x1f && bytes[1] === 0x8b : path.endsWith('.gz');

const taken = new WeakMap<Readable, Promise<Buffer>>();

/** A command may read its file again, and standard input gives its bytes once. */
function takenFrom(input: Readable): Promise<Buffer> {
  const bytes = taken.get(input) ?? buffer(input);
  taken.set(input, bytes);
  return bytes;
}

/** The bytes of a file or of standard input, unpacked. */
export async function readPath(path: string, input: Readable = process.stdin): Promise<BytesRead> {
  try {
    const bytes = await (path === standardInput ? takenFrom(input) : readFile(path));
    if (!isPacked(path, bytes)) return { ok: true, bytes };
    return { ok: true, bytes: gunzipSync(bytes, { maxOutputLength: unpackedLimit }) };
  } catch (error) {
    return { ok: false, message: `${path} cannot be read: ${reason(error)}` };
  }
}
