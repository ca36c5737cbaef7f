import type { Pool, Definition, Side } from '#rules';

/** What drawn cards are counted by; one card can be of several kinds. */
export const cardKinds = ['agenda', 'economy', 'ice', 'breaker'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Codes of cards with an effect, however deep in their abilities, that gives their side credits. */
function payingCodes(pool: Pool, side: Side): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const [path, effects] of pool.effects)
    if (effects.some((one) => one.do === 'take' || (one.do === 'gain' && one.who === side)))
      codes.add(path.slice(0, path.indexOf('/')));
  return codes;
}

/** Recurring credits, and credits on a card that are spent from there. */
const holdsMoney = ({ abilities }: Definition): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      (ability.modifies.of === 'recurring' || ability.modifies.of === 'credits-usable'),
  );

function kindsOf(definition: Definition, paying: ReadonlySet<string>): ReadonlySet<CardKind> {
  const { value } = definition;
  const kinds = new Set<CardKind>();
  if (value.type === 'agenda') kinds.add('agenda');
  if (value.type === 'ice') kinds.add('ice');
  if (value.type === 'program' && value.subtypes.includes('icebreaker')) kinds.add('breaker');
  if (paying.has(value.code) || holdsMoney(definition)) kinds.add('economy');
  return kinds;
}

const known = new WeakMap<Pool, readonly ReadonlySet<CardKind>[]>();

/** The kinds of each definition of a pool, by its index. */
export function kindsIn(pool: Pool): readonly ReadonlySet<CardKind>[] {
  const before = known.get(pool);
  if (before !== undefined) return before;
  const paying = { corp: payingCodes(pool, 'corp'), runner: payingCodes(pool, 'runner') };
  const kinds = pool.definitions.map((one) => kindsOf(one, paying[one.side]));
  known.set(pool, kinds);
  return kinds;
}
