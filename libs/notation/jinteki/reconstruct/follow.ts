import type { Decision, Fact, Pool, Prompt, Rules, CardId, State } from '#rules';
import { epochAt, shuffledNow } from './candidates/known';
import { asksWhether } from './candidates/told-answers';
import { titleOf } from './candidates/shows';
import { nextOf, payingIn, sourceName, type Told } from './candidates/told-alone';
import type { Order } from './goal';
import type { Access, Hidden } from './hidden';
import type { CalledOff } from './deviations/called-off';
import type { Refilled } from './deviations/refilled';
import type { RoomMade } from './deviations/room-made';
import type { Unfired } from './deviations/unfired';
import { type Lent, type Named, settleLoans } from './deviations/loans';
import type { DoneByHand } from './deviations/set-by-hand';
import { isIdle } from './idle';
import { namesOfPlace } from './names-of-place';
import type { Node, Trail } from './node';
import { ourFeatures } from './ours';
import type { Evidence } from './evidence';
import type { SubsApart } from './deviations/resolved-apart';
import type { Span } from './span';
import type { Titles } from './titles';
import { early } from './told-lines';
import type { Disproved } from './witnesses/disproved';

/** What the search works with and what it has used up. */
export interface Means {
  readonly rules: Rules;
  readonly titles: Titles;
  readonly hidden: Hidden;
  /** Credits of cards that theirs moved by hand. */
  readonly lent: readonly Lent[];
  /** Credits of theirs that were set by hand, and runs that were ended so. */
  readonly setByHand: readonly DoneByHand[];
  /** Searches of theirs that were called off unpaid. */
  readonly calledOff: readonly CalledOff[];
  /** Encounters of theirs that ended with subroutines that did not resolve. */
  readonly unfired: readonly Unfired[];
  /** Subroutines of theirs that resolve by themselves, or in an encounter that goes on once all are behind. */
  readonly subsApart: readonly SubsApart[];
  /** Entries in which theirs leaves a card of a root that is to be accessed. */
  readonly unaccessed: readonly number[];
  /** Turns of theirs with recurring credits that are spent before they begin. */
  readonly refilled: readonly Refilled[];
  /** Programs of theirs that were trashed for one that was not installed. */
  readonly roomMade: readonly RoomMade[];
  /** Entries with which theirs is taken back, each with the one it is taken back to; null where none is like it. */
  readonly undone: ReadonlyMap<number, number | null>;
  /** Entries in which a card is used by hand, as far as the lines alone tell it. */
  readonly byHand: ReadonlySet<number>;
  /** Cards there are as the decks lie ready: those that come later come from outside. */
  readonly dealt: number;
  /** What other ways have stated against the lines. */
  readonly disproved: readonly Disproved[];
  /** No deviation is taken: what our rules do not allow is a divergence. */
  readonly strict: boolean;
  /** How many of them may be looked at for another way back from where none leads on. */
  patience: number;
  /** Positions that may still be looked at in this file. */
  left: number;
  /** Positions that were looked at. */
  looked: number;
}

/** Questions that no change of the table may tell the answer of. */
const silent: ReadonlySet<Prompt['kind']> = new Set([
  ...(['order', 'pick', 'option', 'number', 'subs'] as const),
  ...(['server', 'replace', 'pay', 'bid'] as const),
]);

/** Whether it is kept where something was decided: questions of which the file may not tell the answer, and what lines tell of. */
const isKept = (prompt: Prompt, decision: Decision): boolean =>
  silent.has(prompt.kind) ||
  prompt.kind === 'accessed' ||
  // What is used may end before theirs is shown again.
  decision.do === 'use';

/** What is chosen to be accessed costs something first: nobody is told of it where it is left. */
const isPriced = (decision: Decision, { prompt }: State): boolean =>
  decision.do === 'access' && prompt?.kind === 'option';

/** Accesses may come a little before their prompt is shown, never long before. */
const ahead = 4;

/** The way that a decision is to be part of. */
export interface Course {
  readonly between: Span;
  /** Null where the lines do not matter: what is passed shows nothing. */
  readonly evidence: Evidence | null;
  readonly order?: Order;
}

/** The position after a decision; null where it is none of the game's. */
export function follow(
  means: Means,
  from: Node,
  decision: Decision,
  { between, evidence, order }: Course,
  alone = false,
): Node | null {
  const { rules, hidden } = means;
  const { until } = between;
  const { prompt } = from.live.state;
  if (prompt === null) return null;
  const live = rules.live(from.live.state);
  const taken = live.apply(decision);
  if (!taken.ok) throw new Error(`${decision.do} was listed and refused: ${taken.reason}`);
  const at = passed(hidden, from, taken.facts, live.state.cards, until);
  // What is left without an answer shows nothing.
  const shown = decision.do === 'done' ? taken.facts.filter(isNoReveal) : taken.facts;
  if (at === null || (evidence !== null && !isTold(means, evidence, shown, live.state, from)))
    return null;
  if (
    evidence !== null &&
    isUnheard(rules.pool, hidden, from, live.state.prompt, { between, evidence })
  )
    return null;
  if (evidence !== null && isAheadOfBreach(hidden, from, taken.facts, evidence, until)) return null;
  const arranging = prompt.kind === 'pick' && prompt.why === 'arrange';
  const arranged = from.arranged + (arranging ? 1 : 0) + lastArranged(taken.facts);
  const deck = prompt.kind === 'shuffle' ? prompt.deck : null;
  const trail = {
    before: from.trail,
    by: decision.do === 'concede' ? decision.side : prompt.for,
    decision,
    between,
    length: (from.trail?.length ?? 0) + 1,
    asked: isKept(prompt, decision) || isPriced(decision, live.state) ? from : null,
    ...(alone ? { alone } : {}),
    ...(order === undefined || order === 'shown' ? {} : { order }),
  };
  const settled = settleLoans(rules, from, live, {
    ...{ facts: taken.facts, trail, entry: until },
    named: evidence === null ? null : namedNow(rules, from, { between, evidence }),
  });
  if (settled === null) return null;
  if (means.strict && settled.granted?.deviation.legal === false) return null;
  return {
    live: settled.live,
    features:
      isIdle(decision, taken.facts) && settled.live === live && settled.loans === from.loans
        ? from.features
        : ourFeatures(rules.pool, settled.live.state, settled.loans),
    trail,
    accessed: at.accessed,
    runs: at.runs,
    out: at.out === true,
    arranged,
    loans: settled.loans,
    granted: settled.granted,
    shuffled: deck === null ? from.shuffled : shuffledNow(hidden, from, deck, between),
  };
}

/**
 * A deck is shuffled for what a card may do, and theirs shuffles none: that is heard where no line tells it. What is told to be
 * done may come to nothing in theirs.
 */
function isUnheard(
  pool: Pool,
  { decks }: Hidden,
  { live, shuffled }: Node,
  next: Prompt | null,
  { between, evidence }: Pick<Course, 'between'> & { readonly evidence: Evidence },
): boolean {
  const { state } = live;
  const { prompt } = state;
  if (next?.kind !== 'shuffle' || prompt?.kind !== 'option') return false;
  const title = titleOf(pool, state, prompt.source);
  // Theirs asks which card goes into the deck, and has none to choose from: nothing does.
  const isInVain = evidence.questions.offersNothing(title, between.after - early, () => false);
  if (asksWhether(prompt) && !isInVain && evidence.answers.comesTo(title, Infinity)) return false;
  const side = next.deck === 'rd' ? 'corp' : 'runner';
  return epochAt(decks[side].epochs, shuffled[side], between) < 0;
}

/** What the line of the payment that is open names as paid from the card that is asked about. */
function namedNow({ pool }: Rules, from: Node, told: Told): Named | null {
  const { state } = from.live;
  const { prompt } = state;
  if (from.loans.length === 0 || prompt?.kind !== 'pay' || prompt.source === 'run-credits')
    return null;
  const paying = payingIn(state);
  const title = paying === null ? null : sourceName(pool, state, paying.card);
  return {
    card: prompt.source,
    credits: nextOf(pool, from, prompt.source, told) ?? 0,
    until: (title === null ? null : told.evidence.paid.lastPaidFor(title)) ?? Infinity,
  };
}

/** The entry after which something was decided that windows may have come behind. */
function decidedSince({ trail }: Node): number {
  let at = trail;
  while (at?.decision.do === 'pass') at = at.before;
  return at?.between.after ?? Infinity;
}

/** How often both sides have spent something in secret, one after the other, since an entry. */
function secretsSince(trail: Trail | null, since: number): number {
  const sourceOf = ({ asked, decision }: Trail): CardId | null => {
    const prompt = decision.do === 'number' ? asked?.live.state.prompt : null;
    return prompt?.kind === 'number' ? prompt.source : null;
  };
  let made = 0;
  for (let at = trail; at !== null && at.between.until > since; at = at.before) {
    const { before } = at;
    const source = sourceOf(at);
    if (source === null || before === null || sourceOf(before) !== source) continue;
    if (before.by === at.by) continue;
    made += 1;
    at = before;
  }
  return made;
}

const isNoReveal = ({ type }: Fact): boolean => type !== 'revealed';

/** What nobody can do without a line that tells it, or with lines that tell it otherwise. */
function isTold(
  { rules }: Means,
  evidence: Evidence,
  facts: readonly Fact[],
  { cards, servers }: State,
  from: Node,
): boolean {
  const title = (id: CardId): string =>
    rules.pool.definitions[cards[id]?.def ?? -1]?.value.title ?? '';
  return facts.every((fact) => {
    if (fact.type === 'exposed') return evidence.exposes(title(fact.card.card), decidedSince(from));
    if (fact.type === 'revealed' && fact.card.card !== null) {
      const id = fact.card.card;
      // What comes there, or goes on, may be told by where it lay.
      const stays = [cards, from.live.state.cards].every((all) => all[id]?.zone === 'hq');
      return !stays || evidence.namesShown(title(id), decidedSince(from));
    }
    // What comes to lie on a host is shown there, and may have no line.
    if (fact.type === 'installed' && fact.side === 'corp')
      return evidence.acts.tellsInstall || cards[fact.card.card ?? -1]?.host !== null;
    if (fact.type === 'swapped' && fact.cards.length === 2) {
      const [one, other] = fact.cards.map(({ card }) => title(card));
      return evidence.swaps(
        fact.cards.map(({ card }) => namesOfPlace(title(card), card, servers)),
        one === other,
      );
    }
    if (fact.type === 'spent-in-secret')
      return evidence.paid.spendsInSecret(fact, secretsSince(from.trail, evidence.settled));
    if (fact.type === 'bid') return evidence.paid.reaches(fact.side, fact.credits, fact.strength);
    return (
      fact.type !== 'trashed' ||
      fact.damage === undefined ||
      evidence.losses.takesByDamage(title(fact.card.card), fact.damage)
    );
  });
}

/** What is accessed is told later, and so is the breach of its server: theirs has not come to it. */
function isAheadOfBreach(
  { accesses }: Hidden,
  { accessed }: Node,
  facts: readonly Fact[],
  evidence: Evidence,
  until: number,
): boolean {
  const next = accesses[accessed];
  if (next === undefined || next.index <= until) return false;
  return (
    facts.some(({ type }) => type === 'accessed') && evidence.breaches(until + 1, next.index + 1)
  );
}

/** The last card of an arrangement is not asked for. */
const lastArranged = (facts: readonly Fact[]): number =>
  facts.filter((fact) => fact.type === 'arranged').length;

/** Theirs tells of all cards of Archives at once, though no more than some may be accessed: what is left once some were is none. */
function pastRest(accesses: readonly Access[], accessed: number, run: number): number {
  const isOfPile = (one: Access | undefined): boolean =>
    one?.run === run && one.server === 'Archives' && one.zone === 'discard';
  if (!isOfPile(accesses[accessed - 1])) return accessed;
  let past = accessed;
  while (isOfPile(accesses[past])) past += 1;
  return past;
}

/** Runs and accesses are the very ones of the game; null where they are not. */
export function passed(
  { accesses, jackedOut, runs: begins }: Hidden,
  { accessed: from, runs: begun, out: left = false }: Pick<Node, 'accessed' | 'runs' | 'out'>,
  facts: readonly Fact[],
  cards: Node['live']['state']['cards'],
  until: number,
): Pick<Node, 'accessed' | 'runs' | 'out'> | null {
  let [accessed, runs, out] = [from, begun, left];
  for (const fact of facts) {
    const next = accesses[accessed];
    if (fact.type === 'run-began') {
      // The next run of theirs is yet to come.
      if ((begins[runs] ?? Infinity) > until + ahead) return null;
      runs += 1;
      out = false;
    } else if (fact.type === 'jacked-out') {
      out = true;
    } else if (fact.type === 'run-ended') {
      // What was accessed in the run that ends is behind; it ends in the way it did.
      accessed = pastRest(accesses, accessed, runs);
      const rest = accesses[accessed];
      if ((rest?.run === runs && rest.outside !== true) || out !== jackedOut.has(runs)) return null;
      out = false;
    } else if (fact.type === 'accessed') {
      if (next === undefined || next.run !== runs) return null;
      const def = cards[fact.card.card]?.def;
      if (fact.server === 'Archives') {
        // All of them are accessed, however long theirs asks about it; "everything else" in no order. What joins them then
        // takes the place of another (ACC-02).
        const joined = facts.some(
          (one) => one.type === 'trashed' && one.card.card === fact.card.card,
        );
        if (!joined && !accesses.some((one) => one.run === runs && one.def === def)) return null;
      } else if (next.index > until + ahead || (next.def !== null && def !== next.def)) return null;
      accessed += 1;
    }
  }
  return { accessed, runs, out };
}
