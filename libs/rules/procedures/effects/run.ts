import { barToBreak, onlySub } from '../../legality/break';
import type { Effect } from '../../ability/ability';
import { see } from '../../query/see';
import { emit } from '../../mutations/emit';
import type { BlockVars, Returned } from '../../state/frame';
import type { EncounterVars } from '../../state/run-vars';
import type { Work } from '../../machine/work';
import { ask, call, frame, goto, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { amountOf, signedAmountOf } from '../../query/ask';
import { eachConstant } from '../../query/in-force';
import { subsOf, unbrokenOf } from '../../query/subroutines';
import { cardOf } from '../../query/card';
import { free } from '../../query/bill';
import { barToPay } from '../../legality/payment';
import { mightSaveSub } from '../../legality/prevention';
import { currentEncounter } from '../../query/run';
import { isPast, isRunOn, mayRun, runBill } from '../../query/run-cost';
import type { ServerName } from '../../state/server';
import { isHooked } from '../../query/hook';
import { keptServer } from '../../query/kept-server';
import { proceed, type BlockStep, type Handler } from './handler';
import { imminentFrame } from '../imminent-frame';
import { payFrame } from '../pay-frame';
import { runFrame } from '../run-frame';
import { boundless } from '../../state/boundless';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Of<K extends Effect['do']> = Handler<EffectOf<K>>;

const unbroken = (g: Work, only?: 'end-run'): number[] => {
  const encounter = currentEncounter(g);
  return encounter === null ? [] : unbrokenOf(g, encounter, only);
};

const broke = '#broke';
/** Whether a subroutine is about to be broken, and its number: below 0 of one that was gained. */
const trying = '#trying';
const tried = '#tried';

/** The subroutines that the effect may break now. */
function open(g: Work, { only, which }: EffectOf<'break'>): readonly number[] {
  const encounter = currentEncounter(g);
  if (which === undefined || encounter === null) return unbroken(g, only);
  const sub = onlySub(g, encounter, which);
  return sub === null ? [] : [sub];
}

function askForSub(g: Work, v: BlockVars, effect: EffectOf<'break'>): Next<BlockStep> {
  const subs = open(g, effect);
  const [only] = subs;
  const count = v.numbers[broke] ?? 0;
  const { allBut } = effect;
  if (allBut !== undefined && subs.length <= allBut) return proceed(v);
  const most = effect.upTo === 'all' ? boundless : amountOf(g, v, effect.upTo);
  if (only === undefined || count >= most) return proceed(v);
  if (subs.length === 1 && count === 0) return tryToBreak(g, v, only);
  return ask(
    {
      kind: 'subs',
      for: v.controller,
      source: v.source,
      subs,
      done: count > 0 && allBut === undefined,
    },
    'answered',
  );
}

/** PREV-09: about to be broken; it is where nobody could keep it from that. */
function tryToBreak(g: Work, v: BlockVars, sub: number): Next<BlockStep> {
  const encounter = currentEncounter(g);
  if (encounter === null) return proceed(v);
  const id = subsOf(g, cardOf(g, encounter.ice))[sub]?.id;
  if (id === undefined) throw new Error(`the encountered ice has no subroutine ${sub}`);
  if (!mightSaveSub(g, encounter.ice)) return breakOne(g, v, encounter, sub, id);
  v.numbers[trying] = 1;
  v.numbers[tried] = id;
  const item = { what: 'break', ice: encounter.ice, prevented: 0 } as const;
  return call(imminentFrame(g, v, [{ ...item }]), 'returned');
}

/** Broken after all, unless that was prevented or the subroutine is gone; either way it was tried. */
function settleBreak(g: Work, v: BlockVars, prevented: Returned): Next<BlockStep> {
  const id = v.numbers[tried];
  v.numbers[trying] = 0;
  const encounter = currentEncounter(g);
  const sub =
    encounter === null ? -1 : subsOf(g, cardOf(g, encounter.ice)).findIndex((one) => one.id === id);
  if (encounter === null || id === undefined || sub < 0 || prevented !== 0) {
    v.numbers[broke] = (v.numbers[broke] ?? 0) + 1;
    return goto('returned');
  }
  return breakOne(g, v, encounter, sub, id);
}

function breakOne(
  g: Work,
  v: BlockVars,
  encounter: EncounterVars,
  sub: number,
  id: number,
): Next<BlockStep> {
  encounter.broken.push(id);
  if (!encounter.used.includes(v.source)) encounter.used.push(v.source);
  v.numbers[broke] = (v.numbers[broke] ?? 0) + 1;
  emit(g, { type: 'sub-broken', ice: see(g, encounter.ice), sub, with: see(g, v.source) });
  if (unbroken(g).length === 0) emit(g, { type: 'all-broken', ice: see(g, encounter.ice) });
  return goto('returned');
}

/** Breaks subroutines of the player's choice, in any order (BRK-04). */
export const breakSubs: Of<'break'> = {
  begin: (g, v, effect) => {
    v.numbers[broke] = 0;
    v.numbers[trying] = 0;
    if (effect.ifAble === true && barToBreak(g, cardOf(g, v.source), effect) !== null)
      return proceed(v);
    return askForSub(g, v, effect);
  },
  answered: (g, v, _effect, answer) => {
    if (answer.do === 'done') return proceed(v);
    if (answer.do !== 'break') throw unexpected(answer);
    return tryToBreak(g, v, answer.sub);
  },
  returned: (g, v, effect, prevented) =>
    v.numbers[trying] === 1 ? settleBreak(g, v, prevented) : askForSub(g, v, effect),
};

const stoppable = '#trace';

function beginTrace(
  g: Work,
  v: BlockVars,
  effect: EffectOf<'trace'>,
  base: number,
): Next<BlockStep> {
  const pathOf = (effects: typeof effect.success | undefined): string | null =>
    effects === undefined ? null : (g.pool.paths.get(effects) ?? null);
  delete v.numbers[stoppable];
  return call(
    frame('trace', 'began', {
      base,
      context: { ...v, named: { ...v.named }, numbers: { ...v.numbers } },
      success: pathOf(effect.success),
      failure: pathOf(effect.failure),
      strength: 0,
      link: 0,
    }),
    'returned',
  );
}

/** Whether effects stand in a subroutine, printed or given. */
const isOfSub = (g: Work, path: string): boolean =>
  [...path.matchAll(/\/[a-z]+(\.\d+)?|$/g)].some(
    ({ index }) => g.pool.abilities.get(path.slice(0, index))?.ability.kind === 'sub',
  );

/** TRC-01, with what changes it. */
function baseOf(g: Work, v: BlockVars, effect: EffectOf<'trace'>): number {
  let base = amountOf(g, v, effect.base);
  eachConstant(g, 'trace-base', ({ by, subs }, context) => {
    if (subs !== true || isOfSub(g, v.path)) base += signedAmountOf(g, context, by);
  });
  return Math.max(0, base);
}

/** TRC-08: a trace that is prevented begins again, at a base strength of none. */
export const trace: Of<'trace'> = {
  begin: (g, v, effect) => {
    if (!isHooked(g, g.pool.hooks.get('prevents:trace')))
      return beginTrace(g, v, effect, baseOf(g, v, effect));
    v.numbers[stoppable] = 1;
    return call(imminentFrame(g, v, [{ what: 'trace', prevented: 0 }]), 'returned');
  },
  returned: (g, v, effect, prevented) => {
    if (v.numbers[stoppable] !== 1) return proceed(v);
    const base = typeof prevented === 'number' && prevented > 0 ? 0 : baseOf(g, v, effect);
    return beginTrace(g, v, effect, base);
  },
};

const toServer = '#server';
const stage = '#stage';

/** RUN1-05, COST-07: what making the run costs besides may be refused; then there is no run. */
function toll(g: Work, v: BlockVars, effect: EffectOf<'run'>, at: number): Next<BlockStep> {
  v.numbers[toServer] = at;
  const server = g.state.servers[at];
  if (server === undefined) return proceed(v);
  const bill = runBill(g, server.name, 'card');
  if (bill === free) return depart(g, v, effect);
  if (barToPay(g, 'runner', 'running', v.source, bill) !== null) return proceed(v);
  v.numbers[stage] = 1;
  return ask(
    { kind: 'option', for: 'runner', source: v.source, options: ['yes', 'no'] },
    'answered',
  );
}

function depart(g: Work, v: BlockVars, effect: EffectOf<'run'>): Next<BlockStep> {
  v.numbers[stage] = 2;
  const server = g.state.servers[v.numbers[toServer] ?? -1];
  return server === undefined ? proceed(v) : start(g, v, effect, server.name);
}

/** ACT-21: what the card costs, and nothing for the run. */
const start = (
  g: Work,
  v: BlockVars,
  effect: EffectOf<'run'>,
  server: ServerName,
): Next<BlockStep> => {
  const during = (effect.during ?? []).map((ability) => {
    const path = g.pool.paths.get(ability);
    if (path === undefined) throw new Error('an ability of this run stands on no card of the pool');
    return path;
  });
  return call(
    runFrame(g, server, { during, source: v.source, credits: effect.credits ?? 0, x: v.x }),
    'returned',
  );
};

export const run: Of<'run'> = {
  begin: (g, v, effect) => {
    v.numbers[stage] = 0;
    const names = g.state.servers.map((one) => one.name);
    const chosen = effect.on === 'kept' ? keptServer(g, v.source) : v.place;
    const servers = names.filter(
      (name) => isRunOn(effect, name, chosen) && isPast(g, v, effect.past, name) && mayRun(g, name),
    );
    const [only] = servers;
    if (only === undefined) return proceed(v);
    if (servers.length === 1) return toll(g, v, effect, names.indexOf(only));
    return ask({ kind: 'server', for: 'runner', source: v.source, servers }, 'answered');
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'server')
      return toll(
        g,
        v,
        effect,
        g.state.servers.findIndex((one) => one.name === answer.server),
      );
    if (answer.do !== 'option') throw unexpected(answer);
    if (answer.option === 'no') return proceed(v);
    const server = g.state.servers[v.numbers[toServer] ?? -1];
    if (server === undefined) return proceed(v);
    return call(
      payFrame('runner', v.source, 'running', runBill(g, server.name, 'card')),
      'returned',
    );
  },
  returned: (g, v, effect, paid) =>
    v.numbers[stage] === 1 && paid === true ? depart(g, v, effect) : proceed(v),
};
