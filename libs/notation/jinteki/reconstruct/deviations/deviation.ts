import type { Decision, CardId } from '#rules';
import type { Answer } from '../answers/answer';

/**
 * Something that their server lets a player do and our rules do not, or not in that way. Each kind
 * has a definition of its own that is applied to our position; nothing is taken over from theirs,
 * and after it the two positions have to agree again.
 */
export interface Deviation {
  readonly kind: DeviationKind;
  readonly card: CardId;
  /** Recurring credits that it moves, the X that is paid for a card played to no effect, what is left unpaid or is paid for what a card does by hand, or the points that a game is won with. */
  readonly credits: number;
  /** Entry of `history`. */
  readonly entry: number;
  /** Its number in the list of differences, where it has one. */
  readonly difference: string | null;
  /** The rule of ours it touches. */
  readonly rule: string;
  readonly reason: string;
  /** Our rules allow the same decisions: only the way there was another. */
  readonly legal: boolean;
  /** `unanswered`: what is decided where every choice may be left open, nothing where chance chooses then, or nothing is
   * discarded from a hand; `cancelled`: the shuffle;
   * `out-of-window`: windows that are passed before it, in which our rules ask nobody; `unfired`: such
   * windows, then the subroutines that do not resolve, as if they were broken. */
  readonly decisions?: readonly Decision[];
  /**
   * The window that it is done in stays open, though nobody can do anything else there by our rules; `ends-amid` and
   * `sub-apart`: choices with one answer are asked, too; `loan`: the card takes them for used in that turn.
   */
  readonly stays?: true;
  /** `unanswered`: what else may have been decided there, as it leaves the same file. */
  readonly open?: readonly (readonly Decision[])[];
  /** `answered`: the answer, and whose; as open where it may have been others, or none. */
  readonly answer?: Pick<Answer, 'kind' | 'told' | 'side' | 'others'>;
}

/**
 * `loan`: credits to be spent from a card, recurring or placed there, are moved into the pool by hand; `loan-repaid`: they pay for what their
 * card allows; `loan-spent`: for something else; `loan-kept`: they are still in the pool when the
 * card is refilled, or gone. `no-effect`: a card is played and does nothing (`decisions`: done, where it stays where it was played). `unanswered`: a choice
 * that a card asks for is left open, or answered by what changes nothing, or by a number above the highest (`decisions`). `nothing-trashed`: a resource that lies in the heap is paid for
 * to be trashed. `out-of-window`: what a card does by itself when something happens is done at another time (`decisions`:
 * windows that are passed before it, and last the card that it removes from the game), or the last credits of a card are taken, and it goes; or what it does for a trash it does while it is not installed. `idle-use`: an ability
 * is paid for and changes nothing (`decisions`: windows behind an encounter, and the use; or a card that is trashed to lower a cost of
 * nothing, and what it is paid for; or what removes a counter from a card that has none). `console-replaced`: a
 * console is trashed for the next one, or a copy of a card as if it were unique. `cost-paid`: an accessed card is trashed for its cost where an
 * effect lets it be trashed at no cost. `cancelled`: an ability that searches is called off before it
 * is paid for, and the deck is shuffled all the same. `idle-rez`: a card that lies
 * in Archives is paid for to be rezzed. `unfired`: the Corp lets unbroken subroutines
 * be. `unaccessed`: the Runner leaves a card in the root of a breached server without accessing it, and accesses no more
 * in that breach (`decisions`: done); or a card takes the place of a breach, and changes nothing (the decision that leads there).
 * `room-made`: programs are trashed (`decisions`) for one that is not installed after all.
 * `early-rez`: a card is rezzed before the Runner may jack out, or ice that is not approached, or either while a question stands open; `early-pump`:
 * a card raises its strength outside of encounters, or at ice at which it may not: for X, or as often as it is paid at once (`credits`), by what breaks, too, or by what may be used at some ice alone. For both, `decisions` are windows that are passed before it.
 * `early-use`: an ability that costs a click is used before the turn begins (`decisions`: such windows, and the use).
 * `ends-amid`: the game is over where ours asks nobody, as somebody concedes (`decisions` lead there, through every
 * window), before the grip is discarded down to a negative hand size, or with fewer points than it is won with in ours.
 * `grip-trashed`: a resource of the grip is paid for to be trashed as an installed one would be.
 * `sub-apart`: a subroutine resolves, and a window comes before the next; or the last ones, and it comes before the encounter is over
 * (`decisions`: windows before it, and their places); or one that is not due, in a window of a run (last `first`, with its place).
 * `held-open`: a window after a decision (`decisions`) is asked in, as a later deviation is done there, or credits are taken by hand.
 * `early-refill`: recurring credits are refilled before the window that comes before a turn begins (`decisions` lead there), and not after it.
 * `emptied`: a card that is trashed as its last counter is removed is trashed though none was.
 * `unprepared`: what an identity does for the start of the game is not done: its cards are dealt, and nothing precedes the first turn; or only what is being done there (`stays`).
 * `in-vain`: a card is used, as its line or its question shows, where our rules have no place for it, and nothing of our position is another for it.
 * `set-by-hand`: the credits of an identity's player are set by hand (`credits` more, or less), and come from nothing; or a run is ended by hand at the ice that is encountered, or a card is trashed, or derezzed (`stays`), by hand (`credits`: none).
 * `answered`: what a card asks is answered, as the file shows it, where our rules do not ask it, or no more.
 * `barred`: an action is taken (`decisions`) that a card in force forbids, or lets come only after another, or by which nothing is drawn, or an identity is flipped whose back is up,
 * or what is to lie on a host is installed on nothing;
 * or what is decided leads to a choice that our rules do not offer, or sets off what asks for an access that was not.
 */
export const deviationKinds = [
  'loan',
  'loan-repaid',
  'loan-spent',
  'loan-kept',
  'no-effect',
  'unanswered',
  'nothing-trashed',
  'out-of-window',
  'idle-use',
  'console-replaced',
  'cost-paid',
  'cancelled',
  'idle-rez',
  'unfired',
  'unaccessed',
  'room-made',
  'early-rez',
  'early-pump',
  'early-use',
  'ends-amid',
  'held-open',
  'grip-trashed',
  'emptied',
  'unprepared',
  'barred',
  'sub-apart',
  'early-refill',
  'in-vain',
  'answered',
  'set-by-hand',
] as const;
export type DeviationKind = (typeof deviationKinds)[number];

/** The deviations taken on the way to a position, last first. */
export interface Granted {
  readonly before: Granted | null;
  readonly deviation: Deviation;
  /** How many of our decisions come before it. */
  readonly decision: number;
}

/** Where a deviation stands among decisions. */
export const granting = (
  before: Granted | null,
  deviation: Deviation,
  trail: { readonly length: number } | null,
): Granted => ({ before, deviation, decision: trail?.length ?? 0 });

/**
 * A deviation with decisions of its own. What else was granted while they were taken, such as credits
 * that were kept when the turn ended with them, comes after it.
 */
export function grantingAround(
  before: Granted | null,
  deviation: Deviation,
  trail: { readonly length: number } | null,
  last: Granted | null,
): Granted {
  const amid: Deviation[] = [];
  for (let at = last; at !== null && at !== before; at = at.before) amid.push(at.deviation);
  return amid.reduceRight(
    (granted: Granted, one) => granting(granted, one, trail),
    granting(before, deviation, trail),
  );
}

export function listGranted(last: Granted | null): Granted[] {
  const list: Granted[] = [];
  for (let at = last; at !== null; at = at.before) list.push(at);
  return list.reverse();
}

/** How many decisions from the opening our rules fold without a deviation that they forbid. */
export const legalThrough = (granted: readonly Granted[], decisions: number): number =>
  Math.min(decisions, granted.find(({ deviation }) => !deviation.legal)?.decision ?? decisions);
