import { always } from '../state/history';
import type { Listening } from './ability';
import type { Modifier } from './modifier';

/** What few cards change of the rules that are looked at after every step. */
export type Standing = 'win' | 'blank' | 'memory-for-some' | 'open-grip';

/**
 * What the texts of cards ask of the past, of cards while they are inactive, and of the rules that
 * stand. Only games with such a card keep it in mind and look for it.
 */
export interface Asked {
  /** Types of facts that rules look back at, or some card: "the first time", "this turn" (ORD-01). */
  readonly remembered: ReadonlySet<unknown>;
  /** Those that some card looks back at when the turn is over: "last turn" (ORD-01). */
  readonly rememberedLonger: ReadonlySet<unknown>;
  /** What some card asks for the first paid ability window after (PAW-12). */
  readonly windowsAfter: ReadonlySet<unknown>;
  /** Hooks that some card answers to while it is inactive (ZONE-06). */
  readonly elsewhere: ReadonlySet<number>;
  /** By the type of fact, where cards lie that wait for it there (ZONE-06). */
  readonly listening: ReadonlyMap<string, readonly Listening[]>;
  readonly standing: ReadonlySet<Standing>;
}

/** What has been found so far in the texts of some cards. */
export interface Gathering {
  readonly remembered: Set<unknown>;
  readonly rememberedLonger: Set<unknown>;
  readonly windowsAfter: Set<unknown>;
  readonly elsewhere: Set<number>;
  readonly listening: Map<string, readonly Listening[]>;
  readonly standing: Set<Standing>;
}

export const gathering = (): Gathering => ({
  remembered: new Set(),
  rememberedLonger: new Set(),
  windowsAfter: new Set(),
  elsewhere: new Set(),
  listening: new Map(),
  standing: new Set(),
});

export function listenFor(
  { listening }: Gathering,
  type: string,
  places: readonly Listening[],
): void {
  listening.set(type, [...new Set([...(listening.get(type) ?? []), ...places])]);
}

export const asksNothing = (asked: Asked): boolean =>
  asked.remembered.size === 0 &&
  asked.rememberedLonger.size === 0 &&
  asked.windowsAfter.size === 0 &&
  asked.elsewhere.size === 0 &&
  asked.listening.size === 0 &&
  asked.standing.size === 0;

function add(sum: Gathering, asked: Asked): void {
  for (const type of asked.remembered) sum.remembered.add(type);
  for (const type of asked.rememberedLonger) sum.rememberedLonger.add(type);
  for (const type of asked.windowsAfter) sum.windowsAfter.add(type);
  for (const hook of asked.elsewhere) sum.elsewhere.add(hook);
  for (const [type, places] of asked.listening) listenFor(sum, type, places);
  for (const rule of asked.standing) sum.standing.add(rule);
}

/** Which of the standing rules a constant ability changes. */
export function standingIn(modifier: Modifier): Standing | null {
  if (modifier.of === 'blank' || modifier.of === 'open-grip') return modifier.of;
  if (modifier.of === 'cannot' && modifier.verb === 'win') return 'win';
  if (modifier.of === 'points-to-win') return 'win';
  // WIN-01: points come, too, as what lowers those of other agendas, or counts less than none, goes.
  if (modifier.of === 'agenda-points' && modifier.cards !== undefined) return 'win';
  if (modifier.of === 'worth' && modifier.points < 0) return 'win';
  return modifier.of === 'memory-limit' && modifier.for !== undefined ? 'memory-for-some' : null;
}

/** What the rules alone look back at, and these texts. */
export function askedBy(texts: Iterable<Asked | null>): Asked {
  const sum = gathering();
  for (const type of always) sum.remembered.add(type);
  for (const asked of texts) if (asked !== null) add(sum, asked);
  return sum;
}
