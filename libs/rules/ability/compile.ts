import { askedBy, asksNothing, type Asked } from './asked';
import { blankOf, factsOf } from './definition';
import { faceOf } from './face';
import { couldCome } from './outside';
import type { Definition, Often, Pool } from './pool';
import { nothingSaid, TextIndex, type Said } from './text-index';
import type { CardValue, Lines } from './value';

/** A card with its front, and its backs where it has some. */
function definitionOf(texts: TextIndex, value: CardValue, index: number, said: Said): Definition {
  const backs = value.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];
  const faces: Definition[] = [];
  const facts = factsOf(index, value);
  const blank = blankOf(facts, faces);
  const add = (lines: Lines, at: string): Definition => {
    const face = faceOf(texts, { facts, faces, blank }, lines, at, said);
    faces.push(face);
    return face;
  };
  const definition = add(value.abilities, value.code);
  backs.forEach((back, i) => {
    // FLIP-02: each copy has the same front, and a back of its own.
    if (i > 0) faces.push(definition);
    add(back.abilities, `${value.code}-back${i + 1}`);
  });
  return definition;
}

/** What each card asks of a game that it lies in. */
function askedOf(
  definitions: readonly Definition[],
  said: readonly Said[],
): readonly (Asked | null)[] {
  const asked = said.map(({ asks }): Asked | null => (asksNothing(asks) ? null : asks));
  // OUT-01: what could come into a game is asked for from its beginning.
  said.forEach(({ brings }, index) => {
    if (brings.length === 0) return;
    const texts = definitions.flatMap((one, at) =>
      brings.some((of) => couldCome(one, of)) ? [asked[at] ?? null] : [],
    );
    asked[index] = askedBy([asked[index] ?? null, ...texts]);
  });
  // Of a card that nobody saw the text may be that of any.
  const all = askedBy(asked);
  definitions.forEach(({ value }, index) => {
    if (value.unknown === true) asked[index] = all;
  });
  return asked;
}

const oftenOf = (
  hooks: ReadonlyMap<string, number>,
  constants: ReadonlyMap<string, number>,
): Often => ({
  paid: hooks.get('paid'),
  paidAtEncounters: hooks.get('paid:encounter'),
  paidForClicks: hooks.get('paid:action'),
  abilities: constants.get('abilities'),
  cannot: constants.get('cannot'),
  cannotSpend: constants.get('cannot-spend'),
});

/**
 * Turns card values into a pool: numbers the hooks, gives every list of effects and every ability
 * its path. Throws when two cards share a code or title, or a value is used at two places (a path
 * has to be unambiguous).
 */
export function compilePool(name: string, values: readonly CardValue[]): Pool {
  const texts = new TextIndex();
  const byCode = new Map<string, Definition>();
  const byTitle = new Map<string, Definition>();
  const said: Said[] = [];
  const definitions = values.map((value, index): Definition => {
    const one = nothingSaid();
    said.push(one);
    const definition = definitionOf(texts, value, index, one);
    if (byCode.has(value.code) || byTitle.has(value.title))
      throw new Error(`${value.code} ${value.title} stands twice in the pool`);
    byCode.set(value.code, definition);
    byTitle.set(value.title, definition);
    return definition;
  });
  const { hooks, effects, paths, abilities } = texts;
  const constants = texts.hooksOf('constant:');
  return {
    name,
    definitions,
    byCode,
    byTitle,
    hooks,
    constants,
    triggers: texts.hooksOf('when:'),
    forbids: texts.hooksOf('cannot:'),
    often: oftenOf(hooks, constants),
    asked: askedOf(definitions, said),
    effects,
    paths,
    abilities,
    rezWhen: [...abilities.values()].flatMap(({ ability }) =>
      ability.kind === 'rez-when' ? [ability] : [],
    ),
  };
}
