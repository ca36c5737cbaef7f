import { see } from '../query/see';
import type { RunResult } from '../state/fact';
import { endLasting } from '../mutations/active';
import { emit, tell } from '../mutations/emit';
import type { Work } from '../machine/work';
import { ask, call, done, frame, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import { asArray } from '../ability/hook';
import { isServerName, type ServerName } from '../state/server';
import type { FrameSteps } from '../state/steps';
import { cardOf } from '../query/card';
import { eachConstant, someConstant } from '../query/in-force';
import { badPublicityOf } from '../query/marks';
import { protecting } from '../query/run';
import { serverFits } from '../query/server-fits';
import { hashState } from '../state/hash';
import type { Lasting } from '../state/lasting';
import type { RunVars } from '../state/run-vars';
import { canJackOut, fromIce, fromServer, imminentLeave, leave } from './jack-out';
import { openWindow } from './window';
import { replace, replacements } from './run-replacements';

type Steps = FrameSteps['run'];

/** The approached ice as it was: a new copy, or one that left, is not it any more (UNIN-02). */
const iceStands = (g: Work, v: RunVars): boolean =>
  v.ice !== null && cardOf(g, v.ice).life === v.iceLife && cardOf(g, v.ice).zone === 'ice';

/** SRV-08: the attacked server is gone; the run ends, neither successful nor unsuccessful. */
const vanished = (v: RunVars): boolean => v.ending === 'vanished';

/** LOOP-02: the Runner came to the same ice before, and nothing has changed since. */
function isLoop(g: Work, v: RunVars): boolean {
  if (v.approached <= protecting(g, v.server).length) return false;
  const stands = `${v.position} ${hashState(g.state)}`;
  if (v.stood.includes(stands)) return true;
  v.stood.push(stands);
  return false;
}

function windowed(
  g: Work,
  step: '2.1' | '2.3' | '5.1' | '5.3',
  may: Parameters<typeof openWindow>[2],
  after: Steps,
): Next<Steps> {
  return call(openWindow(g, `run.${step}`, may), after);
}

/** After 4: the next ice inward, or the server (RUN4-02). */
const inward = (g: Work, v: RunVars): Steps => {
  if (v.jumpTo !== null) {
    v.position = Math.min(v.jumpTo, protecting(g, v.server).length);
    v.jumpTo = null;
    if (v.position === 0) delete v.encounters;
  }
  return v.position > 0 ? '2' : '5';
};

const outcomeOf = (v: RunVars): RunResult =>
  v.success !== null
    ? v.unmarked === true
      ? 'neither'
      : 'successful'
    : v.ending === 'vanished'
      ? 'neither'
      : 'unsuccessful';

/** RUN0-11 */
const belongsTo =
  (v: RunVars) =>
  (row: Lasting): boolean =>
    row.within === v.serial &&
    (row.until === 'run' || row.until === 'until-encounter' || row.waiting);

function end(g: Work, v: RunVars): Next<Steps> {
  v.phase = 'ended';
  // BP-02: unspent credits for this run go back to the bank.
  const { runCredits } = g.state.runner;
  if (runCredits > 0) tell(g, { type: 'run-credits-lost', amount: runCredits });
  g.state.runner.runCredits = 0;
  if (v.success === null && v.ending !== 'vanished')
    emit(g, { type: 'run-unsuccessful', server: v.server });
  emit(g, { type: 'run-ended', server: v.server, outcome: outcomeOf(v) });
  return goto('over');
}

function jackOut(g: Work, v: RunVars): Next<Steps> {
  emit(g, { type: 'jacked-out', server: v.server });
  return goto('7');
}

/** Whether a run successful there counts as neither. */
const isUnmarked = (g: Work, server: ServerName): boolean =>
  someConstant(g, 'success-unmarked', (modifier, context) =>
    serverFits(g, context, modifier.server, server),
  );

function succeed(g: Work, v: RunVars, server: ServerName): Next<Steps> {
  v.success = server;
  if (isUnmarked(g, v.server) || isUnmarked(g, server)) v.unmarked = true;
  if (v.unmarked !== true) emit(g, { type: 'run-successful', server });
  return goto('5.5');
}

/** The timing structure of a run, in the reference's own numbers (RUN0-01, TURN-24). */
export const run: Procedure<'run'> = {
  // [1] Initiation: RUN0-03, RUN1-01
  '1': (g, v) => {
    const amount = badPublicityOf(g);
    g.state.runner.runCredits += amount; // RUN1-02, BP-03, BP-04
    const cause = { kind: 'rule', rule: 'bad-publicity' } as const;
    if (amount > 0) tell(g, { type: 'run-credits-gained', amount, cause });
    v.position = protecting(g, v.server).length;
    emit(g, { type: 'run-began', server: v.server });
    return goto(v.position > 0 ? '2' : '4a'); // RUN1-03, RUN1-04
  },
  // [2] Approach ice: RUN0-08, RUN2-01, RUN2-02, RUN2-04, RUN2-06, ICE-02
  '2': (g, v) => {
    const ice = protecting(g, v.server)[v.position - 1];
    const isMet = v.encounters === true;
    if (isMet) delete v.encounters;
    if (ice === undefined) return goto('5');
    v.phase = 'approach';
    v.ice = ice;
    v.iceLife = cardOf(g, ice).life;
    // ENC-12: ice that is not rezzed is passed.
    if (isMet) return goto(cardOf(g, ice).faceup ? '3' : '4');
    v.approached += 1;
    const position = v.position - 1;
    emit(g, { type: 'ice-approached', card: see(g, ice), server: v.server, position });
    return goto('2.1');
  },
  '2.1': (g) => windowed(g, '2.1', {}, '2.2'),
  // RUN2-03: not at the first ice approached in this run.
  '2.2': (g, v) => {
    if (!iceStands(g, v)) return goto('4');
    if (v.approached === 1 || !canJackOut(g)) return goto('2.3');
    return isLoop(g, v) ? goto('2.2j') : ask({ kind: 'jack-out', for: 'runner' }, '2.2a');
  },
  '2.2a': (g, _v, answer) => (answer?.do === 'jack-out' ? leave(g, fromIce) : goto('2.3')),
  '2.2b': (g, _v, _answer, paid) => (paid === true ? imminentLeave(g, fromIce) : goto('2.3')),
  '2.2c': (_g, _v, _answer, prevented) => goto(prevented === 0 ? '2.2j' : '2.3'),
  '2.2j': jackOut,
  // RUN2-07: what is rezzed here counts at once.
  '2.3': (g) => windowed(g, '2.3', { rez: true, ice: true }, '2.4'),
  '2.4': (g, v) => {
    if (!iceStands(g, v)) return goto('4');
    return goto(v.ice !== null && cardOf(g, v.ice).faceup ? '3' : '4'); // RUN2-05
  },
  // [3] Encounter ice: ENC-01, ICE-01
  '3': (g, v) => {
    if (v.ice === null) throw new Error('no ice to encounter');
    v.phase = 'encounter';
    return call(
      frame('encounter', '3', {
        serial: (g.state.serial += 1),
        run: v.serial,
        ice: v.ice,
        life: v.iceLife,
        zone: 'ice',
        forced: false,
        broken: [],
        used: [],
        breakable: false,
        resolved: [],
        bypassed: false,
        ended: false,
      }),
      '4',
    );
  },
  // [4] Pass ice: RUN4-01, ICE-05
  '4': (g, v) => {
    v.phase = 'pass';
    const { ice } = v;
    // ENC-09: sent to another position, the Runner does not pass this ice.
    if (v.jumpTo !== null) {
      v.ice = null;
      return goto('4a');
    }
    // RUN0-06: ice that left has already moved the Runner inward.
    if (iceStands(g, v)) v.position -= 1;
    v.ice = null;
    if (ice !== null) emit(g, { type: 'ice-passed', card: see(g, ice) });
    return goto('4a');
  },
  '4a': (g, v) => goto(vanished(v) ? '6' : inward(g, v)),
  // [5] Approach server: RUN5-01, RUN5-02, RUN5-03, RUN5-04, RUN5-08
  '5': (g, v) => {
    v.phase = 'server';
    emit(g, { type: 'server-approached', server: v.server });
    return goto('5.1');
  },
  // RUN4-04: sent to ice, the Runner approaches the server no more.
  '5.1': (g, v) => (v.jumpTo === null ? windowed(g, '5.1', {}, '5.2') : goto('4a')),
  '5.2': (g, v) => {
    if (vanished(v)) return goto('6');
    return canJackOut(g) ? ask({ kind: 'jack-out', for: 'runner' }, '5.2a') : goto('5.3');
  },
  '5.2a': (g, _v, answer) => {
    if (answer?.do === 'continue') return goto('5.3');
    if (answer?.do !== 'jack-out') throw unexpected(answer);
    return leave(g, fromServer);
  },
  '5.2b': (g, _v, _answer, paid) => (paid === true ? imminentLeave(g, fromServer) : goto('5.3')),
  '5.2c': (_g, _v, _answer, prevented) => goto(prevented === 0 ? '5.2j' : '5.3'),
  '5.2j': jackOut,
  '5.3': (g) => windowed(g, '5.3', { rez: true }, '5.4'),
  '5.4': (g, v) => {
    if (vanished(v)) return goto('6');
    if (isUnmarked(g, v.server)) return succeed(g, v, v.server);
    let server: ServerName | readonly ServerName[] = v.server;
    let source = g.state.runner.identity;
    eachConstant(g, 'success-server', (modifier, context) => {
      if (modifier.on !== v.server) return;
      server = modifier.server; // RUN5-06
      ({ source } = context);
    });
    const among = asArray<ServerName>(server);
    const [only = v.server] = among;
    if (among.length < 2) return succeed(g, v, only);
    return ask({ kind: 'server', for: 'runner', source, servers: among }, '5.4a'); // RUN5-09
  },
  '5.4a': (g, v, answer) => {
    if (answer?.do !== 'server' || !isServerName(answer.server)) throw unexpected(answer);
    return succeed(g, v, answer.server);
  },
  '5.5': (g, v) => {
    v.phase = 'access';
    const open = replacements(g, v);
    const [first] = open;
    if (first === undefined) return goto('5.5a');
    if (open.length === 1 && !first.ability.optional) return replace(g, v, first);
    return ask(
      {
        kind: 'replace',
        for: 'runner',
        sources: open.map((one) => one.context.source),
        access: open.every((one) => one.ability.optional),
      },
      '5.5a',
    );
  },
  '5.5a': (g, v, answer) => {
    if (answer?.do === 'replace') {
      const one = replacements(g, v).find((each) => each.context.source === answer.card);
      if (one === undefined) throw unexpected(answer);
      return replace(g, v, one);
    }
    const server = v.success ?? v.server;
    return call(
      frame('breach', 'count', { server, total: 0, done: 0, asked: [], extra: 0, accessed: [] }),
      '5.6',
    );
  },
  '5.6': () => goto('6'),
  // [6] The run ends: RUN6-01, RUN6-02
  '6': end,
  // [7] The run ends unsuccessfully: RUN6-03, RUN6-04
  '7': end,
  over: (g, v) => {
    endLasting(g, belongsTo(v));
    endLasting(g, ({ until }) => until === 'next-run' || until === 'next-encounter');
    return done();
  },
};
