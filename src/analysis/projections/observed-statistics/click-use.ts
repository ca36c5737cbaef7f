import type { FactType, ObservedFact } from '#notation/jinteki/facts';
import type { ClickUse } from '../../statistics/click-use';

/** What tells most of what a click was for comes first: a played card may draw, draws play none. */
const telling: readonly (readonly [FactType, ClickUse])[] = [
  ['played', 'play'],
  ['installed', 'install'],
  ['ability-used', 'ability'],
  ['run-began', 'run'],
  ['advanced', 'advance'],
  ['purged', 'purge'],
  ['tags-removed', 'remove_tag'],
  ['drew', 'draw'],
  ['credits-gained', 'credit'],
];

/** Basic actions, by what a payment says that it is for; anything else is a title. */
const BASIC: ReadonlyMap<string, ClickUse> = new Map([
  ['gain', 'credit'],
  ['draw', 'draw'],
  ['purge', 'purge'],
  ['remove-tag', 'remove_tag'],
]);

/** What clicks bought: as their payment says, or by all that happened in their entry of the history. */
export function clickUseIn(on: string | null, entry: readonly ObservedFact[]): ClickUse {
  const basic = on === null ? undefined : BASIC.get(on);
  if (basic !== undefined) return basic;
  for (const [type, use] of telling) if (entry.some((fact) => fact.type === type)) return use;
  return entry.some((fact) => fact.type === 'trashed' && fact.by === 'corp' && fact.from === 'rig')
    ? 'trash_resource'
    : 'other';
}
