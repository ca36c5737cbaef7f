import type { Told } from '../fact/fact';
import type { Sighting } from '../fact/sighting';
import type { Game } from '../machine/game';
import { timingOf } from '../machine/timing';
import { meet } from './meet';
import { remember } from './remember';

/** The card a fact is about, where it is about one. */
export function cardOfFact(fact: Told): Sighting | null {
  if ('card' in fact) return fact.card;
  if ('ice' in fact) return fact.ice;
  return null;
}

/** Tells a fact: remembers what rules look back at, and meets the trigger conditions it fits. */
export function emit(g: Game, told: Told): void {
  remember(g, told);
  if (g.facts !== null) g.facts.push({ ...told, step: timingOf(g), batch: g.batch });
  meet(g, told, cardOfFact(told));
}
