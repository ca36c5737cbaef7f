import {
  type Ability,
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
  type Paid,
  payFrame,
  type Pool,
  type Rules,
  type State,
  type Work,
  workOn,
} from '#rules';
import { isPump } from '../candidates/shows';
import { askedWhere, holdImminent, wait } from './by-hand';

const isPumpFor = (ability: Ability): ability is Paid =>
  ability.kind === 'paid' &&
  ability.cost.clicks === undefined &&
  ability.effects.some((effect) => isPump(effect) && (effect.on ?? 'this') === 'this');

/** The first of the abilities of a card that raise its own strength which can be paid for, and what it costs; null where none can. */
function pumpOf(
  g: Work,
  id: CardId,
  x: number,
): { readonly ability: Paid; readonly bill: ReturnType<typeof billFor> } | null {
  const context = { ...contextOf(g, cardOf(g, id)), x };
  for (const { ability } of abilitiesOf(g, cardOf(g, id))) {
    const bill = isPumpFor(ability) ? billFor(g, context, ability.cost) : null;
    if (isPumpFor(ability) && bill !== null && barToPay(g, 'runner', 'using', id, bill) === null)
      return { ability, bill };
  }
  return null;
}

/** Whether what a card pays to raise its own strength is chosen. */
export const pumpsForX = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.abilities.some(
    ({ ability }) => isPumpFor(ability) && ability.cost.x !== undefined,
  ) === true;

/** What a card pays each time to raise its own strength; 0 where it pays no credits, or as many as are chosen. */
export function priceOfPump({ definitions }: Pool, def: number): number {
  const pump = definitions[def]?.abilities.find(({ ability }) => isPumpFor(ability))?.ability;
  const price = pump?.kind === 'paid' ? pump.cost.credits : undefined;
  return typeof price === 'number' ? price : 0;
}

/**
 * The ability that raises it breaks, too: our rules let it be used only at ice of which it can break something; or it may be used
 * at some ice alone.
 */
const isForSome = ({ effects, if: condition }: Paid): boolean =>
  condition !== undefined || effects.some((effect) => effect.do === 'break');

/** Whether a card raises its own strength by an ability that our rules do not allow in every encounter. */
export const pumpsAtSome = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.abilities.some(({ ability }) => isPumpFor(ability) && isForSome(ability)) ===
  true;

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
 * A card raises its strength so as often as its price goes into what is told to be paid; once where nothing is told. Of what pays
 * as much as is chosen that is what was chosen.
 */
export function pumpEarly(
  rules: Rules,
  from: State,
  id: CardId,
  paid: number,
  stays: boolean,
): State | null {
  const def = from.cards[id]?.def ?? -1;
  if (paid === 0 || pumpsForX(rules.pool, def)) return pumpOnce(rules, from, id, paid, stays);
  const price = priceOfPump(rules.pool, def);
  if (price === 0 || paid % price > 0) return null;
  let state: State | null = from;
  for (let left = paid; left > 0 && state !== null; left -= price)
    state = pumpOnce(rules, state, id, 0, stays);
  return state;
}

/**
 * A card raises its strength where it encounters nothing: until the next encounter is, or the run, or the next one of
 * this turn, as theirs does; null where it cannot. What raises itself for `x`, or as it breaks, does so at ice of which it
 * breaks nothing, too, as the same ability breaks; what may be used at some ice does so at any.
 */
function pumpOnce(
  { pool }: Rules,
  from: State,
  id: CardId,
  x: number,
  stays: boolean,
): State | null {
  const g = workOn(pool, cloneState(from), null, askedWhere(stays));
  const pump = g.state.active.includes(id) ? pumpOf(g, id, x) : null;
  if (pump === null) return null;
  const { ability, bill } = pump;
  const encounter = currentEncounter(g);
  const isForX = ability.cost.x !== undefined;
  if (!isForX && !isForSome(ability) && encounter !== null) return null;
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
        ...(encounter === null
          ? { until: lastsFor(effect.until, run), within: run }
          : { until: effect.until, within: effect.until === 'encounter' ? encounter.serial : run }),
        ownRun: false,
        waiting: false,
        server: null,
        target: null,
        targetLife: 0,
        named: {},
        x,
      });
    }
  g.state.frames.push(payFrame('runner', id, 'using', bill));
  advance(g, null);
  return g.state;
}
