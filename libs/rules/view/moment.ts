import type { Pool } from '../ability/pool';
import type { State } from '../state/state';
import type { LegalView } from './legal';
import type { PositionView } from './position';
import type { MomentEntries } from './moment-builder';
import type { Viewer } from './viewer';
import { redacted, type Views } from './views';

/** What a viewer gets at once: what was told since the last moment, and how things stand now. */
export interface Moment extends MomentEntries {
  /** Dense, from 0, in the viewer's own count: hidden decisions leave no gap. */
  readonly number: number;
  readonly position: PositionView;
  readonly legal: readonly LegalView[];
}

/** How things stand at the end of a moment. */
export const momentOf = (
  pool: Pool,
  state: State,
  viewer: Viewer,
  number: number,
  entries: MomentEntries,
  views: Views = redacted,
): Moment => ({
  number,
  ...entries,
  position: views.position(pool, state, viewer),
  legal: views.legal(pool, state, viewer),
});
