import type { Ability, Effect } from '../ability/ability';
import type { Work } from '../machine/work';
import { amountOf } from '../query/ask';
import { cardOf } from '../query/card';
import { currentEncounter, currentRun } from '../query/run';
import { knowersNow, see, toAll } from '../query/see';
import { strengthOf } from '../query/strength';
import { targets } from '../query/target';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import { addLasting, endLasting } from './active';
import { emit } from './emit';

/** Abilities that outlive what gives them: on cards, or on none. */
export function layOn(g: Work, context: Context, effect: Extract<Effect, { do: 'lasting' }>): void {
  const on: readonly (CardId | null)[] =
    effect.on === undefined ? [null] : targets(g, context, effect.on);
  const run = currentRun(g)?.serial ?? 0;
  const encounter = currentEncounter(g)?.serial ?? 0;
  // BRK-06: what would last for an encounter lapses at once outside of one.
  if (effect.until === 'encounter' && effect.from === undefined && encounter === 0) return;
  const { side, number } = g.state.turn;
  const ownTurn = effect.until === `${side}-turn-begins` ? number : 0;
  const inRun = effect.until === 'run' || effect.until === 'until-encounter';
  if (inRun && run === 0) return;
  for (const target of on) {
    // What is laid on no card in particular speaks of the card it comes from, as a boost does.
    const measured = target ?? context.source;
    const before = strengthIn(g, measured, effect.abilities);
    for (const ability of effect.abilities) {
      const path = g.pool.paths.get(ability);
      if (path === undefined) throw new Error('a lasting ability stands on no card of the pool');
      const waiting = effect.from === 'next-encounter';
      // CHOOSE-08
      if (ability.kind === 'constant' && ability.modifies.of === 'kept')
        endLasting(g, (row) => row.path === path && row.source === context.source);
      addLasting(g, {
        serial: (g.state.serial += 1),
        path,
        source: context.source,
        controller: context.controller,
        until: effect.until,
        within: inRun || waiting ? run : effect.until === 'encounter' ? encounter : ownTurn,
        ownRun: false,
        waiting,
        server: context.server,
        ...(context.place === undefined ? {} : { place: context.place }),
        target,
        targetLife: target === null ? 0 : cardOf(g, target).life,
        named: context.named,
        x: effect.x === undefined ? context.x : amountOf(g, context, effect.x),
      });
    }
    if (before !== null) tellStrength(g, measured, before);
  }
}

/** Null where nothing is to be told: no ability is of strengths, or the card is hidden from somebody. */
function strengthIn(g: Work, id: CardId, abilities: readonly Ability[]): number | null {
  const isOfStrength = abilities.some(
    (ability) => ability.kind === 'constant' && ability.modifies.of === 'strength',
  );
  const isOpen = (knowersNow(g, cardOf(g, id)) & toAll) === toAll;
  return isOfStrength && isOpen ? strengthOf(g, cardOf(g, id)) : null;
}

function tellStrength(g: Work, id: CardId, from: number): void {
  const to = strengthOf(g, cardOf(g, id));
  if (to !== from) emit(g, { type: 'strength-changed', card: see(g, id), from, to });
}
