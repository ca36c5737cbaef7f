import type { FactOf, ObservedFact } from '../facts';
import { countOf, isObject, type JsonObject, listOf, objectOf, textOf } from '../json';
import { cidOf, hostedOn, titleOf } from '../lens/card';
import { playerView } from '../lens/game';
import { asksWhether, ordersTriggers, promptOf } from '../lens/prompt';
import { playerOf, type Side, SIDES } from '../lens/side';
import { eachZone } from '../lens/zones';
import type { Titles } from './titles';
import { shuffledBack } from './told-use';

/** A search that brings nothing is told by its shuffle alone. */
const toldOf = (side: Side, facts: readonly ObservedFact[]): boolean =>
  facts.some(
    (fact) => (fact.type === 'searched' || fact.type === 'shuffled') && fact.side === side,
  );

/** How many times a deck is heard to be shuffled in an entry. Sounds are numbered; the last three are kept. */
function heard(last: JsonObject, state: JsonObject): number {
  const before = countOf(last['sfx-current-id']);
  return listOf(state['sfx']).filter(
    (sound) =>
      isObject(sound) && textOf(sound['name']) === 'shuffle' && countOf(sound['id']) > before,
  ).length;
}

const shuffles = / shuffles (?:R&D|(?:the|their|his|her|its) [Ss]tack)\.$/;

/** A deck is searched, as what was asked is let do it, and nothing is found: it is heard alone, or told that it is shuffled. */
export const isSearched = (
  last: JsonObject,
  { lines, state }: { readonly lines: readonly string[]; readonly state: JsonObject },
): boolean => {
  const [line] = lines;
  return line === undefined ? heard(last, state) > 0 : shuffles.test(line);
};

/** Titles that a side is asked to choose from and that lie in no place where they could be seen. */
export function offeredFromDeck(titles: Titles, state: JsonObject, side: Side): number[] {
  const prompt = objectOf(playerOf(state, side)['prompt-state']);
  if (prompt?.['msg'] === ordersTriggers) return [];
  const offered = listOf(prompt?.['choices']).flatMap((choice) => {
    const card = isObject(choice) ? objectOf(choice['value']) : null;
    const title = card === null ? null : titleOf(card);
    const def = title === null ? null : titles.ofTitle(title);
    const cid = card === null ? null : cidOf(card);
    if (def === null || cid === null) return [];
    const { side: whose, value } = titles.definition(def);
    // OUT-02: an identity comes from outside.
    if (whose !== side || value.type === 'identity') return [];
    return [{ def, cid }];
  });
  if (offered.length === 0) return [];
  const seen = new Set<string | null>();
  const see = (card: JsonObject): void => {
    seen.add(cidOf(card));
    for (const one of hostedOn(card)) if (isObject(one)) see(one);
  };
  const identity = objectOf(playerOf(state, side)['identity']);
  if (identity !== null) see(identity);
  eachZone(state, ({ kind, cards }) => {
    if (kind !== 'deck') for (const card of cards) if (isObject(card)) see(card);
  });
  return offered.flatMap(({ def, cid }) => (seen.has(cid) ? [] : [def]));
}

/** Cards that either player is asked to choose from. */
export const listedFor = (titles: Titles, state: JsonObject): number[] =>
  SIDES.flatMap((side) =>
    listOf(objectOf(playerOf(state, side)['prompt-state'])?.['choices']).flatMap((choice) => {
      const card = isObject(choice) ? objectOf(choice['value']) : null;
      return titles.ofTitle((card === null ? null : titleOf(card)) ?? '') ?? [];
    }),
  );

/** A player answers whether a card does something. */
function isLetDo(last: JsonObject, state: JsonObject, side: Side): boolean {
  const [asked, next] = [promptOf(last, side), promptOf(state, side)];
  return asked !== null && asksWhether(asked) && next?.asking !== asked.asking;
}

const asksForMore = /^Choose .+ to shuffle (?:back )?into /;

/**
 * What was found asks first what becomes of it: the deck is as large as before, and nothing is heard of it yet; or what is shuffled
 * into it is yet to be chosen.
 */
function isYetToCome(last: JsonObject, state: JsonObject, side: Side): boolean {
  const [asked, next] = [promptOf(last, side), promptOf(state, side)];
  if (heard(last, state) > 0) return false;
  if (next !== null && asked?.asking !== next.asking && asksForMore.test(next.message)) return true;
  return (
    playerView(last, side).deck === playerView(state, side).deck &&
    asked !== null &&
    next !== null &&
    next.cardCid === asked.cardCid &&
    asksWhether(next)
  );
}

/** Whose decks are shuffled in an entry: by its lines, or by what is heard where no line tells it. */
export function shuffledIn(
  titles: Titles,
  last: JsonObject,
  state: JsonObject,
  facts: readonly ObservedFact[],
): Side[] {
  const told = SIDES.filter(
    (side) =>
      (toldOf(side, facts) && !isYetToCome(last, state, side)) ||
      facts.some((fact) => fact.type === 'mulliganed' && fact.side === side),
  );
  if (told.length >= heard(last, state)) return told;
  const rest = SIDES.filter((side) => !told.includes(side));
  const asked = rest.filter((side) => offeredFromDeck(titles, last, side).length > 0);
  if (asked.length > 0) return [...told, ...asked];
  const moved = rest.filter((side) => playerView(last, side).deck !== playerView(state, side).deck);
  if (moved.length === 1) return [...told, ...moved];
  // A search that brings nothing is heard alone.
  const lets = rest.filter((side) => isLetDo(last, state, side));
  return lets.length === 1 ? [...told, ...lets] : told;
}

const usesOf = (side: Side, facts: readonly ObservedFact[]): FactOf<'ability-used'>[] =>
  facts.flatMap((fact) => (fact.type === 'ability-used' && fact.side === side ? [fact] : []));

const drawing = /\bshuffles? .*\bdraws? (\d+) cards?/;

const drawsAlone = /^draws? (\d+) cards?/;

/** Into which deck a line that names no card that does it puts cards back. */
const putsInto = (line: string): Side | null =>
  shuffledBack(line) === null ? null : / into R&D\b/.test(line) ? 'corp' : 'runner';

const mandatory = / makes \w+ mandatory start of turn draw\.$/;
const intoRd = /\bshuffles? .*R&D\b/;

/** The mandatory draw comes behind what shuffles R&D as the turn begins. */
function drawsBehindShuffle(lines: readonly string[]): boolean {
  const shuffled = lines.findIndex((line) => intoRd.test(line));
  return shuffled >= 0 && lines.slice(shuffled + 1).some((line) => mandatory.test(line));
}

/** What is drawn from a deck, or trashed, once it was shuffled for the same effect; what is drawn lies last in the hand. */
export function drawnAfterShuffle(
  titles: Titles,
  state: JsonObject,
  side: Side,
  facts: readonly ObservedFact[],
  lines: readonly string[] = [],
  /** What was chosen from right before: what is trashed of it was found there. */
  listed: readonly number[] = [],
): number[] {
  const told = [
    ...usesOf(side, facts).map(({ effect }) => effect),
    ...lines.filter((line) => putsInto(line) === side),
  ].flatMap((what) => drawing.exec(what)?.[1] ?? []);
  const shuffled = lines.findIndex((line) => / shuffles \w+ deck\.$/.test(line));
  if (shuffled >= 0) {
    const behind = lines.slice(shuffled);
    told.push(
      ...usesOf(side, facts).flatMap(({ card, effect }) =>
        behind.some((line) => line.endsWith(` uses ${card.title ?? ''} to ${effect}.`))
          ? (drawsAlone.exec(effect)?.[1] ?? [])
          : [],
      ),
    );
  }
  if (side === 'corp' && drawsBehindShuffle(lines)) told.push('1');
  const count = told.reduce((sum, drawn) => sum + Number(drawn), 0);
  if (count === 0)
    return trashedAfterShuffle(titles, side, facts).filter((def) => !listed.includes(def));
  return listOf(playerOf(state, side)['hand'])
    .slice(-count)
    .flatMap((card) => (isObject(card) ? (titles.defOf(card) ?? []) : []));
}

/** What lies on a card as it is told to be installed came from the top of the deck. */
export function hostedAsInstalled(
  titles: Titles,
  state: JsonObject,
  side: Side,
  facts: readonly ObservedFact[],
): number[] {
  const installed = new Set(
    facts.flatMap((fact) =>
      fact.type === 'installed' && fact.side === side && fact.card.title !== null
        ? [fact.card.title]
        : [],
    ),
  );
  const defs: number[] = [];
  eachZone(state, ({ kind, cards }) => {
    for (const card of kind === 'rig' ? cards : [])
      if (isObject(card) && installed.has(titleOf(card) ?? ''))
        for (const one of hostedOn(card)) if (isObject(one)) defs.push(titles.defOf(one) ?? -1);
  });
  return defs.filter((def) => def >= 0);
}

/** What is trashed from a deck that is shuffled, and not searched, lies on top of it then: nobody would look for it. */
function trashedAfterShuffle(titles: Titles, side: Side, facts: readonly ObservedFact[]): number[] {
  const isOther = facts.some(
    (fact) => (fact.type === 'searched' || fact.type === 'ability-used') && fact.side === side,
  );
  return isOther
    ? []
    : facts.flatMap((fact) => {
        if (fact.type !== 'trashed' || fact.from !== 'deck') return [];
        const def = fact.card.title === null ? null : titles.ofTitle(fact.card.title);
        return def !== null && titles.definition(def).side === side ? [def] : [];
      });
}

/** What a card of either side does to a deck is told with its name. */
const named = { corp: /\bR&D\b/, runner: /\b[Ss]tack\b/ } as const;

/** What left a deck in one entry, first what left it first: cards may be trashed before others are drawn. */
export function inOrder(
  titles: Titles,
  side: Side,
  fresh: readonly number[],
  facts: readonly ObservedFact[],
): readonly number[] {
  const uses = facts.flatMap((fact) =>
    fact.type === 'ability-used' && (fact.side === side || named[side].test(fact.effect))
      ? [fact.effect]
      : [],
  );
  // Where nothing is used it is the price of what is played.
  if (uses.length > 0 && !/\btrash .+\bdraw\b/.test(uses.join())) return fresh;
  const first: number[] = [];
  const rest = [...fresh];
  for (const fact of facts) {
    if (fact.type !== 'trashed' || fact.from !== 'deck' || fact.card.title === null) continue;
    const at = rest.indexOf(titles.ofTitle(fact.card.title) ?? -1);
    if (at >= 0) first.push(...rest.splice(at, 1));
  }
  return [...first, ...rest];
}

const deckNamed = (name: string): Side => (name === 'R&D' ? 'corp' : 'runner');

/** Something that is done at the bottom of a deck, or seen of its top, as a line tells it. */
type AtDeck =
  | { readonly what: 'sinks'; readonly deck: Side; readonly card: 'top' | 'accessed' }
  | { readonly what: 'sinks'; readonly deck: Side; readonly card: number }
  | { readonly what: 'shows' | 'trashes'; readonly deck: Side; readonly top: readonly number[] };

const sinksTop = /\b(?:add|put|move) the top card of (?:the )*(R&D|[Ss]tack) to the bottom\b/;
const sinksAccessed = /\bmove the card just accessed to the bottom of (R&D)\b/;
const sinksNamed = /^move (.+) to the bottom of (?:the )?(R&D|[Ss]tack)\b/;
const trashesTop = /\btrash (.+?) from (?:the top of )?(?:the )?(R&D|[Ss]tack)\b/;
const showsTop = /\breveal (.+) from the top of (?:the )?(R&D|[Ss]tack)\b/;

/** Titles of a list, each with its type behind it or without. */
const titlesIn = (titles: Titles, list: string): number[] =>
  titles.listed(list.replace(/ \([A-Z]\w+\)/g, '')).flatMap((title) => titles.ofTitle(title) ?? []);

/** What lines of an entry tell of the top and the bottom of decks, in their order. */
export function atDecks(titles: Titles, facts: readonly ObservedFact[]): AtDeck[] {
  return facts.flatMap((fact): AtDeck[] => {
    if (fact.type !== 'ability-used') return [];
    const list: AtDeck[] = [];
    const [, ofTop] = sinksTop.exec(fact.effect) ?? [];
    if (ofTop !== undefined) list.push({ what: 'sinks', deck: deckNamed(ofTop), card: 'top' });
    if (sinksAccessed.test(fact.effect))
      list.push({ what: 'sinks', deck: 'corp', card: 'accessed' });
    const [, title, into] = sinksNamed.exec(fact.effect) ?? [];
    const card = title === undefined ? null : titles.ofTitle(title);
    if (card !== null && into !== undefined)
      list.push({ what: 'sinks', deck: deckNamed(into), card });
    const [, shown, from] = showsTop.exec(fact.effect) ?? [];
    if (shown !== undefined && from !== undefined)
      list.push({ what: 'shows', deck: deckNamed(from), top: titlesIn(titles, shown) });
    const [, gone, whose] = trashesTop.exec(fact.effect) ?? [];
    if (gone !== undefined && whose !== undefined)
      list.push({ what: 'trashes', deck: deckNamed(whose), top: titlesIn(titles, gone) });
    return list;
  });
}

const below = {
  corp: /\bto the bottom of R&D\b/,
  runner: /\bto the bottom of the(?:ir)? [Ss]tack\b/,
} as const;

/** A line tells that cards come to lie at the bottom of a deck. */
export const putsBelow = (side: Side, facts: readonly ObservedFact[]): boolean =>
  facts.some((fact) => fact.type === 'ability-used' && below[side].test(fact.effect));

const accessing = /\baccess cards from the bottom of R&D\b/;

/** A line tells that cards of R&D are accessed from its bottom. */
export const accessesBelow = (facts: readonly ObservedFact[]): boolean =>
  facts.some((fact) => fact.type === 'ability-used' && accessing.test(fact.effect));

const drawsBelow = {
  corp: /\bdraw \d+ cards? from the bottom of R&D\b/,
  runner: /\bdraw \d+ cards? from the bottom of the [Ss]tack\b/,
} as const;

/** Cards are drawn from the bottom of a deck. */
export const drawnBelow = (side: Side, facts: readonly ObservedFact[]): boolean =>
  facts.some((fact) => fact.type === 'ability-used' && drawsBelow[side].test(fact.effect));

const swaps = {
  corp: / to swap a card from the top \d+ of R&D with a card in HQ\.$/,
  runner: / to swap a card from the top \d+ of the [Ss]tack with a card in the [Gg]rip\.$/,
} as const;

/** A line tells that a card of a deck changes places with one of the hand. */
export const swapsWithDeck = (side: Side, lines: readonly string[]): boolean =>
  lines.some((line) => swaps[side].test(line));

const onTop = /\binstall (?:the )?top (?:\d+ )?cards? of the [Ss]tack\b/;

/** A line tells that what lies on top of the stack is installed: nobody searches for it. */
export const installsTop = (facts: readonly ObservedFact[]): boolean =>
  facts.some((fact) => fact.type === 'ability-used' && onTop.test(fact.effect));
