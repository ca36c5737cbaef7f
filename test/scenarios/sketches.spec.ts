import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { cycleNames, cycles } from '#cards/cycles';
import { scenarios } from '#cards/scenarios';
import { cardScenario } from '#cards/sketch/card-scenario';

const path = resolve(__dirname, '../../../shared/scenarios/scenario.schema.json');
const there = existsSync(path);

const documents = cycleNames.flatMap((cycle) =>
  cycles[cycle].flatMap((card) =>
    Object.entries(scenarios[cycle][card.title] ?? {}).map(([shows, sketch]) =>
      cardScenario(card, shows, sketch),
    ),
  ),
);

describe('the sketches of scenarios', () => {
  (there ? it : it.skip)('are scenarios of the published format (../shared/scenarios)', () => {
    const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof schema !== 'object' || schema === null) throw new Error(`${path} is no schema`);
    const isValid = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
    const wrong = documents.flatMap((document) =>
      isValid(document) ? [] : [{ id: document['id'], errors: isValid.errors }],
    );
    expect(wrong).toEqual([]);
  });

  it('have each an id of its own', () => {
    const ids = documents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
