import type { FoundWay, ManyWays, Way } from '#analysis/tax/way';
import { DEEP } from '#analysis/tax/most';
import { taxesIn, type ServerTax } from '#analysis/tax/server-tax';
import { count, type Viewer } from '#rules';
import type { Replay } from '../../games/replay/replay';
import { whole } from '#streams/folding';
import { worldAt } from '../../games/replay/server-tax/worlds';
import { columns } from '../cards/layout';
import type { ExitCode } from '../io';
import type { Shell } from '../shell';

/** What the cheapest way costs at least and at most, in credits' worth. */
function tellBetween({ atLeast, atMost }: ManyWays): string {
  const most = atMost === null ? 'perhaps none' : `at most ${atMost.price}`;
  return `too many ways to try: worth at least ${count(atLeast, 'credit', 'credits')}, ${most}`;
}

/** One of each part of a cost, and several. */
const parts = [
  ['credits', 'credit', 'credits'],
  ['passing', 'passing credit', 'passing credits'],
  ['clicks', 'click', 'clicks'],
  ['counters', 'counter', 'counters'],
  ['cards', 'card', 'cards'],
  ['damage', 'damage', 'damage'],
  ['tags', 'tag', 'tags'],
] as const;

const tellFound = ({ cost, corpPays }: FoundWay): string =>
  parts
    .filter(([part]) => cost[part] > 0)
    .map(([part, one, several]) => count(cost[part], one, several))
    .join(', ') + (corpPays > 0 ? ` (the Corp pays ${corpPays})` : '');

/** A way in, in words. */
export function tellWay(way: Way): string {
  if (way.found) return tellFound(way);
  switch (way.why) {
    case 'no-way':
      return 'no way in';
    case 'hidden':
      return 'not known: it turns on hidden cards';
    case 'too-many':
      return tellBetween(way);
  }
}

/** What is told of a server. */
export type ToldTax = Pick<ServerTax, 'server' | 'now' | 'rezzed' | 'unknownIce'>;

/** What servers cost, for a terminal; null where nobody runs. */
export const taxText = (taxes: readonly ToldTax[] | null, when: string): string =>
  taxes === null
    ? 'Nobody will run any more, or not yet.\n'
    : `SERVER TAX at ${when}; every number rests on decisions\n${columns(
        taxes.map(({ server, now, rezzed, unknownIce }) => [
          server,
          `now: ${tellWay(now)}`,
          `all ice rezzed: ${tellWay(rezzed)}`,
          unknownIce > 0 ? `${unknownIce} unknown ice` : '',
        ]),
      )}\n`;

/** Tells what the servers of a game cost at a moment. 1: there is no such moment. */
export function tellTax(
  shell: Shell,
  replay: Replay,
  viewer: Viewer,
  at: number,
  asJson: boolean,
): ExitCode {
  const seen = replay.viewerReplays[viewer];
  if (!seen.has(at)) {
    shell.err(`There is no moment ${at}: the ${viewer} has moments 0 to ${seen.last}.\n`);
    return 1;
  }
  const { world, turn } = whole(worldAt(replay, viewer, at));
  // Whoever asks about one moment waits for it.
  const taxes = taxesIn(world, undefined, undefined, undefined, DEEP);
  shell.out(
    asJson
      ? `${JSON.stringify(taxes, null, 2)}\n`
      : taxText(taxes, `moment ${at}, turn ${turn}, as ${viewer}`),
  );
  return 0;
}
