import type { Decision, Legal } from '../state/decision';
import type { Work } from '../machine/work';
import { workOn } from '../query/work-on';
import type { Pool } from '../ability/pool';
import { cardOf, ownerOf, typeOf } from '../query/card';
import type { CardId } from '../state/card-id';
import type { Actor } from '../state/side';
import type { State } from '../state/state';
import { seenByCorp, seenByRunner, seenByAll } from '../state/sighting';
import { knowersNow } from '../query/see';
import { nameOf, type CardName } from './card';
import { mayAnswer } from './prompt';
import type { Viewer } from './viewer';

/** A decision as one viewer may know it. */
export interface DecisionView {
  readonly by: Actor;
  readonly do: Decision['do'];
  readonly card?: CardName;
  readonly [field: string]: unknown;
}

const everyone = seenByCorp | seenByRunner | seenByAll;

/** Whether a player is looking at a card just now, for what is being done with it. */
const isLookedAt = (g: Work, id: CardId, by: Actor): boolean =>
  g.state.frames.some((frame) => {
    if (frame.at === 'imminent')
      return (
        frame.vars.looking !== undefined &&
        ownerOf(g, cardOf(g, frame.vars.looking)) === by &&
        g.state.runner.grip.includes(id)
      );
    if (frame.at !== 'block' || frame.vars.controller !== by) return false;
    const { named: kept } = frame.vars;
    return (g.pool.effects.get(frame.vars.path) ?? []).some(
      (effect) => effect.do === 'look' && kept[effect.as]?.includes(id) === true,
    );
  });

/** A player knows their own cards wherever a decision can name them; others as they lie. */
export function named(g: Work, id: CardId, viewer: Viewer, by: Actor, shown: boolean): CardName {
  const card = cardOf(g, id);
  const own = viewer === by && (ownerOf(g, card) === by || isLookedAt(g, id, by));
  return nameOf(g, id, own || shown ? everyone : knowersNow(g, card), viewer, card);
}

/**
 * Where a server gets what is installed there: the table sees which of the two it is, whatever lies
 * facedown.
 */
export function placeIn(g: Work, decision: Decision | Legal): 'ice' | 'root' | null {
  if (decision.do !== 'install' || decision.server === undefined) return null;
  if (decision.host !== undefined) return null;
  return typeOf(g, decision.card) === 'ice' ? 'ice' : 'root';
}

/** Whether the table sees this decision being made, and whether it shows the card it names. */
function publicity(decision: Decision): 'open' | 'shows-card' | 'secret' {
  switch (decision.do) {
    case 'play':
    case 'rez':
    case 'score':
      return 'shows-card';
    case 'keep':
    case 'mulligan':
    case 'gain-credit':
    case 'draw':
    case 'purge':
    case 'remove-tag':
    case 'trash-resource':
    case 'advance':
    case 'install':
    case 'run':
    case 'use':
    case 'jack-out':
    case 'continue':
    case 'trash-accessed':
    case 'bid':
    case 'concede':
    case 'steal':
      return 'open';
    case 'pass':
    case 'access':
    case 'access-zone':
    case 'replace':
    case 'leave-accessed':
    case 'decline-steal':
    case 'discard':
    case 'pick':
    case 'done':
    case 'break':
    case 'option':
    case 'server':
    case 'first':
    case 'number':
    case 'pay':
    case 'random':
    case 'shuffle':
      return 'secret';
  }
}

/** Whether a viewer sees a decision being made, and not only what comes of it. */
export const isDeclared = (decision: Decision, by: Actor, viewer: Viewer): boolean =>
  mayAnswer(viewer, by) || publicity(decision) !== 'secret';

/**
 * A decision at the state it was made in, for one viewer; null where the viewer only sees what
 * comes of it, as facts.
 */
export function viewDecision(
  pool: Pool,
  before: State,
  decision: Decision,
  by: Actor,
  viewer: Viewer,
): DecisionView | null {
  if (!isDeclared(decision, by, viewer)) return null;
  const g = workOn(pool, before, null);
  const open = publicity(decision);
  const view: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(decision))
    if (key !== 'card' && key !== 'host' && key !== 'order') view[key] = value;
  if ('card' in decision) {
    // INST-02: the Runner reveals what is installed, the Corp does not.
    const shown = open === 'shows-card' || (decision.do === 'install' && by === 'runner');
    view['card'] = named(g, decision.card, viewer, by, shown);
  }
  if ('host' in decision && decision.host !== undefined)
    view['host'] = named(g, decision.host, viewer, by, false);
  const zone = placeIn(g, decision);
  if (zone !== null) view['zone'] = zone;
  return { ...view, by, do: decision.do };
}
