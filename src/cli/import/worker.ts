import { parentPort } from 'node:worker_threads';
import type { Answer, Task } from './crew';
import { importFile } from './import-file';

parentPort?.on('message', ({ at, path, options }: Task) => {
  void importFile(path, options).then((result) => {
    parentPort?.postMessage({ at, result } satisfies Answer);
  });
});
