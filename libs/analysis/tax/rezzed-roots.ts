import type { Ability } from '#rules';

const ROOTS: ReadonlySet<unknown> = new Set(['asset', 'upgrade']);

/** Whether an ability answers to what is rezzed in the root of a server: on the way the Corp rezzes ice alone. */
export const isOfRezzedRoot = ({
  trigger: { on, card },
}: Extract<Ability, { kind: 'when' }>): boolean =>
  on === 'rezzed' && card?.type !== undefined && [card.type].flat().every((one) => ROOTS.has(one));
