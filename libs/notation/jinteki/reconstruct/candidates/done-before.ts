import type { Decision, Pool } from '#rules';
import type { Evidence } from '../evidence';
import type { Places, Tells } from '../evidence-of-places';
import type { Node } from '../node';
import { earlier, late } from '../told-lines';
import { linesOf } from './lines-of-decision';
import { askedBy } from './told-so-far';

/** The same was done right before these entries, whose lines may tell that, as none of its own does. */
export function isDoneBefore(
  pool: Pool,
  { trail, live: { state } }: Node,
  after: number,
  { places }: Evidence,
  { name }: Tells,
): boolean {
  let since = after;
  let made = 0;
  let told: Tells | null = null;
  for (let at = trail; at !== null && at.between.until > after - late; at = at.before) {
    if (at.between.after >= after) continue;
    const one = linesOf(pool, state, at.decision, askedBy(at));
    if (one?.name !== name) continue;
    told = one;
    made += 1;
    since = at.between.after;
  }
  return told !== null && places.toldFrom(told, since) < made;
}

const deeds: ReadonlySet<Decision['do']> = new Set(['rez', 'use', 'install', 'play']);

/** The last of its lines, up to an entry where that is known to tell it. */
function lastPlace(place: Places | null, until: number | null): number | null {
  if (place === null || until === null) return place?.last ?? null;
  const told = [...place.entries].flatMap(([at, entry]) => (entry <= until ? [at] : []));
  return told.at(-1) ?? null;
}

/** What is told before these entries was answered before what was done since: ours had its place for it. */
export function isAnsweredBefore(
  pool: Pool,
  { live: { state }, trail }: Node,
  after: number,
  { places }: Evidence,
  told: Tells,
): boolean {
  const since = told.early === true ? after - earlier : null;
  const answered = places.answeredIn(told);
  const last = lastPlace(places.placesOf(told), answered) ?? (since === null ? 0 : -Infinity);
  const entry = answered ?? (last >= 0 ? null : places.lastEntryOf(told, since));
  if (entry === null) return false;
  for (let at = trail; at !== null && at.between.until > entry; at = at.before) {
    if (at.between.after < entry || !deeds.has(at.decision.do)) continue;
    const one = linesOf(pool, state, at.decision, askedBy(at));
    const own = one === null ? null : places.placesOf(one);
    if (at.between.until <= after || (own !== null && own.first > last)) return true;
  }
  return false;
}
