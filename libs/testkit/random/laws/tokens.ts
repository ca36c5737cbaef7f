import type { Fact, Card, CardId, CounterKind } from '#rules';
import type { Breach, Carried, StepLaw } from './law';

/** By how much facts change the tokens of one card; credits of both kinds count as credits. */
type Changes = Record<'advancement' | 'virus' | 'power' | 'agenda' | 'credit', number>;

const nothing: Changes = { advancement: 0, virus: 0, power: 0, agenda: 0, credit: 0 };

function changesOf(facts: readonly Fact[]): ReadonlyMap<CardId, Changes> {
  const changes = new Map<CardId, Changes>();
  const add = (card: CardId, kind: CounterKind, amount: number): void => {
    const of = changes.get(card) ?? { ...nothing };
    of[kind === 'recurring' ? 'credit' : kind] += amount;
    changes.set(card, of);
  };
  for (const fact of facts) {
    if (fact.type === 'tokens-placed') add(fact.card.card, fact.kind, fact.amount);
    else if (fact.type === 'tokens-removed') add(fact.card.card, fact.kind, -fact.amount);
    else if (fact.type === 'credits-taken' && fact.left !== true)
      add(fact.card.card, 'credit', -fact.amount);
    else if (fact.type === 'advanced') add(fact.card.card, 'advancement', 1);
    else if (fact.type === 'credits-spent')
      for (const { card, credits } of fact.from.cards) add(card.card, 'credit', -credits);
  }
  return changes;
}

/** Cards that changed places: what comes may keep counters of what goes (SWAP-02). */
const swappedIn = (facts: readonly Fact[]): ReadonlySet<CardId> =>
  new Set(
    facts.flatMap((fact) => (fact.type === 'swapped' ? fact.cards.map((one) => one.card) : [])),
  );

/** Recurring credits lie on a card anew after these (RECUR-01, RECUR-02, RECUR-05). */
const refills: ReadonlySet<Fact['type']> = new Set([
  'turn-began',
  'rezzed',
  'installed',
  // An event or operation that stays in play.
  'played',
  'recurring-filled',
]);

const isAsItWas = (then: Carried, card: Card): boolean =>
  then.credit === card.credit &&
  then.recurring === card.recurring &&
  then.advancement === card.advancement &&
  then.virus === card.virus &&
  then.power === card.power &&
  then.agenda === card.agenda;

function counterBreach(
  facts: readonly Fact[],
  changes: Changes,
  then: Carried,
  card: Card,
  isSwapped: boolean,
): Breach {
  for (const kind of ['advancement', 'virus', 'power', 'agenda'] as const) {
    // It may have come to the counters of another, which are counted of all of them together.
    if (isSwapped && kind === 'advancement') continue;
    const due = then[kind] + changes[kind];
    if (card[kind] === due) continue;
    const purged = kind === 'virus' && facts.some((fact) => fact.type === 'purged');
    if (purged && card[kind] < due) continue;
    return `card ${card.id} has ${card[kind]} ${kind} counters, facts tell of ${due}`;
  }
  return null;
}

function creditBreach(
  facts: readonly Fact[],
  changes: Changes,
  then: Carried,
  card: Card,
  isActive: () => boolean,
): Breach {
  const due = then.credit + then.recurring + changes.credit;
  const held = card.credit + card.recurring;
  if (held === due) return null;
  const refilled = held > due && held - due <= card.recurring;
  if (refilled && facts.some((fact) => refills.has(fact.type))) return null;
  // What becomes inactive loses its recurring credits.
  const emptied = card.recurring === 0 && held < due && due - held <= then.recurring;
  if (emptied && !isActive()) return null;
  return `card ${card.id} holds ${held} credits, facts tell of ${due}`;
}

/** Tokens on a card come and go as facts say; what a new copy carries, it was given (UNIN-02). */
export const tokensAreTold: StepLaw = (before, facts, after) => {
  const changes = changesOf(facts);
  const swapped = swappedIn(facts);
  let kept = 0;
  for (const id of swapped)
    kept +=
      (after.cards[id]?.advancement ?? 0) -
      (before.cards[id]?.advancement ?? 0) -
      // What came onto it besides was told.
      Math.max(0, changes.get(id)?.advancement ?? 0);
  if (kept > 0) return `a swap makes ${kept} advancement counters out of nothing`;
  for (const card of after.cards) {
    const then = before.cards[card.id];
    // OUT-01: it came just now, and `sameCards` says how; credits come onto it as onto a card installed.
    if (then === undefined) {
      if (card.advancement + card.virus + card.power + card.agenda + card.credit > 0)
        return `card ${card.id} came with tokens`;
      continue;
    }
    const told = changes.get(card.id);
    if (then.life !== card.life || (told === undefined && isAsItWas(then, card))) continue;
    const isActive = (): boolean => after.active.includes(card.id);
    const breach =
      counterBreach(facts, told ?? nothing, then, card, swapped.has(card.id)) ??
      creditBreach(facts, told ?? nothing, then, card, isActive);
    if (breach !== null) return breach;
  }
  return null;
};
