import type { Side } from '#rules';

/**
 * A position as numbers, the same for their states and ours, so that two can be compared and told
 * apart. Cards are told by title (index of the definition) and place, never by a number of their
 * own: copies of one title in one hand are the same to the rules.
 */
export type Features = Map<number, number>;

const categories = ['plain', 'pile', 'ice', 'root', 'rig', 'corp-score', 'runner-score'] as const;
type Category = (typeof categories)[number];

export const plain = [
  'winner',
  'turn',
  'active side',
  'corp credits',
  'corp clicks',
  'bad publicity',
  'runner credits',
  'runner clicks',
  'tags',
  'brain damage',
  'R&D cards',
  'stack cards',
  'attacked server',
  'run position',
  'encountered strength',
  'broken subroutines',
  'corp points',
  'runner points',
  'identity credits',
  'run credits',
  'runner identity credits',
  'corp current credits',
  'runner current credits',
  'runner identity',
] as const;
export type Plain = (typeof plain)[number];

export const piles = ['hq', 'archives', 'grip', 'heap', 'removed', 'play', 'aside'] as const;
export type Pile = (typeof piles)[number];

export const fields = [
  'card',
  'rezzed',
  'advancement',
  'virus',
  'power',
  'agenda',
  'credit',
  'recurring',
  'host',
  'strength',
  'facedown',
] as const;
export type Field = (typeof fields)[number];

/** An installed or scored card, its server by `serverCode`. */
export interface Spot {
  readonly where: 'ice' | 'root' | 'rig' | 'corp-score' | 'runner-score';
  readonly server: number;
  /** Ice: its place, 0 innermost. Others: their place among cards of the same title there. */
  readonly place: number;
  readonly def: number;
}

const code = (of: readonly string[], name: string): number => of.indexOf(name);
const categoryCode = (name: Category): number => code(categories, name);

/** 3 bits of category, 8 of a server or pile, 12 of a title or place, 8 of a field: a small integer. */
const bits = { category: 28, a: 20, b: 8 } as const;

const keyOf = (category: number, a: number, b: number, field: number): number =>
  (category << bits.category) | (a << bits.a) | (b << bits.b) | field;

const plainKeys = Object.fromEntries(
  plain.map((name, i) => [name, keyOf(categoryCode('plain'), 0, 0, i)]),
) as Readonly<Record<Plain, number>>;
const pileBases = Object.fromEntries(
  piles.map((name, i) => [name, keyOf(categoryCode('pile'), i, 0, 0)]),
) as Readonly<Record<Pile, number>>;
const fieldCodes = Object.fromEntries(fields.map((name, i) => [name, i])) as Readonly<
  Record<Field, number>
>;

/** Which pile the number of a feature means. */
export const pileCode = (pile: Pile): number => piles.indexOf(pile);

export const plainKey = (name: Plain): number => plainKeys[name];

/** The clicks that each side has. */
export const clicksOf = {
  corp: plainKey('corp clicks'),
  runner: plainKey('runner clicks'),
} as const;

const attacked = plainKey('attacked server');

/** Whether a run is on. */
export const isRunning = (features: Features): boolean => (features.get(attacked) ?? 0) > 0;

/** The credits that players have in their pools. */
export const poolCredits: ReadonlySet<number> = new Set(
  (['corp credits', 'runner credits'] as const).map(plainKey),
);
/** Recurring credits on an identity, by whose it is. */
export const identityCredits: ReadonlyMap<number, Side> = new Map([
  [plainKey('identity credits'), 'corp'],
  [plainKey('runner identity credits'), 'runner'],
]);

/** The same on cards that stay in play where they were played. */
export const currentCredits: ReadonlyMap<number, Side> = new Map([
  [plainKey('corp current credits'), 'corp'],
  [plainKey('runner current credits'), 'runner'],
]);

export const pileKey = (pile: Pile, def: number): number => pileBases[pile] + (def << bits.b);

const spotBases = {
  ice: keyOf(categoryCode('ice'), 0, 0, 0),
  root: keyOf(categoryCode('root'), 0, 0, 0),
  rig: keyOf(categoryCode('rig'), 0, 0, 0),
  'corp-score': keyOf(categoryCode('corp-score'), 0, 0, 0),
  'runner-score': keyOf(categoryCode('runner-score'), 0, 0, 0),
} as const;

/**
 * The number all fields of a card in a place begin with. Places beyond the fifteenth of one title
 * share a number; no real game comes near.
 */
export function spotBase(where: Spot['where'], server: number, place: number, def: number): number {
  const at = spotBases[where] + (server << bits.a);
  const within = place < 15 ? place : 15;
  return where === 'ice' ? at + (within << bits.b) : at + (def << bits.b) + within * 0x10;
}

export const fieldKey = (base: number, field: Field): number => base + fieldCodes[field];

/** Centrals are 0 to 2, `Server n` is n + 2; 0 also stands for the Runner's rig and score areas. */
export function serverCode(name: string): number {
  if (name === 'HQ') return 0;
  if (name === 'R&D') return 1;
  if (name === 'Archives') return 2;
  return Math.min(255, Number(name.slice('Server '.length)) + 2);
}

/** A host by title and, for ice, by its place: two pieces of one title are not one host. */
export const hostCode = (def: number, server: number | null, place: number): number =>
  def + 1 + (server === null ? 0 : 0x1000 * (1 + server * 0x10 + Math.min(place, 15)));

/** What a field of a card's place tells, whichever place among its like it is. */
export const fieldOf = (field: number): Field | undefined => fields[field & 0xf];

/** The server that a code of `serverCode` stands for. */
export const serverNamed = (number: number): string =>
  ['HQ', 'R&D', 'Archives'][number] ?? `Server ${String(number - 2)}`;

export interface Key {
  readonly category: Category;
  readonly a: number;
  readonly b: number;
  readonly field: number;
}

export function readKey(key: number): Key {
  const category = categories[key >> bits.category];
  if (category === undefined) throw new Error(`no feature has the number ${String(key)}`);
  return {
    category,
    a: (key >> bits.a) & 0xff,
    b: (key >> bits.b) & 0xfff,
    field: key & 0xff,
  };
}

/** What a feature is called to a reader: "runner credits", "Enigma in HQ", "ice 0 of HQ: rezzed". */
export function nameOf(key: number, titleOf: (def: number) => string): string {
  const { category, a, b, field } = readKey(key);
  const what = fields[field & 0xf] ?? '';
  switch (category) {
    case 'plain':
      return plain[field] ?? '';
    case 'pile':
      return `${titleOf(b)} in ${piles[a] ?? ''}`;
    case 'ice':
      return `ice ${String(b)} of ${serverNamed(a)}: ${what}`;
    case 'root':
      return `${titleOf(b)} in ${serverNamed(a)}: ${what}`;
    case 'rig':
    case 'corp-score':
    case 'runner-score':
      return `${titleOf(b)} in ${category}: ${what}`;
  }
}

/** Calls back for every feature in which two positions differ. Asked of every position: a loop over a map makes pairs. */
export function eachDifference(
  one: Features,
  other: Features,
  visit: (key: number, one: number, other: number) => void,
): void {
  let shared = 0;
  one.forEach((value, key) => {
    const against = other.get(key);
    if (against !== undefined) shared += 1;
    if (value !== (against ?? 0)) visit(key, value, against ?? 0);
  });
  if (shared === other.size) return;
  other.forEach((value, key) => {
    if (value !== 0 && !one.has(key)) visit(key, 0, value);
  });
}

export function differ(one: Features, other: Features): boolean {
  let found = one.size !== other.size;
  if (!found)
    eachDifference(one, other, () => {
      found = true;
    });
  return found;
}
