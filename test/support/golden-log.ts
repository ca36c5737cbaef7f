import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** A log of a printed example of play. */
export const goldenLog = (name: string): Buffer =>
  readFileSync(join(root, 'test', 'golden', `${name}.retrace.ndjson`));

/** A log that ships with the program. */
export const sampleLog = (name: string): Buffer =>
  readFileSync(join(root, 'deploy', 'samples', `${name}.retrace.ndjson`));
