import type { Place, Zone } from '#rules';
import { list } from './english';
import { whose, type Voice } from './voice';

/** Where a card comes from. */
export const zoneWords: Readonly<Record<Zone, string>> = {
  identity: 'play',
  rd: 'R&D',
  hq: 'HQ',
  archives: 'Archives',
  root: 'a server',
  ice: 'protecting a server',
  'corp-score': "the Corp's score area",
  stack: 'the stack',
  grip: 'the grip',
  heap: 'the heap',
  rig: 'the rig',
  'runner-score': "the Runner's score area",
  play: 'resolving',
  hosted: 'the card hosting it',
  aside: 'a search',
  removed: 'outside the game',
};

/** The places a filter looks in, by name. */
export const placeNames: { readonly [K in Place]: (v: Voice) => string } = {
  installed: () => 'play',
  play: () => 'play',
  hq: () => 'HQ',
  rd: () => 'R&D',
  archives: () => 'Archives',
  grip: (v) => `${whose(v, 'runner')} grip`,
  heap: (v) => `${whose(v, 'runner')} heap`,
  'corp-score': (v) => `${whose(v, 'corp')} score area`,
  'runner-score': (v) => `${whose(v, 'runner')} score area`,
  hosted: (v) => v.self,
};

/** "HQ", "Archives or HQ". */
export const fromPlaces = (places: Place | readonly Place[], v: Voice): string =>
  list(
    [places].flat().map((place) => placeNames[place](v)),
    v.every === true ? 'and' : 'or',
  );
