import { cardOf, frame, type State, type Work } from '#rules';
import { isList, type JsonObject, objectOf } from '../json';
import { cidOf, subroutinesOf } from '../lens/card';
import { gameView } from '../lens/game';
import { promptOf } from '../lens/prompt';
import { encounterOf, iceAt, runOf, type RunView } from '../lens/run';
import { playerOf, SIDES } from '../lens/side';

type Frames = State['frames'];

/** A run goes on with nobody asked anything but to go on, and no event waits for its end. */
const isPlain = (theirs: JsonObject): boolean =>
  SIDES.every((side) => {
    const prompt = promptOf(theirs, side);
    const { 'play-area': played } = playerOf(theirs, side);
    return (
      (prompt === null || prompt.kind === 'run' || prompt.kind === 'waiting') &&
      (!isList(played) || played.length === 0)
    );
  });

/** The ice at hand is encountered in its place, and none of its subroutines is amid the others: all are behind, or none has resolved. */
function encountersWhole(theirs: JsonObject, { serverKey, position }: RunView): boolean {
  const met = encounterOf(theirs);
  const there = iceAt(theirs, serverKey, position - 1);
  if (met === null || there === null || cidOf(met) !== cidOf(there)) return false;
  const subs = subroutinesOf(met);
  return subs.every(({ fired }) => !fired) || subs.every(({ broken, fired }) => broken || fired);
}

const goesOn: ReadonlySet<string> = new Set(['initiation', 'movement', 'approach-ice']);

/** Theirs stands in a run where ours can be set to it. */
export function standsInRun(theirs: JsonObject): boolean {
  const run = runOf(theirs);
  if (run === null || gameView(theirs).active !== 'runner' || !isPlain(theirs)) return false;
  if (run.phase === 'encounter-ice') return encountersWhole(theirs, run);
  return run.phase !== null && goesOn.has(run.phase) && encounterOf(theirs) === null;
}

/** Where ours stands in the run that theirs is in; null where it has no such place. */
export function framesInRun(g: Work, theirs: JsonObject): Frames | null {
  const run = runOf(theirs);
  if (run === null || !standsInRun(theirs)) return null;
  const server = g.state.servers.find(({ name }) => name === run.server);
  const { phase, position } = run;
  if (server === undefined || position > server.ice.length) return null;
  const isFirst = phase === 'initiation';
  const atIce = phase === 'approach-ice' || phase === 'encounter-ice';
  const ice = atIce ? server.ice[position - 1] : null;
  if (ice === undefined) return null;
  const iceLife = ice === null ? 0 : cardOf(g, ice).life;
  const serial = (g.state.serial += 1);
  const step = phase === 'approach-ice' ? '2.3' : phase === 'encounter-ice' ? '4' : '4a';
  const frames: Frames = [
    frame('runner-turn', '1.6b', {}),
    frame('make-run', 'over', { server: server.name }),
    frame('run', step, {
      ...{ serial, server: server.name, position, ice, iceLife, stood: [] },
      // Theirs lets the Runner jack out before each piece of ice but the first, as ours does.
      approached: isFirst ? 0 : 1 + server.ice.length - position,
      phase: isFirst ? 'initiation' : phase === 'encounter-ice' ? 'encounter' : 'approach',
      ...{ success: null, replaced: false, jumpTo: null, ending: 'no' },
    }),
  ];
  if (phase !== 'encounter-ice' || ice === null) return frames;
  const subs = subroutinesOf(objectOf(encounterOf(theirs)) ?? {});
  const broken = subs.flatMap((sub, at) => (sub.broken ? [at] : []));
  // What has resolved is behind, though theirs goes on with the encounter, or hangs in it.
  const resolved = subs.flatMap((sub, at) => (sub.fired && !sub.broken ? [at] : []));
  const vars = { serial: (g.state.serial += 1), run: serial, ice, life: iceLife } as const;
  return [
    ...frames,
    frame('encounter', '3.1', {
      ...{ ...vars, zone: 'ice', forced: false, broken, used: [], breakable: true },
      ...{ resolved, bypassed: false, ended: false },
    }),
  ];
}
