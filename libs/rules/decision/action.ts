import type { Bill, Frame } from '../machine/frame';
import type { Game } from '../machine/game';
import { frame } from '../machine/next';
import { advanceBill, basicBills, trashResourceBill } from '../procedures/bills';
import { useFrame } from '../procedures/use';
import { canBeAdvanced } from '../query/advancement';
import { together } from '../query/bill';
import { cardOf, isInstalledCorp, valueOf } from '../query/card';
import { barToInstallAnywhere, barToInstallAt, destinations, hostsFor } from '../query/install';
import { forbidden } from '../query/forbidden';
import { barToPay } from '../query/payment';
import { handOf } from '../query/player';
import { findServer } from '../query/run';
import { runBill } from '../query/run-cost';
import type { CardId } from '../state/card';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Decision } from './decision';
import { barToPlay } from './play';
import type { Code } from './refusal';
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

/** What can be done with a click (ACT-01). */
export type Action = Extract<Decision, { do: (typeof actionVerbs)[number] }>;

const verbs: ReadonlySet<Decision['do']> = new Set(actionVerbs);
export const isAction = (decision: Decision): decision is Action => verbs.has(decision.do);

const oneClick = { clicks: 1 } as const;

const barToBasic = (g: Game, side: Side, bill: Bill): Code | null =>
  barToPay(g, side, 'other', g.state[side].identity, bill);

/** ACT-15, ACT-05: no draw from an empty stack; GAP-04: the Corp may, and loses. */
function barToDraw(g: Game, side: Side): Code | null {
  if (forbidden(g, 'draw', side)) return 'NO_EFFECT';
  if (side === 'runner' && g.state.runner.stack.length === 0) return 'NO_EFFECT';
  return barToBasic(g, side, basicBills.draw);
}

function barToRemoveTag(g: Game): Code | null {
  if (g.state.runner.tags === 0) return 'NO_EFFECT';
  const { runner } = g.state;
  return barToPay(g, 'runner', 'removing tags', runner.identity, basicBills['remove-tag']);
}

function barToAdvance(g: Game, id: CardId): Code | null {
  const card = cardOf(g, id);
  if (!isInstalledCorp(card)) return 'WRONG_ZONE';
  if (!canBeAdvanced(g, card)) return 'NOT_ADVANCEABLE';
  return barToPay(g, 'corp', 'advancing', id, advanceBill);
}

function barToTrashResource(g: Game, id: CardId): Code | null {
  if (g.state.runner.tags === 0) return 'PLAY_RESTRICTION';
  const card = cardOf(g, id);
  if (card.zone !== 'rig') return 'WRONG_ZONE';
  if (valueOf(g, card).type !== 'resource') return 'BAD_TARGET';
  return barToPay(g, 'corp', 'other', id, trashResourceBill);
}

function barToRun(g: Game, server: ServerName): Code | null {
  if (findServer(g, server) === null) return 'BAD_TARGET';
  const { runner } = g.state;
  const bill = together({ ...runBill(g) }, { ...basicBills['gain-credit'] });
  return barToPay(g, 'runner', 'running', runner.identity, bill);
}

const inHand = (g: Game, side: Side, id: CardId): Code | null =>
  handOf(g, side).includes(id) ? null : 'WRONG_ZONE';

/** What keeps a player from taking an action now; null when nothing does (ACT-05). */
export function barToAct(g: Game, side: Side, decision: Action): Code | null {
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

function candidates(g: Game, side: Side): Action[] {
  const list: Action[] = [{ do: 'gain-credit' }, { do: 'draw' }];
  for (const card of handOf(g, side)) {
    const { type } = valueOf(g, cardOf(g, card));
    if (type === 'event' || type === 'operation') {
      list.push({ do: 'play', card });
    } else if (side === 'corp') {
      for (const server of destinations(g)) list.push({ do: 'install', card, server });
    } else
      for (const host of hostsFor(g, cardOf(g, card)))
        list.push(host === null ? { do: 'install', card } : { do: 'install', card, host });
  }
  if (side === 'runner') {
    for (const server of g.state.servers) list.push({ do: 'run', server: server.name });
    list.push({ do: 'remove-tag' });
    return list;
  }
  for (const server of g.state.servers)
    for (const card of [...server.ice, ...server.root]) list.push({ do: 'advance', card });
  for (const card of g.state.runner.rig) list.push({ do: 'trash-resource', card });
  list.push({ do: 'purge' });
  return list;
}

/** The actions a player can take, in the order of the chart, abilities last. */
export const actions = (g: Game, side: Side): Action[] => [
  ...candidates(g, side).filter((decision) => barToAct(g, side, decision) === null),
  ...usable(g, side, 'action').map((one): Action => ({ do: 'use', ...one })),
];

/** The procedure that carries an action out. */
export function actionFrame(g: Game, side: Side, decision: Action): Frame {
  switch (decision.do) {
    case 'gain-credit':
    case 'draw':
    case 'purge':
    case 'remove-tag':
      return frame('basic', 'pay', { what: decision.do, side });
    case 'advance':
      return frame('advance', 'pay', { card: decision.card });
    case 'trash-resource':
      return frame('trash-resource', 'pay', { card: decision.card });
    case 'run':
      return frame('make-run', 'pay', { server: decision.server });
    case 'play':
      return frame('play', 'x', { side, card: decision.card, clicks: 1, x: 0 });
    case 'use':
      return useFrame(g, decision.card, decision.ability, side);
    case 'install':
      return frame('install', 'declare', {
        side,
        card: decision.card,
        server: decision.server ?? null,
        host: decision.host ?? null,
        discount: 0,
        free: false,
        rezzed: false,
        clicks: 1,
        placed: true,
        trash: [],
      });
  }
}
