import {
  type Field,
  fieldOf,
  type Pile,
  piles,
  type Plain,
  plain,
  readKey,
  serverNamed,
} from './features';

const nobody = 'nobody';
const sides = [nobody, 'Corp', 'Runner', nobody] as const;

const plainNames = {
  winner: 'winner',
  turn: 'turn',
  'active side': 'whose turn',
  'corp credits': 'credits of the Corp',
  'corp clicks': 'clicks of the Corp',
  'bad publicity': 'bad publicity',
  'runner credits': 'credits of the Runner',
  'runner clicks': 'clicks of the Runner',
  tags: 'tags',
  'brain damage': 'brain damage',
  'R&D cards': 'cards in R&D',
  'stack cards': 'cards in the stack',
  'attacked server': 'attacked server',
  'run position': 'position of the run',
  'encountered strength': 'strength of the encountered ice',
  'broken subroutines': 'broken subroutines',
  'corp points': 'agenda points of the Corp',
  'runner points': 'agenda points of the Runner',
  'identity credits': "credits on the Corp's identity",
  'run credits': 'credits of the run',
  'runner identity credits': "credits on the Runner's identity",
  'corp current credits': "credits on the Corp's current",
  'runner current credits': "credits on the Runner's current",
  'runner identity': 'identity of the Runner',
} as const satisfies { readonly [name in Plain]: string };

const pileNames = {
  hq: 'HQ',
  archives: 'Archives',
  grip: 'the grip',
  heap: 'the heap',
  removed: 'what is removed from the game',
  play: 'what is being played',
  aside: 'what is set aside',
} as const satisfies { readonly [name in Pile]: string };

const fieldNames = {
  card: 'card',
  rezzed: 'rezzed',
  advancement: 'advancement tokens',
  virus: 'virus counters',
  power: 'power counters',
  agenda: 'agenda counters',
  credit: 'credits',
  recurring: 'recurring credits',
  host: 'host',
  strength: 'strength',
  facedown: 'facedown',
} as const satisfies { readonly [name in Field]: string };

const placeNames = {
  rig: "the Runner's rig",
  'corp-score': "the Corp's score area",
  'runner-score': "the Runner's score area",
} as const;

/** The subroutines whose bits are set, the first as 1. */
const subroutines = (mask: number): string =>
  [...mask.toString(2)]
    .reverse()
    .flatMap((bit, at) => (bit === '1' ? [String(at + 1)] : []))
    .join(' and ') || 'none';

function sayPlain(name: Plain, value: number, titleOf: (def: number) => string): string {
  if (name === 'runner identity') return value === 0 ? 'another' : titleOf(value - 1);
  if (name === 'winner' || name === 'active side') return sides[value] ?? nobody;
  if (name === 'run position')
    return value === 0 ? 'behind all ice' : `at ice ${String(value)} from the inside`;
  if (name === 'attacked server') return value === 0 ? 'none' : serverNamed(value - 1);
  return name === 'broken subroutines' ? subroutines(value) : String(value);
}

function sayField(field: Field, value: number, titleOf: (def: number) => string): string {
  if (field === 'rezzed' || field === 'facedown') return value === 0 ? 'no' : 'yes';
  if (field !== 'card' && field !== 'host') return String(value);
  return value === 0 ? 'none' : titleOf((value & 0xfff) - 1);
}

/** A feature and its value as a reader is told them: "credits of the Runner: 5", "ice 1 of HQ from the inside, rezzed: yes". */
export function sayFeature(key: number, value: number, titleOf: (def: number) => string): string {
  const { category, a, b, field } = readKey(key);
  const what = fieldOf(field);
  const aside = what === undefined ? '' : `${fieldNames[what]}: ${sayField(what, value, titleOf)}`;
  switch (category) {
    case 'plain': {
      const name = plain[field];
      return name === undefined ? '' : `${plainNames[name]}: ${sayPlain(name, value, titleOf)}`;
    }
    case 'pile': {
      const pile = piles[a];
      return `${titleOf(b)} in ${pile === undefined ? '' : pileNames[pile]}: ${String(value)}`;
    }
    case 'ice':
      return `ice ${String(b + 1)} of ${serverNamed(a)} from the inside, ${aside}`;
    case 'root':
      return `${titleOf(b)} in ${serverNamed(a)}, ${aside}`;
    case 'rig':
    case 'corp-score':
    case 'runner-score':
      return `${titleOf(b)} in ${placeNames[category]}, ${aside}`;
  }
}
