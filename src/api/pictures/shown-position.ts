import type { QueryBus } from '@nestjs/cqrs';
import { viewers, type Viewer } from '#rules';
import { LeadOn } from '../../access/lead-on';
import { GetMoment } from '../../games/replay/get-moment';
import { ListStretch } from '../../games/replay/list-stretch';
import { isWithinAny } from '../gate/bounds';
import type { Gate } from '../gate/gate';
import type { DrawnPosition } from './drawn';

/** A moment as an address names it. */
export interface Named {
  readonly game: string;
  readonly viewer: string;
  readonly at: number;
}

export interface ShownPosition {
  readonly game: string;
  readonly viewer: Viewer;
  readonly at: number;
  readonly position: DrawnPosition;
}

export const viewerNamed = (name: string): Viewer | null =>
  viewers.find((one) => one === name) ?? null;

/** The position that an address names; null where there is none, or none for who asks: alike. */
export async function shownPosition(
  queries: Pick<QueryBus, 'execute'>,
  gate: Pick<Gate, 'sight'>,
  { game: named, viewer: name, at }: Named,
): Promise<ShownPosition | null> {
  const viewer = viewerNamed(name);
  if (viewer === null) return null;
  const game = await queries.execute(new LeadOn(named));
  const sight = await gate.sight(game, viewer);
  if (!sight.ok || (sight.ranges !== 'all' && !isWithinAny(at, sight.ranges))) return null;
  const found = await queries.execute(new GetMoment(game, at, viewer));
  return found.ok ? { game, viewer, at, position: found.value.position } : null;
}

/** Moments in a row that an address names; null where one of them is not there, or not for who asks. */
export async function shownStretch(
  queries: Pick<QueryBus, 'execute'>,
  gate: Pick<Gate, 'sight'>,
  { game: named, viewer: name, at }: Named,
  count: number,
  signal?: AbortSignal,
): Promise<readonly ShownPosition[] | null> {
  const viewer = viewerNamed(name);
  if (viewer === null) return null;
  const game = await queries.execute(new LeadOn(named));
  const sight = await gate.sight(game, viewer);
  if (!sight.ok) return null;
  const { ranges } = sight;
  const last = at + count - 1;
  const isOpen =
    ranges === 'all' || ranges.some(({ from, to }) => from <= at && last <= (to ?? last));
  if (!isOpen) return null;
  const found = await queries.execute(new ListStretch(game, viewer, at, count, signal));
  if (!found.ok || found.value.length < count) return null;
  return found.value.map(({ number, position }) => ({ game, viewer, at: number, position }));
}
