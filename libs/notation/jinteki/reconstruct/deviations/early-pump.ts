import {
  abilitiesOf,
  addLasting,
  advance,
  barToPay,
  billFor,
  type CardId,
  cardOf,
  cloneState,
  contextOf,
  currentEncounter,
  currentRun,
  type Duration,
  payFrame,
  type Rules,
  type State,
  type Work,
  workOn,
} from '#rules';
import { isPump } from '../candidates/shows';
import { askedWhere, holdImminent, wait } from './by-hand';

type Placed = ReturnType<typeof abilitiesOf>[number];

/** The ability of a card that raises its own strength, for a price that is no X. */
function pumpOf(g: Work, id: CardId): Placed['ability'] | null {
  for (const { ability } of abilitiesOf(g, cardOf(g, id)))
    if (
      ability.kind === 'paid' &&
      ability.cost.clicks === undefined &&
      ability.cost.x === undefined &&
      ability.effects.some((effect) => isPump(effect) && (effect.on ?? 'this') === 'this')
    )
      return ability;
  return null;
}

/** What would last for an encounter lasts for the next one, if the run has one; what lasts for a run does so. */
const lastsFor = (until: Duration, run: number): Duration =>
  until === 'encounter'
    ? run === 0
      ? 'next-encounter'
      : 'until-encounter'
    : run === 0
      ? 'next-run'
      : 'run';

/**
 * A card raises its strength where it encounters nothing: until the next encounter is, or the run, or the next one of
 * this turn, as theirs does; null where it cannot.
 */
export function pumpEarly({ pool }: Rules, from: State, id: CardId, stays: boolean): State | null {
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  if (currentEncounter(g) !== null || !g.state.active.includes(id)) return null;
  const ability = pumpOf(g, id);
  if (ability?.kind !== 'paid') return null;
  const context = contextOf(g, cardOf(g, id));
  const bill = billFor(g, context, ability.cost);
  if (barToPay(g, 'runner', 'using', id, bill) !== null) return null;
  if (!holdImminent(g.state) && !wait(g.state)) return null;
  const run = currentRun(g)?.serial ?? 0;
  for (const effect of ability.effects.filter(isPump))
    for (const raised of effect.abilities) {
      const path = pool.paths.get(raised);
      if (path === undefined) throw new Error('a lasting ability stands on no card of the pool');
      addLasting(g, {
        serial: (g.state.serial += 1),
        path,
        source: id,
        controller: 'runner',
        until: lastsFor(effect.until, run),
        within: run,
        ownRun: false,
        waiting: false,
        server: null,
        target: null,
        targetLife: 0,
        named: {},
        x: 0,
      });
    }
  g.state.frames.push(payFrame('runner', id, 'using', bill));
  advance(g, null);
  return g.state;
}
