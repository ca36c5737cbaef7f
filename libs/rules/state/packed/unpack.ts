import type { State } from '../state';
import { unpackCards } from './cards';
import { digest } from './digest';
import { unpackRow } from './history';
import type { PackedHeader, PackedState } from './packed';
import { placesOf } from './places';
import { stampOf, type Numbering } from './stamp';

/** Why a packed state cannot be used. Whatever it is, the game's decisions lead to the state. */
export interface Unusable {
  readonly ok: false;
  readonly code: 'damaged' | 'other-packing' | 'other-engine' | 'other-pool';
  readonly message: string;
}

const unusable = (code: Unusable['code'], what: string): Unusable => ({
  ok: false,
  code,
  message: `${what}; drop this snapshot and fold the decisions again`,
});

const isHeader = (value: unknown): value is PackedHeader =>
  typeof value === 'object' &&
  value !== null &&
  'packing' in value &&
  typeof value.packing === 'number' &&
  'engine' in value &&
  typeof value.engine === 'string' &&
  'pool' in value &&
  typeof value.pool === 'string' &&
  'digest' in value &&
  typeof value.digest === 'string';

function readHeader(line: string): PackedHeader | null {
  try {
    const value: unknown = JSON.parse(line);
    return isHeader(value) ? value : null;
  } catch {
    return null;
  }
}

function countsOf(pool: Numbering, hooks: readonly number[]): number[] {
  const counts = new Array<number>(pool.hooks.size).fill(0);
  for (const hook of hooks) counts[hook] = (counts[hook] ?? 0) + 1;
  return counts;
}

const unpacked = (pool: Numbering, body: PackedState): State => ({
  turn: body.turn,
  corp: body.corp,
  runner: body.runner,
  servers: body.servers,
  remotes: body.remotes,
  cards: unpackCards(body.definitions, body.cards, new Set(body.faceup), placesOf(body)),
  removed: body.removed,
  play: body.play,
  hosted: body.hosted,
  aside: body.aside,
  active: body.active,
  hooks: countsOf(pool, body.hooks),
  lasting: body.lasting,
  usages: body.usages,
  history: {
    thisTurn: body.history.thisTurn.map(unpackRow),
    lastTurn: body.history.lastTurn.map(unpackRow),
  },
  frames: body.frames,
  prompt: body.prompt,
  outcome: body.outcome,
  serial: body.serial,
  handles: body.handles,
  ...(body.dealt === undefined ? {} : { dealt: body.dealt }),
});

/** Reads what `packState` wrote with the same engine and pool; anything else is refused. */
export function unpackState(
  pool: Numbering,
  text: string,
): { readonly ok: true; readonly state: State } | Unusable {
  const end = text.indexOf('\n');
  const header = readHeader(text.slice(0, Math.max(end, 0)));
  if (header === null) return unusable('damaged', 'the first line is no stamp of a packed state');
  const { packing, engine, pool: cards } = stampOf(pool);
  if (header.packing !== packing)
    return unusable('other-packing', `packed in form ${header.packing}, this is ${packing}`);
  if (header.engine !== engine)
    return unusable('other-engine', `packed by engine ${header.engine}, this is ${engine}`);
  if (header.pool !== cards)
    return unusable('other-pool', `packed with the cards of ${header.pool}, not ${cards}`);
  const body = text.slice(end + 1);
  if (digest(body) !== header.digest)
    return unusable('damaged', 'the state is not the one that was packed');
  // The digest holds: this is what packState wrote.
  return { ok: true, state: unpacked(pool, JSON.parse(body) as PackedState) };
}
