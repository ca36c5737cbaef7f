import type { Side, Reason, Extent, ForEach } from '#rules';
import type { ObservedVerdict, Origin } from '#notation/observed/header';
import type { Reading } from '#notation/observed/newest-readings';
import { outcomeOf } from '#notation/observed/outcome-at';
import { firstCode } from '#decks/catalogue/first-code';
import type { Tier } from '#notation/jinteki/reconstruct/verify';

export interface ObservedRow {
  readonly id: string;
  /** Of its first event, in the order of all; decimal. */
  readonly position: string;
  readonly recorded_at: string;
  readonly origin: Origin;
  readonly corp_player: string;
  readonly runner_player: string;
  /** Codes of cards, titles of what is none; empty where the file does not name them. */
  readonly corp_identity: string;
  readonly runner_identity: string;
  readonly winner: Side | null;
  /** Null also for reasons that our rules do not know. */
  readonly reason: Reason | null;
  readonly turns: number;
  /** How much of it each viewer can be told: entries are moments, and nobody sees decisions. */
  readonly told: ForEach<Extent>;
}

export interface VerdictRow {
  readonly id: string;
  readonly tier: Tier;
  /** The game of decisions that it became. */
  readonly verified: string | null;
}

const identity = (title: string | null): string => (title === null ? '' : firstCode(title));

export const observedRow = ({ id, header, entries, storedAt, position }: Reading): ObservedRow => ({
  id,
  position: position.toString(),
  recorded_at: storedAt,
  origin: header.origin,
  corp_player: header.players.corp.name,
  runner_player: header.players.runner.name,
  corp_identity: identity(header.identities.corp),
  runner_identity: identity(header.identities.runner),
  winner: header.outcome.winner,
  reason: outcomeOf(header.outcome)?.reason ?? null,
  turns: header.outcome.turn,
  told: extents(
    header.origin === 'log' ? 0 : header.entries,
    entries.reduce((sum, { facts }) => sum + facts.length, 0),
  ),
});

function extents(moments: number, facts: number): ForEach<Extent> {
  const extent = { moments, decisions: 0, facts };
  return { corp: extent, runner: extent, spectator: extent, judge: extent };
}

export const verdictRow = (id: string, { tier, game }: ObservedVerdict): VerdictRow => ({
  id,
  tier,
  verified: game,
});
