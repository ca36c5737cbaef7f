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

/** What the clicks spent in an entry of the history bought, by all that happened in it. */
export function clickUseIn(entry: readonly ObservedFact[]): ClickUse {
  for (const [type, use] of telling) if (entry.some((fact) => fact.type === type)) return use;
  return entry.some((fact) => fact.type === 'trashed' && fact.by === 'corp' && fact.from === 'rig')
    ? 'trash_resource'
    : 'other';
}
