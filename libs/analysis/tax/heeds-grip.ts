import type { Ability, CardId, Definition, Pool, Server, State } from '#rules';
import { isAside } from './independence';
import { isSilent } from './silent';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** Some cards of a grip, told from others there. */
const TOLD_APART = /"in":"grip",|,"in":"grip"/;
const PUTS_INTO_PLAY = /"do":"(?:install|play|host|swap)"/;
const OF_GRIP = /\{[^{}]*"in":"grip"[^{}]*\}/g;
const OF_SUBTYPE = /"subtype":"([^"]+)"/;

const tellsApart = (ability: Ability, words: string): boolean =>
  !isAside(ability) &&
  (TOLD_APART.test(words) || (words.includes('"in":"grip"') && PUTS_INTO_PLAY.test(words)));

/** Which cards of a grip a card tells from others: those of some subtypes, or any. */
type Told = ReadonlySet<string> | 'any';

const known = new WeakMap<Definition, Told>();

function readTold({ abilities }: Definition): Told {
  const subtypes = new Set<string>();
  for (const { ability } of abilities) {
    const words = JSON.stringify(ability);
    if (!tellsApart(ability, words)) continue;
    const filters = words.match(OF_GRIP) ?? [];
    if (filters.length !== words.split('"grip"').length - 1) return 'any';
    for (const one of filters) {
      const subtype = OF_SUBTYPE.exec(one)?.[1];
      if (subtype === undefined) return 'any';
      subtypes.add(subtype);
    }
  }
  return subtypes;
}

function toldBy(definition: Definition): Told {
  const told = known.get(definition) ?? readTold(definition);
  known.set(definition, told);
  return told;
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

/** Cards that may speak of the grip on the way into a server; what ice of others says is not heard there. */
function speakingTo(
  pool: Pool,
  { active, servers, cards }: State,
  server: Server | null,
): readonly (Definition | undefined)[] {
  const definitionsOf = (ids: readonly CardId[]) =>
    ids.map((id) => pool.definitions[cards[id]?.def ?? -1]);
  const all = servers.flatMap(({ ice }) => ice);
  const others = definitionsOf(active.filter((id) => !all.includes(id)));
  const near = [...others, ...definitionsOf(server?.ice ?? all)];
  const isHeardOf = near.some(
    (one) => one === undefined || FURTHER.some((topic) => touchedBy(one).changes.has(topic)),
  );
  const far = definitionsOf(all).filter((one) => isHeardOf || one === undefined || !isSilent(one));
  return [...near, ...far];
}

/** What brings the run to other servers, or what ice says there to it. */
const FURTHER: readonly Topic[] = ['moves', 'accesses', 'swaps', 'others', 'anything'];

/** `server`: the one that is run on; null for any. */
export const heedsGrip = (pool: Pool, state: State, server: Server | null = null): HeedsGrip =>
  heedsGripOf(pool, speakingTo(pool, state, server));

/** Where no other cards speak of it. */
export function heedsGripOf(pool: Pool, speaking: readonly (Definition | undefined)[]): HeedsGrip {
  const told = speaking.map((one) => (one === undefined ? 'any' : toldBy(one)));
  const isAny = told.includes('any');
  const subtypes = new Set<string>(told.flatMap((one) => (one === 'any' ? [] : [...one])));
  return (def) => {
    const definition = pool.definitions[def];
    return (
      isAny ||
      definition === undefined ||
      doesWork(definition) ||
      definition.subtypes.some((one) => subtypes.has(one))
    );
  };
}
