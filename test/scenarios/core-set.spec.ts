import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePool } from '#cards/pool';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { runScenario, told } from '#scenarios/run-scenario';

const folder = join(__dirname, 'core');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const read = (name: string) => {
  const reading = readScenarioText(readFileSync(join(folder, name), 'utf8'));
  if (!reading.ok) throw new Error(`${name}: ${told(reading.problems)}`);
  return reading.scenario;
};

describe('the Core Set, card by card', () => {
  it.each(files)('%s', (name) => {
    expect(runScenario(corePool, read(name)).report).toEqual({ id: read(name).id, result: 'pass' });
  });

  it('has a scenario for every card', () => {
    const told = new Set(files.flatMap((name) => read(name).cards));
    const untold = corePool.definitions.filter(({ value }) => !told.has(value.code));
    expect(untold.map(({ value }) => value.title)).toEqual([]);
  });
});
