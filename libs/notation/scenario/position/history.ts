import {
  type CounterKind,
  type DamageKind,
  counterKinds,
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

const isCounter = (kind: unknown): kind is CounterKind => counterKinds.some((one) => one === kind);

/** A card that is on the table happened to be there: what befell it, befell it in its server. */
function serverOf(deal: Deal, fact: WrittenFact, { card }: Subject): HistoryRow['server'] {
  if (isServerName(fact['server'])) return fact['server'];
  return card === null ? null : cardOf(deal.g, card).server;
}

/** What the rules keep of a fact of the past; nothing where they never look back at it. */
function rowsOf(deal: Deal, fact: WrittenFact): readonly HistoryRow[] {
  const about = subject(deal, deal.g.pool, fact);
  const row = { ...about, server: isServerName(fact['server']) ? fact['server'] : null, run: 0 };
  const { type } = fact;
  if (type === 'run-began' || type === 'run-successful' || type === 'ice-encountered')
    return [{ ...row, type, side: 'runner', detail: '' }];
  if (type === 'run-ended' && fact['outcome'] === 'unsuccessful')
    return [{ ...row, type: 'run-unsuccessful', side: 'runner', detail: '' }];
  if (type === 'scored') return [{ ...row, type, side: 'corp', detail: '' }];
  if (type === 'stolen' || type === 'accessed')
    return [{ ...row, type, side: 'runner', detail: '' }];
  if (type === 'rezzed')
    return [{ ...row, type, side: 'corp', detail: '', server: serverOf(deal, fact, about) }];
  if (type === 'installed' || type === 'played') return [{ ...row, type }];
  if (type === 'drew') return [{ ...row, type, card: null, detail: '' }];
  if (type === 'trashed') return [{ ...row, type, side: null, ...trashedBy(fact['by']) }];
  const kind = fact['kind'];
  if (type === 'tokens-placed' && isCounter(kind))
    return [{ ...row, type, side: null, detail: '', more: { kind } }];
  if ((type === 'damage-suffered' || type === 'damage-prevented') && isDamageKind(kind))
    return damaged(row, type, kind);
  return [];
}

/** What the Runner trashes is told apart by nothing else here: it was accessed. */
const trashedBy = (by: unknown): Pick<HistoryRow, 'more'> =>
  isSide(by) ? { more: { by, ...(by === 'runner' ? { accessed: true } : {}) } } : {};

/** Damage that was prevented was still the first to come. */
function damaged(
  row: Omit<HistoryRow, 'type'>,
  type: 'damage-suffered' | 'damage-prevented',
  kind: DamageKind,
): readonly HistoryRow[] {
  const came: HistoryRow = { ...row, type: 'damage-imminent', side: 'runner', detail: kind };
  return type === 'damage-prevented'
    ? [came]
    : [came, { ...row, type, side: null, detail: '', more: { damage: kind } }];
}

const rows = (deal: Deal, facts: readonly WrittenFact[]): HistoryRow[] =>
  facts.flatMap((fact) => rowsOf(deal, fact));

/** Lets what happened before be remembered: "last turn", "the first time each turn". */
export function recall(deal: Deal, { history }: Position): void {
  deal.g.state.history = {
    thisTurn: rows(deal, history.thisTurn),
    lastTurn: rows(deal, history.lastTurn),
  };
}
