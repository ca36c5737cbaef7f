import type { Definition, Pool } from '#rules';

/** "uses 0 2, 3 subroutines": which of its abilities can be used, counted from 0 among all. */
function places({ abilities, subs }: Definition): string {
  const uses = abilities.flatMap(({ ability }, i) => (ability.kind === 'paid' ? [i] : []));
  return [
    ...(uses.length === 0 ? [] : [`uses ${uses.join(' ')}`]),
    ...(subs.length === 0 ? [] : [`${subs.length} subroutine${subs.length === 1 ? '' : 's'}`]),
  ].join(', ');
}

/** What logs name of cards by its place, by code; cards of which they name nothing are left out. */
export const placesOf = ({ definitions }: Pool): ReadonlyMap<string, string> =>
  new Map(
    definitions.flatMap((definition): [string, string][] => {
      const said = places(definition);
      return said === '' ? [] : [[definition.value.code, said]];
    }),
  );
