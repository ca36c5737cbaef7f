import { encounterIn, type Rules, type State } from '#rules';
import { cidOf, subroutinesOf } from '../../lens/card';
import { encounterOf } from '../../lens/run';
import { type Side, SIDES } from '../../lens/side';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { SubsApart } from './resolved-apart';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import type { Deviation, Granted } from './deviation';
import { isPreventionAsked } from './prevention-asked';
import { taken } from './taken';
import { begun, unasked } from './unasked';
import type { Unanswered } from './unanswered';
import { unbrokenOn } from './unfired';

const quiet: ReadonlySet<string> = new Set(['waiting', 'run']);

/** What somebody is asked, by what a subroutine does for one; null where nobody is. */
function askedIn(there: Shown | undefined): string | null {
  const side = SIDES.find((one) => !quiet.has(there?.prompts[one]?.kind ?? 'waiting'));
  const prompt = side === undefined ? null : (there?.prompts[side] ?? null);
  return prompt === null ? null : `${prompt.message} ${String(prompt.asking)}`;
}

/** Before some entries, as far as what was asked there is still open: that a subroutine began to resolve shows nothing yet. */
function sinceAsked(shown: readonly Shown[], after: number): number {
  let from = beforeQuestion(shown, after);
  // What the Runner bids is asked right after what the Corp does.
  const isTraced = (side: Side, at: number): boolean => shown[at]?.prompts[side]?.kind === 'trace';
  if (isTraced('runner', after) && isTraced('corp', from)) from = beforeQuestion(shown, from);
  return isPreventionAsked(shown[after]) ? beforeQuestion(shown, from) : from;
}

function beforeQuestion(shown: readonly Shown[], at: number): number {
  const asked = askedIn(shown[at]);
  let from = at;
  while (asked !== null && askedIn(shown[from]) === asked) from -= 1;
  return from;
}

/** Strength is changed, or subroutines are broken. */
const acts = / to (?:use .+? to (?:break |.*\bstrength\b)|increase the strength of )/;

const passes = / passes .+ protecting /;

const firedOn = (ice: Parameters<typeof subroutinesOf>[0]): number =>
  subroutinesOf(ice).filter(({ fired }) => fired).length;

/** Whether something is done in the encounter of an entry after that entry, before any further subroutine resolves. */
function goesOn(shown: readonly Shown[], entry: number): boolean {
  const { state } = shown[entry] ?? {};
  const ice = state === undefined ? null : encounterOf(state);
  for (let at = entry + 1; ice !== null; at += 1) {
    const there = shown[at];
    if (there === undefined) return false;
    const next = encounterOf(there.state);
    const isOver = next === null || cidOf(next) !== cidOf(ice);
    const end = there.lines.findIndex((line) => passes.test(line));
    if ((isOver && end < 0) || (!isOver && firedOn(next) > firedOn(ice))) return false;
    const lines = isOver ? there.lines.slice(0, end) : there.lines;
    if (lines.some((line) => acts.test(line))) return true;
    if (isOver) return false;
  }
  return false;
}

/** All of a game, after which something else is done before the next one resolves, or before the encounter is over. */
export function subsApartIn(titles: Titles, shown: readonly Shown[]): readonly SubsApart[] {
  const list: SubsApart[] = [];
  for (let entry = 1; entry < shown.length; entry += 1) {
    const [before, there] = [shown[entry - 1], shown[entry]].map((at) =>
      at === undefined ? null : encounterOf(at.state),
    );
    if (!before || !there || cidOf(before) !== cidOf(there)) continue;
    const def = titles.defOf(there);
    const [had, has] = [subroutinesOf(before), subroutinesOf(there)];
    const subs = has.flatMap(({ fired: now }, at) => (now && had[at]?.fired !== true ? [at] : []));
    const isOver = has.every(({ broken, fired: now }) => broken || now);
    if (def === null || subs.length === 0) continue;
    const isActed = goesOn(shown, entry);
    const [isHeld, isParted] = [isOver && isActed, !isOver && isActed];
    const all = has.flatMap(({ fired: now }, at) => (now ? [at] : []));
    const isOutOfTurn = has.some(
      ({ broken, fired: now }, at) => !broken && !now && subs.some((sub) => sub > at),
    );
    if (isHeld || (!isOver && subs.length === 1))
      list.push({ entry, def, subs, fired: all, isHeld, isOutOfTurn, isParted });
  }
  return list;
}

/** Those of some entries, and of those before that ask on into them. */
export function subsApartDue(
  all: readonly SubsApart[],
  shown: readonly Shown[],
  after: number,
  until: number,
): readonly SubsApart[] {
  if (all.length === 0) return all;
  const from = sinceAsked(shown, after);
  return all.filter(({ entry }) => entry > from && entry <= until);
}

/** A subroutine resolves, and something is done before the next one does. */
export function* subsApart(
  means: Means,
  node: Node,
  apart: readonly SubsApart[],
  choices: readonly Pick<Unanswered, 'asked' | 'def'>[],
  goal: Goal,
): Generator<Node> {
  if (apart.length === 0) return;
  const { rules, titles } = means;
  const ways = unasked(rules, node.live.state, begun(means, node, goal));
  // The last ones may have begun to resolve one by one, with nothing done between them.
  const lastFirst = [...apart].sort((one, other) => Number(other.isHeld) - Number(one.isHeld));
  for (const { def, entry, fired, isHeld, subs: now } of lastFirst) {
    if (isTaken(node.granted, entry)) continue;
    for (const { decisions, at } of ways) {
      const ice = encounterIn(at)?.vars.ice;
      if (ice === undefined || at.cards[ice]?.def !== def) continue;
      // What is told last is broken; it would be taken for what resolves.
      if (decisions.at(-1)?.do === 'break') continue;
      const subs = isHeld ? leftIn(rules, at, def, fired) : now;
      if (subs === null || skips(rules, at, def, { fired, subs })) continue;
      const one: Deviation = {
        ...{ kind: 'sub-apart', card: ice, credits: 0, entry, difference: 'D22', rule: 'SUB-01' },
        legal: false,
        reason: isHeld
          ? `${titles.titleOf(def)}: its encounter goes on once its subroutines are behind.`
          : `${titles.titleOf(def)}: a subroutine resolves, and something is done before the next.`,
        decisions: [...decisions, ...subs.map((sub) => ({ do: 'break', sub }) as const)],
      };
      // What it asks may be left without an answer: first where it is what theirs asked with it.
      const left = choices.filter((choice) => choice.def === def);
      const asking: Deviation = { ...one, stays: true };
      const isFirst = left.some(({ asked }) => asked === entry);
      if (isFirst) yield* taken(means, node, asking);
      yield* taken(means, node, one);
      if (left.length > 0 && !isFirst) yield* taken(means, node, asking);
    }
  }
}

/** What is left to resolve in ours, where all of it has resolved in theirs; null where some of it has not. */
function leftIn(
  rules: Rules,
  at: State,
  def: number,
  fired: readonly number[],
): readonly number[] | null {
  const left = unbrokenOn(rules, at, def);
  return left.length > 0 && left.every((sub) => fired.includes(sub)) ? left : null;
}

/** In theirs one that is left to resolve in ours has resolved before. */
const skips = (
  rules: Rules,
  at: State,
  def: number,
  { fired, subs }: Pick<SubsApart, 'fired' | 'subs'>,
): boolean => unbrokenOn(rules, at, def).some((sub) => fired.includes(sub) && !subs.includes(sub));

/** It was taken on the way to what is asked. */
export function isTaken(last: Granted | null, entry: number): boolean {
  for (let at = last; at !== null && at.deviation.entry >= entry; at = at.before)
    if (at.deviation.kind === 'sub-apart' && at.deviation.entry === entry) return true;
  return false;
}
