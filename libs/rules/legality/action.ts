import type { Bill } from '../state/bill';
import type { Work } from '../machine/work';
import { actionBill, advanceBill, basicBills } from '../query/bills';
import { canBeAdvanced } from '../query/advancement';
import { isTagged } from '../query/marks';
import { together } from '../query/bill';
import { cardOf, isBlank, isInstalledCorp, typeOfCard } from '../query/card';
import {
  barToHost,
  barToHostOfCorp,
  barToInstallAnywhere,
  barToInstallAt,
  barToPlace,
  destinations,
} from './install';
import { forbidden, forbiddenFor, mayBeTrashed } from '../query/forbidden';
import { hostsFor, hostsForCorp } from '../query/host';
import { barToPay } from './payment';
import { handOf, playerOf } from '../query/player';
import { findServer } from '../query/run';
import { mayDraw } from '../query/may-draw';
import { mayRun, runBill } from '../query/run-cost';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Decision } from '../state/decision';
import { barToPlay } from './could-change';
import type { Code } from '../state/refusal';
import { isRun, mustRun } from './first-click';
import { isMeant, isMeantOn, isMeantThere, isVerb, type Only } from './only';
import { barToUse, usable } from './use';

const actionVerbs = [
  'gain-credit',
  'draw',
  'purge',
  'remove-tag',
  'advance',
  'trash-resource',
  'run',
  'play',
  'install',
  'use',
] as const satisfies readonly Decision['do'][];

/** What can be done with a click, in any mix and order (ACT-01, ACT-06). */
export type Action = Extract<Decision, { do: (typeof actionVerbs)[number] }>;

const verbs: ReadonlySet<Decision['do']> = new Set(actionVerbs);

export const isAction = (decision: Decision): decision is Action => verbs.has(decision.do);

const oneClick = { clicks: 1 } as const;

const barToBasic = (g: Work, side: Side, bill: Bill): Code | null =>
  barToPay(g, side, 'other', playerOf(g, side).identity, bill);

/** ACT-15, ACT-05: no draw from an empty stack; GAP-04: the Corp may, and loses. */
function barToDraw(g: Work, side: Side): Code | null {
  if (mayDraw(g, side) === 0) return 'PLAY_RESTRICTION';
  if (side === 'runner' && g.state.runner.stack.length === 0) return 'NO_EFFECT';
  return barToBasic(g, side, basicBills.draw);
}

function barToRemoveTag(g: Work): Code | null {
  if (g.state.runner.tags === 0) return 'NO_EFFECT';
  const { runner } = g.state;
  return barToPay(g, 'runner', 'removing tags', runner.identity, actionBill(g, 'remove-tag'));
}

/** ADV-03: however many tokens are on it. */
function barToAdvance(g: Work, id: CardId): Code | null {
  const card = cardOf(g, id);
  if (!isInstalledCorp(card)) return 'WRONG_ZONE';
  if (!canBeAdvanced(g, card)) return 'NOT_ADVANCEABLE';
  if (forbidden(g, 'advance', 'corp') || forbiddenFor(g, 'advance', card))
    return 'PLAY_RESTRICTION';
  return barToPay(g, 'corp', 'advancing', id, advanceBill);
}

/** TAG-01, TAG-02: only while the Runner is tagged. */
function barToTrashResource(g: Work, id: CardId): Code | null {
  if (!isTagged(g)) return 'PLAY_RESTRICTION';
  const card = cardOf(g, id);
  if (card.zone !== 'rig') return 'WRONG_ZONE';
  if (typeOfCard(g, card) !== 'resource' || isBlank(card)) return 'BAD_TARGET';
  if (mayBeTrashed(g, [id], 'corp').length === 0) return 'PLAY_RESTRICTION'; // CANT-02
  return barToPay(g, 'corp', 'other', id, actionBill(g, 'trash-resource'));
}

/** RUN0-02, SRV-05: any server that exists, empty or not. */
function barToRun(g: Work, server: ServerName): Code | null {
  if (findServer(g, server) === null) return 'BAD_TARGET';
  if (!mayRun(g, server)) return 'PLAY_RESTRICTION';
  const { runner } = g.state;
  const bill = together(runBill(g, server, 'action'), basicBills['gain-credit']);
  return barToPay(g, 'runner', 'running', runner.identity, bill);
}

const inHand = (g: Work, side: Side, id: CardId): Code | null =>
  handOf(g, side).includes(id) ? null : 'WRONG_ZONE';

/** What keeps a player from taking an action now; null when nothing does (ACT-05). */
export function barToAct(g: Work, side: Side, decision: Action): Code | null {
  if (mustRun(g, side) && !isRun(g, decision)) return 'MUST_RESOLVE';
  switch (decision.do) {
    case 'gain-credit':
      return barToBasic(g, side, basicBills['gain-credit']);
    case 'draw':
      return barToDraw(g, side);
    case 'purge':
      return side === 'corp' ? barToBasic(g, side, basicBills.purge) : 'NOT_YOUR_DECISION';
    case 'remove-tag':
      return side === 'runner' ? barToRemoveTag(g) : 'NOT_YOUR_DECISION';
    case 'advance':
      return side === 'corp' ? barToAdvance(g, decision.card) : 'NOT_YOUR_DECISION';
    case 'trash-resource':
      return side === 'corp' ? barToTrashResource(g, decision.card) : 'NOT_YOUR_DECISION';
    case 'run':
      return side === 'runner' ? barToRun(g, decision.server) : 'NOT_YOUR_DECISION';
    case 'play':
      return inHand(g, side, decision.card) ?? barToPlay(g, cardOf(g, decision.card), 1);
    case 'install':
      return (
        inHand(g, side, decision.card) ??
        barToInstallAnywhere(g, decision.card, oneClick) ??
        barToInstallAt(g, decision.card, decision, oneClick)
      );
    case 'use':
      return barToUse(g, decision.card, decision.ability, side, 'action');
  }
}

function addInstalls(g: Work, list: Action[], side: Side, id: CardId, only: Only): void {
  const card = cardOf(g, id);
  if (forbidden(g, 'install', side) || forbiddenFor(g, 'install', card)) return;
  if (side === 'corp') {
    for (const server of destinations(g))
      if (isMeantThere(only, server) && barToPlace(g, card, server, oneClick) === null)
        list.push({ do: 'install', card: id, server });
    for (const host of hostsForCorp(g, card))
      if (barToHostOfCorp(g, card, host, oneClick) === null)
        list.push({ do: 'install', card: id, host });
    return;
  }
  for (const host of hostsFor(g, card))
    if (isMeantOn(only, host) && barToHost(g, side, card, host, oneClick) === null)
      list.push(host === null ? { do: 'install', card: id } : { do: 'install', card: id, host });
}

function addFromHand(g: Work, list: Action[], side: Side, only: Only): void {
  for (const id of handOf(g, side)) {
    if (!isMeant(only, id)) continue;
    const card = cardOf(g, id);
    const type = typeOfCard(g, card);
    if (type !== 'event' && type !== 'operation') {
      if (isVerb(only, 'install')) addInstalls(g, list, side, id, only);
    } else if (isVerb(only, 'play') && barToPlay(g, card, 1) === null)
      list.push({ do: 'play', card: id });
  }
}

function addOfRunner(g: Work, list: Action[], only: Only): void {
  if (isVerb(only, 'run'))
    for (const { name } of g.state.servers)
      if (isMeantThere(only, name) && barToRun(g, name) === null)
        list.push({ do: 'run', server: name });
  if (isVerb(only, 'remove-tag') && barToRemoveTag(g) === null) list.push({ do: 'remove-tag' });
}

function addOfCorp(g: Work, list: Action[], only: Only): void {
  const advance = (card: CardId): void => {
    if (isMeant(only, card) && barToAdvance(g, card) === null) list.push({ do: 'advance', card });
  };
  if (isVerb(only, 'advance'))
    for (const server of g.state.servers) {
      server.ice.forEach(advance);
      server.root.forEach(advance);
    }
  if (isVerb(only, 'trash-resource') && isTagged(g))
    for (const card of g.state.runner.rig)
      if (isMeant(only, card) && barToTrashResource(g, card) === null)
        list.push({ do: 'trash-resource', card });
  if (isVerb(only, 'purge') && barToAct(g, 'corp', { do: 'purge' }) === null)
    list.push({ do: 'purge' });
}

/**
 * The actions a player can take, in the order of the chart, abilities last; with `only`, that one.
 * Asks what `barToAct` asks, but what is the same for all of a kind only once.
 */
export function actions(g: Work, side: Side, only?: Only): Action[] {
  const wants = (verb: Action['do']): boolean => isVerb(only, verb);
  const list: Action[] = [];
  if (wants('gain-credit') && barToBasic(g, side, basicBills['gain-credit']) === null)
    list.push({ do: 'gain-credit' });
  if (wants('draw') && barToDraw(g, side) === null) list.push({ do: 'draw' });
  if (wants('play') || wants('install')) addFromHand(g, list, side, only);
  if (side === 'runner') addOfRunner(g, list, only);
  else addOfCorp(g, list, only);
  if (wants('use'))
    for (const { card, ability } of usable(g, side, 'action', undefined, only))
      list.push({ do: 'use', card, ability });
  return mustRun(g, side) ? list.filter((one) => isRun(g, one)) : list;
}
