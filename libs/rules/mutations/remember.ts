import type { FactContent } from '../state/fact';
import type { HistoryRow, RememberedKind } from '../state/history';
import type { Work } from '../machine/work';
import { typeOf } from '../query/card';
import { currentRun } from '../query/run';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';

export function note(
  g: Work,
  type: RememberedKind,
  side: Side,
  more: { server?: ServerName; card?: CardId; detail?: string } = {},
): void {
  const row: HistoryRow = {
    type,
    side,
    server: more.server ?? null,
    card: more.card ?? null,
    detail: more.detail ?? '',
    run: currentRun(g)?.serial ?? 0,
  };
  g.state.history.thisTurn.push(row);
}

/** Keeps what "this turn" and "last turn" ask about. */
export function remember(g: Work, fact: FactContent): void {
  const { type } = fact;
  if (type === 'run-began' || type === 'run-successful')
    note(g, type, 'runner', { server: fact.server });
  else if (type === 'scored') note(g, type, 'corp', { card: fact.card.card });
  else if (type === 'stolen' || type === 'ice-encountered')
    note(g, type, 'runner', { card: fact.card.card });
  else if (type === 'installed') {
    note(g, type, fact.side, { card: fact.card.card, detail: typeOf(g, fact.card.card) });
  } else if (type === 'pool-empty' || type === 'server-created') note(g, type, fact.side);
  else if (type === 'card-credits-spent') note(g, type, fact.side, { card: fact.card.card });
  else if (type === 'all-broken') note(g, type, 'runner', { card: fact.ice.card });
}
