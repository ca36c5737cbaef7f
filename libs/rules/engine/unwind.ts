import type { Frame, FrameKind, FrameOf, Met } from '../state/frame';
import type { RunVars } from '../state/run-vars';
import type { Work } from '../machine/work';

/** An ability that is paid for, or resolves, has triggered (TRIG-03, ABIL-05). */
const triggeredAt: ReadonlySet<FrameOf<'reaction'>['step']> = new Set([
  'paid',
  'imminent',
  'begin',
  'resolved',
]);

/** What has not triggered yet. */
function waitingIn({ step, vars }: FrameOf<'reaction'>): readonly Met[] {
  const triggered = triggeredAt.has(step) ? vars.current : -1;
  return vars.met.filter((_, i) => i !== triggered);
}

/** What belongs to the timing structure itself, and goes with it. */
const structures: ReadonlySet<FrameKind> = new Set(['window', 'encounter', 'breach', 'access']);

/** The ability that had triggered already, with none of those that met their condition beside it. */
function triggeredIn(frame: FrameOf<'reaction'>): Frame | null {
  const { step, vars } = frame;
  const met = triggeredAt.has(step) ? vars.met[vars.current] : undefined;
  return met === undefined
    ? null
    : { at: 'reaction', step, vars: { met: [met], current: 0 }, ret: frame.ret };
}

/**
 * Of the frames above a structure, the abilities that were resolving: what one still says resolves
 * when the structure has closed (RUN0-13, TRIG-03).
 */
function resolvingIn(gone: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  let inAbility = false;
  for (const frame of gone) {
    const one = frame.at === 'reaction' ? triggeredIn(frame) : frame;
    if (one === null || structures.has(one.at)) inAbility = false;
    else if (inAbility || one.at === 'block' || one.at === 'use' || one.at === 'reaction') {
      inAbility = true;
      kept.push(one);
    }
  }
  return kept;
}

/** Drops the frames above a place. Reactions not tied to what ends are kept for afterwards. */
function drop(g: Work, above: number): void {
  const gone = g.state.frames.splice(above + 1);
  const kept = resolvingIn(gone);
  for (const frame of gone)
    if (frame.at === 'reaction') g.met.push(...waitingIn(frame).filter((met) => met.within === 0));
    else if (frame.at === 'pay' && !kept.includes(frame))
      g.met.push(...frame.vars.waiting.filter((met) => met.within === 0));
  g.state.frames.splice(above, 0, ...kept);
}

const isOver = (run: RunVars): boolean => run.phase === 'ended';

/**
 * Carries out what cuts a timing structure short. A bypassed encounter goes straight to its end
 * (BYP-01); a run that was ended closes its encounter first (ENC-10) and goes on at its last steps
 * (RUN0-09). Neither reaches 3.2, and what was not yet triggered is void (BYP-02, BYP-03, BYP-04).
 */
export function unwind(g: Work): void {
  const { frames } = g.state;
  let encounterAt = -1;
  let runAt = -1;
  // An encounter below the innermost run is none of its own.
  for (let i = frames.length - 1; i >= 0 && runAt < 0; i -= 1) {
    const at = frames[i]?.at;
    if (at === 'run') runAt = i;
    else if (at === 'encounter' && encounterAt < 0) encounterAt = i;
  }
  if (runAt < 0 && encounterAt < 0) return;
  // A place of -1 would be looked up as a name.
  const encounter = encounterAt < 0 ? undefined : frames[encounterAt];
  const run = runAt < 0 ? undefined : frames[runAt];

  if (encounter?.at === 'encounter' && encounterAt > runAt) {
    const open = encounter.step !== 'ended' && encounter.step !== 'over';
    const runEnded = run?.at === 'run' && run.vars.ending === 'ended' && !isOver(run.vars);
    if (open && (encounter.vars.bypassed || runEnded)) {
      drop(g, encounterAt);
      encounter.step = 'ended';
      return;
    }
    if (!open) return;
  }
  if (run?.at === 'run' && run.vars.ending === 'ended' && !isOver(run.vars)) {
    drop(g, runAt);
    run.vars.phase = 'ended';
    run.step = run.vars.success === null ? '7' : '6';
  }
}
