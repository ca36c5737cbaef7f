import type { CardId, State } from '#rules';
import { EachAlone } from './each-alone';
import type { Least } from './least';
import type { Ahead } from './ahead';
import { LeastPast } from './least-past';
import type { OnTheWay } from './on-the-way';
import type { Through } from './plain-table';
import { runOf } from './run-of';
import { nothing } from './scale';
import { isTold } from './told/told';
import { isFresh, leftText } from './what-is-left';

export interface LeastEach {
  /** Of a state in which a piece of ice is met: what those behind it cost. */
  readonly ahead: (state: State) => Ahead;
  /** The same with that piece itself. */
  readonly from: (state: State) => number;
  /** One of them cannot be passed. */
  readonly isBarred: () => boolean;
  /** How often more was found out: what was told of a state may be more by then. */
  readonly version: () => number;
}

/** Ways that are found in fewer are not worth more. */
const FEW_TRIES = 40;

/** After so many, all that may have been lost is gone through. */
const MANY_TRIES = 160;
/** With no more than so many for each piece of ice. */
const FOR_LOSSES = 120;

/** What has changed the Runner's cards is not looked at before so many states were come to with it. */
const FEW_STATES = 20;
/** Nor are more decisions tried for it, for each piece of ice. */
const FEW_TRIES_LEFT = 60;
/** Of all decisions, at most so many are tried for what ice costs alone. */
const SHARE = 1 / 3;

/** What pieces of ice cost with what is left of the Runner's cards. */
interface Left {
  states: number;
  least: ReadonlyMap<CardId, Least> | null;
}

/** Looks for what each piece of ice costs once so many decisions were tried without. */
export function leastEach(way: Through, readOnTheWay: () => OnTheWay): LeastEach {
  const { server, tries, begun } = way;
  const { pool } = way.rules;
  let read: { readonly onTheWay: OnTheWay; readonly alone: EachAlone } | null = null;
  const reading = () => {
    if (read !== null) return read;
    const onTheWay = readOnTheWay();
    read = { onTheWay, alone: new EachAlone(way, onTheWay) };
    return read;
  };
  /** Something was found out where the Corp rezzes nothing, or all. */
  const isKnown = way.alone.has(server.name);
  const byLeft = new Map<string, Left>();
  let least: ReadonlyMap<CardId, Least> = new Map();
  let version = 0;
  let spent = 0;
  let isBarred = false;
  let isPatient = false;
  const hasNoWay = (): boolean => {
    const { ice } = server;
    const leastOf = (id: CardId): number => least.get(id)?.alone ?? 0;
    return reading().onTheWay.together(ice, ice.length, ice.length, leastOf) === Infinity;
  };
  const eachAlone = (left: State | null, position: number): ReadonlyMap<CardId, Least> => {
    const found = new Map<CardId, Least>();
    const { alone } = reading();
    for (const [at, id] of server.ice.slice(0, position).entries()) {
      if (left !== null && !least.has(id)) continue;
      const before = tries.left;
      const most = left === null ? undefined : FEW_TRIES_LEFT;
      const one =
        alone.least(at, {
          ...(most === undefined ? {} : { most }),
          left,
          isPatient: left !== null,
        }) ?? least.get(id);
      spent += before - tries.left;
      if (one !== undefined) found.set(id, one);
      if (one?.alone === Infinity) break;
    }
    version += 1;
    way.alone.set(server.name, { least: null, most: 0 });
    return found;
  };
  const findOut = (): void => {
    if (version > 0 || (tries.tried < FEW_TRIES && !isKnown)) return;
    least = eachAlone(null, server.ice.length - 1);
    byLeft.set(leftText(pool, begun), { states: 0, least });
    isBarred = hasNoWay();
  };
  /** Ice of which it hangs on what was lost. */
  const findOutPatiently = (): void => {
    const isSoon = tries.tried < MANY_TRIES && !way.alone.has(`${server.name} patiently`);
    if (version === 0 || isPatient || isSoon) return;
    isPatient = true;
    way.alone.set(`${server.name} patiently`, { least: null, most: 0 });
    const { alone } = reading();
    const found = new Map(least);
    for (const [at, id] of server.ice.slice(0, -1).entries()) {
      const one = least.has(id) ? null : alone.least(at, { most: FOR_LOSSES });
      if (one !== null) found.set(id, one);
    }
    if (found.size === least.size) return;
    least = found;
    byLeft.set(leftText(pool, begun), { states: 0, least });
    version += 1;
    isBarred = hasNoWay();
  };
  /** As the state has left the Runner's cards; null where that was not looked at. */
  const leastOf = (state: State): ReadonlyMap<CardId, Least> | null => {
    if (least.size === 0) return null;
    const text = leftText(pool, state);
    const known = byLeft.get(text) ?? { states: 0, least: null };
    byLeft.set(text, known);
    known.states += 1;
    const isWorthIt = known.states > FEW_STATES && spent < tries.tried * SHARE;
    if (known.least === null && isWorthIt) {
      known.least = eachAlone(state, server.ice.length);
    }
    return known.least;
  };
  const ahead = (state: State, without: number): { each: number; first: number } => {
    findOut();
    findOutPatiently();
    const run = runOf(state);
    if (run === null) return { each: 0, first: 0 };
    const isElsewhere = run.vars.server !== server.name;
    // Nothing was found out.
    if (!isElsewhere && least.size === 0) return { each: 0, first: 0 };
    const { onTheWay } = reading();
    if (isElsewhere && !onTheWay.mayComeBack(state)) return { each: Infinity, first: Infinity };
    const ice = state.servers.find(({ name }) => name === server.name)?.ice ?? [];
    // Who comes back to a server comes to all of its ice.
    const count = isElsewhere ? ice.length : Math.max(0, run.vars.position - without);
    const own = leastOf(state);
    const known = own ?? least;
    const aloneOf = (id: CardId): number =>
      onTheWay.isAsItWas(state, id) ? (known.get(id)?.alone ?? 0) : 0;
    const position = isElsewhere ? ice.length : run.vars.position;
    const each = onTheWay.together(ice, count, position, aloneOf);
    // Strength for the run is paid for once.
    const isPaid = !isFresh(state);
    const all = ice
      .slice(0, count)
      .flatMap((id) => (onTheWay.isAsItWas(state, id) ? (known.get(id) ?? []) : []));
    const more = isPaid || onTheWay.swaps ? [] : all.map((one) => one.first - one.alone);
    return { each, first: each === Infinity ? each : each + Math.max(0, ...more) };
  };
  const past = new LeastPast(way.rules.pool, nothing, way.trashesIce, isTold(way.rules.pool));
  return {
    ahead: (state) => {
      const { each, first } = ahead(state, 1);
      const own = past.at(state);
      return {
        least: Math.max(own.least + each, first),
        ifTaken: (choice) => Math.max(own.ifTaken(choice) + each, first),
        behind: own.behind + each,
      };
    },
    from: (state) => ahead(state, 0).first,
    isBarred: () => isBarred,
    version: () => version,
  };
}
