import { doubleElimination, type Slot } from '../cut/bracket';
import { bracketStanding, type CutMatch } from '../cut/standing';
import type { Event } from '../stream/state';
import { escaped } from '#text/markup';

const BOX = { width: 190, height: 44, row: 58, column: 220, margin: 20 };

const SMALL = 'text-anchor="end" fill="#666" font-size="10"';

interface Placed {
  readonly at: CutMatch;
  readonly x: number;
  readonly y: number;
}

const columnOf = ({ match }: CutMatch, upperRounds: number, lowerRounds: number): number => {
  switch (match.bracket) {
    case 'upper':
      return match.round === 1 ? 0 : 2 * match.round - 3;
    case 'lower':
      return match.round;
    case 'final':
      return Math.max(2 * upperRounds - 3, lowerRounds) + match.round;
  }
};

/** Rows are shared evenly, so that a later round stands between the matches it follows. */
const place = (matches: readonly CutMatch[]): readonly Placed[] => {
  const roundsOf = (bracket: string): number =>
    matches
      .filter(({ match }) => match.bracket === bracket)
      .reduce((most, { match }) => Math.max(most, match.round), 0);
  const [upper, lower] = [roundsOf('upper'), roundsOf('lower')];
  const first = matches.filter(({ match }) => match.id.startsWith('U1.')).length;
  const rowsOf = { upper: first, lower: Math.max(1, first / 2), final: first } as const;
  return matches.map((at) => {
    const { bracket, round } = at.match;
    const same = matches.filter(({ match }) => match.bracket === bracket && match.round === round);
    const rows = rowsOf[bracket];
    const row = ((same.indexOf(at) + 0.5) * rows) / same.length - 0.5;
    const below = bracket === 'lower' ? first + 0.5 : 0;
    return {
      at,
      x: BOX.margin + columnOf(at, upper, lower) * BOX.column,
      y: BOX.margin + (row + below) * BOX.row,
    };
  });
};

/** Letters of a name that a box has room for. */
const ROOM = 20;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= ROOM ? name : `${letters.slice(0, ROOM - 1).join('')}…`;
};

const comesFrom = (slot: Slot): string =>
  slot.from === 'seed' ? `seed ${slot.seed}` : `${slot.from} of ${slot.match}`;

const label = (event: Event, { match, players, winner }: CutMatch, seat: 0 | 1): string => {
  const id = players[seat];
  if (id === null) return `<tspan fill="#888">${comesFrom(match.slots[seat])}</tspan>`;
  const seed = (event.cut?.seeds.indexOf(id) ?? 0) + 1;
  const name = escaped(shortened(event.players.get(id)?.name ?? id));
  return `<tspan${winner === id ? ' font-weight="bold"' : ''}>${seed} ${name}</tspan>`;
};

/** Who plays which side, where that is settled. */
const sideOf = ({ cut }: Event, { match, players, result }: CutMatch, seat: 0 | 1): string => {
  const sides = result ?? cut?.sides.get(match.id);
  const id = players[seat];
  if (sides === undefined || id === null) return '';
  return sides.corp === id ? 'Corp' : sides.runner === id ? 'Runner' : '';
};

/** An announced cut has its matches before anybody is seeded. */
const matchesOf = ({ cut, settings }: Event): readonly CutMatch[] => {
  if (cut !== null)
    return bracketStanding(cut).filter(({ needed, match }) => needed || match.id !== 'F2');
  return settings.cut === 0
    ? []
    : doubleElimination(settings.cut)
        .filter(({ id }) => id !== 'F2')
        .map((match) => ({
          match,
          players: [null, null],
          result: null,
          winner: null,
          loser: null,
          needed: true,
        }));
};

/** The bracket as a picture of its own; empty where no cut is announced. */
export const bracketSvg = (event: Event): string => {
  const matches = matchesOf(event);
  const placed = place(matches);
  const position = new Map(placed.map((each) => [each.at.match.id, each]));
  const width = placed.reduce((most, { x }) => Math.max(most, x), 0) + BOX.width + BOX.margin;
  const height = placed.reduce((most, { y }) => Math.max(most, y), 0) + BOX.height + BOX.margin;
  const half = BOX.height / 2;
  const boxes = placed.map(({ at, x, y }) => {
    const lines = at.match.slots.map((slot) => {
      const from = slot.from === 'winner' ? position.get(slot.match) : undefined;
      if (from === undefined) return '';
      const start = from.x + BOX.width;
      return `<path d="M${start} ${from.y + half}H${(start + x) / 2}V${y + half}H${x}" fill="none" stroke="#666"/>`;
    });
    return (
      `${lines.join('')}<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" fill="#fff" stroke="#333"/>` +
      ([0, 1] as const)
        .map(
          (seat) =>
            `<text x="${x + 6}" y="${y + 17 + 20 * seat}">${label(event, at, seat)}</text>` +
            `<text x="${x + BOX.width - 4}" y="${y + 17 + 20 * seat}" ${SMALL}>${sideOf(event, at, seat)}</text>`,
        )
        .join('') +
      `<text x="${x + BOX.width - 4}" y="${y - 3}" ${SMALL}>${at.match.id}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">` +
    `<title>${escaped(`${event.settings.name}: the cut`)}</title>\n${boxes.join('\n')}\n</svg>\n`
  );
};
