export const subtypes = [
  'advertisement',
  'ai',
  'alliance',
  'ambush',
  'ap',
  'barrier',
  'beanstalk',
  'bioroid',
  'black ops',
  'bomb',
  'caïssa',
  'cast',
  'character',
  'chip',
  'clan',
  'clone',
  'cloud',
  'code gate',
  'condition',
  'connection',
  'console',
  'consumer-grade',
  'corp',
  'corporation',
  'current',
  'cybernetic',
  'cyborg',
  'daemon',
  'decoder',
  'deflector',
  'destroyer',
  'deva',
  'digital',
  'directive',
  'division',
  'double',
  'enforcer',
  'executive',
  'expansion',
  'facility',
  'fracter',
  'g-mod',
  'gear',
  'genetics',
  'government',
  'grail',
  'gray ops',
  'hostile',
  'icebreaker',
  'illicit',
  'initiative',
  'job',
  'killer',
  'link',
  'location',
  'megacorp',
  'mod',
  'morph',
  'mythic',
  'natural',
  'next',
  'observer',
  'off-site',
  'orgcrime',
  'police department',
  'political',
  'priority',
  'psi',
  'public',
  'region',
  'remote',
  'reprisal',
  'research',
  'ritzy',
  'run',
  'sabotage',
  'security',
  'security protocol',
  'seedy',
  'sensie',
  'sentry',
  'source',
  'stealth',
  'subsidiary',
  'sysop',
  'terminal',
  'tracer',
  'transaction',
  'trap',
  'triple',
  'unorthodox',
  'vehicle',
  'virtual',
  'virus',
  'weapon',
] as const;
export type Subtype = (typeof subtypes)[number];
export const isSubtype = (value: string): value is Subtype =>
  subtypes.some((subtype) => subtype === value);

/** TYPE-01 */
export const corpTypes = ['agenda', 'asset', 'ice', 'operation', 'upgrade'] as const;
export const runnerTypes = ['event', 'hardware', 'program', 'resource'] as const;
export type CardType = (typeof corpTypes)[number] | (typeof runnerTypes)[number] | 'identity';

/** What can be named of a card besides its title. */
export type Kind = CardType | Subtype;

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
/** Neutral cards have no faction. */
export const isNeutral = (faction: Faction): boolean =>
  faction === 'neutral-corp' || faction === 'neutral-runner';

/** DMG-01 */
export const damageKinds = ['net', 'meat', 'brain'] as const;
export type DamageKind = (typeof damageKinds)[number];
export const isDamageKind = (value: unknown): value is DamageKind =>
  damageKinds.some((kind) => kind === value);
