import type { FactType, ObservedFact } from '#notation/jinteki/facts';
import type { Use } from '#rules';

export type Purpose = Use['for'];

/** What tells most of what was bought comes first: a played card may draw, draws play none. */
const TELLING: readonly (readonly [FactType, Purpose])[] = [
  ['played', 'play'],
  ['installed', 'install'],
  ['rezzed', 'rez'],
  ['ability-used', 'ability'],
  ['sub-broken', 'ability'],
  ['run-began', 'run'],
  ['advanced', 'advance'],
  ['purged', 'purge'],
  ['tags-removed', 'remove-tag'],
  ['trace-began', 'trace'],
  ['trace-ended', 'trace'],
  ['stolen', 'steal'],
  ['drew', 'draw'],
  ['credits-gained', 'gain-credit'],
];

const titleIn = (fact: ObservedFact): string | null =>
  'card' in fact && fact.card !== null ? fact.card.title : null;

function purposeOf(fact: ObservedFact): Purpose | null {
  if (fact.type === 'trashed' && fact.by === 'corp' && fact.from === 'rig') return 'trash-resource';
  if (fact.type === 'trashed' && fact.by === 'runner') return 'trash-accessed';
  return TELLING.find(([type]) => type === fact.type)?.[1] ?? null;
}

/** What a payment in an entry of a file bought, by all that happened in it; `on` is what the file says. Null where nothing tells. */
export function purposeIn(entry: readonly ObservedFact[], on: string | null): Purpose | null {
  const named = on === null ? undefined : entry.find((fact) => titleIn(fact) === on);
  const told = named === undefined ? null : purposeOf(named);
  if (told !== null) return told;
  const kinds = new Set(entry.map(purposeOf));
  return (
    TELLING.find(([, purpose]) => kinds.has(purpose))?.[1] ??
    (['trash-resource', 'trash-accessed'] as const).find((purpose) => kinds.has(purpose)) ??
    null
  );
}
