import type { CardType, Filter, Place, Target } from '#rules';
import type { Reading, Whose } from './reading';

export const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : ([value].flat() as readonly T[]);

const RIG: ReadonlySet<CardType> = new Set(['program', 'hardware', 'resource'] as const);

export function isOfRig(type: Filter['type']): boolean {
  const types = listOf(type);
  return types.length > 0 && types.every((one) => RIG.has(one));
}

const CORPS: ReadonlySet<Place> = new Set(['hq', 'archives', 'rd'] as const);

export function whoseOf(by: Reading, from: Filter | Exclude<Target, string>): Whose {
  if ('named' in from) return by.named.get(from.named) ?? 'unknown';
  if ('all' in from || 'rest' in from || 'kept' in from) return 'unknown';
  const places = listOf(from.in).filter((place) => place !== 'installed');
  if (places.length > 0 && places.every((one) => CORPS.has(one))) return 'corp';
  const [place] = places;
  if (places.length === 1 && (place === 'grip' || place === 'heap')) return place;
  const isRig = from.side === 'runner' || isOfRig(from.type);
  return places.length === 0 && isRig ? 'rig' : 'unknown';
}
