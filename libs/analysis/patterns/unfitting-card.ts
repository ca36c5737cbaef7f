import type { CardValue, Pool, TriggerFact } from '#rules';
import type { Atom, Condition } from './pattern';

/** Of what types of cards such a fact tells; of those that are left out, of any. */
const TYPES: Partial<Record<TriggerFact, readonly CardValue['type'][]>> = {
  played: ['event', 'operation'],
  rezzed: ['asset', 'ice', 'upgrade'],
  scored: ['agenda'],
  stolen: ['agenda'],
  // Events can lie facedown.
  installed: [
    ...(['agenda', 'asset', 'ice', 'upgrade'] as const),
    ...(['event', 'hardware', 'program', 'resource'] as const),
  ],
};

/** Facts of which the side is that of the card. */
const OWN: ReadonlySet<TriggerFact> = new Set(['played', 'installed']);

/** Why no fact of the type can tell of the card that it has to, in a sentence; null where it may. */
export function unfittingCard(
  { definitions }: Pool,
  type: Atom['type'],
  conditions: readonly Condition[],
): string | null {
  const valueOf = (field: string): unknown =>
    conditions.find((one) => one.of === 'fact' && one.field === field && one.is === '=')?.value;
  const code = valueOf('card');
  const card = definitions.find(({ value }) => value.code === code);
  if (type === null || card === undefined) return null;
  const { title, type: own } = card.value;
  if (TYPES[type]?.includes(own) === false) return `no ${own} is ${type}: ${title}`;
  const side = valueOf('side');
  return OWN.has(type) && side !== undefined && side !== card.side
    ? `${title} is a card of the ${card.side}`
    : null;
}
