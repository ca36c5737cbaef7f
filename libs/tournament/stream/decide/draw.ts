import { counted } from '#text/counted';
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
    `The draw misses ${counted(missing.length, 'player')}, names ${counted(strange.length, 'other')} not playing, and repeats ${counted(draw.length - drawn.size, 'name')}.`,
    'Draw the players still playing, each once.',
  );
};
