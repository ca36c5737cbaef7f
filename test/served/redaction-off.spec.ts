import { coreRules } from '#cards/pool';
import { mutations, type Mutation } from '#testkit/views/interference/mutation';
import { playGame, type PlayedGame } from '#testkit/views/interference/played';
import { trials, type Trial } from '#testkit/views/interference/trials';
import { servedOnce } from './served';

/** Moments after which a mutation counts as unseen. */
const patience = 12_000;

/** The first are gone through again and again. */
const games = new Map<number, PlayedGame>();

function gameOf(number: number): PlayedGame {
  const known = games.get(number) ?? playGame(coreRules, number);
  if (number < 4) games.set(number, known);
  return known;
}

/** The first trial that shows a redaction to be off, and how many moments it took. */
function caught(mutation: Mutation): { readonly trial: Trial; readonly moments: number } | null {
  let moments = 0;
  for (let game = mutation.game ?? 0; moments < patience; game += 1)
    for (const trial of trials(coreRules, gameOf(game), servedOnce, mutation.views)) {
      moments += trial.moments;
      if (trial.leak !== null) return { trial, moments };
      if (moments > patience) break;
    }
  return null;
}

describe('a redaction that is off', () => {
  const table: string[] = [];
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`));

  it.each(
    mutations.map((mutation) => [mutation.rules.join(', '), mutation.off, mutation] as const),
  )(
    '%s: is seen by the comparison: %s',
    (rules, off, mutation) => {
      const found = caught(mutation);
      table.push(
        `${off} (${rules}): ` +
          (found === null
            ? 'not caught'
            : `caught after ${found.moments} moments, for the ${found.trial.viewer}, by ${found.trial.kind}, ` +
              `in ${found.trial.leak?.surface ?? 'the number of moments'}`),
      );
      expect(found).not.toBeNull();
    },
    300_000,
  );
});
