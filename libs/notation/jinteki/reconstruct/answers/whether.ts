import { isObject, type Json, type JsonObject, listOf } from '../../json';
import { cidOf, countersOf } from '../../lens/card';
import { playerView } from '../../lens/game';
import { asksOfAccess, type PromptView } from '../../lens/prompt';
import { runOf } from '../../lens/run';
import { playerOf, type Side, SIDES } from '../../lens/side';
import { eachZone } from '../../lens/zones';
import { askedOf } from '../commanders';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { isSearched } from '../shuffles';
import type { Answer } from './answer';
import { usesTold } from './named-in-line';

const beingPlayed = 'play-area';

/** Where a card lies, and what lies on it; null where it lies nowhere, as identities do. */
function found(
  state: JsonObject,
  cid: string | null,
): { readonly place: string; readonly counters: string } | null {
  let one: { readonly place: string; readonly counters: string } | null = null;
  const look = (cards: readonly Json[], place: string): void => {
    for (const card of cards) {
      if (!isObject(card)) continue;
      if (cidOf(card) === cid) one = { place, counters: JSON.stringify(countersOf(card)) };
      look(listOf(card['hosted']), place);
    }
  };
  eachZone(state, ({ cards, key }) => {
    look(cards, key);
  });
  return one;
}

/** Nothing comes to lie on the card that asks, and it does not pay for what it does; what was played goes once it is through. */
function isUntouched({ cardCid }: PromptView, before: Shown, now: Shown): boolean {
  const [was, is] = [found(before.state, cardCid), found(now.state, cardCid)];
  if (was?.place.endsWith(beingPlayed) === true) return true;
  return was?.place === is?.place && was?.counters === is?.counters;
}

/** No run begins, and nobody has other credits, tags, points or bad publicity. */
function isSame(was: JsonObject, is: JsonObject): boolean {
  if (runOf(was) === null && runOf(is) !== null) return false;
  return SIDES.every((side) => {
    const [one, other] = [playerView(was, side), playerView(is, side)];
    return (['credits', 'tags', 'points', 'badPublicity', 'brainDamage'] as const).every(
      (key) => one[key] === other[key],
    );
  });
}

const warningsOf = (state: JsonObject, side: Side): number =>
  listOf(playerOf(state, side)['toast']).filter(
    (toast) => isObject(toast) && toast['type'] === 'warning',
  ).length;

/** A player is warned: what it lets be done may be forbidden. */
const isWarned = (side: Side, before: Shown, now: Shown): boolean =>
  warningsOf(now.state, side) > warningsOf(before.state, side);

/** The other side is asked by the same card, which did not ask it before. */
function asksOther({ cardTitle }: PromptView, side: Side, before: Shown, now: Shown): boolean {
  const other = side === 'corp' ? 'runner' : 'corp';
  const [was, is] = [askedOf(before, other), askedOf(now, other)];
  return is?.cardTitle === cardTitle && is.asking !== was?.asking && !asksOfAccess.test(is.message);
}

const firstOf = (text: string): string => /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';

/** What is played goes on with the rest of what it does, whatever is answered: its line tells that, unless in the words of the question. */
const isOfQuestion = (
  { cardCid, message }: PromptView,
  { state }: Shown,
  uses: readonly string[],
): boolean =>
  found(state, cardCid)?.place.endsWith(beingPlayed) !== true ||
  uses.some((use) => firstOf(use) === firstOf(message));

const pays = /^Pay \d+ \[Credits\] to prevent /;

/** What is paid to keep the other side's card from something was not, and a line tells that it does that. */
const isUnprevented = (message: string, side: Side, before: Shown, now: Shown): boolean =>
  pays.test(message) &&
  playerView(now.state, side).credits >= playerView(before.state, side).credits;

/** Nothing is told, or no more than what comes next of itself: the breach of a server, or the draw that a turn begins with. */
const goesOn = ([line]: readonly string[]): boolean =>
  line === undefined || / breaches .+\.$| makes (?:their|his|her|its) mandatory /.test(line);

/**
 * Whether it is let do it, as the question is closed: a line tells so, or its card goes on to ask how. Where no line tells
 * of that card, and it asks nobody anything more, it is not.
 */
export function saidTo(
  prompt: PromptView,
  side: Side,
  before: Shown,
  now: Shown,
): 'yes' | 'no' | null {
  const { cardTitle, message } = prompt;
  const title = cardTitle ?? '';
  const { lines } = now;
  if (lines.some((line) => line.includes(` declines to use ${title}`))) return 'no';
  const next = askedOf(now, side);
  // A run that the card makes goes on with the breach, whatever is answered.
  const isOwn = next !== null && next.cardTitle === cardTitle && !asksForAccess.test(next.message);
  if (isOwn && next.message !== message && !next.choices.includes('Yes')) return 'yes';
  // What is to be installed asks itself where.
  if (next !== null && next.cardTitle === installs.exec(message)?.[1]) return 'yes';
  const declines = lines.some((one) => / declines /.test(one));
  const uses = usesTold(title, lines);
  // A run may be left, and is not.
  if (uses.some((use) => use.startsWith('continue the run'))) return 'no';
  if (!declines && uses.length > 0 && isOfQuestion(prompt, before, uses))
    return isUnprevented(message, side, before, now) ? 'no' : 'yes';
  if (isSearched(before.state, now)) return 'yes';
  if (isOwn || asksOther(prompt, side, before, now) || !goesOn(lines)) return null;
  if (isWarned(side, before, now)) return null;
  if (lines.some((line) => line.includes(title))) return null;
  return isUntouched(prompt, before, now) && isSame(before.state, now.state) ? 'no' : null;
}

const installs = /^Install (?:another copy of )?(.+?)(?: from .+)?\?$/;

const asksForAccess = /^(?:You accessed|Choose a card to access)\b/;

const fromHeap = / from the heap\?$/i;

/**
 * A card that is named is offered to be installed, and costs more than there is: to agree to that leaves the same file. Not so
 * where a copy of what asks is looked for in a deck: a search is heard.
 */
export function isUnpaidFor(
  titles: Titles,
  { message, side, title: asker }: Pick<Answer, 'message' | 'side' | 'title'>,
  before: Shown,
): boolean {
  const title = installs.exec(message)?.[1];
  if (title === asker && !fromHeap.test(message)) return false;
  const def = title === undefined ? null : titles.ofTitle(title);
  if (def === null) return false;
  const { value } = titles.definition(def);
  const cost = 'cost' in value && typeof value.cost === 'number' ? value.cost : 0;
  return playerView(before.state, side).credits < cost;
}
