import type { FactView } from '#rules';
import type { History, PastFact } from '../position/written';

/** Facts that rules look back at, as positions name them. */
const remembered: ReadonlySet<string> = new Set([
  'run-began',
  'run-successful',
  'ice-encountered',
  'installed',
  'scored',
  'stolen',
  'accessed',
  'damage-suffered',
  'damage-prevented',
]);

const cardName = (value: unknown): Readonly<Record<string, string>> => {
  if (typeof value !== 'object' || value === null) return {};
  if ('card' in value && typeof value.card === 'string') return { card: value.card };
  if ('handle' in value && typeof value.handle === 'string')
    return { card: `@${value.handle.replace('#', 'n')}` };
  return {};
};

/** No rule looks back at what the Corp trashes. */
const isRunnersTrash = ({ type, by }: FactView): boolean => type === 'trashed' && by === 'runner';

function past(fact: FactView): PastFact {
  const { type, side, by, server, kind, card } = fact;
  const said = Object.entries({ side, by, server, kind }).filter(
    ([, value]) => typeof value === 'string',
  );
  return { type, ...Object.fromEntries(said), ...cardName(card) };
}

/** What happened in this turn and the one before, from facts as a viewer was told them, in order. */
export function historyOf(facts: Iterable<FactView>): History {
  let [thisTurn, lastTurn]: [PastFact[], PastFact[]] = [[], []];
  for (const fact of facts) {
    if (fact.type === 'turn-began') [thisTurn, lastTurn] = [[], thisTurn];
    else if (remembered.has(fact.type) || isRunnersTrash(fact)) thisTurn.push(past(fact));
  }
  return { thisTurn, lastTurn };
}
