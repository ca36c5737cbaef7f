import type { Definition, Figures, Placed } from './pool';
import { isConsole, sideOf, type CardValue } from './value';

type Facts = Pick<
  Definition,
  | 'index'
  | 'value'
  | 'code'
  | 'type'
  | 'figures'
  | 'subtypes'
  | 'isUnique'
  | 'isConsole'
  | 'isLimited'
  | 'side'
>;

/** What the faces of a card share. */
export interface Whole {
  readonly facts: Facts;
  readonly faces: readonly Definition[];
  readonly blank: Definition;
}

const figuresOf = (value: CardValue): Figures => ({
  cost: 'cost' in value ? value.cost : null,
  strength: 'strength' in value ? value.strength : null,
  memory: value.type === 'program' ? value.memory : null,
  points: value.type === 'agenda' ? value.points : null,
});

/** What is asked of cards again and again stands at the same place for cards of every type. */
export const factsOf = (index: number, value: CardValue): Facts => ({
  index,
  value,
  code: value.code,
  type: value.type,
  figures: figuresOf(value),
  subtypes: value.subtypes,
  isUnique: value.unique === true,
  isConsole: isConsole(value),
  isLimited: value.unique === true || isConsole(value),
  side: sideOf(value),
});

/** What is printed on a face, read. */
type Text = Pick<
  Definition,
  'abilities' | 'play' | 'subs' | 'bits' | 'byHook' | 'bitsAnywhere' | 'anywhere' | 'printed'
>;

type Unfinished = Omit<Definition, 'blank'> & { blank: Definition | null };

/** Written out here alone: what is spread, or written out at two places, is of two shapes to V8. */
const written = ({ facts, faces }: Omit<Whole, 'blank'>, text: Text): Unfinished => ({
  index: facts.index,
  value: facts.value,
  code: facts.code,
  type: facts.type,
  figures: facts.figures,
  subtypes: facts.subtypes,
  isUnique: facts.isUnique,
  isConsole: facts.isConsole,
  isLimited: facts.isLimited,
  side: facts.side,
  abilities: text.abilities,
  play: text.play,
  subs: text.subs,
  bits: text.bits,
  byHook: text.byHook,
  bitsAnywhere: text.bitsAnywhere,
  anywhere: text.anywhere,
  printed: text.printed,
  faces,
  blank: null,
});

const withBlank = (face: Unfinished, blank: Definition | Unfinished): Definition => {
  face.blank = blank as Definition;
  return face as Definition;
};

export const faceWith = (whole: Whole, text: Text): Definition =>
  withBlank(written(whole, text), whole.blank);

const noHooks: ReadonlyMap<number, readonly Placed[]> = new Map();
const NOTHING: Text = {
  abilities: [],
  play: null,
  subs: [],
  bits: 0,
  byHook: noHooks,
  bitsAnywhere: 0,
  anywhere: noHooks,
  printed: [],
};

/** BLANK-01: nothing of the text is left, everything else of the card is. */
export function blankOf(facts: Facts, faces: readonly Definition[]): Definition {
  const blank = written({ facts, faces }, NOTHING);
  return withBlank(blank, blank);
}
