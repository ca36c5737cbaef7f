import type { Told } from '../fact/fact';
import type { HistoryRow, RememberedKind } from '../fact/history';
import type { Game } from '../machine/game';
import { typeOf } from '../query/card';
import { currentRun } from '../query/run';
import type { CardId } from '../state/card';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';

export function note(
  g: Game,
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
export function remember(g: Game, fact: Told): void {
  switch (fact.type) {
    case 'run-began':
    case 'run-successful':
      note(g, fact.type, 'runner', { server: fact.server });
      return;
    case 'installed':
      note(g, 'installed', fact.side, {
        card: fact.card.card,
        detail: typeOf(g, fact.card.card),
      });
      if (fact.created === true) note(g, 'server-created', 'corp');
      return;
    case 'scored':
      note(g, 'scored', 'corp', { card: fact.card.card });
      return;
    case 'stolen':
      note(g, 'stolen', 'runner', { card: fact.card.card });
      return;
    case 'ice-encountered':
      note(g, 'ice-encountered', 'runner', { card: fact.card.card });
      return;
    default:
      return;
  }
}
