import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolNamed } from '#cards/pool';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { runScenario, told } from '#scenarios/run-scenario';

const folder = join(__dirname, 'printed');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

/**
 * A random sample of written titles: what their text and the Reference ask for, written down
 * without a look at our definitions.
 */
describe('scenarios from print alone', () => {
  it.each(files)('%s', (name) => {
    const read = readScenarioText(readFileSync(join(folder, name), 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${told(read.problems)}`);
    const { report } = runScenario(poolNamed('all'), read.scenario);
    expect(report).toEqual({ id: read.scenario.id, result: 'pass' });
  });
});
