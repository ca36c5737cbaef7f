import type { Ability, CardId, Definition, Pool, State } from '#rules';
import { isAside } from './independence';

type Kind = 'virus' | 'power';

/** Whether it matters how many such counters lie on a card of the Corp, by its definition. */
export type HeedsCounters = (def: number, kind: Kind) => boolean;

/** Where counters are put onto a card: that asks for none. */
const PLACES = /"do":"place","counter":"(?:virus|power)"/g;
/** What may speak of counters of any kind, or takes them off. */
const OF_ANY = /"(?:purge|move-counters|measure|refill)"/;
/** What speaks of those on the card itself. */
const OF_ITSELF = [
  /"of":"counters","kind":"(virus|power)","on":"this"/g,
  /"counters":\{"kind":"(virus|power)","amount":\d+\}/g,
  /"do":"remove","counter":"(virus|power)","amount":\d+,"from":"this"/g,
];

/** The Corp uses nothing. */
const isOfUse = (ability: Ability, { side }: Definition): boolean =>
  !isAside(ability) &&
  !(side === 'corp' && ability.kind === 'paid' && ability.usedBy === undefined);

/** Of which counters a card asks how many there are. */
interface Asked {
  readonly itself: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

const known = new WeakMap<Definition, Asked>();

function read(definition: Definition): Asked {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const words = definition.abilities
    .map(({ ability }) => ability)
    .filter((ability) => isOfUse(ability, definition))
    .map((ability) => JSON.stringify(ability))
    .join()
    .replaceAll(PLACES, '');
  const itself = OF_ITSELF.flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap(([, kind]) => kind ?? []),
  );
  const rest = OF_ITSELF.reduce((text, pattern) => text.replaceAll(pattern, ''), words);
  const kinds: readonly Kind[] = ['virus', 'power'];
  const others = kinds.filter((kind) => OF_ANY.test(rest) || rest.includes(`"${kind}"`));
  const asked = { itself: new Set(itself), others: new Set(others) };
  known.set(definition, asked);
  return asked;
}

/** Of which counters on cards of the Corp a card that bears on a run asks how many there are. */
export function heedsCounters(
  { definitions }: Pool,
  { cards }: State,
  speaking: readonly CardId[],
): HeedsCounters {
  const others = new Set<string>();
  for (const id of speaking) {
    const definition = definitions[cards[id]?.def ?? -1];
    if (definition === undefined) return () => true;
    for (const kind of read(definition).others) others.add(kind);
  }
  return (def, kind) => {
    const definition = definitions[def];
    return definition === undefined || others.has(kind) || read(definition).itself.has(kind);
  };
}
