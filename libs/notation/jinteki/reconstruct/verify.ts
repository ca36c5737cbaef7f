import { type Decision, type Rules, type State, type DeckList, hashState } from '#rules';
import { withCards, withUnknown } from '#cards/unknown';
import type { Written } from '../../native/write-log';
import { strangersIn } from '../read/strangers';
import { observe, type ObservedGame, type ObserveOptions } from '../observe/observe';
import type { Replay } from '../read/read';
import { SIDES } from '../lens/side';
import type { Refusal } from '../refusal';
import type { Explanation } from './explain';
import { eachDifference } from './features';
import { type Granted, legalThrough, type Deviation } from './deviations/deviation';
import type { Trail } from './node';
import type { Placed } from './deviations/granted-in-place';
import type { FoundDeck } from './decks';
import type { KnownDecks } from './known-deck';
import type { OpenChoices } from './open-choices';
import { sayTold, sayUnheard, sayUnknown } from './say-unseen';
import { Entries, reconstruct } from './reconstruct';
import { sayFeature } from './say-feature';
import type { VerdictWarning } from './verdict-warning';

import type { Break, Way } from './walk';

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
  /** How hard was looked for a way on, and the decisions that came closest. */
  readonly tried: { readonly positions: number; readonly closest: readonly Written[] };
  /** The entry whose position was taken over, to check the rest of the game; null at its end. */
  readonly resumed: number | null;
}

/** A deviation that theirs took and that ours followed: nothing that is verified hides one. */
export interface Note extends Omit<Deviation, 'entry'> {
  readonly historyIndex: number;
  /** How many of our decisions come before it. */
  readonly decision: number;
}

/** A decision with the entries of `history` between which it was found. */
export interface Found extends Written {
  readonly after: number;
  readonly until: number;
  /** The other answers that lead to the same entry: the file does not tell which was given. */
  readonly open?: readonly Decision[];
}

/** Entries of `history` through which decisions of ours lead, each from where the last one ends. */
export interface Stretch {
  readonly from: number;
  readonly through: number;
  /** Ours at its first entry: the opening, or theirs taken over. */
  readonly start: State;
  readonly decisions: readonly Found[];
  /** `decision` counts from the beginning of the stretch. */
  readonly notes: readonly Note[];
}

export interface Reconstruction {
  /** By which its decisions are judged: with the cards that never showed, and those that no pool has. */
  readonly rules: Rules;
  readonly decks: { readonly corp: DeckList; readonly runner: DeckList };
  /** Cards that never showed: the decks list them as unknown. */
  readonly unseen: { readonly corp: number; readonly runner: number };
  /** Those that a given deck told. In which order they lay nobody knows. */
  readonly told: { readonly corp: FoundDeck['told']; readonly runner: FoundDeck['told'] };
  /** From the opening to the first divergence. */
  readonly decisions: readonly Found[];
  readonly stretches: readonly Stretch[];
  /** How many of them fold by our rules alone, before a deviation that they forbid. */
  readonly legal: number;
}

export interface Verdict {
  readonly tier: Tier;
  readonly game: ObservedGame;
  /** All decisions found, those after divergences included. */
  readonly decisions: number;
  /** Decisions from the opening on that lead, entry by entry, to what theirs shows. */
  readonly verifiedThrough: number;
  /** The decisions before the first deviation that our rules forbid: up to there the game is legal. */
  readonly legalThrough: number;
  /** Entries of `history`, and how many of them lie in a stretch that was verified. */
  readonly entries: number;
  readonly entriesVerified: number;
  readonly divergences: readonly Divergence[];
  readonly notes: readonly Note[];
  readonly warnings: readonly VerdictWarning[];
  /** Null where the decisions could not be looked for. */
  readonly reconstruction: Reconstruction | null;
}

export type Verified = { readonly ok: true; readonly verdict: Verdict } | Refusal;

function found(choices: OpenChoices, trail: Trail | null, after: Trail | null = null): Found[] {
  const list: Found[] = [];
  for (let at = trail; at !== null && at !== after; at = at.before) {
    const open = choices.get(at);
    const one = { by: at.by, decision: at.decision, ...at.between };
    list.push(open === undefined ? one : { ...one, open });
  }
  return list.reverse();
}

const written = (trail: Trail | null, after: Trail | null): Written[] =>
  found(new Map(), trail, after).map(({ by, decision }) => ({ by, decision }));

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
      expected.push(sayFeature(key, their, titleOf));
      got.push(sayFeature(key, our, titleOf));
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
    tried: {
      positions: one.tried,
      closest: written(one.nearest?.node.trail ?? null, one.node.trail).slice(-mostNamed),
    },
    resumed: one.resumed,
  };
}

const observedOnly = (game: ObservedGame, warning: VerdictWarning): Verdict => ({
  tier: 'observed',
  game,
  decisions: 0,
  verifiedThrough: 0,
  legalThrough: 0,
  entries: game.entries,
  entriesVerified: 0,
  divergences: [],
  notes: [],
  warnings: [warning, ...warningsOf(game)],
  reconstruction: null,
});

const warningsOf = (game: ObservedGame): VerdictWarning[] =>
  game.warnings.map(({ index, message }) => ({
    kind: 'observed',
    entry: index,
    text: `Entry ${String(index)}: ${message}`,
  }));

export interface VerifyOptions extends ObserveOptions {
  /** Deviations of the server that our rules forbid are divergences. */
  readonly strict?: boolean;
  /** Decks that somebody knows: what never showed is told by them. */
  readonly decks?: KnownDecks;
}

function stretchOf(open: OpenChoices, { start, from, end, through, granted }: Placed): Stretch {
  const first = start.trail?.length ?? 0;
  return {
    from,
    through,
    start: start.live.state,
    decisions: found(open, end.trail, start.trail),
    notes: granted.map((one) => note({ ...one, decision: one.decision - first })),
  };
}

const note = ({ deviation: { entry, ...rest }, decision }: Granted): Note => ({
  ...rest,
  historyIndex: entry,
  decision,
});

/**
 * Observes a replay and, where our pool has its cards, finds the decisions behind it. They are judged
 * by the rules with unknown cards: those that never showed (`withUnknown`). Titles that the pool
 * lacks are taken as cards without abilities.
 */
export function verifyReplay(known: Rules, replay: Replay, options: VerifyOptions = {}): Verified {
  const strangers = strangersIn(known.pool, replay);
  const rules = withCards(withUnknown(known), strangers);
  const entries = new Entries(rules.pool);
  const observed = observe(replay, {
    ...options,
    watch: (step, idOf) => {
      entries.take(step, idOf);
      options.watch?.(step, idOf);
    },
  });
  if (!observed.ok) return observed;
  const { game } = observed;
  const searched = reconstruct(rules, replay, entries, game.facts, {
    strict: options.strict === true,
    strangers: strangers.length > 0,
    decks: options.decks ?? {},
  });
  if (!searched.ok && 'refusal' in searched) return searched.refusal;
  if (!searched.ok)
    return { ok: true, verdict: observedOnly(game, { kind: 'not-judged', text: searched.reason }) };
  const { way, stretches, decks, unseen, told } = searched;
  const titleOf = (def: number): string => rules.pool.definitions[def]?.value.title ?? '';
  const divergences = way.breaks.map((one) => divergence(way, titleOf, one));
  const decisions = found(way.open, way.node.trail);
  const granted = stretches.flatMap((one) => one.granted);
  const legal = legalThrough(granted, decisions.length);
  const unverified = way.breaks.reduce(
    (sum, { after, resumed }) => sum + (resumed ?? way.last) - after,
    0,
  );
  const entriesVerified = way.last + 1 - unverified;
  const named = strangers.map(({ title }) => title).join(', ');
  if (strangers.length > 0 && entriesVerified === 0)
    return {
      ok: true,
      verdict: observedOnly(game, { kind: 'not-in-pool', text: `Not in the pool: ${named}.` }),
    };
  const forbidden = granted.filter(({ deviation }) => !deviation.legal);
  const allowed = forbidden.map(({ deviation: { reason, entry } }): VerdictWarning => ({
    kind: 'allowed',
    entry,
    text: `The server allowed what our rules forbid, at entry ${String(entry)}: ${reason}`,
  }));
  const fillers = SIDES.flatMap((side) => sayUnknown(side, unseen[side]));
  const shownByDeck = SIDES.flatMap((side) => [
    ...sayTold(side, told[side]),
    ...sayUnheard(side, options.decks?.[side], entries.titles),
  ]);
  const beyond: VerdictWarning[] =
    strangers.length === 0
      ? []
      : [
          {
            kind: 'not-in-pool',
            text: `Not in the pool, and taken as cards without abilities: ${named}.`,
          },
        ];
  return {
    ok: true,
    verdict: {
      // What a card without abilities hides nobody can say: such a game is never verified to its end.
      tier:
        way.breaks.length === 0 && game.stopped === null && strangers.length === 0
          ? 'verified'
          : 'partial',
      game,
      decisions: way.decisions,
      verifiedThrough: decisions.length,
      legalThrough: legal,
      entries: game.entries,
      entriesVerified,
      divergences,
      notes: granted.map(note),
      warnings: [...beyond, ...allowed, ...fillers, ...shownByDeck, ...warningsOf(game)],
      reconstruction: {
        rules,
        decks,
        unseen,
        told,
        decisions,
        stretches: stretches.map((one) => stretchOf(way.open, one)),
        legal,
      },
    },
  };
}

/** Decisions with the fingerprint of the state each led to, as a log keeps them: all that fold. */
export function withHashes({ rules, decks, decisions, legal }: Reconstruction): Written[] {
  const opened = rules.open(decks);
  if (!opened.ok) throw new Error('the decks were opened before');
  const live = rules.live(opened.state, 'none');
  return decisions.slice(0, legal).map((one) => {
    const taken = live.apply(one.decision, one.by);
    if (!taken.ok) throw new Error(`a decision that was found is refused: ${taken.reason}`);
    return { ...one, hash: hashState(live.state) };
  });
}
