import type { Ability, Play } from './ability';
import { faceWith, type Whole } from './definition';
import { bitOf, hooksOf } from './hook';
import type { Modifier } from './modifier';
import type { Definition, Placed, Printed, Sub } from './pool';
import type { Said, TextIndex } from './text-index';
import type { Lines } from './value';

const flatten = (lines: Lines): { line: number; ability: Ability }[] =>
  lines.flatMap((line, index) =>
    (Array.isArray(line) ? (line as readonly Ability[]) : [line as Ability]).map((ability) => ({
      line: ability.line ?? index,
      ability,
    })),
  );

function playIn(placed: readonly Placed[]): Play | null {
  for (const { ability } of placed) if (ability.kind === 'play') return ability;
  return null;
}

const subsIn = (placed: readonly Placed[]): readonly Sub[] =>
  placed
    .flatMap(({ ability, ...at }) => (ability.kind === 'sub' ? [{ ...at, ability }] : []))
    .map(({ path, line, ability }, id): Sub => ({ path, line, ability, id }));

function printedIn(placed: readonly Placed[]): readonly Printed[] {
  const printed = new Map<Modifier['of'], Modifier[]>();
  for (const { ability } of placed)
    if (ability.kind === 'constant') {
      const { of } = ability.modifies;
      printed.set(of, [...(printed.get(of) ?? []), ability.modifies]);
    }
  return [...printed].map(([of, modifiers]): Printed => ({ of, modifiers }));
}

const bitsOf = (hooks: ReadonlyMap<number, unknown>): number =>
  [...hooks.keys()].reduce((bits, hook) => bits | bitOf(hook), 0);

/** What is printed on a face of a card, read: each ability at its place, and where it is looked for. */
export function faceOf(
  index: TextIndex,
  whole: Whole,
  lines: Lines,
  at: string,
  said: Said,
): Definition {
  const placed = flatten(lines).map(({ line, ability }, i): Placed => {
    const path = `${at}/${i}`;
    index.add(ability, path, line, said);
    return { path, line, ability };
  });
  const byHook = new Map<number, Placed[]>();
  const anywhere = new Map<number, Placed[]>();
  for (const one of placed)
    for (const hook of hooksOf(one.ability)) {
      const number = index.hookNumber(hook);
      const inactive = 'anywhere' in one.ability && one.ability.anywhere !== undefined;
      if (inactive) said.asks.elsewhere.add(number);
      const table = inactive ? anywhere : byHook;
      table.set(number, [...(table.get(number) ?? []), one]);
    }
  return faceWith(whole, {
    abilities: placed,
    play: playIn(placed),
    subs: subsIn(placed),
    bits: bitsOf(byHook),
    byHook,
    bitsAnywhere: bitsOf(anywhere),
    anywhere,
    printed: printedIn(placed),
  });
}
