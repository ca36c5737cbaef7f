import type { Definition, Placed } from './pool';
import { isConsole, sideOf, type CardValue } from './value';

type Facts = Pick<Definition, 'index' | 'value' | 'type' | 'subtypes' | 'isLimited' | 'side'>;

/** What the faces of a card share. */
export interface Whole {
  readonly facts: Facts;
  readonly faces: readonly Definition[];
  readonly blank: Definition;
}

/** What is asked of cards again and again stands at the same place for cards of every type. */
export const factsOf = (index: number, value: CardValue): Facts => ({
  index,
  value,
  type: value.type,
  subtypes: value.subtypes,
  isLimited: value.unique === true || isConsole(value),
  side: sideOf(value),
});

const nothing: readonly never[] = [];
const noHooks: ReadonlyMap<number, readonly Placed[]> = new Map();
const noModifiers: Definition['printed'] = new Map();

/** BLANK-01: nothing of the text is left, everything else of the card is. Of the shape of the other faces. */
export function blankOf(facts: Facts, faces: readonly Definition[]): Definition {
  const blank: Omit<Definition, 'blank'> & { blank: Definition | null } = {
    index: facts.index,
    value: facts.value,
    type: facts.type,
    subtypes: facts.subtypes,
    isLimited: facts.isLimited,
    side: facts.side,
    abilities: nothing,
    subs: nothing,
    bits: 0,
    byHook: noHooks,
    bitsAnywhere: 0,
    anywhere: noHooks,
    printed: noModifiers,
    faces,
    blank: null,
  };
  blank.blank = blank as Definition;
  return blank.blank;
}
