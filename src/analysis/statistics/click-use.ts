import type { Fact, FactType } from '#rules';

/** What clicks were spent on. */
export const clickUses = [
  'credit',
  'draw',
  'install',
  'play',
  'run',
  'advance',
  'purge',
  'remove_tag',
  'trash_resource',
  'ability',
  'other',
] as const;
export type ClickUse = (typeof clickUses)[number];

const telling: { readonly [T in FactType]?: ClickUse } = {
  'ability-used': 'ability',
  advanced: 'advance',
  'credits-gained': 'credit',
  drew: 'draw',
  installed: 'install',
  played: 'play',
  purged: 'purge',
  'run-began': 'run',
  'tags-removed': 'remove_tag',
  'clicks-spent': 'other',
  'phase-began': 'other',
};

/** Tags that an ability of the Corp's costs beside its click. */
const isCorpsPayment = (fact: Fact): boolean =>
  fact.type === 'tags-removed' && fact.side === 'corp';

/** What the clicks of fact `at` bought: costs are paid before, so what follows tells. */
export function clickUse(facts: readonly Fact[], at: number): ClickUse {
  for (let next = at + 1; next < facts.length; next += 1) {
    const fact = facts[next];
    if (fact === undefined) break;
    if (isCorpsPayment(fact)) continue;
    const use = telling[fact.type];
    if (use !== undefined) return use;
    if (fact.type === 'trashed' && fact.by === 'corp' && fact.from === 'rig')
      return 'trash_resource';
  }
  return 'other';
}
