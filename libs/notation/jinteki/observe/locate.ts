import type { CardRef, Fact, FactOf } from '../facts';
import { isObject, type Json, type JsonObject, listOf, objectOf } from '../json';
import { type CardJson, cidOf, isRezzed, titleOf } from '../lens/card';
import { promptOf } from '../lens/prompt';
import { iceAt } from '../lens/run';
import { type ServerName, serverName } from '../lens/server';
import { playerOf } from '../lens/side';
import type { Identities } from './identities';

/** Fills in what a line hides or does not tell apart, from the state it was written in. */
export function locate(
  fact: Fact,
  state: JsonObject,
  ids: Identities,
  accessed: ReadonlySet<string>,
): Fact {
  if (
    fact.type === 'ice-approached' ||
    fact.type === 'ice-encountered' ||
    fact.type === 'ice-passed'
  ) {
    const key = fact.server === null ? null : serverKey(state, fact.server);
    const ice = key === null || fact.position === null ? null : iceAt(state, key, fact.position);
    return ice === null ? fact : { ...fact, card: refOf(ice, ids) };
  }
  if (fact.type !== 'accessed') return fact;
  const card = accessible(state, fact, ids, accessed);
  return card === null ? fact : { ...fact, card };
}

/** Titles of cards in Archives that the Runner chooses from beside "everything else". */
function namedInArchives(state: JsonObject): string[] {
  const prompt = promptOf(state, 'runner');
  if (prompt?.message.startsWith('Choose a card to access') !== true) return [];
  const named = [...prompt.choices];
  const corp = playerOf(state, 'corp');
  for (const card of cards(objectOf(objectOf(corp['servers'])?.['archives'])?.['content'])) {
    const at = isRezzed(card) ? named.indexOf(titleOf(card) ?? '') : -1;
    if (at >= 0) named.splice(at, 1);
  }
  return named;
}

export const accessedInPile = (card: CardRef): Fact => ({
  ...{ type: 'accessed', card, server: 'Archives', zone: 'discard' },
});

/** The cards of Archives that "everything else" stands for: those that are not named themselves. */
export function restOfArchives(
  state: JsonObject,
  ids: Identities,
  accessed: ReadonlySet<string>,
): Fact[] {
  const named = namedInArchives(state);
  return cards(playerOf(state, 'corp')['discard'])
    .map((card) => refOf(card, ids))
    .filter(({ id, title }) => {
      if (id === null || accessed.has(id)) return false;
      const at = named.indexOf(title ?? '');
      if (at >= 0) named.splice(at, 1);
      return at < 0;
    })
    .map(accessedInPile);
}

function accessible(
  state: JsonObject,
  fact: FactOf<'accessed'>,
  ids: Identities,
  accessed: ReadonlySet<string>,
): CardRef | null {
  const { title } = fact.card;
  if (title === null) return null;
  const corp = playerOf(state, 'corp');
  const key = fact.server === null ? null : serverKey(state, fact.server);
  const root = key === null ? [] : cards(objectOf(objectOf(corp['servers'])?.[key])?.['content']);
  const held =
    fact.zone === 'hand'
      ? cards(corp['hand'])
      : fact.zone === 'discard'
        ? cards(corp['discard'])
        : root;
  for (const card of held) {
    const ref = refOf(card, ids);
    if (ref.title === title && ref.id !== null && !accessed.has(ref.id)) return ref;
  }
  return null;
}

function serverKey(state: JsonObject, server: ServerName): string | null {
  const servers = objectOf(playerOf(state, 'corp')['servers']) ?? {};
  return Object.keys(servers).find((key) => serverName(key) === server) ?? null;
}

function cards(value: Json | undefined): readonly CardJson[] {
  return listOf(value).filter(isObject);
}

function refOf(card: CardJson, ids: Identities): CardRef {
  const cid = cidOf(card);
  return { id: cid === null ? null : ids.of(cid), title: titleOf(card) };
}
