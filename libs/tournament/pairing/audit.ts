import { standings } from '../standings/standings';
import type { Event } from '../stream/state';
import { byeCandidates, byesTaken, meetings, pairRound } from './pair-round';

export interface AuditFinding {
  readonly rule: string;
  readonly message: string;
}

/** The event as it was when a round was about to be paired. */
export const beforeRound = (event: Event, round: number): Event => ({
  ...event,
  phase: 'swiss',
  lots: null,
  cut: null,
  rounds: event.rounds.slice(0, round - 1),
  players: new Map(
    [...event.players]
      .filter(([, player]) => player.firstRound <= round)
      .map(([id, player]) => {
        const left = player.droppedAfter !== null && player.droppedAfter < round;
        return [id, { ...player, droppedAfter: left ? player.droppedAfter : null }];
      }),
  ),
});

const gapOf = (event: Event, tables: readonly (readonly [string, string])[]): number => {
  const prestige = new Map<string, number>(
    standings(event).map((row) => [row.player.id, row.prestige]),
  );
  return tables.reduce(
    (sum, [a, b]) => sum + ((prestige.get(a) ?? 0) - (prestige.get(b) ?? 0)) ** 2,
    0,
  );
};

/**
 * Holds a round's recorded pairing against the rules, with the results known now: after a correction
 * it shows what would have been paired otherwise. Empty when nothing is to be said.
 */
export const auditRound = (event: Event, round: number): readonly AuditFinding[] => {
  const recorded = event.rounds[round - 1];
  if (recorded === undefined) return [];
  const then = beforeRound(event, round);
  const again = pairRound(then, recorded.draw);
  const met = meetings(then.rounds);
  const findings: AuditFinding[] = [];
  const tables = recorded.matches.map(({ players }) => players);
  const repeats = tables.filter(([a, b]) => met(a, b) > 0);
  if (repeats.length > again.repeats.length) {
    const pairs = repeats.map(([a, b]) => `${a} and ${b}`).join(', ');
    findings.push({ rule: 'SWISS-06', message: `${pairs} met again without need.` });
  }
  const order = standings(then, then.rounds.length, recorded.draw)
    .map(({ player }) => player.id)
    .filter((id) => recorded.draw.includes(id));
  const { bye } = recorded;
  if (bye !== null && !byeCandidates(order, byesTaken(then.rounds)).includes(bye)) {
    findings.push({ rule: 'SWISS-10', message: `${bye} has a second bye.` });
  } else if (bye !== again.bye) {
    findings.push({ rule: 'SWISS-08', message: `The bye would be ${again.bye ?? 'nobody'}'s.` });
  }
  const wider = gapOf(then, tables) - gapOf(then, again.tables);
  if (bye === again.bye && repeats.length === again.repeats.length && wider > 0) {
    findings.push({ rule: 'SWISS-05', message: `Nearer pairings were possible (by ${wider}).` });
  }
  return findings;
};
