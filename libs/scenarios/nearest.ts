import { type Legal, nearestTo } from '#rules';
import type { Names } from '#notation/scenario/names';
import type { Spoken } from '#notation/scenario/scenario';
import type { Stand, Table } from './stand';

/** A decision of the engine with its cards by name. */
export function named(names: Names, legal: Legal): object {
  const card = 'card' in legal ? { card: names.nameOf(legal.card) } : {};
  const host =
    legal.do === 'install' && legal.host !== undefined ? { host: names.nameOf(legal.host) } : {};
  const cards = 'cards' in legal ? { cards: legal.cards.length } : {};
  return { ...legal, ...card, ...host, ...cards };
}

/** The legal decisions nearest to a scripted one, where its player is asked. */
export function nearestSaid(table: Table, { state }: Stand, said: Spoken): readonly object[] {
  if (state.prompt?.for !== said.by) return [];
  const found = said.card === null ? null : table.names.find(said.card);
  const wanted = {
    do: said.do,
    ...(found?.ok === true ? { card: found.id } : {}),
    ...(said.server === null ? {} : { server: said.server }),
  };
  return nearestTo(table.rules.legal(state), wanted).map((one) => named(table.names, one));
}
