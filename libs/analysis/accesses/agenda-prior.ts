import type { Pool, State } from '#rules';
import type { Odds, Worth } from '../chance/odds';

/** Points printed on an agenda, which can be none; null for what is no agenda. */
export function agendaPoints(pool: Pool, def: number): Worth {
  const value = pool.definitions[def]?.value;
  return value?.type === 'agenda' ? value.points : null;
}

/** The same of each card of a game, by the number of the card. */
export const agendaPointsIn = (pool: Pool, opening: State): readonly Worth[] =>
  opening.cards.map(({ def }) => agendaPoints(pool, def));

/** DECK-13: the mean of the least and the most agenda points of a legal deck of so many cards. */
export const pointsOfLegalDeck = (size: number): number => 2 * Math.floor(size / 5) + 2.5;

/** What an agenda of the pool that is worth any points is worth on average, and what its square. */
function meanWorth(pool: Pool): { readonly worth: number; readonly square: number } {
  let [agendas, points, squares] = [0, 0, 0];
  for (const { value } of pool.definitions) {
    if (value.type !== 'agenda' || value.points <= 0) continue;
    agendas += 1;
    points += value.points;
    squares += value.points * value.points;
  }
  if (agendas === 0) return { worth: 1, square: 1 };
  return { worth: points / agendas, square: squares / agendas };
}

/** A card nobody has seen of a legal deck of which `seen` points have been seen. */
export function agendaPrior(pool: Pool, size: number, seen: number, unseen: number): Odds {
  if (unseen <= 0) return { chance: 0, mean: 0, variance: 0 };
  const { worth, square } = meanWorth(pool);
  const chance = Math.min(1, Math.max(0, pointsOfLegalDeck(size) - seen) / unseen / worth);
  const mean = chance * worth;
  return { chance, mean, variance: Math.max(0, chance * square - mean * mean) };
}
