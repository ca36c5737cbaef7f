/** Whether something said in an ability, in its effects or in any part of them, is such a thing. */
export function says(said: unknown, isIt: (one: object) => boolean): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return isIt(said) || Object.values(said).some((one) => says(one, isIt));
}

/** The places in which a filter, or something else that is said, looks: none, one or several. */
export const placesSaid = (said: unknown): readonly unknown[] =>
  typeof said === 'object' && said !== null && 'in' in said ? [said.in].flat() : [];
