import {
  abilitiesOf,
  addLasting,
  type Card,
  cardOf,
  type CardId,
  currentEncounter,
  currentRun,
  type Duration,
  endLasting,
  strengthOf,
  type Work,
} from '#rules';
import { isPump } from './candidates/shows';

/** No breaker is raised more often at once. */
const mostPumps = 20;

type Raise = readonly { readonly path: string; readonly until: Duration }[];

/** What the abilities of a card that raise its own strength lay on it, each with how long that lasts. */
function raisesOf(g: Work, card: Card): Raise[] {
  return abilitiesOf(g, card).flatMap(({ ability }): Raise[] => {
    if (ability.kind !== 'paid') return [];
    const own = ability.effects.filter(isPump).filter(({ on = 'this' }) => on === 'this');
    const rows = own.flatMap(({ abilities, until }) =>
      abilities.flatMap((raised) => {
        const path = g.pool.paths.get(raised);
        return path === undefined ? [] : [{ path, until }];
      }),
    );
    return rows.length === 0 ? [] : [rows];
  });
}

/** What lasts for an encounter lasts for the next one of the run, or of the turn, where there is none. */
function durationNow(
  g: Work,
  until: Duration,
): { readonly until: Duration; readonly within: number } {
  const encounter = currentEncounter(g);
  const run = currentRun(g);
  const isOfEncounter = until === 'encounter';
  if (isOfEncounter && encounter !== null) return { until, within: encounter.serial };
  if (run !== null) return { until: isOfEncounter ? 'until-encounter' : until, within: run.serial };
  const next = isOfEncounter ? 'next-encounter' : until === 'run' ? 'next-run' : until;
  return { until: next, within: 0 };
}

/** Breakers that theirs shows raised are raised as their own abilities do; those that these cannot raise so stay as they are. */
export function raise(g: Work, shown: ReadonlyMap<CardId, number>): void {
  for (const [id, strength] of shown) {
    if (!g.state.active.includes(id)) continue;
    for (const rows of raisesOf(g, cardOf(g, id))) {
      const before = g.state.lasting.length;
      for (let pumps = 0; pumps < mostPumps && strengthOf(g, cardOf(g, id)) < strength; pumps += 1)
        for (const { path, until } of rows)
          addLasting(g, {
            ...{ serial: (g.state.serial += 1), path, source: id, controller: 'runner' as const },
            ...durationNow(g, until),
            ...{ ownRun: false, waiting: false, server: null, target: null, targetLife: 0 },
            ...{ named: {}, x: 0 },
          });
      if (strengthOf(g, cardOf(g, id)) === strength) break;
      const added = new Set(g.state.lasting.slice(before));
      endLasting(g, (row) => added.has(row));
    }
  }
}
