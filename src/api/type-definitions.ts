import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string): string => readFileSync(join(__dirname, `${name}.graphql`), 'utf8');

/** The schema as it is written; every file after the first extends it. */
export const typeDefinitions: readonly string[] = [
  'schema',
  'kinds',
  'analysis',
  'decks',
  'imports',
  'grants',
  'live',
  'patterns',
  'rates',
  'statistics',
  'studies',
  'tournaments',
  'viewing',
].map(read);
