import {
  type CardId,
  type Decision,
  encounterIn,
  type Pool,
  type Prompt,
  type Side,
  type State,
} from '#rules';
import { sourceOf } from '../source-of';
import { earlier } from '../told-lines';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { paidX } from './paid-x';
import { cardIn, titleOf } from './shows';
import { facesOf } from './told-often';

/** What is answered to a card that is used by hand: as a line tells it since, or anything but that nothing is done. */
export function toldByHand(
  pool: Pool,
  { granted, live: { state } }: Node,
  { source }: Extract<Prompt, { readonly kind: 'option' }>,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] {
  const title = titleOf(pool, state, source);
  const chosen = evidence.answers.chosenBy(title, granted?.deviation.entry)?.toLowerCase();
  const fits = list.filter((one) => one.do === 'option' && one.option === chosen);
  return fits.length > 0 ? fits : list.filter((one) => one.do === 'option' && one.option !== 'no');
}

/** A card asks whether it is to do something, and not what. */
export const asksWhether = ({ options }: Extract<Prompt, { readonly kind: 'option' }>): boolean =>
  options.includes('yes') && options.includes('no');

/** A card asks its own player: what it asks the other side is told, if at all, with the use that asks it, whatever is answered. */
export const asksItsOwn = (
  { definitions }: Pool,
  { cards }: State,
  { for: side, source }: { readonly for: Side; readonly source: CardId },
): boolean => definitions[cards[source]?.def ?? -1]?.side === side;

const ordinals = ['first', 'second'] as const;

/** What the lines tell a card to name: none of its options where no pool has that title. */
export function toldOption(
  pool: Pool,
  state: State,
  prompt: Extract<Prompt, { readonly kind: 'option' }>,
  { evidence }: Pick<Goal, 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] {
  // Whether a card is to name anything comes before what it names.
  if (asksWhether(prompt)) return list;
  const { source, options } = prompt;
  const title = titleOf(pool, state, source);
  const tells = (told: string): Decision[] => {
    const text = told.toLowerCase();
    const isTold = (option: string): boolean => {
      const named = option.toLowerCase();
      // What a card does besides is told behind what it names.
      return [`${named} and `, `${named}, `].some((begun) => `${text} and `.startsWith(begun));
    };
    return list.filter((one) => one.do === 'option' && isTold(one.option));
  };
  // Which of its faces a card is to have no line tells before it shows it.
  const face = facesOf(pool, state, source).find((one) => evidence.places.isEverTold(one));
  const copy = face?.toLowerCase().replaceAll(' ', '-');
  if (copy !== undefined && options.includes(copy)) return tells(copy);
  const pile = ordinals[(evidence.counts.pileChosen() ?? 0) - 1];
  if (pile !== undefined && options.includes(`${pile}-pile`)) return tells(`${pile}-pile`);
  const [begun] = evidence.answers.begunWith.flatMap(tells);
  if (begun !== undefined) return [begun];
  const named = evidence.answers.namedBy(title);
  if (named !== null) return tells(named);
  const chosen = evidence.answers.chosenBy(title) ?? evidence.choices.markedWith(title);
  const fits = chosen === null ? [] : tells(chosen);
  return fits.length === 0 ? list : fits;
}

/** The number that the next question of the card names; the one that a line tells comes first. */
export function toldNumber(
  pool: Pool,
  node: Pick<Node, 'live' | 'trail'>,
  source: CardId,
  { between, evidence }: Pick<Goal, 'between' | 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] {
  const { trail } = node;
  const { state } = node.live;
  const title = titleOf(pool, state, source);
  const since = askedSince(trail, between.after);
  const spent = spentNext(pool, node, source, evidence, since);
  // What comes of it is told with a number of its own.
  if (spent === 'untold') return list;
  if (spent !== null) return list.filter((one) => one.do === 'number' && one.number === spent);
  const guess = state.prompt?.for === state.turn.side ? null : evidence.counts.guessed(since);
  if (guess !== null) return list.filter((one) => one.do === 'number' && one.number === guess);
  const place = evidence.counts.placeOf(title, since);
  if (place !== null) return list.filter((one) => one.do === 'number' && one.number === place);
  const paid = paidX(pool, state, source, { evidence });
  if (paid !== null) return list.filter((one) => one.do === 'number' && one.number === paid);
  const asked = evidence.questions.numberOf(title);
  const fits = list.filter((one) => one.do === 'number' && one.number === asked);
  if (fits.length > 0) return fits;
  const made = answered(pool, trail, between.after, source, 'number');
  const told = evidence.counts.countOf(title, made, since);
  const isTold = (one: Decision): boolean => one.do === 'number' && one.number === told;
  // Theirs may let more be chosen than ours: no lower one was.
  const { prompt } = state;
  if (told !== null && prompt?.kind === 'number' && told > prompt.to)
    if (evidence.questions.offersNumber(title, told)) return [];
  // Theirs may choose none where ours has to change something: no other number was chosen then.
  if (evidence.counts.tellsNone(title)) return list.filter(isTold);
  // Another number may come to the same by what else is done.
  return list.some(isTold) ? list.filter(isTold) : list;
}

/**
 * What the one who is asked spends in the next game of a card in which both choose in secret, if a line tells it; null where theirs
 * shows no such game since an entry.
 */
function spentNext(
  pool: Pool,
  { live: { state }, trail }: Pick<Node, 'live' | 'trail'>,
  source: CardId,
  { counts }: Goal['evidence'],
  since: number,
): number | 'untold' | null {
  const side = state.prompt?.for;
  if (side !== 'corp' && side !== 'runner') return null;
  const title = titleOf(pool, state, source);
  let made = 0;
  for (let at = trail; at !== null && at.between.until > since; at = at.before) {
    const asked = at.asked?.live.state;
    if (asked?.prompt?.kind !== 'number' || asked.prompt.for !== side) continue;
    if (titleOf(pool, asked, asked.prompt.source) === title) made += 1;
  }
  const games = counts.spentInSecret(title, side, since);
  return made < games.length ? (games[made] ?? 'untold') : null;
}

/** Numbers, but for 0 where theirs goes on to ask for cards, and no line tells that it was none. */
export function nonzero(
  pool: Pool,
  { live: { state } }: Node,
  prompt: Extract<Prompt, { readonly kind: 'number' }>,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const title = titleOf(pool, state, prompt.source);
  return evidence.questions.asksForCardsThen(title, prompt.for) && !evidence.counts.tellsNone(title)
    ? list.filter((one) => one.do !== 'number' || one.number > 0)
    : list;
}

/** Theirs asks for no more numbers in these entries than were answered. */
export function isNumberedEnough(
  pool: Pool,
  { live: { state }, trail }: Node,
  { for: side, source }: Extract<Prompt, { readonly kind: 'number' }>,
  { between, evidence }: Goal,
): boolean {
  const asked = evidence.questions.numbersAsked(titleOf(pool, state, source), side);
  return asked > 0 && answered(pool, trail, between.after, source, 'number') >= asked;
}

/**
 * Theirs asks nobody for a number of encountered ice that could be one of several, nor does a line tell what that does: its
 * subroutine did not resolve.
 */
export function isNeverAsked(
  pool: Pool,
  { live: { state }, trail }: Node,
  { source }: Extract<Prompt, { readonly kind: 'number' }>,
  { between: { after }, evidence }: Goal,
  list: readonly Decision[],
): boolean {
  if (list.length < 2 || encounterIn(state)?.vars.ice !== source) return false;
  const since = trail?.between.until ?? after;
  return !evidence.answers.comesTo(titleOf(pool, state, source), since);
}

export type Question = 'option' | 'server' | 'number' | 'bid';

/** The entry after which ours came to the first of such questions in a row: theirs may have answered them long before. */
function askedSince(trail: Trail | null, after: number): number {
  let at = trail;
  while (at?.decision.do === 'number') at = at.before;
  return Math.min(after, at?.between.after ?? 0);
}

/** How often such questions of a title were answered since an entry. */
export function answered(
  pool: Pool,
  trail: Trail | null,
  since: number,
  source: CardId,
  kind: Question,
): number {
  let made = 0;
  for (let at = trail; at !== null && at.between.until > since; at = at.before) {
    const state = at.asked?.live.state;
    const prompt = state?.prompt;
    if (state === undefined || prompt?.kind !== kind) continue;
    if (titleOf(pool, state, prompt.source) === titleOf(pool, state, source)) made += 1;
  }
  return made;
}

/**
 * How often a title asked for a number or a server since an entry, and not behind the question whether it does anything: theirs asks
 * nothing else.
 */
export function askedApart(pool: Pool, trail: Trail | null, since: number, source: CardId): number {
  const asks = (at: Trail | null, ...kinds: readonly Question[]): boolean => {
    const state = at?.asked?.live.state;
    const asking = sourceOf(state?.prompt);
    return (
      state !== undefined &&
      asking !== null &&
      kinds.some((kind) => state.prompt?.kind === kind) &&
      titleOf(pool, state, asking) === titleOf(pool, state, source)
    );
  };
  let apart = 0;
  for (let at = trail; at !== null && at.between.until > since; at = at.before)
    if (asks(at, 'number', 'server') && !asks(at.before, 'option')) apart += 1;
  return apart;
}

/** The server that a use is told with, of several in their order; all where none is told. */
export function toldTarget(
  pool: Pool,
  { live: { state }, trail }: Node,
  source: CardId,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = evidence.answers
    .targetServers(titleOf(pool, state, source), copiesOf(state, source))
    .filter((server) => server !== noServer);
  const next =
    told[answered(pool, trail, between.after - earlier, source, 'server')] ??
    evidence.questions.serverAsked(titleOf(pool, state, source));
  const fits = list.filter((one) => one.do === 'server' && one.server === next);
  if (fits.length > 0) return fits;
  // That a card moves to where it lies is no choice of ours.
  return next !== null && cardIn(state, source).server === next ? [] : list;
}

const noServer = 'No server';

/** How many copies of a card are active, itself among them. */
const copiesOf = ({ active, cards }: State, source: CardId): number =>
  Math.max(1, active.filter((id) => cards[id]?.def === cards[source]?.def).length);

/** Whether a card is used where its use is told with the server that it is used on, or that it is not. */
export function toldUse(
  pool: Pool,
  { live: { state }, trail }: Node,
  { source, options }: Extract<Prompt, { readonly kind: 'option' }>,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (!options.includes('yes')) return list;
  const title = titleOf(pool, state, source);
  const told = evidence.answers.targetServers(title, copiesOf(state, source));
  if (told.length === 0) return list;
  const made = answered(pool, trail, between.after - earlier, source, 'option');
  const next = told[made];
  if (next === undefined) return list;
  const answer = next === noServer ? 'no' : 'yes';
  return list.filter((one) => one.do === 'option' && one.option === answer);
}
