/** Why statistics are not told: to answer would read more than one question may. */
export type Untold = BeingCounted | Behind | LineIsFull | NoDays | TooMany;

/** It is counted beside, and told when that is done. */
export interface BeingCounted {
  readonly untold: 'being-counted';
  /** As many sides, or names, as would have been read. */
  readonly sides: number;
  /** How much of it is done, of 1. */
  readonly done: number;
  /** As many others as this would be are counted first. */
  readonly ahead: number;
}

/** All games are being counted anew: until that is done names are read of the games themselves, and these are too many. */
export interface Behind {
  readonly untold: 'behind';
  readonly sides: number;
}

/** It would be counted beside, but as much as may be waits for that already: on this account, or on all. */
export interface LineIsFull {
  readonly untold: 'line-full';
  readonly of: 'own' | 'all';
}

/** It would be counted beside, but as it stands nobody else asks for it: a stretch that is no whole days. */
export interface NoDays {
  readonly untold: 'no-days';
  readonly sides: number;
  /** The end that is amid a day, and where that begins. */
  readonly end: 'since' | 'until';
  readonly day: Date;
}

/** Nothing is kept of such a filter. */
export interface TooMany {
  readonly untold: 'too-many';
  readonly sides: number;
  /** One may read as many. */
  readonly most: number;
}

export const isUntold = (answer: object): answer is Untold => 'untold' in answer;
