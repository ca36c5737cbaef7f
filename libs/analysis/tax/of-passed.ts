import type { CardId, Pool, State } from '#rules';

type Row = State['lasting'][number];

const plain = new WeakMap<Pool, Map<string, boolean>>();

/** Words that ask for more than they say themselves. */
const ASKS =
  /click|tag|hand|grip|brain|"(?:of|is|while|happened|first|limit|done)":|damage|discard/;

/** Whether what lasts asks for nothing of a state, so that it need not be heard to know what matters. */
export function isPlain(pool: Pool, path: string): boolean {
  const known = plain.get(pool) ?? new Map<string, boolean>();
  plain.set(pool, known);
  const before = known.get(path);
  if (before !== undefined) return before;
  const ability = pool.abilities.get(path)?.ability;
  const is =
    ability?.kind === 'constant' &&
    ability.while === undefined &&
    !ASKS.test(JSON.stringify(ability.modifies).replace(`"of":"${ability.modifies.of}"`, ''));
  known.set(path, is);
  return is;
}

/** Whether what lasts is of ice alone that has no say any more. */
export function isOfPassed(
  pool: Pool,
  { path, source, target }: Row,
  heard: ReadonlySet<CardId>,
): boolean {
  const ability = pool.abilities.get(path)?.ability;
  return (
    ability?.kind === 'constant' &&
    'cards' in ability.modifies &&
    ability.modifies.cards === 'this' &&
    (target ?? source) === source &&
    !heard.has(source)
  );
}
