import { randomGame } from './random-game';

/** The id of the game that studies go on from. */
export const GAME = '11111111-1111-4111-8111-111111111111';

/** A random game that somebody conceded. */
export function conceded(seed: number, most = 200) {
  const { log } = randomGame(seed, most);
  const decisions = log.entries.map(({ decision }) => decision);
  const over = { do: 'concede', side: 'runner' } as const;
  return { id: GAME, header: log.header, decisions: [...decisions, over] };
}
