import { asksForCredits, type PromptView } from '../../lens/prompt';
import { playerOf, type Side, SIDES } from '../../lens/side';
import { isObject, type Json, type JsonObject, listOf, objectOf, textOf } from '../../json';
import { cidOf, titleOf } from '../../lens/card';
import { eachZone } from '../../lens/zones';
import { askedOf, commandersOf } from '../commanders';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { tells, useIn } from '../told-use';
import { setsForLater } from './sets-for-later';

/** A card that is used, as its line or its question shows, where nothing compared changes. */
export interface Try {
  readonly def: number;
  /** Entry with which it is used. */
  readonly entry: number;
  /** The last entry of what it asks; that in which it is used where it asks nothing. */
  readonly until: number;
}

/** What a command counts, what it sounds like, and what it has said: no change of the game. */
const beside: ReadonlySet<string> = new Set([
  ...(['sequence', 'log', 'sfx', 'sfx-current-id', 'corp', 'runner', 'last-revealed'] as const),
]);

/** Nothing of the run, the turn or what else is on is another than before. */
const isSame = (one: JsonObject, other: JsonObject): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(
    (key) => beside.has(key) || one[key] === other[key],
  );

/** The side whose command made an entry; null where both or none count one more. */
function commanderOf(shown: readonly Shown[], entry: number): Side | null {
  const [by, other] = commandersOf(shown, entry);
  return by === undefined || other !== undefined ? null : by;
}

const isAsked = (at: Shown | undefined): boolean =>
  SIDES.some((side) => askedOf(at, side) !== null);

const used = / (?:uses|to use) (.+?) to /;

/** Entries that its questions stand open. */
const most = 16;

/** A command that closes what is asked tells of nothing that was done. */
const commands = / uses a command: /;

const closing: ReadonlySet<string> = new Set(['Done', 'Cancel']);

const declining: ReadonlySet<string> = new Set([...closing, 'No']);

const isInHand = ({ state }: Shown, side: Side, { cardCid }: PromptView): boolean =>
  cardCid !== null &&
  listOf(playerOf(state, side)['hand']).some((card) => isObject(card) && card['cid'] === cardCid);

/** It asks, and nothing can be answered but that it is not to be. */
const asksNothing = ({ choices, selectable }: PromptView): boolean =>
  choices.length > 0 && selectable.length === 0 && choices.every((one) => declining.has(one));

/** No line tells anything of it but, at most, the command that closed it, and it could be called off at once. */
function isCalledOff(
  shown: readonly Shown[],
  side: Side,
  { choices }: PromptView,
  entry: number,
  until: number,
): boolean {
  const lines = shown.slice(entry, until + 1).flatMap(({ lines: told }) => told);
  if (lines.some((line) => !commands.test(line))) return false;
  // What the other side does meanwhile is no answer.
  for (let at = entry + 1; at < until; at += 1)
    if (commandersOf(shown, at).includes(side)) return false;
  return lines.length > 0 || choices.length === 0 || choices.some((one) => closing.has(one));
}

/** The last entry before that with which nobody is asked any more; null where that takes long, or something changes by then. */
function closedAt(shown: readonly Shown[], entry: number): number | null {
  const features = shown[entry]?.features;
  for (let at = entry + 1; at <= entry + most; at += 1) {
    if (shown[at]?.features !== features) return null;
    if (!isAsked(shown[at])) return at;
  }
  return null;
}

const resolves = / resolves \d+ unbroken subroutines? on (.+?) \(/;

/** Ice whose subroutines are all paid for by its own ability, where it is not encountered: its lines tell of nothing. */
function resolvedIn(lines: readonly string[]): string | null {
  const title = resolves.exec(lines.at(-1) ?? '')?.[1];
  const tellNothing = lines.slice(0, -1).every((line) => / \.$/.test(line));
  return title !== undefined && tellNothing ? title : null;
}

/** The abilities of a card that could be used, but for those of breakers, which lines or questions tell apart. */
const usable = (card: JsonObject): number =>
  listOf(card['abilities']).filter((one) => {
    const ability = objectOf(one);
    const label = textOf(ability?.['label']) ?? '';
    return ability?.['playable'] === true && !/^Break |\bstrength\b/.test(label);
  }).length;

/** The one card of a side of which an ability could be used before, and can be no more. */
function spentIn(before: Shown, now: Shown, side: Side): string | null {
  if (now.lines.length > 0) return null;
  const was = new Map(cardsOfSide(before, side).map((card) => [cidOf(card) ?? 'identity', card]));
  const spent = cardsOfSide(now, side).flatMap((card) => {
    const last = was.get(cidOf(card) ?? 'identity');
    return last === undefined || last === card || usable(last) <= usable(card)
      ? []
      : (titleOf(card) ?? []);
  });
  const [one, other] = spent;
  return one !== undefined && other === undefined ? one : null;
}

/** Those in play, and the identity. */
function cardsOfSide({ state }: Shown, side: Side): readonly JsonObject[] {
  const cards: JsonObject[] = [];
  const look = (list: readonly Json[]): void => {
    for (const card of list) {
      if (!isObject(card)) continue;
      cards.push(card);
      look(listOf(card['hosted']));
    }
  };
  eachZone(state, (zone) => {
    if (zone.side === side && (zone.kind === 'root' || zone.kind === 'rig')) look(zone.cards);
  });
  const identity = objectOf(playerOf(state, side)['identity']);
  return identity === null ? cards : [...cards, identity];
}

/** The definition of what is used in an entry, and where its questions end; null where nothing is used that changes nothing. */
function triedAt(titles: Titles, shown: readonly Shown[], entry: number): Try | null {
  const [before, now] = [shown[entry - 1], shown[entry]];
  if (before === undefined || now === undefined) return null;
  if (before.features !== now.features || isAsked(before)) return null;
  const side = commanderOf(shown, entry);
  if (side === null) return null;
  const prompt = askedOf(now, side);
  const [line, more] = now.lines;
  if (!isSame(before.state, now.state)) return null;
  const resolved = more === undefined ? null : resolvedIn(now.lines);
  if (more !== undefined && resolved === null) return null;
  const title =
    resolved ?? prompt?.cardTitle ?? used.exec(line ?? '')?.[1] ?? spentIn(before, now, side);
  const def = title === null ? null : titles.ofTitle(title);
  if (title === null || def === null) return null;
  if (resolved !== null) return { def, entry, until: entry };
  const { side: owner, value } = titles.definition(def);
  // What ice asks is asked by its subroutines, and what it does it is made to do.
  if (value.type === 'ice' || owner !== side) return null;
  const use = line === undefined ? null : useIn(title, line);
  if (line !== undefined && (use === null || tells.break.test(use) || tells.boost.test(use)))
    return null;
  if (prompt === null) return { def, entry, until: entry };
  if (setsForLater(prompt.message, prompt.choices)) return null;
  if (asksForCredits.test(prompt.message)) return null;
  // Where a card of a hand is to be installed is asked as it is, by no use of it.
  if (asksNothing(prompt) || isInHand(before, side, prompt)) return null;
  const until = closedAt(shown, entry);
  // What its line tells is done, whatever comes of what it asks besides.
  if (until === null) return line === undefined ? null : { def, entry, until: entry };
  return isCalledOff(shown, side, prompt, entry, until) ? null : { def, entry, until };
}

/** All tries of some entries, in their order. */
export function triesIn(
  titles: Titles,
  shown: readonly Shown[],
  { from, through }: { readonly from: number; readonly through: number },
): Try[] {
  const tries: Try[] = [];
  for (let entry = from + 1; entry <= through; entry += 1) {
    const one = triedAt(titles, shown, entry);
    if (one === null || one.until > through) continue;
    tries.push(one);
    entry = Math.max(entry, one.until);
  }
  return tries;
}
