import { type Prompt, accessTrashBill, stealBill, mayAnswer, type CardId, workOn } from '#rules';
import type { View } from '#notation/scenario/scenario';
import { optionNames } from '../options';
import type { Stand, Table } from '../stand';
import { windowOf } from '../window';
import { namedNow, viewerOf, type NamedCard } from './viewed';

/** The open question in the words of scenarios. */
export type Pending = Readonly<Record<string, unknown>> & { readonly for: string };

type Name = (id: CardId) => NamedCard;

function describe(table: Table, stand: Stand, prompt: Prompt, name: Name): object {
  const source = (id: CardId | null): object => (id === null ? {} : { source: name(id) });
  switch (prompt.kind) {
    case 'accessed': {
      const g = workOn(table.rules.pool, stand.state, null);
      const bill = accessTrashBill(g, prompt.card);
      const cost = bill === null ? {} : { cost: bill.credits };
      return { kind: 'trash-accessed', card: name(prompt.card), ...cost };
    }
    case 'steal': {
      const g = workOn(table.rules.pool, stand.state, null);
      const { credits } = stealBill(g, prompt.card);
      return { kind: 'steal', card: name(prompt.card), cost: credits };
    }
    case 'option': {
      const options = optionNames(table.rules.pool, stand.state, prompt).map((one) => one.said);
      return { kind: 'choose', ...source(prompt.source), options };
    }
    case 'replace': {
      const options = [
        ...prompt.sources.map(() => 'replace'),
        ...(prompt.access ? ['access'] : []),
      ];
      return { kind: 'choose', ...source(prompt.sources[0] ?? null), options };
    }
    case 'pick':
      return { kind: 'choose', ...source(prompt.source), options: prompt.from.map(name) };
    case 'order':
      return { kind: 'choose', options: ['resolve-first'], cards: prompt.sources.map(name) };
    case 'subs':
      return { kind: 'choose', ...source(prompt.source), options: prompt.subs };
    case 'server': {
      const doing = stand.state.frames.findLast((one) => one.at === 'block');
      const by = doing?.at === 'block' ? doing.vars.source : prompt.source;
      return { kind: 'choose', ...source(by), card: name(prompt.source), options: prompt.servers };
    }
    case 'number':
      return { kind: 'choose', ...source(prompt.source), from: prompt.from, to: prompt.to };
    case 'bid':
      return { kind: 'bid', ...source(prompt.source), from: prompt.from, to: prompt.to };
    case 'access':
      return { kind: 'access', options: prompt.cards.map(name), cards: prompt.cards.map(name) };
    case 'random':
      return { kind: prompt.why };
    case 'pay':
    case 'shuffle':
    case 'mulligan':
    case 'action':
    case 'window':
    case 'jack-out':
    case 'discard':
      return { kind: prompt.kind };
  }
}

/** What is pending for a viewer: another player's question only as somebody being asked. */
export function pendingFor(table: Table, stand: Stand, view: View): Pending | null {
  const { prompt } = stand.state;
  if (prompt === null) return null;
  if (!mayAnswer(viewerOf(view), prompt.for)) return { for: prompt.for };
  const name: Name = (id) => namedNow(table, stand.state, id, view);
  const window = windowOf(stand.state);
  return { for: prompt.for, window, at: window, ...describe(table, stand, prompt, name) };
}
