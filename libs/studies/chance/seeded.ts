import { repeatable } from '#play/repeatable';
import type { Source } from '#play/source';

/** A number of 32 bits for a text (FNV-1a): equal texts draw equal lots. */
function numberFor(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Lots drawn from the seed of a study, for one thing in it. */
export const seeded = (seed: string, of: string): Source => repeatable(numberFor(`${seed} ${of}`));
