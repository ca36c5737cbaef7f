import type { Ability, CardId, Definition, Pool, State } from '#rules';
import { isAside } from './independence';

/** Some cards of a grip, told from others there. */
const TOLD_APART = /"in":"grip",|,"in":"grip"/;
const PUTS_INTO_PLAY = /"do":"(?:install|play|host|swap)"/;

const tellsApart = (ability: Ability): boolean => {
  if (isAside(ability)) return false;
  const words = JSON.stringify(ability);
  return TOLD_APART.test(words) || (words.includes('"in":"grip"') && PUTS_INTO_PLAY.test(words));
};

const known = new WeakMap<Definition, boolean>();

function doesTell(definition: Definition): boolean {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const is = definition.abilities.some(({ ability }) => tellsApart(ability));
  known.set(definition, is);
  return is;
}

/** It does something where it lies, or when it comes to lie in the heap. */
const worksFromGrip = ({ abilities }: Definition): boolean =>
  abilities.some(
    ({ ability }) => ability.kind === 'when' && ability.anywhere !== undefined && !isAside(ability),
  );

/** Whether it matters on the way which cards are in the grip, and not only how many. */
export function heedsGrip(pool: Pool, { active, servers, cards }: State): boolean {
  const definitionOf = (id: CardId) => pool.definitions[cards[id]?.def ?? -1];
  const speaking = [...active, ...servers.flatMap(({ ice }) => ice)];
  return (
    speaking.some((id) => {
      const definition = definitionOf(id);
      return definition !== undefined && doesTell(definition);
    }) ||
    cards.some(({ def, zone }) => {
      const definition = pool.definitions[def];
      return (
        (zone === 'grip' || zone === 'stack') &&
        definition !== undefined &&
        worksFromGrip(definition)
      );
    })
  );
}
