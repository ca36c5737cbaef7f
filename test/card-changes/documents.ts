import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycleNames, cycles } from '#cards/cycles';
import { scenarios } from '#cards/scenarios';
import { cardScenario } from '#cards/sketch/card-scenario';

const folders = ['core', 'printed', 'rules'].map((name) =>
  join(__dirname, '..', 'scenarios', name),
);

/** Every scenario there is: of cards, of the Core Set, of rules, from print. */
export function allDocuments(): readonly unknown[] {
  const sketched = cycleNames.flatMap((cycle) =>
    cycles[cycle].flatMap((card) =>
      Object.entries(scenarios[cycle][card.title] ?? {}).map(([shows, sketch]) =>
        cardScenario(card, shows, sketch),
      ),
    ),
  );
  const written = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown),
  );
  return [...sketched, ...written];
}
