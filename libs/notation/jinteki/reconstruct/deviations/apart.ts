import type { CardId, State } from '#rules';
import { encounterOf, runOf } from '../../lens/run';
import type { Shown } from '../shown';
import type { Titles } from '../titles';

/** What lines tell to be done where our rules have no place for it. */
export interface Apart {
  readonly kind: 'early-pump' | 'early-rez';
  readonly entry: number;
  /** Index of the definition. */
  readonly def: number;
  /** Of ice: its server, and its place there, 0 innermost. */
  readonly ice: { readonly server: string; readonly place: number } | null;
}

const pumps = / to (?:use (.+?) to increase its strength|increase the strength of (.+?) to) /;
const rezzes = / to rez (.+) protecting (.+?) at position (\d+)\.$/;

/** The ice that the Runner is about to encounter, which is the place for it to be rezzed. */
function isApproached({ state }: Shown, server: string, place: number): boolean {
  const run = runOf(state);
  return run?.server === server && run.position === place + 1 && encounterOf(state) === null;
}

function inLine(titles: Titles, before: Shown, line: string, entry: number): Apart[] {
  const [, used, raised] = pumps.exec(line) ?? [];
  const pumped = used ?? raised;
  if (pumped !== undefined) {
    const def = titles.ofTitle(pumped);
    return def === null || encounterOf(before.state) !== null
      ? []
      : [{ kind: 'early-pump', entry, def, ice: null }];
  }
  const [, title, server, position] = rezzes.exec(line) ?? [];
  if (title === undefined || server === undefined) return [];
  const [def, place] = [titles.ofTitle(title), Number(position)];
  return def === null || isApproached(before, server, place)
    ? []
    : [{ kind: 'early-rez', entry, def, ice: { server, place } }];
}

/** All of some entries, in the order of their lines. */
export function apartIn(
  titles: Titles,
  shown: readonly Shown[],
  after: number,
  until: number,
): Apart[] {
  const list: Apart[] = [];
  for (let entry = after + 1; entry <= until; entry += 1) {
    const before = shown[entry - 1];
    if (before === undefined) continue;
    for (const line of shown[entry]?.lines ?? []) list.push(...inLine(titles, before, line, entry));
  }
  return list;
}

/** The cards of ours that it may be done with. */
export function cardsFor({ active, cards, servers }: State, { def, ice }: Apart): CardId[] {
  if (ice === null) return active.filter((id) => cards[id]?.def === def);
  const id = servers.find(({ name }) => name === ice.server)?.ice[ice.place];
  return id !== undefined && cards[id]?.def === def ? [id] : [];
}
