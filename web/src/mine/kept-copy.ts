import { heldKeys, holdKeys, isHeldKey } from '../api/key-ring';
import { heldWorks, holdWorks, isHeldWork } from '../api/held-works';
import { heldStudies, holdStudies, isHeldStudy } from '../api/held-studies';

/** All keys that this browser holds, as a text to be kept. */
export const keptCopy = (): string =>
  JSON.stringify([...heldKeys.value, ...heldStudies.value, ...heldWorks.value], null, 2);

/** Holds the keys of a copy beside those that are held; false, and none of them, where it is none. */
export function bringBack(copy: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(copy);
  } catch {
    return false;
  }
  if (!Array.isArray(value)) return false;
  if (!value.every((one) => isHeldStudy(one) || isHeldKey(one) || isHeldWork(one))) return false;
  holdKeys(value.filter(isHeldKey));
  holdStudies(value.filter(isHeldStudy));
  holdWorks(value.filter(isHeldWork));
  return true;
}
