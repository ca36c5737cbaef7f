import type { Decision, Pool, State } from '#rules';
import type { Deviation } from '../deviations/deviation';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { titleOf } from './shows';
import { useOf } from './use-of';

/** Entries before these whose lines may tell of what is done in them, or theirs of what was done before. */
const before = 6;

const rezzes = /^(?!.* uses? ).* to rez (.+?)(?: protecting .+| in .+|\.)$/;
const matches = / to increase the strength of (.+) to -?\d+( and break .+)?\.?$/;
const pumps = / to use (.+) to increase its strength from /;
const breaks = / to use (.+?) to break /;

/** What a line tells to be done, and what no change of the table need tell; by names. */
export function owedBy(line: string): readonly string[] {
  const [, rezzed] = rezzes.exec(line) ?? [];
  if (rezzed !== undefined) return [`rez ${rezzed}`];
  const [, matched, broke] = matches.exec(line) ?? [];
  if (matched !== undefined)
    return broke === undefined ? [`boost ${matched}`] : [`boost ${matched}`, `break ${matched}`];
  const [, pumped] = pumps.exec(line) ?? [];
  if (pumped !== undefined) return [`boost ${pumped}`];
  const [, broken] = breaks.exec(line) ?? [];
  return broken === undefined ? [] : [`break ${broken}`];
}

function nameOf(pool: Pool, state: State, one: Decision): string | null {
  if (one.do === 'rez') return `rez ${titleOf(pool, state, one.card)}`;
  if (one.do !== 'use') return null;
  return `${useOf(pool, state, one.card, one.ability)} ${titleOf(pool, state, one.card)}`;
}

function namesOf(pool: Pool, state: State, { kind, card, decisions = [] }: Deviation): string[] {
  const within = decisions.flatMap((one) => nameOf(pool, state, one) ?? []);
  const title = state.cards[card] === undefined ? '' : titleOf(pool, state, card);
  if (kind === 'early-rez' || kind === 'idle-rez') return [...within, `rez ${title}`];
  if (kind === 'early-pump') return [...within, `boost ${title}`];
  return kind === 'idle-use' ? [...within, `boost ${title}`, `break ${title}`] : within;
}

/** Whether lines tell of a use or a rez that the way to a position has left out: what it did shows no more. */
export function isOwed(
  pool: Pool,
  { granted, live: { state }, trail }: Node,
  { between: { after, until }, evidence }: Goal,
): boolean {
  const owed = new Map<string, number>();
  const count = (from: number, to: number): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const { lines } of evidence.shown.slice(Math.max(0, from), to + 1))
      for (const name of lines.flatMap(owedBy)) found.set(name, (found.get(name) ?? 0) + 1);
    return found;
  };
  for (const [name, often] of count(after + 1, until)) owed.set(name, often);
  if (owed.size === 0) return false;
  const told = count(after + 1 - before, after);
  const made = new Map<string, number>();
  const take = (name: string, isNow: boolean): void => {
    if (isNow) owed.set(name, (owed.get(name) ?? 0) - 1);
    else made.set(name, (made.get(name) ?? 0) + 1);
  };
  for (
    let at: Trail | null = trail;
    at !== null && at.between.until > after - before;
    at = at.before
  ) {
    const name = nameOf(pool, state, at.decision);
    if (name !== null) take(name, at.between.after >= after);
  }
  for (let at = granted; at !== null && at.deviation.entry > after - before; at = at.before)
    for (const name of namesOf(pool, state, at.deviation)) take(name, at.deviation.entry > after);
  return [...owed].some(
    ([name, often]) => often - Math.max(0, (made.get(name) ?? 0) - (told.get(name) ?? 0)) > 0,
  );
}
