import type { Rules } from '#rules/rules';
import type { DeckList } from '#rules/state/opening';
import { hashState } from '#rules/state/hash';
import type { Written } from '../../native/write-log';
import { observe, type ObservedGame, type ObserveOptions } from '../observe/observe';
import type { Replay } from '../read/read';
import type { Refusal } from '../refusal';
import type { Explanation } from './explain';
import { eachDifference, nameOf } from './features';
import type { Trail } from './node';
import { type Break, reconstruct, type Way } from './reconstruct';

export type Tier = 'verified' | 'partial' | 'observed';

/** The first thing, and each further one, that theirs did and ours could not follow. */
export interface Divergence extends Omit<Explanation, 'certain'> {
  /** How many of our decisions come before it. */
  readonly decision: number;
  /** The first entry of `history` with which ours does not agree. */
  readonly historyIndex: number;
  /** What theirs shows there, and ours where it came closest. */
  readonly expected: string;
  readonly got: string;
  /** The entry whose position was taken over, to check the rest of the game; null at its end. */
  readonly resumed: number | null;
}

export interface Reconstruction {
  readonly decks: { readonly corp: DeckList; readonly runner: DeckList };
  /** Cards that never showed: fillers stand in their places. */
  readonly unseen: { readonly corp: number; readonly runner: number };
  /** From the opening to the first divergence. */
  readonly decisions: readonly Written[];
}

export interface Verdict {
  readonly tier: Tier;
  readonly game: ObservedGame;
  /** All decisions found, those after divergences included. */
  readonly decisions: number;
  /** Decisions from the opening on that lead, entry by entry, to what theirs shows. */
  readonly verifiedThrough: number;
  /** Entries of `history`, and how many of them lie in a stretch that was verified. */
  readonly entries: number;
  readonly entriesVerified: number;
  readonly divergences: readonly Divergence[];
  readonly warnings: readonly string[];
  /** Null where the decisions could not be looked for. */
  readonly reconstruction: Reconstruction | null;
}

export type Verified = { readonly ok: true; readonly verdict: Verdict } | Refusal;

function written(trail: Trail | null): Written[] {
  const list: Written[] = [];
  for (let at = trail; at !== null; at = at.before) list.push({ by: at.by, decision: at.decision });
  return list.reverse();
}

const mostNamed = 6;

function divergence(way: Way, titleOf: (def: number) => string, one: Break): Divergence {
  const historyIndex = one.after + 1;
  const expected: string[] = [];
  const got: string[] = [];
  const theirs = way.shown[historyIndex];
  const ours = one.nearest?.node ?? one.node;
  if (theirs !== undefined)
    eachDifference(theirs.features, ours.features, (key, their, our) => {
      if (expected.length >= mostNamed) return;
      const name = nameOf(key, titleOf);
      expected.push(`${name} ${String(their)}`);
      got.push(`${name} ${String(our)}`);
    });
  const { kind, difference, reason } = one.explanation;
  return {
    kind,
    difference,
    reason,
    decision: one.node.trail?.length ?? 0,
    historyIndex,
    expected: expected.join(', '),
    got: got.join(', '),
    resumed: one.resumed,
  };
}

const observedOnly = (game: ObservedGame, warning: string): Verdict => ({
  tier: 'observed',
  game,
  decisions: 0,
  verifiedThrough: 0,
  entries: game.entries,
  entriesVerified: 0,
  divergences: [],
  warnings: [warning, ...warningsOf(game)],
  reconstruction: null,
});

const warningsOf = (game: ObservedGame): string[] =>
  game.warnings.map(({ index, message }) => `Entry ${String(index)}: ${message}`);

/** Observes a replay and, where our pool has its cards, finds the decisions behind it. */
export function verifyReplay(rules: Rules, replay: Replay, options: ObserveOptions = {}): Verified {
  const observed = observe(replay, options);
  if (!observed.ok) return observed;
  const { game } = observed;
  const found = reconstruct(rules, replay, game.facts);
  if (!found.ok) return { ok: true, verdict: observedOnly(game, found.reason) };
  const { way, decks, unseen } = found;
  const titleOf = (def: number): string => rules.pool.definitions[def]?.value.title ?? '';
  const divergences = way.breaks.map((one) => divergence(way, titleOf, one));
  const decisions = written(way.node.trail);
  const unverified = way.breaks.reduce(
    (sum, { after, resumed }) => sum + (resumed ?? way.last) - after,
    0,
  );
  const fillers = (['corp', 'runner'] as const)
    .filter((side) => unseen[side] > 0)
    .map(
      (side) =>
        `${String(unseen[side])} cards of the ${side} deck never showed; others stand for them.`,
    );
  return {
    ok: true,
    verdict: {
      tier: way.breaks.length === 0 && game.stopped === null ? 'verified' : 'partial',
      game,
      decisions: way.decisions,
      verifiedThrough: decisions.length,
      entries: game.entries,
      entriesVerified: way.last + 1 - unverified,
      divergences,
      warnings: [...fillers, ...warningsOf(game)],
      reconstruction: { decks, unseen, decisions },
    },
  };
}

/** The decisions with the fingerprint of the state each led to, as a log keeps them. */
export function withHashes(rules: Rules, { decks, decisions }: Reconstruction): Written[] {
  const opened = rules.open(decks);
  if (!opened.ok) throw new Error('the decks were opened before');
  const live = rules.live(opened.state, 'none');
  return decisions.map((one) => {
    const taken = live.apply(one.decision, one.by);
    if (!taken.ok) throw new Error(`a decision that was found is refused: ${taken.reason}`);
    return { ...one, hash: hashState(live.state) };
  });
}
