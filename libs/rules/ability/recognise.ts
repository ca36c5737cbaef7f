import type { Ability, Effects } from './ability';

/** What stands in the value of a card, as it is met when all of it is walked through. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const abilityKinds: ReadonlySet<unknown> = new Set([
  'paid',
  'when',
  'constant',
  'sub',
  'play',
  'instead',
  'before',
  'rez-when',
] satisfies Ability['kind'][]);

export const isAbility = (value: unknown): value is Ability =>
  isRecord(value) && abilityKinds.has(value['kind']);

export const isEffects = (value: unknown): value is Effects =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && 'do' in one);
