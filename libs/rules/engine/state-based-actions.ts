import { settleBlanks } from '../mutations/active';
import { markEmptyHand } from '../mutations/empty-hand';
import { settleGrip } from '../mutations/open-grip';
import { checkPoints } from '../mutations/outcome';
import { trash } from '../mutations/trash';
import { cardOf, definitionOf, isInstalledCorp, ownerOf } from '../query/card';
import { countsAsConsole } from '../query/console';
import { eachConstant, isChanged } from '../query/in-force';
import { strengthOf } from '../query/strength';
import { targets } from '../query/target';
import { memoryShort } from '../query/memory-short';
import type { CardId } from '../state/card-id';
import { isCentral } from '../state/server';
import type { Work } from '../machine/work';
import { frame } from '../machine/next';

const none: readonly CardId[] = Object.freeze([]);

/** Whether two active cards are copies of a limited one, or consoles: most often none are. */
function someSurplus(g: Work): boolean {
  const { active } = g.state;
  let consoles = 0;
  for (const id of active) {
    const card = cardOf(g, id);
    const definition = definitionOf(g, card);
    if (!definition.isLimited) continue;
    if (countsAsConsole(card, definition)) consoles += 1;
    if (consoles > 1) return true;
    for (const other of active) {
      if (other === id) break;
      if (cardOf(g, other).def === card.def) return true;
    }
  }
  return false;
}

/**
 * UNIQ-01, UNIQ-02: when another copy becomes active the older one is trashed at once. CONS-02: a
 * second console is trashed itself.
 */
function surplus(g: Work): readonly CardId[] {
  if (!someSurplus(g)) return none;
  const newest = new Set<number>();
  const gone: CardId[] = [];
  let console: CardId | null = null;
  for (let i = g.state.active.length - 1; i >= 0; i -= 1) {
    const id = g.state.active[i];
    if (id === undefined) continue;
    const card = cardOf(g, id);
    const definition = definitionOf(g, card);
    if (definition.isUnique && newest.has(card.def)) gone.push(id);
    else if (countsAsConsole(card, definition)) {
      if (console !== null) gone.push(console);
      console = id;
    }
    if (definition.isUnique) newest.add(card.def);
  }
  return gone;
}

const nobody = Object.freeze({ ids: none, by: 'runner' as const });

function withoutStrength(g: Work): { ids: readonly CardId[]; by: 'corp' | 'runner' } {
  if (!isChanged(g, 'trashed-at-no-strength')) return nobody;
  const ids: CardId[] = [];
  let by: 'corp' | 'runner' = 'runner';
  eachConstant(g, 'trashed-at-no-strength', (modifier, context) => {
    by = context.controller;
    for (const id of targets(g, context, modifier.cards)) {
      const card = cardOf(g, id);
      if (isInstalledCorp(card) && strengthOf(g, card) <= 0 && !ids.includes(id)) ids.push(id);
    }
  });
  return { ids, by };
}

/** SRV-09 */
const isAwaited = (g: Work, name: string): boolean =>
  g.state.frames.some((one) => one.at === 'install' && one.vars.server === name);

/** SRV-07, UNIN-03: an empty remote is gone, unless a card is just being installed there (SRV-09). */
function sweepServers(g: Work): void {
  const { servers, frames } = g.state;
  for (let i = servers.length - 1; i >= 0; i -= 1) {
    const server = servers[i];
    if (server === undefined || isCentral(server.name)) continue;
    if (server.ice.length + server.root.length > 0 || isAwaited(g, server.name)) continue;
    servers.splice(i, 1);
    for (const one of frames)
      // SRV-08, PAW-11: the run ends once the open window closes.
      if (one.at === 'run' && one.vars.server === server.name && one.vars.ending === 'no')
        one.vars.ending = 'vanished';
  }
}

/** The standing rules, looked at after every step that changed something they watch. */
export function stateBasedActions(g: Work): void {
  const isSettled = !g.unsettled;
  while (g.unsettled) {
    g.unsettled = false;
    if (g.asked.standing.has('blank')) settleBlanks(g);
    for (const id of surplus(g)) trash(g, [id], { by: ownerOf(g, cardOf(g, id)) });
    const weak = withoutStrength(g);
    if (weak.ids.length > 0) trash(g, weak.ids, { by: weak.by });
    sweepServers(g);
  }
  if (!isSettled) {
    if (g.asked.standing.has('open-grip')) settleGrip(g);
    markEmptyHand(g, 'corp');
    markEmptyHand(g, 'runner');
  }
  // WIN-09: points that were kept from winning, or low, count as soon as nothing keeps them so.
  if (!isSettled && g.asked.standing.has('win')) checkPoints(g);
  const trashing = g.state.frames.some((one) => one.at === 'memory');
  // MU-03: over the limit, programs have to go.
  if (!trashing && memoryShort(g) > 0) g.state.frames.push(frame('memory', 'pick', {}));
}
