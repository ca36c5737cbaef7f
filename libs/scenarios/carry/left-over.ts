import {
  type CardId,
  type Fact,
  type Side,
  type Sighting,
  abilitiesOf,
  cardOf,
  workOn,
} from '#rules';
import type { Stand, Table } from '../stand';
import type { Hints } from './hints';
import { reject, type Rejected } from './meant';

const since = (before: Stand, after: Stand): readonly Fact[] =>
  after.facts.slice(before.facts.length);

const cardsIn = (facts: readonly Fact[], types: readonly Fact['type'][]): Set<CardId> =>
  new Set(
    facts.flatMap((fact) => (types.includes(fact.type) && 'card' in fact ? [fact.card.card] : [])),
  );

/** What a choice that nobody was asked about may have been made for. */
const befalls: readonly Fact['type'][] = [
  'chosen',
  'trashed',
  'forfeited',
  'trash-prevented',
  'installed',
  'rezzed',
  'derezzed',
  'returned',
  'exposed',
];

/** Whether each of these cards was chosen, or gave what was paid. */
export function haveServed(before: Stand, after: Stand, cards: readonly CardId[]): boolean {
  const touched = cardsIn(since(before, after), [...befalls, 'tokens-removed']);
  return cards.every((id) => touched.has(id));
}

/** Where the credits of these facts came from, under the names scenarios pin them by. */
function spending(
  facts: readonly Fact[],
  by: Side,
): { pool: number; run: number; cards: Sighting[] } {
  const sum = { pool: 0, run: 0, cards: new Array<Sighting>() };
  for (const fact of facts) {
    if (fact.type !== 'credits-spent' || fact.side !== by) continue;
    sum.pool += fact.from.pool;
    sum.run += fact.from.run;
    for (const { card, credits } of fact.from.cards)
      for (let i = 0; i < credits; i += 1) sum.cards.push(card);
  }
  return sum;
}

function isPaidAsPinned(
  table: Table,
  facts: readonly Fact[],
  by: Side,
  pins: Readonly<Record<string, number>>,
): boolean {
  const spent = spending(facts, by);
  let run = 0;
  for (const [name, credits] of Object.entries(pins)) {
    if (name === 'pool') {
      if (spent.pool !== credits) return false;
      continue;
    }
    const from = spent.cards.filter((card) => table.names.isCalled(card.card, name)).length;
    if (from === credits) continue;
    // What no card gave has to be credits of the run.
    if (from > 0) return false;
    run += credits;
  }
  return run === 0 || run === spent.run;
}

/**
 * Hints that no question used up. Where the engine had but one answer, what happened has to be
 * what was said; a hint that is about nothing is ignored. `subs` is how many subroutines the ice
 * encountered before has.
 */
export function leftOver(
  table: Table,
  before: Stand,
  after: Stand,
  by: Side,
  hints: Hints,
  subs: number,
): Rejected | null {
  const facts = since(before, after);
  const gone = cardsIn(facts, ['trashed', 'trash-prevented']);
  if (!hints.trash.every((id) => gone.has(id)))
    return reject('that card cannot be trashed for it', 'BAD_TARGET');
  const forfeited = cardsIn(facts, ['forfeited']);
  if (hints.forfeit.length > 0 && !hints.forfeit.every((id) => forfeited.has(id)))
    return reject('that card is not forfeited for it', 'BAD_TARGET');
  const broken = facts.flatMap((fact) => (fact.type === 'sub-broken' ? [fact.sub] : []));
  const missed = hints.subs.filter((sub) => !broken.includes(sub));
  if (missed.some((sub) => sub >= subs))
    return reject('the ice has no such subroutine', 'BAD_TARGET');
  if (missed.length > 0)
    return broken.length === 0
      ? reject('that subroutine cannot be broken', 'ALREADY_BROKEN', 'BAD_TARGET')
      : reject('so many subroutines cannot be broken at once', 'WRONG_COUNT', 'ALREADY_BROKEN');
  const chosen = cardsIn(facts, befalls);
  // What it costs the card itself is nobody's choice.
  const used = new Set(
    facts.flatMap((fact) => (fact.type === 'ability-used' ? [fact.card.card] : [])),
  );
  const isChosen = [...chosen].some((id) => !used.has(id));
  if (isChosen && !hints.picks.every((id) => chosen.has(id)))
    return reject('that card cannot be chosen for it', 'BAD_TARGET', 'WRONG_COUNT');
  if (hints.numbers.some((number) => number > 0) && isUnasked(table, after, facts))
    return reject('there is nothing to pay so much with', 'CANNOT_PAY');
  const [server] = hints.servers;
  const runOn = facts.find((fact) => fact.type === 'run-began');
  if (server !== undefined && runOn?.type === 'run-began' && runOn.server !== server)
    return reject('it goes to another server', 'BAD_TARGET');
  if (hints.pay !== null && !isPaidAsPinned(table, facts, by, hints.pay))
    return reject('it cannot be paid that way', 'CANNOT_PAY');
  return null;
}

/** An X that nobody asked for was an X of nothing. */
function isUnasked(table: Table, { state }: Stand, facts: readonly Fact[]): boolean {
  if (facts.some((fact) => fact.type === 'credits-spent')) return false;
  const g = workOn(table.rules.pool, state, null);
  return facts.some((fact) => {
    if (fact.type !== 'ability-used') return false;
    const ability = abilitiesOf(g, cardOf(g, fact.card.card))[fact.ability]?.ability;
    return ability?.kind === 'paid' && ability.cost.x !== undefined;
  });
}
