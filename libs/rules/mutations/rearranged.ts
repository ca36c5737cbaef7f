import type { Work } from '../machine/work';
import { cardOf } from '../query/card';

/** ACC-09: after R&D is rearranged, accesses go on from whatever is on top of it now. */
export function rearranged(g: Work): void {
  for (const frame of g.state.frames) {
    if (frame.at !== 'breach' || frame.vars.server !== 'R&D') continue;
    const { accessed } = frame.vars;
    const elsewhere = accessed.filter((id) => cardOf(g, id).zone !== 'rd');
    accessed.splice(0, accessed.length, ...elsewhere);
  }
}
