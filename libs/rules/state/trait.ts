export const subtypes = [
  'advertisement',
  'ai',
  'alliance',
  'ambush',
  'ap',
  'barrier',
  'bioroid',
  'black ops',
  'chip',
  'clone',
  'code gate',
  'condition',
  'connection',
  'console',
  'corp',
  'current',
  'cyborg',
  'daemon',
  'decoder',
  'deflector',
  'destroyer',
  'directive',
  'division',
  'double',
  'expansion',
  'facility',
  'fracter',
  'g-mod',
  'gear',
  'gray ops',
  'icebreaker',
  'initiative',
  'job',
  'killer',
  'link',
  'location',
  'megacorp',
  'mod',
  'morph',
  'natural',
  'observer',
  'political',
  'public',
  'region',
  'remote',
  'research',
  'run',
  'sabotage',
  'security',
  'seedy',
  'sentry',
  'stealth',
  'sysop',
  'tracer',
  'transaction',
  'trap',
  'unorthodox',
  'virtual',
  'virus',
] as const;
export type Subtype = (typeof subtypes)[number];

/** TYPE-01 */
export const corpTypes = ['agenda', 'asset', 'ice', 'operation', 'upgrade'] as const;
export const runnerTypes = ['event', 'hardware', 'program', 'resource'] as const;
export type CardType = (typeof corpTypes)[number] | (typeof runnerTypes)[number] | 'identity';

export const corpFactions = [
  'haas-bioroid',
  'jinteki',
  'nbn',
  'weyland-consortium',
  'neutral-corp',
] as const;
export const runnerFactions = [
  'anarch',
  'criminal',
  'shaper',
  'adam',
  'apex',
  'sunny-lebeau',
  'neutral-runner',
] as const;
export type Faction = (typeof corpFactions)[number] | (typeof runnerFactions)[number];

/** DMG-01 */
export const damageKinds = ['net', 'meat', 'brain'] as const;
export type DamageKind = (typeof damageKinds)[number];
export const isDamageKind = (value: unknown): value is DamageKind =>
  damageKinds.some((kind) => kind === value);
