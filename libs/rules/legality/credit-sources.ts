import type { Purpose } from '../ability/cost-modifier';
import type { PayFor } from '../state/bill';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import { cardOf, ownerOf, typeOfCard } from '../query/card';
import { printedOn } from '../query/constant';
import { contextOf } from '../query/context';
import { isHooked } from '../query/hook';
import { serverFits } from '../query/server-fits';
import { describes } from '../query/described';
import { someConstant } from '../query/in-force';
import { hasSubtype } from '../query/subtype';
import { currentRun } from '../query/run';
import { playerOf } from '../query/player';

export interface Source {
  readonly source: CardId | 'run-credits' | 'pool';
  readonly credits: number;
}

const verbs: Readonly<Record<Extract<Purpose, { readonly to: string }>['to'], PayFor>> = {
  install: 'installing',
  rez: 'rezzing',
  advance: 'advancing',
  play: 'playing',
  use: 'using',
  trash: 'trashing',
};

/** Where a card is to be installed; null where that is not said, or of what is no install. */
export type Destined = ServerName | 'new' | null;

/** Where the card goes whose install is being paid for. */
function destined(g: Work, card: CardId): Destined {
  const frame = g.state.frames.findLast((one) => one.at === 'install' && one.vars.card === card);
  return frame?.at === 'install' ? frame.vars.server : null;
}

function serves(
  g: Work,
  host: Card,
  purpose: Purpose,
  payFor: PayFor,
  card: CardId,
  to: Destined | undefined,
): boolean {
  if (typeof purpose === 'object') {
    if ('to' in purpose)
      return (
        verbs[purpose.to] === payFor &&
        describes(g, contextOf(g, host), cardOf(g, card), purpose.cards) &&
        (purpose.at === undefined || (to ?? destined(g, card)) === host.server)
      );
    const run = currentRun(g);
    if (run === null) return false;
    return purpose.on === undefined || serverFits(g, contextOf(g, host), purpose.on, run.server);
  }
  switch (purpose) {
    // BRK-12: breaking and boosting alike.
    case 'icebreakers':
      return payFor === 'using' && hasSubtype(g, cardOf(g, card), 'icebreaker');
    case 'installing viruses':
      return (
        payFor === 'installing' &&
        typeOfCard(g, cardOf(g, card)) === 'program' &&
        hasSubtype(g, cardOf(g, card), 'virus')
      );
    case 'removing tags':
      return payFor === 'removing tags';
    // TRC-06
    case 'traces':
      return payFor === 'traces';
    case 'trashing':
      return payFor === 'trashing';
  }
}

/** CANT-01: from no place at all. */
export const cannotSpend = (g: Work, side: Side): boolean =>
  isHooked(g, g.pool.often.cannotSpend) && isKeptFromSpending(g, side);

const isKeptFromSpending = (g: Work, side: Side): boolean =>
  someConstant(g, 'cannot-spend', (modifier) => modifier.side === side);

type VisitSource = (source: Source['source'], credits: number) => void;

/** Visits where a player's credits for a payment can come from, in their order, empty ones left out. */
function eachSource(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
  to: Destined | undefined,
  visit: VisitSource,
): void {
  if (cannotSpend(g, side)) return;
  for (const id of g.state.active) {
    const host = cardOf(g, id);
    if ((host.recurring === 0 && host.credit === 0) || ownerOf(g, host) !== side) continue;
    if (stealthOnly && !hasSubtype(g, host, 'stealth')) continue;
    if (host.recurring > 0)
      for (const { for: purposes } of printedOn(g, host, 'recurring'))
        if (purposes.some((purpose) => serves(g, host, purpose, payFor, card, to)))
          visit(id, host.recurring);
    if (host.credit > 0)
      for (const { for: purposes } of printedOn(g, host, 'credits-usable'))
        if (purposes?.some((purpose) => serves(g, host, purpose, payFor, card, to)) !== false)
          visit(id, host.credit);
  }
  if (stealthOnly) return;
  if (side === 'runner' && g.state.runner.runCredits > 0 && currentRun(g) !== null)
    visit('run-credits', g.state.runner.runCredits);
  visit('pool', playerOf(g, side).credits);
}

/** Whether a player's credits lie in the pool alone: then nothing has to be told apart. */
export function isPoolAlone(g: Work, side: Side): boolean {
  if (side === 'runner' && g.state.runner.runCredits > 0) return false;
  for (const id of g.state.active) {
    const host = cardOf(g, id);
    if ((host.recurring !== 0 || host.credit !== 0) && ownerOf(g, host) === side) return false;
  }
  return true;
}

/**
 * Where a player's credits for a payment can come from, restricted ones first (COST-12, RECUR-03).
 * Empty sources are left out; the pool always comes last.
 */
export function sourcesFor(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
  to?: Destined,
): readonly Source[] {
  const sources: Source[] = [];
  eachSource(g, side, payFor, card, stealthOnly, to, (source, credits) => {
    sources.push({ source, credits });
  });
  return sources;
}

/** How much these come to together. */
export function creditsFor(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
  to?: Destined,
): number {
  let sum = 0;
  eachSource(g, side, payFor, card, stealthOnly, to, (_, credits) => {
    sum += credits;
  });
  return sum;
}

export const available = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + source.credits, 0);
