import type { Outside } from './plain-effect';
import type { Definition } from './pool';

/** A card of the Runner that can come from outside of a game; a draft identity is of its format alone (OUT-01). */
export function couldCome({ side, value, type, subtypes }: Definition, of: Outside): boolean {
  if (side !== 'runner' || value.unknown === true) return false;
  if (value.type === 'identity' && value.influenceLimit === null) return false;
  return (
    (of.type === undefined ? type !== 'identity' : of.type === type) &&
    (of.subtype === undefined || subtypes.includes(of.subtype))
  );
}
