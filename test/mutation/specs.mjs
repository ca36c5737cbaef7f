import { existsSync, readdirSync } from 'node:fs';

/** Where the specs that play the rules in seconds are; long random games are left out. */
const folders = [
  'test/scenarios',
  'test/rules',
  'test/cards',
  'test/perft',
  'libs/rules',
  'libs/cards/examples',
  'libs/scenarios',
  'libs/testkit/random/laws',
  'libs/testkit/scenario',
];
const leftOut = [
  'libs/cards/examples/playout.spec.ts',
  // They look at the texts of the repository, not at the rules.
  'test/rules/rules-index.spec.ts',
  'test/rules/organised.spec.ts',
  // The same scenarios once more: they notice next to nothing that the others do not.
  'test/scenarios/as-games.spec.ts',
  'libs/rules/state/version.spec.ts',
  // The compiler reads it, and nothing runs.
  'libs/rules/engine/table.spec.ts',
];

/** What only cards of later cycles do, their scenarios notice: thousands, for files that others do not hold. */
const cycles = () =>
  process.env.RETRACE_MUTATION_CARDS === undefined
    ? []
    : readdirSync('libs/cards')
        .map((name) => `libs/cards/${name}/${name}.spec.ts`)
        .filter((path) => existsSync(path))
        .sort();

/** Paths from the root of the repository. */
export const specs = () =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => `${folder}/${name}`)
        .sort(),
    )
    .concat(cycles())
    .filter((path) => !leftOut.includes(path));
