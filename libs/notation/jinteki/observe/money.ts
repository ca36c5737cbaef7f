import type { Fact } from '../facts';
import { SIDES, type Side } from '../lens/side';
import type { Numbers } from './game';
import { isMoney, type MoneyFact, type Purse, purseOf, settle, untold } from './ledger';

/** How the clicks and credits of one step are told. */
export interface Money {
  readonly confirmed: ReadonlySet<Fact>;
  readonly paidBefore: ReadonlySet<Fact>;
  readonly residuals: readonly { readonly fact: MoneyFact; readonly explained: boolean }[];
}

const PURSES = ['clicks', 'credits'] as const satisfies readonly Purse[];

/** `general` tells whether a turn or run began; `ended` is the card whose run ended; `open` finds earlier payments that no line told. */
export function moneyOf(
  told: readonly Fact[],
  before: Numbers,
  after: Numbers,
  general: readonly Fact[],
  ended: string | null,
  open: (fact: MoneyFact) => boolean,
): Money {
  const confirmed = new Set<Fact>();
  const paidBefore = new Set<Fact>();
  const residuals: { readonly fact: MoneyFact; readonly explained: boolean }[] = [];
  const all = told.filter(isMoney);
  for (const side of SIDES) {
    for (const purse of PURSES) {
      const net = after.players[side][purse] - before.players[side][purse];
      const lines = all.filter((fact) => fact.side === side && purseOf(fact) === purse);
      if (net === 0 && lines.length === 0) continue;
      const settled = settle(net, lines, open);
      for (const fact of settled.paidBefore) paidBefore.add(fact);
      if (settled.balanced) for (const fact of settled.told) confirmed.add(fact);
      if (settled.residual === 0) continue;
      const turn = purse === 'clicks' ? turnOf(general, side, settled.residual) : null;
      const why = turn ?? causeOf(told, general, side, purse, settled.residual);
      residuals.push({
        fact: untold(
          side,
          purse,
          settled.residual,
          why,
          turn !== null || (why !== null && why === ended),
        ),
        explained: why !== null,
      });
      if (turn !== null) for (const fact of settled.told) confirmed.add(fact);
    }
  }
  return { confirmed, paidBefore, residuals };
}

/** A card used, or running, in the step is taken for the cause of what its line leaves out. */
function causeOf(
  told: readonly Fact[],
  general: readonly Fact[],
  side: Side,
  purse: Purse,
  residual: number,
): string | null {
  const used = told.flatMap((fact) =>
    fact.type === 'ability-used' && fact.side === side ? (fact.card.title ?? []) : [],
  );
  if (used[0] !== undefined && new Set(used).size === 1) return used[0];
  if (residual < 0) return null;
  const played = told.flatMap((fact) =>
    fact.type === 'played' && fact.side === side ? (fact.card.title ?? []) : [],
  );
  if (played[0] !== undefined && played.length === 1) return played[0];
  if (purse === 'clicks') return null;
  const began = general.find((fact) => fact.type === 'run-began');
  return began?.type === 'run-began' ? began.by : null;
}

/** Clicks come with a turn and go with it. */
function turnOf(general: readonly Fact[], side: Side, residual: number): string | null {
  const type = residual > 0 ? 'turn-began' : 'turn-ended';
  return general.some((fact) => fact.type === type && fact.side === side) ? 'turn' : null;
}
