import type { Pool, Rules, DeckList } from '#rules';
import type { ObservedFact } from '../facts';
import type { FoldStep } from '../fold/fold';
import type { Replay } from '../read/read';
import { copiedIn } from './copied';
import { findDeck, type Found, type FoundDeck } from './decks';
import type { Means } from './follow';
import { broughtIn } from './began-with';
import type { Hidden } from './hidden';
import { HiddenCards, type Seen } from './hidden-cards';
import { contradictionOf, type KnownDecks } from './known-deck';
import { SIDES } from '../lens/side';
import type { Refusal } from '../refusal';
import { usedByHand } from './deviations/used-by-hand';
import { calledOffIn, withoutCalledOff } from './deviations/called-off';
import { setByHandIn } from './deviations/set-by-hand';
import { refilledIn } from './deviations/refilled';
import { roomMadeIn } from './deviations/room-made';
import { unaccessedIn } from './deviations/unaccessed';
import { subsApartIn } from './deviations/subs-apart';
import { unfiredIn } from './deviations/unfired';
import { lentIn } from './deviations/loans';
import { withoutNeverChosen } from './never-chosen';
import type { Node } from './node';
import { ourFeatures } from './ours';
import { type Shown, shownBy } from './shown';
import { TheirsInTurn } from './theirs-in-turn';
import { Titles } from './titles';
import { walkWitnessed, type WitnessedWay } from './witnesses/walk-witnessed';

/** Positions that may be looked at in one file. */
const mostPositions = 16_000;

/** Where a card does what nobody knows, looking back seldom helps. */
const patience = { known: 1_000, strangers: 100 } as const;

export type Reconstructed =
  | (WitnessedWay & {
      readonly ok: true;
      /** What it was looked for with, to look for others. */
      readonly means: Means;
      readonly decks: { readonly corp: DeckList; readonly runner: DeckList };
      readonly unseen: { readonly corp: number; readonly runner: number };
      readonly told: { readonly corp: FoundDeck['told']; readonly runner: FoundDeck['told'] };
    })
  /** A deck that was given is not the one that was played. */
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly reason: string };

/** The decks as they are followed through a file. */
interface Followed {
  readonly hidden: Hidden;
  readonly corp: Found;
  readonly runner: Found;
}

/** What is kept of the entries of a replay while it is folded, to be looked at afterwards. */
export class Entries {
  readonly titles: Titles;
  readonly shown: Shown[] = [];
  readonly steps: Seen[] = [];
  private readonly theirs: TheirsInTurn;
  /** Ties the server's ids of one physical card together. */
  idOf: (cid: string) => string = (cid) => cid;

  constructor(pool: Pool) {
    this.titles = new Titles(pool);
    this.theirs = new TheirsInTurn(this.titles);
  }

  /** Nothing more is kept once a card shows that the pool lacks. */
  take(step: FoldStep, idOf: (cid: string) => string): void {
    this.idOf = idOf;
    if (this.titles.unknown.size > 0) return;
    const { index, state, touched, newLogLines } = step;
    this.steps.push({ index, state, touched, newLogLines });
    this.shown.push(shownBy(this.theirs, step, this.shown.at(-1)));
  }
}

export function reconstruct(
  rules: Rules,
  replay: Replay,
  { titles, shown, steps, idOf }: Entries,
  facts: readonly ObservedFact[],
  {
    strict,
    strangers,
    decks: given,
  }: { readonly strict: boolean; readonly strangers: boolean; readonly decks: KnownDecks },
): Reconstructed {
  if (titles.unknown.size > 0)
    return { ok: false, reason: `Not in the pool: ${[...titles.unknown].join(', ')}.` };
  const decked = withoutNeverChosen(steps);
  const begun = decked[0]?.state ?? replay.first;
  const brought = new Set(SIDES.flatMap((side) => [...broughtIn(titles, begun, side)]));
  const follow = (others: readonly string[]): Followed => {
    const copied = new Set(others);
    const cards = new HiddenCards(titles, facts, {
      has: (cid) => copied.has(cid) || brought.has(idOf(cid)),
    });
    for (const step of decked) cards.step(step);
    const hidden = cards.finish();
    const [corp, runner] = SIDES.map((side) =>
      findDeck(titles, begun, side, hidden.decks[side], given[side]),
    );
    if (corp === undefined || runner === undefined) throw new Error('there are two sides');
    return { hidden, corp, runner };
  };
  let followed = follow([]);
  if (!followed.corp.ok || !followed.runner.ok) {
    const states = decked.map(({ state }) => state);
    const copied = SIDES.flatMap((side) => [...copiedIn(titles, states, side)]);
    if (copied.length > 0) followed = follow(copied);
  }
  const { corp, hidden, runner } = followed;
  for (const side of SIDES) {
    const deck = given[side];
    const refusal =
      deck === undefined ? null : contradictionOf(titles, begun, side, deck, hidden.sighted[side]);
    if (refusal !== null) return { ok: false, refusal };
  }
  if (!corp.ok) return corp;
  if (!runner.ok) return runner;
  const decks = { corp: corp.deck.list, runner: runner.deck.list };
  const opened = rules.open(decks);
  if (!opened.ok) return { ok: false, reason: 'The decks cannot be opened.' };
  const live = rules.live(opened.state);
  const start: Node = {
    live,
    features: ourFeatures(rules.pool, live.state, []),
    trail: null,
    accessed: 0,
    runs: 0,
    arranged: 0,
    loans: [],
    granted: null,
    shuffled: { corp: 0, runner: 0 },
  };
  const calledOff = strict ? [] : calledOffIn(titles, shown);
  const means: Means = {
    rules,
    titles,
    hidden,
    lent: lentIn(rules.pool, shown),
    setByHand: strict ? [] : setByHandIn(shown),
    calledOff,
    unfired: unfiredIn(titles, shown),
    subsApart: subsApartIn(titles, shown),
    unaccessed: unaccessedIn(shown),
    refilled: refilledIn(titles, shown),
    roomMade: roomMadeIn(shown),
    undone: new Map(
      facts.flatMap((fact) => (fact.type === 'undone' ? [[fact.index, fact.to] as const] : [])),
    ),
    byHand: usedByHand(rules.pool, titles, shown),
    disproved: [],
    dealt: decks.corp.cards.length + decks.runner.cards.length + SIDES.length,
    strict,
    patience: strangers ? patience.strangers : patience.known,
    left: mostPositions,
    looked: 0,
  };
  return {
    ok: true,
    ...walkWitnessed(means, start, withoutCalledOff(titles, shown, calledOff)),
    means,
    decks,
    unseen: { corp: corp.deck.unseen, runner: runner.deck.unseen },
    told: { corp: corp.deck.told, runner: runner.deck.told },
  };
}
