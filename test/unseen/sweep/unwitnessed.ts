import type { CardId, Decision, Pool, Prompt, State } from '#rules';
import { linesOf } from '#notation/jinteki/reconstruct/candidates/lines-of-decision';
import { askedBy } from '#notation/jinteki/reconstruct/candidates/told-so-far';
import type { Trail } from '#notation/jinteki/reconstruct/node';
import type { Shown } from '#notation/jinteki/reconstruct/shown';
import { useIn } from '#notation/jinteki/reconstruct/told-use';
import { trailsOf } from './steps';
import type { Found } from './ways';

export interface Unwitnessed {
  readonly name: string;
  readonly says: string;
}

/** Entries that a question may put between a decision and its line, and lines of so much before it. */
const late = 3;
const early = 1;

interface Line {
  readonly entry: number;
  readonly at: number;
}

interface Witness {
  readonly name: string;
  readonly tells: (line: string) => boolean;
  /** One line may tell of several. */
  readonly shared: boolean;
}

/** Several subroutines, or as much strength as is needed, are told by one line. */
const tellsMore = /strength of|subroutines/;

const named = (name: string, title: string): Witness => ({
  name: `${name} ${title}`,
  tells: (line) => useIn(title, line) !== null,
  shared: false,
});

/** What tells of an answer to what a card asks. */
function ofAnswer(decision: Decision, prompt: Prompt | null, title: (id: CardId) => string) {
  if (prompt?.kind === 'option' && decision.do === 'option' && decision.option !== 'no')
    return named('option of', title(prompt.source));
  if (prompt?.kind === 'number' && decision.do === 'number')
    return named('number for', title(prompt.source));
  if (prompt?.kind === 'pick' && decision.do === 'pick' && prompt.why === 'choose')
    return prompt.source === null ? null : named('choice of', title(prompt.source));
  return null;
}

/** Decisions that have their lines elsewhere, or in the order of a pile. */
const apart: ReadonlySet<Decision['do']> = new Set(['discard', 'keep', 'leave-accessed', 'server']);

const titleIn = ({ definitions }: Pool, { cards }: State, id: CardId): string =>
  definitions[cards[id]?.def ?? -1]?.value.title ?? '';

function witnessOf(pool: Pool, state: State, trail: Trail): Witness | null {
  const { decision, asked } = trail;
  const prompt = askedBy(trail);
  const title = (id: CardId): string => titleIn(pool, state, id);
  if (apart.has(decision.do)) return null;
  const answer = ofAnswer(decision, prompt, title);
  if (answer !== null) return answer;
  const told = linesOf(pool, asked?.live.state ?? state, decision, prompt);
  if (told === null) return null;
  return { name: told.name, tells: (line) => told.in(line, 0), shared: decision.do === 'use' };
}

/** The line of a decision: the first in its entries, then after, then before them that tells of nothing else. */
function lineOf(
  shown: readonly Shown[],
  { between: { after, until } }: Trail,
  { tells, shared }: Witness,
  taken: Set<string>,
): Line | null {
  const entries: number[] = [];
  for (let entry = after + 1; entry <= until + late; entry += 1) entries.push(entry);
  for (let entry = after; entry >= Math.max(0, after - early); entry -= 1) entries.push(entry);
  for (const entry of entries)
    for (const [at, line] of (shown[entry]?.lines ?? []).entries()) {
      const name = `${String(entry)} ${String(at)}`;
      if (taken.has(name) || !tells(line)) continue;
      if (!(shared && tellsMore.test(line))) taken.add(name);
      return { entry, at };
    }
  return null;
}

/**
 * Statements of a way that no line of their own bears out, and those whose lines stand in another order: whatever the
 * positions do not tell has to be told there.
 */
export function* unwitnessed({ means, way }: Found): Generator<Unwitnessed> {
  const { pool } = means.rules;
  const end = way.stretches.at(-1)?.end ?? way.node;
  const taken = new Map<string, Set<string>>();
  const told: { readonly witness: Witness; readonly line: Line }[] = [];
  for (const trail of trailsOf(end)) {
    const overtaken = way.open.has(trail) ? null : overtakenIn(pool, way.shown, trail);
    if (overtaken !== null) yield overtaken;
    const witness = way.open.has(trail) ? null : witnessOf(pool, end.live.state, trail);
    if (witness === null) continue;
    const own = taken.get(witness.name) ?? new Set<string>();
    taken.set(witness.name, own);
    const line = lineOf(way.shown, trail, witness, own);
    const place = `${String(trail.between.after)}..${String(trail.between.until)}`;
    if (line === null) {
      yield {
        name: `no line: ${witness.name}`,
        says: `${place} ${JSON.stringify(trail.decision)}`,
      };
      continue;
    }
    const later = told.slice(-most).find((one) => isAfter(one.line, line));
    if (later !== undefined)
      yield { name: 'other order', says: `${place} ${later.witness.name}, then ${witness.name}` };
    told.push({ witness, line });
  }
}

/** Of abilities that wait together one is stated to come first, and another is told first. */
function overtakenIn(pool: Pool, shown: readonly Shown[], trail: Trail): Unwitnessed | null {
  const { decision, asked, between } = trail;
  const state = asked?.live.state;
  if (decision.do !== 'first' || state?.prompt?.kind !== 'order') return null;
  const titles = state.prompt.sources.map((id) => titleIn(pool, state, id));
  const lines = shown
    .slice(between.after + 1, between.until + 1 + late)
    .flatMap(({ lines: told }) => told);
  const placeOf = (title: string): number => {
    const at = lines.findIndex((line) => useIn(title, line) !== null);
    return at < 0 ? lines.length : at;
  };
  const chosen = titles[decision.ability] ?? '';
  const other = titles.find((title) => placeOf(title) < placeOf(chosen));
  return other === undefined
    ? null
    : {
        name: 'first, and told after another',
        says: `${String(between.after)}..${String(between.until)} ${chosen}, and ${other}`,
      };
}

/** Decisions before one whose lines may stand after its own. */
const most = 12;

const isAfter = (one: Line, other: Line): boolean =>
  one.entry > other.entry || (one.entry === other.entry && one.at > other.at);
