import type { Filter, Place } from '#rules/ability/filter';
import type { CardType, Subtype } from '#rules/ability/trait';
import { a, list, plural } from './english';
import { whose, type Voice } from './voice';

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

const acronyms: ReadonlySet<Subtype> = new Set(['ai', 'ap']);
export const subtypeWord = (one: Subtype): string => (acronyms.has(one) ? one.toUpperCase() : one);

/** What each quality of a filter adds: words before the noun, or after it. */
interface Part {
  readonly before?: string;
  readonly after?: string;
}

const asList = <T extends string>(one: T | readonly T[]): readonly T[] =>
  typeof one === 'string' ? [one] : one;

/** The places a filter looks in, by name. */
export const placeNames: { readonly [K in Place]: (v: Voice) => string } = {
  installed: () => 'play',
  hq: () => 'HQ',
  archives: () => 'Archives',
  grip: (v) => `${whose(v, 'runner')} grip`,
  heap: (v) => `${whose(v, 'runner')} heap`,
  'corp-score': (v) => `${whose(v, 'corp')} score area`,
  'runner-score': (v) => `${whose(v, 'runner')} score area`,
  hosted: (v) => v.self,
};

function placePart(f: Filter, v: Voice): Part {
  if (f.in === undefined) return {};
  switch (f.in) {
    case 'installed':
      // What is rezzed or unrezzed is installed.
      return (f.rezzed ?? f.unrezzed) === true ? {} : { before: 'installed' };
    case 'hosted':
      return { after: `hosted on ${placeNames.hosted(v)}` };
    case 'hq':
    case 'archives':
    case 'grip':
    case 'heap':
    case 'corp-score':
    case 'runner-score':
      return { after: `in ${placeNames[f.in](v)}` };
  }
}

export const filterWords: {
  readonly [K in keyof Required<Filter>]: (f: Filter, v: Voice) => Part;
} = {
  in: placePart,
  other: () => ({ before: 'other' }),
  side: (f, v) =>
    f.side === undefined ? {} : { after: f.side === v.me ? 'of yours' : `of ${whose(v, f.side)}` },
  rezzed: (f) => (f.rezzed === true ? { before: 'rezzed' } : {}),
  unrezzed: (f) => (f.unrezzed === true ? { before: 'unrezzed' } : {}),
  not: (f) => (f.not === undefined ? {} : { before: `non-${subtypeWord(f.not)}` }),
  subtype: (f) =>
    f.subtype === undefined ? {} : { before: list(asList(f.subtype).map(subtypeWord), 'or') },
  type: () => ({}),
  hasTrashCost: () => ({ after: 'with a trash cost' }),
  advanceable: () => ({ after: 'that can be advanced' }),
  server: (f) => ({ after: f.type === 'ice' ? 'protecting this server' : 'in this server' }),
  namesake: (_, v) => ({ after: `of ${v.self}` }),
};

/** Words in the order in which English wants them. */
const order: readonly (keyof Filter)[] = [
  'namesake',
  'other',
  'in',
  'rezzed',
  'unrezzed',
  'not',
  'subtype',
  'type',
  'server',
  'advanceable',
  'hasTrashCost',
  'side',
];

const head = (f: Filter): string => {
  if (f.namesake === true) return 'copy';
  if (f.type === undefined) return f.subtype === 'icebreaker' ? '' : 'card';
  return list(
    asList(f.type).map((type) => typeNoun[type]),
    'or',
  );
};

export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The cards a filter describes: "rezzed piece of ice protecting this server". */
export function noun(f: Filter, v: Voice): Noun {
  const parts = order.flatMap((key) => (f[key] === undefined ? [] : [filterWords[key](f, v)]));
  const before = parts.flatMap((part) => part.before ?? []);
  const after = parts.flatMap((part) => part.after ?? []);
  const core = head(f);
  const types = core.split(' or ');
  const many = core === '' ? [] : [types.map((type) => plural(type)).join(' or ')];
  if (core === '') {
    const last = before.at(-1) ?? '';
    const rest = before.slice(0, -1);
    return {
      one: [...rest, last, ...after].join(' '),
      many: [...rest, plural(last), ...after].join(' '),
    };
  }
  return {
    one: [...before, core, ...after].join(' '),
    many: [...before, ...many, ...after].join(' '),
  };
}

/** Where a filter names no place it means installed cards (CHOOSE-01). */
export const placed = (f: Filter): Filter => ({ in: 'installed', ...f });

/** "an unrezzed piece of ice", "another installed card of yours". */
export const anyOf = (f: Filter, v: Voice): string => {
  const { one } = noun(f, v);
  return one.startsWith('other ') ? `an${one}` : a(one);
};
