import type { CardId, ServerName, State } from '#rules';

const runIn = ({ frames }: State) => {
  const frame = frames.findLast((one) => one.at === 'run');
  return frame?.at === 'run' ? frame.vars : null;
};

/** The ice that is approached or encountered. */
export const presentIce = (state: State): CardId | null => runIn(state)?.ice ?? null;

/** Ice that the Runner has still to get past, but for the one that is being encountered; none without a run. */
export function iceAhead(state: State, name: ServerName): readonly CardId[] {
  const run = runIn(state);
  if (run === null || run.server !== name) return [];
  const ice = state.servers.find((server) => server.name === name)?.ice ?? [];
  return ice.slice(0, run.phase === 'encounter' ? Math.max(0, run.position - 1) : run.position);
}
