import { importFile, type ImportOptions } from './import-file';
import type { FileResult } from './report';

export interface FileTask {
  readonly path: string;
  readonly options: ImportOptions;
}

/** The same in a child of its own. */
export const work = ({ path, options }: FileTask): Promise<FileResult> => importFile(path, options);
