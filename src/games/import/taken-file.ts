import type { ImportResult } from '#notation/observed/import-result';
import type { Refusal } from '#notation/jinteki/refusal';
import { formerIdOf } from '../published-ids';

/** What a reader hands over of a file: of its former identity the id alone, which is long. */
export interface TakenFile extends Omit<ImportResult, 'formerIdentity'> {
  readonly formerId: string;
}

export type TakenAnswer = TakenFile | Refusal;

export function takenFile({ formerIdentity, ...taken }: ImportResult): TakenFile {
  return { ...taken, formerId: formerIdOf('observed', formerIdentity) };
}
