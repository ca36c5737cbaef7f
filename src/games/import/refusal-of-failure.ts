import { refuse, type Refusal } from '#notation/jinteki/refusal';
import type { Failure } from '../../platform/processes/processes';

/** What is told of a file whose reader gave no answer. */
export function refusalOfFailure(failure: Failure): Refusal {
  switch (failure) {
    case 'busy':
      return refuse('BUSY', 'Many files are being read at the moment.');
    case 'stopped':
      return refuse('BUSY', 'The program is being stopped.');
    case 'too-slow':
      return refuse('TOO_MUCH_WORK', 'Reading the file took too long.');
    case 'out-of-memory':
      return refuse('TOO_MUCH_WORK', 'Reading the file took too much memory.');
    case 'crashed':
      return refuse('READER_FAILED', 'The reader broke down over this file.');
  }
}
