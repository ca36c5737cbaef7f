import type { DrawnCard, DrawnPosition, DrawnServer } from './drawn';
import { CARD_HEIGHT, drawCard } from './draw-card';
import { box, COLOURS, text, WIDTH } from './svg';

const LEFT = 16;
const GAP = 10;
const MOST_COLUMNS = 8;
const MOST_CARDS = 4;
const STEP = CARD_HEIGHT + 4;

const ORDER = ['Archives', 'R&D', 'HQ'];
const placeOf = ({ name }: DrawnServer): number => {
  const central = ORDER.indexOf(name);
  return central < 0 ? ORDER.length : central;
};

function pileOf({ name }: DrawnServer, { hq, rd, archives }: DrawnPosition['corp']): string {
  switch (name) {
    case 'HQ':
      return String(hq.length);
    case 'R&D':
      return String(rd.length);
    case 'Archives':
      return String(archives.length);
    default:
      return '';
  }
}

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The root above, its ice below it from the innermost out, as many as have room. */
function drawServer(
  server: DrawnServer,
  { corp, run }: DrawnPosition,
  { x, y, width, height }: Column,
): string {
  const isRun = run?.server === server.name;
  const shown: readonly { readonly card: DrawnCard; readonly place: 'root' | 'ice'; at: number }[] =
    [
      ...server.cards.map((card) => ({ card, place: 'root' as const, at: -1 })),
      ...server.ice.map((card, at) => ({ card, place: 'ice' as const, at })),
    ];
  const hidden = shown.length - MOST_CARDS;
  return [
    box(x, y, width, height, {
      stroke: isRun ? COLOURS.run : COLOURS.line,
      strokeWidth: isRun ? 3 : 1,
    }),
    text(x + 10, y + 22, server.name, {
      ...{ size: 15, isBold: true, colour: isRun ? COLOURS.run : COLOURS.muted },
      within: width - 50,
    }),
    text(x + width - 10, y + 22, isRun ? 'run' : pileOf(server, corp), {
      ...{ size: 15, isBold: true, colour: isRun ? COLOURS.run : COLOURS.muted, anchor: 'end' },
    }),
    ...shown.slice(0, MOST_CARDS).map(({ card, place, at }, row) =>
      drawCard(card, x + 8, y + 32 + row * STEP, width - 16, {
        place,
        isHere: isRun && place === 'ice' && at === run.position - 1,
      }),
    ),
    hidden > 0
      ? text(x + 10, y + height - 9, `and ${hidden} more`, { size: 13, colour: COLOURS.muted })
      : '',
  ].join('');
}

/** Servers as columns, those in the middle of the page; too many are counted. */
export function drawServers(position: DrawnPosition, y: number, height: number): string {
  const servers = [...position.corp.servers].sort((a, b) => placeOf(a) - placeOf(b));
  const shown = servers.slice(0, MOST_COLUMNS);
  const more = servers.length - shown.length;
  const columns = Math.max(4, shown.length);
  const room = WIDTH - 2 * LEFT - (more > 0 ? 46 : 0);
  const width = Math.min(260, (room - (columns - 1) * GAP) / columns);
  return [
    ...shown.map((server, index) =>
      drawServer(server, position, { x: LEFT + index * (width + GAP), y, width, height }),
    ),
    more > 0
      ? text(WIDTH - LEFT, y + height / 2, `+${more}`, {
          ...{ size: 20, isBold: true, colour: COLOURS.muted, anchor: 'end' },
        })
      : '',
  ].join('');
}
