import type { Work } from '../machine/work';
import { abilitiesOf, ownerOf } from '../query/card';
import { currentRun } from '../query/run';
import type { Card } from '../state/card';
import { addLasting } from './active';

/** "This applies even during the run in which the Runner trashes it": keep it until the run ends. */
export function persist(g: Work, card: Card): void {
  const run = currentRun(g);
  if (run === null || !g.state.active.includes(card.id)) return;
  for (const { path, ability } of abilitiesOf(g, card))
    if ((ability.kind === 'constant' || ability.kind === 'when') && ability.persists === true)
      addLasting(g, {
        serial: (g.state.serial += 1),
        path,
        source: card.id,
        controller: ownerOf(g, card),
        until: 'run',
        within: run.serial,
        ownRun: true,
        waiting: false,
        server: card.server,
        target: null,
        targetLife: 0,
        named: {},
        x: 0,
      });
}
