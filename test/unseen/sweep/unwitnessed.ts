import type { CardId, Pool, State } from '#rules';
import type { Trail } from '#notation/jinteki/reconstruct/node';
import type { Shown } from '#notation/jinteki/reconstruct/shown';
import { late } from '#notation/jinteki/reconstruct/told-lines';
import { useIn } from '#notation/jinteki/reconstruct/told-use';
import { type Placed, placedIn } from '#notation/jinteki/reconstruct/deviations/granted-in-place';
import type { Disproved } from '#notation/jinteki/reconstruct/witnesses/disproved';
import { disprovedIn } from '#notation/jinteki/reconstruct/witnesses/disproved-in';
import { untoldIn } from '#notation/jinteki/reconstruct/witnesses/untold-in';
import { trailsOf } from './steps';
import type { Found } from './ways';

export interface Unwitnessed {
  readonly name: string;
  readonly says: string;
}

const titleIn = ({ definitions }: Pool, { cards }: State, id: CardId): string =>
  definitions[cards[id]?.def ?? -1]?.value.title ?? '';

function sayDisproved({ behind, between: { after, until }, deed, paid }: Disproved): Unwitnessed {
  const place = `${String(after)}..${String(until)}`;
  if (paid !== null)
    return {
      name: 'paid otherwise',
      says: `${place} ${deed.name}: ${String(paid.due)} from ${paid.source}`,
    };
  return behind === null
    ? { name: `no line: ${deed.name}`, says: place }
    : { name: 'other order', says: `${place} ${deed.name}, then ${behind.name}` };
}

/** What is disproved of a stretch (ADR 231), and what its lines tell that nothing states. */
function* unwitnessedIn({ means, way }: Found, stretch: Placed): Generator<Unwitnessed> {
  const { rules } = means;
  for (const one of disprovedIn(rules, way.shown, stretch, (trail) => way.open.has(trail)))
    yield sayDisproved(one);
  for (const { entry, name } of untoldIn(rules, way.shown, stretch))
    yield { name: `not stated: ${name}`, says: String(entry) };
}

/**
 * Statements of a way that no line of their own bears out, and those whose lines stand in another order: whatever the
 * positions do not tell has to be told there.
 */
export function* unwitnessed(found: Found): Generator<Unwitnessed> {
  const { means, way } = found;
  for (const stretch of way.stretches)
    yield* unwitnessedIn(found, placedIn(means.rules, way.shown, stretch));
  for (const trail of trailsOf(way.stretches.at(-1)?.end ?? way.node)) {
    const overtaken = way.open.has(trail) ? null : overtakenIn(means.rules.pool, way.shown, trail);
    if (overtaken !== null) yield overtaken;
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
