import type { PlayerId } from '../../results/outcome';
import { type Answer, refuse } from '../refusal';

/** A draw must be the given players, each once; `null` when it is. */
export const drawProblem = (
  draw: readonly PlayerId[],
  players: Iterable<PlayerId>,
  place: string,
): (Answer & { readonly ok: false }) | null => {
  const expected = new Set(players);
  const drawn = new Set(draw);
  const missing = [...expected].filter((id) => !drawn.has(id));
  const strange = draw.filter((id) => !expected.has(id));
  if (missing.length === 0 && strange.length === 0 && draw.length === drawn.size) return null;
  return refuse(
    'DRAW_WRONG',
    place,
    `The draw misses ${missing.length} players, names ${strange.length} who are not playing and ${draw.length - drawn.size} twice.`,
    'Draw the players still playing, each once.',
  );
};
