import type { Definition, Pool, State } from '#rules';

/** Words of what answers to an access, or to what comes of one. */
const ANSWERS = /"(?:accessed|accessing|access-ended|breach-[a-z]+|stolen|trashed|onAccess)"/;
/** Or works where it lies. */
const WORKS = /"(?:accessed|accessing|access-ended|anywhere|onAccess)"/;

const knownAs = (pattern: RegExp): ((definition: Definition | undefined) => boolean) => {
  const known = new WeakMap<Definition, boolean>();
  return (definition) => {
    if (definition === undefined) return true;
    const is = known.get(definition) ?? pattern.test(JSON.stringify(definition.abilities));
    known.set(definition, is);
    return is;
  };
};

const answers = knownAs(ANSWERS);
const works = knownAs(WORKS);

const HIDDEN: ReadonlySet<string> = new Set(['hq', 'rd', 'archives']);

/** Whether an access on the way changes nothing but what the Corp has. */
export const isAccessPlain = ({ definitions }: Pool, { cards, active, servers }: State): boolean =>
  cards.every(({ zone, def }) => {
    if (!HIDDEN.has(zone)) return true;
    const definition = definitions[def];
    return definition !== undefined && definition.type !== 'agenda' && !works(definition);
  }) &&
  [...active, ...servers.flatMap(({ ice, root }) => [...ice, ...root])].every(
    (id) => !answers(definitions[cards[id]?.def ?? -1]),
  );
