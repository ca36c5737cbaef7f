import type { Actor, Decision, Pool, State } from '#rules';
import type { Deviation } from '../deviations/deviation';
import { plainKey } from '../features';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import { replacing } from '../told-use';
import { titleOf } from './shows';
import { boostsAndBreaks, useOf } from './use-of';

/** Entries before these whose lines may tell of what is done in them, or theirs of what was done before. */
const before = 6;

const rezzes = /^(?!.* uses? ).* to rez (.+?)(?: protecting .+| in .+|\.)$/;
const matches = / to increase the strength of (.+) to -?\d+( and break .+)?\.?$/;
const pumps = / to use (.+) to increase its strength from /;
const breaks = / to use (.+?) to break /;
const trashes = / pays \d+ \[Credits?\] to trash (.+) from (?:HQ|R&D|Archives|Server \d+)\.$/;
const bids = / to increase (trace|link) strength to -?\d+\.?$/;

const bidders = {
  trace: { name: 'bid corp', credits: plainKey('corp credits') },
  link: { name: 'bid runner', credits: plainKey('runner credits') },
} as const;

/** What a line tells somebody to bid who had a credit: of who has none ours asks nothing. */
export function bidBy(line: string, last: Shown | undefined): readonly string[] {
  const [, strength] = bids.exec(line) ?? [];
  if (strength !== 'trace' && strength !== 'link') return [];
  const { name, credits } = bidders[strength];
  return (last?.features.get(credits) ?? 0) > 0 ? [name] : [];
}

/** What a line tells to be done, and what no change of the table need tell; by names. */
export function owedBy(line: string): readonly string[] {
  const [, rezzed] = rezzes.exec(line) ?? [];
  if (rezzed !== undefined) return [`rez ${rezzed}`];
  const [, matched, broke] = matches.exec(line) ?? [];
  if (matched !== undefined)
    return broke === undefined ? [`boost ${matched}`] : [`boost ${matched}`, `break ${matched}`];
  const [, trashed] = trashes.exec(line) ?? [];
  if (trashed !== undefined) return [`trash ${trashed}`];
  const replaced = replacing(line);
  if (replaced !== null) return [`replace ${replaced}`];
  const [, pumped] = pumps.exec(line) ?? [];
  if (pumped !== undefined) return [`boost ${pumped}`];
  const [, broken] = breaks.exec(line) ?? [];
  return broken === undefined ? [] : [`break ${broken}`];
}

/** By what name the lines of a decision are owed; null where none is. */
export function nameOfDecision(
  pool: Pool,
  state: State,
  one: Decision,
  by: Actor | null,
): string | null {
  if (one.do === 'bid') return `bid ${by ?? ''}`;
  if (one.do === 'rez') return `rez ${titleOf(pool, state, one.card)}`;
  if (one.do === 'replace') return `replace ${titleOf(pool, state, one.card)}`;
  if (one.do !== 'use') return null;
  return `${useOf(pool, state, one.card, one.ability)} ${titleOf(pool, state, one.card)}`;
}

/** All names of one, with what is asked: of an accessed card it tells which. */
function namesIn(pool: Pool, state: State, { asked, by, decision }: Trail): readonly string[] {
  if (decision.do === 'trash-accessed') {
    const prompt = asked?.live.state.prompt;
    return prompt?.kind === 'accessed' ? [`trash ${titleOf(pool, state, prompt.card)}`] : [];
  }
  const name = nameOfDecision(pool, state, decision, by);
  if (name === null) return [];
  return decision.do === 'use' && boostsAndBreaks(pool, state, decision.card, decision.ability)
    ? [name, `boost ${titleOf(pool, state, decision.card)}`]
    : [name];
}

/** The same of a deviation, and of what is decided on the way to it. */
export function namesOfDeviation(
  pool: Pool,
  state: State,
  { kind, card, decisions = [] }: Deviation,
): string[] {
  const within = decisions.flatMap((one) => nameOfDecision(pool, state, one, null) ?? []);
  const title = state.cards[card] === undefined ? '' : titleOf(pool, state, card);
  if (kind === 'early-rez' || kind === 'idle-rez') return [...within, `rez ${title}`];
  if (kind === 'early-pump') return [...within, `boost ${title}`];
  if (kind === 'cost-paid') return [...within, `trash ${title}`];
  return kind === 'idle-use' ? [...within, `boost ${title}`, `break ${title}`] : within;
}

/** Whether lines tell of a use, a rez, a bid or an accessed card that is paid for that the way to a position has left out: what it did shows no more. */
export function isOwed(
  pool: Pool,
  { granted, live: { state }, trail }: Node,
  { between: { after, until }, evidence }: Goal,
): boolean {
  const owed = new Map<string, number>();
  const count = (from: number, to: number): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (let entry = Math.max(0, from); entry <= to; entry += 1) {
      const last = evidence.shown[entry - 1];
      for (const line of evidence.shown[entry]?.lines ?? [])
        for (const name of [...owedBy(line), ...bidBy(line, last)])
          found.set(name, (found.get(name) ?? 0) + 1);
    }
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
    for (const name of namesIn(pool, state, at)) take(name, at.between.after >= after);
  }
  for (let at = granted; at !== null && at.deviation.entry > after - before; at = at.before)
    for (const name of namesOfDeviation(pool, state, at.deviation))
      take(name, at.deviation.entry > after);
  return [...owed].some(
    ([name, often]) => often - Math.max(0, (made.get(name) ?? 0) - (told.get(name) ?? 0)) > 0,
  );
}
