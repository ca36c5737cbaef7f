import { corpTypes, runnerTypes, type CardType, type Filter, type Place, type Side } from '#rules';

const corpPlaces: readonly Place[] = ['hq', 'rd', 'archives', 'corp-score'];

const isCorps = (type: CardType): boolean => corpTypes.some((one) => one === type);
const isRunners = (type: CardType): boolean => runnerTypes.some((one) => one === type);

/** Whose cards a filter describes, where it says so. */
export function ownerOf(f: Filter): Side | undefined {
  if (f.side !== undefined) return f.side;
  if (f.rezzed === true || f.unrezzed === true) return 'corp';
  const types = f.type === undefined ? [] : [f.type].flat();
  if (types.length > 0 && types.every(isCorps)) return 'corp';
  if (types.length > 0 && types.every(isRunners)) return 'runner';
  if (typeof f.in !== 'string') return undefined;
  if (corpPlaces.includes(f.in)) return 'corp';
  return f.in === 'grip' || f.in === 'heap' ? 'runner' : undefined;
}
