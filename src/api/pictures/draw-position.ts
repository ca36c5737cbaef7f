import type { Viewer } from '#rules';
import type { DrawnCard, DrawnPosition } from './drawn';
import { CARD_HEIGHT, drawCard, factionOf } from './draw-card';
import { drawServers } from './draw-servers';
import { box, COLOURS, factionColour, picture, text, WIDTH } from './svg';

const LEFT = 16;
const ROOM = WIDTH - 2 * LEFT;
const VIEWERS = {
  corp: 'as the Corp saw it',
  runner: 'as the Runner saw it',
  spectator: 'as a spectator saw it',
  judge: 'everything open',
} as const satisfies Readonly<Record<Viewer, string>>;

const SIDES = { corp: 'Corp', runner: 'Runner' } as const;

/** Of an identity, what stands before its subtitle. */
const shortName = ({ card }: DrawnCard, side: 'corp' | 'runner'): string =>
  card?.split(':')[0] ?? SIDES[side];

export function titleOf({ corp, runner }: DrawnPosition): string {
  return `${shortName(corp.identity, 'corp')} against ${shortName(runner.identity, 'runner')}`;
}

export function stateOf({ turn, run, outcome }: DrawnPosition): string {
  if (outcome !== null) return outcome.winner === null ? 'Drawn' : `${SIDES[outcome.winner]} wins`;
  const of = `Turn ${turn.number}, ${SIDES[turn.side]}`;
  return run === null ? of : `${of}: run on ${run.server}`;
}

/** A moment by its number, or whatever else it is called. */
const placeOf = (at: number | string): string => (typeof at === 'number' ? `moment ${at}` : at);

export const aboutOf = (position: DrawnPosition, viewer: Viewer, at: number | string): string =>
  `${stateOf(position)} · ${placeOf(at)}, ${VIEWERS[viewer]}`;

type Figure = readonly [value: number | string, name: string];

function drawPlate(
  name: string,
  faction: string | null,
  figures: readonly Figure[],
  y: number,
): string {
  const wide = 108;
  const from = WIDTH - LEFT - figures.length * wide;
  return [
    box(LEFT, y, ROOM, 62),
    `<rect x="${LEFT}" y="${y + 4}" width="6" height="54" fill="${factionColour(faction)}"/>`,
    text(LEFT + 20, y + 39, name, { size: 21, isBold: true, within: from - LEFT - 30 }),
    ...figures.flatMap(([value, of], index) => [
      text(from + index * wide + wide / 2, y + 31, String(value), {
        ...{ size: 24, isBold: true, anchor: 'middle' },
      }),
      text(from + index * wide + wide / 2, y + 51, of, {
        ...{ size: 13, colour: COLOURS.muted, anchor: 'middle' },
      }),
    ]),
  ].join('');
}

const MOST_IN_ROW = 7;
const CARD_WIDTH = 148;

function drawRow(name: string, cards: readonly DrawnCard[], y: number): string {
  const more = cards.length - MOST_IN_ROW;
  return [
    text(LEFT, y + 27, name, { size: 14, isBold: true, colour: COLOURS.muted }),
    ...cards
      .slice(0, MOST_IN_ROW)
      .map((card, index) =>
        drawCard(card, LEFT + 92 + index * (CARD_WIDTH + 6), y, CARD_WIDTH, { place: 'rig' }),
      ),
    more > 0
      ? text(WIDTH - LEFT, y + 27, `+${more}`, {
          ...{ size: 14, isBold: true, colour: COLOURS.muted, anchor: 'end' },
        })
      : '',
  ].join('');
}

/** A position as a picture, from what its viewer was told and nothing else. It names no players. */
export function drawPosition(position: DrawnPosition, viewer: Viewer, at: number | string): string {
  const { corp, runner } = position;
  const corpTitle = corp.identity.card ?? SIDES.corp;
  const runnerTitle = runner.identity.card ?? SIDES.runner;
  const { programs, hardware, resources, facedown } = runner.rig;
  return picture(`${titleOf(position)}: ${aboutOf(position, viewer, at)}`, [
    text(LEFT, 31, stateOf(position), {
      ...{ size: 20, isBold: true, colour: position.run === null ? COLOURS.text : COLOURS.run },
    }),
    text(WIDTH - LEFT, 30, `${placeOf(at)}, ${VIEWERS[viewer]} · Retrace`, {
      ...{ size: 15, colour: COLOURS.muted, anchor: 'end' },
    }),
    drawPlate(
      corpTitle,
      factionOf(corpTitle),
      [
        [corp.credits, 'credits'],
        [corp.clicks, 'clicks'],
        [corp.agendaPoints, 'points'],
        [corp.hq.length, 'in HQ'],
        [corp.badPublicity, 'bad publicity'],
      ],
      44,
    ),
    drawServers(position, 116, 240),
    drawPlate(
      runnerTitle,
      factionOf(runnerTitle),
      [
        [runner.credits, 'credits'],
        [runner.clicks, 'clicks'],
        [runner.agendaPoints, 'points'],
        [runner.grip.length, 'in the grip'],
        [runner.tags, 'tags'],
        [runner.link, 'link'],
      ],
      366,
    ),
    ...[
      ['Programs', programs] as const,
      ['Hardware', hardware] as const,
      ['Resources', [...resources, ...facedown]] as const,
    ].map(([name, cards], row) => drawRow(name, cards, 440 + row * (CARD_HEIGHT + 14))),
  ]);
}

/** Shown wherever a position is not: of a game that is not open, or is not there. It tells nothing. */
export const neutralPicture: string = picture('Retrace', [
  `<g transform="translate(${WIDTH / 2 - 80} 150) scale(5)"><rect width="32" height="32" rx="7" fill="#0e1319"/><path d="M16 27V14M9 10h14M9 5h14" stroke="#4cc9f0" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="17" r="4" fill="#4cc9f0"/></g>`,
  text(WIDTH / 2, 400, 'Retrace', { size: 64, isBold: true, anchor: 'middle' }),
  text(WIDTH / 2, 452, 'Games of Android: Netrunner, moment by moment', {
    ...{ size: 26, colour: COLOURS.muted, anchor: 'middle' },
  }),
]);
