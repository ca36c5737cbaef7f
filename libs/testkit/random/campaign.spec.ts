import { coreRules } from '#cards/pool';
import { keepFailure } from '../../../test/golden/failures/keep-failure';
import { anyDecks } from '../../../test/golden/failures/random-decks';
import { playCampaign } from './campaign';

const count = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** RETRACE_GAMES and RETRACE_SEED choose how many games, and which; RETRACE_THOROUGH how closely. */
const games = count('RETRACE_GAMES', 250);
const first = count('RETRACE_SEED', 1);
const thorough = count('RETRACE_THOROUGH', 25);

describe(`${games} games by any legal decision`, () => {
  it(
    'keep every law, survive JSON, refold to the same hashes and come to an end',
    () => {
      const found: string[] = [];
      const { decisions, longest } = playCampaign({
        rules: coreRules,
        decks: anyDecks,
        first,
        games,
        thorough,
        found: (game, decks, examined) => {
          const path = keepFailure(`game-${game}`, decks, examined);
          found.push(`game ${game}: ${examined.breach ?? ''}; kept as ${path}`);
        },
      });
      expect(found).toEqual([]);
      expect(decisions).toBeGreaterThan(games * 50);
      expect(longest).toBeLessThan(5000);
    },
    Math.max(60_000, games * 2_000),
  );
});
