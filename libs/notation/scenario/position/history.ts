import {
  isDamageKind,
  type HistoryRow,
  type Pool,
  cardOf,
  definitionOf,
  typeOf,
  isServerName,
  isSide,
} from '#rules';
import type { Deal } from './deal';
import type { Position, WrittenFact } from './position';

type Subject = Pick<HistoryRow, 'side' | 'card' | 'detail'>;

/** The card a fact of the past is about: one of the position, or one named by its title alone. */
function subject(deal: Deal, pool: Pool, fact: WrittenFact): Subject {
  const name = fact['card'];
  const found = typeof name === 'string' ? deal.names.find(name) : null;
  const by = fact['side'] ?? fact['by'];
  const side = isSide(by) ? by : null;
  if (found?.ok === true) {
    const owner = definitionOf(deal.g, cardOf(deal.g, found.id)).side;
    return { side: side ?? owner, card: found.id, detail: typeOf(deal.g, found.id) };
  }
  const definition = typeof name === 'string' ? pool.byTitle.get(name) : undefined;
  const type = fact['cardType'];
  const detail = definition?.value.type ?? (typeof type === 'string' ? type : '');
  return { side: side ?? definition?.side ?? 'runner', card: null, detail };
}

/** What the rules keep of a fact of the past; null where they never look back at it. */
function rowOf(deal: Deal, fact: WrittenFact): HistoryRow | null {
  const about = subject(deal, deal.g.pool, fact);
  const server = isServerName(fact['server']) ? fact['server'] : null;
  const row = { ...about, server, run: 0 };
  const { type } = fact;
  if (type === 'run-began' || type === 'run-successful' || type === 'ice-encountered')
    return { ...row, type, side: 'runner', detail: '' };
  if (type === 'run-ended' && fact['outcome'] === 'unsuccessful')
    return { ...row, type: 'run-unsuccessful', side: 'runner', detail: '' };
  if (type === 'scored') return { ...row, type, side: 'corp', detail: '' };
  if (type === 'stolen' || type === 'accessed') return { ...row, type, side: 'runner', detail: '' };
  if (type === 'installed' || type === 'played') return { ...row, type };
  // What the Runner trashes is told apart by nothing else here: it was accessed.
  if (type === 'trashed' && isSide(fact['by']))
    return {
      ...row,
      type,
      side: null,
      more: { by: fact['by'], ...(fact['by'] === 'runner' ? { accessed: true } : {}) },
    };
  const kind = fact['kind'];
  if ((type === 'damage-suffered' || type === 'damage-prevented') && isDamageKind(kind))
    return { ...row, type: 'damage-imminent', side: 'runner', detail: kind };
  return null;
}

const rows = (deal: Deal, facts: readonly WrittenFact[]): HistoryRow[] =>
  facts.map((fact) => rowOf(deal, fact)).filter((row): row is HistoryRow => row !== null);

/** Lets what happened before be remembered: "last turn", "the first time each turn". */
export function recall(deal: Deal, { history }: Position): void {
  deal.g.state.history = {
    thisTurn: rows(deal, history.thisTurn),
    lastTurn: rows(deal, history.lastTurn),
  };
}
