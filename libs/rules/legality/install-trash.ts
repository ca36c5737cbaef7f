import type { InstallVars } from '../state/frame';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import { cardOf, isBlank, valueOf, typeOfCard } from '../query/card';
import { mayBeTrashed } from '../query/forbidden';
import { sparesMemory } from '../query/host';
import { regionIn } from './install';
import { installCost, likeCards } from './install-cost';
import { memoryShort } from '../query/memory-short';
import { available, creditsFor, sourcesFor } from './credit-sources';
import type { CardId } from '../state/card-id';
import type { Code } from '../state/refusal';

/** A card lies on another, or on one that lies on it (HOST-09). */
function restsOn(g: Work, id: CardId | null, below: CardId): boolean {
  for (let at = id; at !== null; at = cardOf(g, at).host) if (at === below) return true;
  return false;
}

/** Whether the install could still be paid for without these cards: what is trashed first pays nothing. */
const isPayable = (g: Work, v: InstallVars, gone: readonly CardId[]): boolean => {
  const left = sourcesFor(g, v.side, 'installing', v.card, false).filter(
    ({ source }) => typeof source !== 'number' || !gone.some((id) => restsOn(g, source, id)),
  );
  return available(left) >= installCost(g, cardOf(g, v.card), v, v);
};

/** What may still be trashed at step 3 of an install; the chosen host has to stay. */
export function installTrash(g: Work, v: InstallVars): CardId[] {
  const card = cardOf(g, v.card);
  const fresh = (id: CardId): boolean => !v.trash.includes(id) && !restsOn(g, v.host, id);
  if (v.side === 'corp')
    return v.server === null || v.server === 'new'
      ? []
      : mayBeTrashed(g, likeCards(g, card, v.server), v.side).filter(fresh);
  if (typeOfCard(g, card) !== 'program') return [];
  return g.state.runner.rig.filter(
    (id) =>
      typeOfCard(g, cardOf(g, id)) === 'program' &&
      !isBlank(cardOf(g, id)) &&
      fresh(id) &&
      isPayable(g, v, [...v.trash, id]),
  );
}

/** Where the ice goes, were what is chosen trashed by then (INST-07). */
const withoutTrashed = (g: Work, card: Card, v: InstallVars): InstallVars & { ice?: number } =>
  v.trash.length === 0 || v.server === null || v.server === 'new'
    ? v
    : { ...v, ice: likeCards(g, card, v.server).length - v.trash.length };

/** What still stands in the way of the install; null when it can go on. */
export function maySettle(g: Work, v: InstallVars): Code | null {
  const card = cardOf(g, v.card);
  const value = valueOf(g, card);
  if (v.server !== null && v.server !== 'new') {
    const region = regionIn(g, card, v.server);
    if (region !== null && !v.trash.includes(region)) return 'REGION_LIMIT';
  }
  if (value.type === 'program' && !sparesMemory(g, v.host))
    if (memoryShort(g, v.trash, card) > 0) return 'MEMORY_LIMIT';
  const cost = installCost(g, card, value.type === 'ice' ? withoutTrashed(g, card, v) : v, v);
  if (creditsFor(g, v.side, 'installing', v.card, false) < cost) return 'CANNOT_PAY';
  return null;
}
