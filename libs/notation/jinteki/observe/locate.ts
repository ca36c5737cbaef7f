import type { CardRef, Fact, FactOf } from '../facts';
import { isObject, type Json, type JsonObject, listOf, objectOf } from '../json';
import { type CardJson, cidOf, titleOf } from '../lens/card';
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

/** The cards of Archives that "everything else" stands for. */
export function restOfArchives(
  state: JsonObject,
  ids: Identities,
  accessed: ReadonlySet<string>,
): Fact[] {
  return cards(playerOf(state, 'corp')['discard'])
    .map((card) => refOf(card, ids))
    .filter(({ id }) => id !== null && !accessed.has(id))
    .map((card) => ({ type: 'accessed', card, server: 'Archives', zone: 'discard' }));
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
