import type { Ability, Effects, Play } from './ability';
import type { Outside } from './plain-effect';
import { couldCome } from './outside';
import { askedBy, asksNothing, gathering, type Asked } from './asked';
import { blankOf, faceWith, factsOf, type Whole } from './definition';
import { gatherFromAbility, gatherFromWords } from './gather';
import { bitOf, hooksOf } from './hook';
import type { Modifier } from './modifier';
import { isAbility, isEffects, isRecord } from './recognise';
import { unheededIn } from './unheeded';
import type { Definition, Known, Placed, Pool, Printed, Sub } from './pool';
import type { CardValue, Lines } from './value';

const flatten = (lines: Lines): { line: number; ability: Ability }[] =>
  lines.flatMap((line, index) =>
    (Array.isArray(line) ? (line as readonly Ability[]) : [line as Ability]).map((ability) => ({
      line: ability.line ?? index,
      ability,
    })),
  );

/**
 * There is one string of each name, and several of what is put together: maps compare those letter
 * by letter.
 */
function asName(text: string): string {
  const named = Object.create(null) as Record<string, true>;
  named[text] = true;
  return Object.keys(named)[0] ?? text;
}

const withPrefix = (
  hooks: ReadonlyMap<string, number>,
  prefix: string,
): ReadonlyMap<string, number> =>
  new Map(
    [...hooks].flatMap(([hook, number]) =>
      hook.startsWith(prefix) ? [[asName(hook.slice(prefix.length)), number]] : [],
    ),
  );

function playIn(placed: readonly Placed[]): Play | null {
  for (const { ability } of placed) if (ability.kind === 'play') return ability;
  return null;
}

const bitsOf = (hooks: ReadonlyMap<number, unknown>): number =>
  [...hooks.keys()].reduce((bits, hook) => bits | bitOf(hook), 0);

/**
 * Turns card values into a pool: numbers the hooks, gives every list of effects and every ability
 * its path. Throws when two cards share a code or title, or a value is used at two places (a path
 * has to be unambiguous).
 */
export function compilePool(name: string, values: readonly CardValue[]): Pool {
  const hooks = new Map<string, number>();
  const effects = new Map<string, Effects>();
  const paths = new Map<Effects | Ability, string>();
  const abilities = new Map<string, Known>();
  /** What the card brings from outside of the game whose text is being walked through. */
  let brings: Outside[] = [];
  /** What is asked by the card whose text is being walked through. */
  let asks = gathering();
  const byCode = new Map<string, Definition>();
  const byTitle = new Map<string, Definition>();

  const hookNumber = (hook: string): number => {
    const known = hooks.get(hook);
    if (known !== undefined) return known;
    hooks.set(asName(hook), hooks.size);
    return hooks.size - 1;
  };

  const remember = (what: Effects | Ability, path: string): void => {
    if (paths.has(what)) throw new Error(`${path} shares a value with ${paths.get(what) ?? ''}`);
    paths.set(what, path);
  };

  const walk = (value: unknown, path: string, line: number): void => {
    if (isEffects(value)) {
      remember(value, path);
      effects.set(path, value);
    } else if (isAbility(value)) {
      remember(value, path);
      abilities.set(path, { path, line, ability: value, hooks: hooksOf(value).map(hookNumber) });
      const unheeded = unheededIn(value, path);
      if (unheeded !== null) throw new Error(`${path}: ${unheeded}`);
      gatherFromAbility(value, asks);
    }
    if (isRecord(value)) gatherFromWords(value, asks);
    if (isRecord(value) && value['do'] === 'bring') brings.push(value['cards'] as Outside);
    if (Array.isArray(value))
      value.forEach((one, i) => {
        walk(one, `${path}.${i}`, line);
      });
    else if (isRecord(value))
      for (const [key, one] of Object.entries(value))
        if (typeof one === 'object') walk(one, `${path}/${key}`, line);
  };

  const faceOf = (whole: Whole, lines: Lines, at: string): Definition => {
    const placed = flatten(lines).map(({ line, ability }, i): Placed => {
      const path = `${at}/${i}`;
      walk(ability, path, line);
      return { path, line, ability };
    });
    const byHook = new Map<number, Placed[]>();
    const anywhere = new Map<number, Placed[]>();
    for (const one of placed)
      for (const hook of hooksOf(one.ability)) {
        const number = hookNumber(hook);
        const inactive = 'anywhere' in one.ability && one.ability.anywhere !== undefined;
        if (inactive) asks.elsewhere.add(number);
        const table = inactive ? anywhere : byHook;
        table.set(number, [...(table.get(number) ?? []), one]);
      }
    const printed = new Map<Modifier['of'], Modifier[]>();
    for (const { ability } of placed)
      if (ability.kind === 'constant') {
        const { of } = ability.modifies;
        printed.set(of, [...(printed.get(of) ?? []), ability.modifies]);
      }
    const subs = placed
      .flatMap(({ ability, ...at }) => (ability.kind === 'sub' ? [{ ...at, ability }] : []))
      .map(({ path, line, ability }, id): Sub => ({ path, line, ability, id }));
    return faceWith(whole, {
      abilities: placed,
      play: playIn(placed),
      subs,
      bits: bitsOf(byHook),
      byHook,
      bitsAnywhere: bitsOf(anywhere),
      anywhere,
      printed: [...printed].map(([of, modifiers]): Printed => ({ of, modifiers })),
    });
  };

  const asked: (Asked | null)[] = [];
  const bringing = new Map<number, readonly Outside[]>();
  const definitions = values.map((value, index): Definition => {
    asks = gathering();
    brings = [];
    const backs = value.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];
    const faces: Definition[] = [];
    const facts = factsOf(index, value);
    const blank = blankOf(facts, faces);
    const add = (lines: Lines, at: string): Definition => {
      const face = faceOf({ facts, faces, blank }, lines, at);
      faces.push(face);
      return face;
    };
    const definition = add(value.abilities, value.code);
    backs.forEach((back, i) => {
      // FLIP-02: each copy has the same front, and a back of its own.
      if (i > 0) faces.push(definition);
      add(back.abilities, `${value.code}-back${i + 1}`);
    });
    if (byCode.has(value.code) || byTitle.has(value.title))
      throw new Error(`${value.code} ${value.title} stands twice in the pool`);
    asked.push(asksNothing(asks) ? null : asks);
    if (brings.length > 0) bringing.set(index, brings);
    byCode.set(value.code, definition);
    byTitle.set(value.title, definition);
    return definition;
  });
  // OUT-01: what could come into a game is asked for from its beginning.
  for (const [index, several] of bringing) {
    const texts = definitions.flatMap((one, at) =>
      several.some((of) => couldCome(one, of)) ? [asked[at] ?? null] : [],
    );
    asked[index] = askedBy([asked[index] ?? null, ...texts]);
  }
  // Of a card that nobody saw the text may be that of any.
  const all = askedBy(asked);
  definitions.forEach(({ value }, index) => {
    if (value.unknown === true) asked[index] = all;
  });
  const constants = withPrefix(hooks, 'constant:');
  const triggers = withPrefix(hooks, 'when:');
  const forbids = withPrefix(hooks, 'cannot:');
  return {
    name,
    definitions,
    byCode,
    byTitle,
    hooks,
    constants,
    triggers,
    forbids,
    often: {
      paid: hooks.get('paid'),
      paidAtEncounters: hooks.get('paid:encounter'),
      paidForClicks: hooks.get('paid:action'),
      abilities: constants.get('abilities'),
      cannot: constants.get('cannot'),
      cannotSpend: constants.get('cannot-spend'),
    },
    asked,
    effects,
    paths,
    abilities,
    rezWhen: [...abilities.values()].flatMap(({ ability }) =>
      ability.kind === 'rez-when' ? [ability] : [],
    ),
  };
}
