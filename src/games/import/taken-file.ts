import { gzipSync } from 'node:zlib';
import type { ImportResult } from '#notation/observed/import-result';
import type { Refusal } from '#notation/jinteki/refusal';
import { formerIdOf } from '../published-ids';

/** What a reader hands over of a file: of its former identity the id alone, which is long. */
export interface TakenFile extends Omit<ImportResult, 'formerIdentity' | 'file'> {
  readonly formerId: string;
  /** The file without people and chat, as gzip; null where a log was pasted. */
  readonly packed: Uint8Array | null;
}

export type TakenAnswer = TakenFile | Refusal;

export function takenFile({ formerIdentity, file, ...taken }: ImportResult): TakenFile {
  const packed = file === null ? null : gzipSync(file());
  return { ...taken, packed, formerId: formerIdOf('observed', formerIdentity) };
}
