import { isSubtype, type CardType, type Kind, type Subtype } from '#rules';

export const typeNoun: Readonly<Record<CardType, string>> = {
  agenda: 'agenda',
  asset: 'asset',
  ice: 'piece of ice',
  operation: 'operation',
  upgrade: 'upgrade',
  event: 'event',
  hardware: 'piece of hardware',
  program: 'program',
  resource: 'resource',
  identity: 'identity',
};

const acronyms: ReadonlySet<Subtype> = new Set(['ai', 'ap', 'next']);
export const subtypeWord = (one: Subtype): string =>
  one === 'caïssa' ? 'Caïssa' : acronyms.has(one) ? one.toUpperCase() : one;

/** A type or a subtype, as it is named. */
export const kindWord = (kind: Kind): string => (isSubtype(kind) ? subtypeWord(kind) : kind);
