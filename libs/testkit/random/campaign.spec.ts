import { appendFileSync } from 'node:fs';
import { coreRules } from '#cards/pool';
import { keepFailure } from '../../../test/golden/failures/keep-failure';
import { anyDecks } from '../../../test/golden/failures/random-decks';
import { playCampaign } from './campaign';
import type { Thorough } from './examine';

const count = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** RETRACE_GAMES and RETRACE_SEED choose how many games, and which; RETRACE_THOROUGH how closely. */
const games = count('RETRACE_GAMES', 250);
const first = count('RETRACE_SEED', 1);
const often = count('RETRACE_THOROUGH', 25);

/** One game in a hundred goes through JSON at every decision. */
const thorough = (game: number): Thorough =>
  game % 100 === 0 ? { roundTrips: 1, sides: often } : { roundTrips: often, sides: 1 };

/** Games of one round; a line about each goes to the file that RETRACE_REPORT names. */
const round = 1000;
const rounds = Array.from({ length: Math.ceil(games / round) }, (_, i) => first + i * round);

describe(`${games} games by any legal decision`, () => {
  it.each(rounds)(
    'keep every law, survive JSON, refold to the same hashes and come to an end, from seed %i on',
    (from) => {
      const found: string[] = [];
      const several = Math.min(round, first + games - from);
      const { decisions, longest } = playCampaign({
        rules: coreRules,
        decks: anyDecks,
        first: from,
        games: several,
        thorough,
        found: (game, decks, examined) => {
          const path = keepFailure(`game-${game}`, decks, examined);
          found.push(`game ${game}: ${examined.breach ?? ''}; kept as ${path}`);
        },
      });
      const report = process.env['RETRACE_REPORT'];
      if (report !== undefined) {
        const line = { pool: 'core', from, games: several, decisions, longest, found };
        appendFileSync(report, `${JSON.stringify(line)}\n`);
      }
      expect(found).toEqual([]);
      expect(decisions).toBeGreaterThan(several * 50);
      expect(longest).toBeLessThan(5000);
    },
    Math.max(60_000, games * 2_000),
  );
});
