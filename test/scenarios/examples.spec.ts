import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool } from '#cards/pool';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { runScenario } from '#scenarios/run-scenario';

const folder = join(__dirname, '..', '..', '..', 'shared', 'scenarios', 'examples');
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json'))
  : [];

describe('the six examples of the scenario format', () => {
  if (files.length === 0)
    it.skip(`need ../shared/scenarios/examples beside the repository`, () => undefined);
  for (const name of files)
    it(`${name} passes`, () => {
      const read = readScenarioText(readFileSync(join(folder, name), 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(runScenario(corePool, read.scenario).report).toEqual({
        id: read.scenario.id,
        result: 'pass',
      });
    });
});
