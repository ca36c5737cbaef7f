import type { Ability, Definition, Pool, State } from '#rules';
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

const working = new WeakMap<Definition, boolean>();

/** It does something where it lies, or when it comes to lie in the heap. */
function doesWork(definition: Definition): boolean {
  const before = working.get(definition);
  if (before !== undefined) return before;
  const is = definition.abilities.some(
    ({ ability }) => ability.kind === 'when' && ability.anywhere !== undefined && !isAside(ability),
  );
  working.set(definition, is);
  return is;
}

/** Whether it matters on the way that a card is in the grip rather than another, by its definition. */
export type HeedsGrip = (def: number) => boolean;

export function heedsGrip(pool: Pool, { active, servers, cards }: State): HeedsGrip {
  const speaking = [...active, ...servers.flatMap(({ ice }) => ice)];
  const isAny = speaking.some((id) => {
    const definition = pool.definitions[cards[id]?.def ?? -1];
    return definition !== undefined && doesTell(definition);
  });
  return (def) => {
    const definition = pool.definitions[def];
    return isAny || definition === undefined || doesWork(definition);
  };
}
