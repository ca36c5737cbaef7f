import type { FactOf, ObservedFact } from '../facts';
import { countOf, isObject, type JsonObject, listOf, objectOf, textOf } from '../json';
import { cidOf, hostedOn, titleOf } from '../lens/card';
import { playerView } from '../lens/game';
import { playerOf, type Side, SIDES } from '../lens/side';
import { eachZone } from '../lens/zones';
import type { Titles } from './titles';

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

/** Titles that a side is asked to choose from and that lie in no place where they could be seen. */
export function offeredFromDeck(titles: Titles, state: JsonObject, side: Side): number[] {
  const prompt = objectOf(playerOf(state, side)['prompt-state']);
  const offered = listOf(prompt?.['choices']).flatMap((choice) => {
    const card = isObject(choice) ? objectOf(choice['value']) : null;
    const title = card === null ? null : titleOf(card);
    const def = title === null ? null : titles.ofTitle(title);
    const cid = card === null ? null : cidOf(card);
    if (def === null || cid === null || titles.definition(def).side !== side) return [];
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

/** Whose decks are shuffled in an entry: by its lines, or by what is heard where no line tells it. */
export function shuffledIn(
  titles: Titles,
  last: JsonObject,
  state: JsonObject,
  facts: readonly ObservedFact[],
): Side[] {
  const told = SIDES.filter(
    (side) =>
      toldOf(side, facts) || facts.some((fact) => fact.type === 'mulliganed' && fact.side === side),
  );
  if (told.length >= heard(last, state)) return told;
  const rest = SIDES.filter((side) => !told.includes(side));
  const asked = rest.filter((side) => offeredFromDeck(titles, last, side).length > 0);
  if (asked.length > 0) return [...told, ...asked];
  const moved = rest.filter((side) => playerView(last, side).deck !== playerView(state, side).deck);
  return moved.length === 1 ? [...told, ...moved] : told;
}

const usesOf = (side: Side, facts: readonly ObservedFact[]): FactOf<'ability-used'>[] =>
  facts.flatMap((fact) => (fact.type === 'ability-used' && fact.side === side ? [fact] : []));

/** What is drawn from a deck once it was shuffled for the same effect: it lies last in the hand. */
export function drawnAfterShuffle(
  titles: Titles,
  state: JsonObject,
  side: Side,
  facts: readonly ObservedFact[],
): number[] {
  const told = usesOf(side, facts).flatMap(
    ({ effect }) => /\bshuffles? .*\bdraws? (\d+) cards?/.exec(effect)?.[1] ?? [],
  );
  const count = told.reduce((sum, drawn) => sum + Number(drawn), 0);
  if (count === 0) return [];
  return listOf(playerOf(state, side)['hand'])
    .slice(-count)
    .flatMap((card) => (isObject(card) ? (titles.defOf(card) ?? []) : []));
}

/** What left a deck in one entry, first what left it first: cards may be trashed before others are drawn. */
export function inOrder(
  titles: Titles,
  side: Side,
  fresh: readonly number[],
  facts: readonly ObservedFact[],
): readonly number[] {
  if (!usesOf(side, facts).some(({ effect }) => /\btrash .+\band draw\b/.test(effect)))
    return fresh;
  const first: number[] = [];
  const rest = [...fresh];
  for (const fact of facts) {
    if (fact.type !== 'trashed' || fact.from !== 'deck' || fact.card.title === null) continue;
    const at = rest.indexOf(titles.ofTitle(fact.card.title) ?? -1);
    if (at >= 0) first.push(...rest.splice(at, 1));
  }
  return [...first, ...rest];
}
