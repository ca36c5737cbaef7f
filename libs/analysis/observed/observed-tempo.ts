import type { Board } from '#notation/observed/board';
import { isServerName, sides, type ServerName } from '#rules';
import type { TempoView } from '../report/game-report';
import type { AdvancedStand, RunCount, Target } from '../tempo/tempo';
import type { ObservedMovement } from './observed-ledger';
import { observedPaces } from './observed-paces';
import type { StandingEntry } from './standing-entries';

const CENTRALS = ['HQ', 'R&D', 'Archives'] as const;
const targetOf = (server: string): Target => CENTRALS.find((name) => name === server) ?? 'remote';

function runsOf(entries: readonly StandingEntry[]): readonly RunCount[] {
  const counts = new Map<Target, { runs: number; successful: number }>();
  let run: { server: string; successful: boolean } | null = null;
  const end = (): void => {
    if (run === null) return;
    const target = targetOf(run.server);
    const before = counts.get(target) ?? { runs: 0, successful: 0 };
    const successful = before.successful + (run.successful ? 1 : 0);
    counts.set(target, { runs: before.runs + 1, successful });
    run = null;
  };
  for (const fact of entries.flatMap(({ facts }) => facts)) {
    if (fact.type === 'run-began') {
      end();
      run = { server: fact.server, successful: false };
    }
    if (fact.type === 'run-redirected' && run !== null) run = { ...run, server: fact.server };
    if (fact.type === 'run-successful') run = { server: fact.server, successful: true };
    if (fact.type === 'run-ended' || fact.type === 'game-ended') end();
  }
  end();
  return [...counts].map(([target, { runs, successful }]) => ({ target, runs, successful }));
}

const advancedOn = ({ zones }: Board): readonly ServerName[] =>
  Object.values(zones).flatMap(({ kind, server, cards }) => {
    if (kind !== 'root' || !isServerName(server) || targetOf(server) !== 'remote') return [];
    return cards.some(({ advancement = 0 }) => advancement > 0) ? [server] : [];
  });

function standsOf(entries: readonly StandingEntry[]): readonly AdvancedStand[] {
  const stands: AdvancedStand[] = [];
  const standing = new Map<ServerName, AdvancedStand>();
  for (const { facts, after } of entries) {
    if (!facts.some((fact) => fact.type === 'turn-ended' && fact.side === 'runner')) continue;
    const names = advancedOn(after);
    for (const server of names) {
      const { from, turns } = standing.get(server) ?? { from: after.turn.number, turns: 0 };
      standing.set(server, { server, from, turns: turns + 1 });
    }
    for (const [server, stand] of standing)
      if (!names.includes(server)) {
        stands.push(stand);
        standing.delete(server);
      }
  }
  return [...stands, ...standing.values()];
}

/** Pressure and pace as a file shows them; clicks of which it does not tell the purpose are left out. */
export function observedTempo(
  entries: readonly StandingEntry[],
  movements: readonly ObservedMovement[],
): TempoView {
  const clicks = new Map<string, TempoView['clicks'][number]>();
  for (const side of sides)
    for (const { why, amount } of movements.filter(
      (one) => one.side === side && one.currency === 'clicks',
    )) {
      if (why.of !== 'use') continue;
      const key = `${side} ${why.for}`;
      const spent = clicks.get(key)?.clicks ?? 0;
      clicks.set(key, { side, use: why.for, clicks: spent - amount });
    }
  return {
    ...{ runs: runsOf(entries), stands: standsOf(entries), clicks: [...clicks.values()] },
    paces: observedPaces(entries, movements),
    losses: null,
  };
}
