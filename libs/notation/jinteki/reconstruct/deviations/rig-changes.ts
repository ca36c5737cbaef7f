import { eachDifference, type Features, type Field, fieldOf, readKey } from '../features';

/** What differs between two positions in a field of the cards of one title in the rig. */
export function rigChanges(
  before: Features,
  after: Features,
  def: number,
  of: Field,
): readonly { readonly was: number; readonly is: number }[] {
  const changes: { was: number; is: number }[] = [];
  eachDifference(before, after, (key, was, is) => {
    const { b, category, field } = readKey(key);
    if (category === 'rig' && b === def && fieldOf(field) === of) changes.push({ was, is });
  });
  return changes;
}
