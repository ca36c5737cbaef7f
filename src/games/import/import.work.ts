import { rulesByPool } from '#cards/rules-by-pool';
import { takeLog } from '#notation/observed/take-log';
import type { ImportAnswer } from '#notation/observed/import-result';
import { takeReplay } from '#notation/observed/take-replay';
import type { ImportTask } from './importer';
import { takenFile, type TakenAnswer } from './taken-file';

/** Reads, observes and verifies a file: up to some seconds of processor time. */
export function work(task: ImportTask): TakenAnswer {
  const taken = take(task);
  return taken.ok ? takenFile(taken) : taken;
}

function take({ source, content, options }: ImportTask): ImportAnswer {
  switch (source) {
    case 'replay':
      return takeReplay(rulesByPool, content, options);
    case 'pasted-log':
      return takeLog(content, options);
  }
}
