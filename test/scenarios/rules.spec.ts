import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool } from '#cards/pool';
import { runScenarioDocument } from '#scenarios/run-scenario';

const folder = join(__dirname, 'rules');

describe('rules of play, as scenarios', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s', (name) => {
    const document: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const { report } = runScenarioDocument(corePool, document);
    expect(report).toEqual({ id: name.replace(/\.json$/, ''), result: 'pass' });
  });
});
