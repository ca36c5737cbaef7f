import { bracketStanding, type CutMatch } from '../cut/standing';
import type { Event } from '../stream/state';
import { escapeText } from './html';

const BOX = { width: 190, height: 44, row: 58, column: 220, margin: 20 };

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

const label = (
  event: Event,
  { players, winner }: CutMatch,
  seat: 0 | 1,
  seeds: readonly string[],
): string => {
  const id = players[seat];
  if (id === null) return '<tspan fill="#888">to come</tspan>';
  const name = escapeText(`${seeds.indexOf(id) + 1} ${event.players.get(id)?.name ?? id}`);
  return winner === id ? `<tspan font-weight="bold">${name}</tspan>` : name;
};

/** The bracket as a picture of its own; empty before the cut is seeded. */
export const bracketSvg = (event: Event): string => {
  const { cut } = event;
  const matches =
    cut === null
      ? []
      : bracketStanding(cut).filter(({ needed, match }) => needed || match.id !== 'F2');
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
      `<text x="${x + 6}" y="${y + 17}">${label(event, at, 0, cut?.seeds ?? [])}</text>` +
      `<text x="${x + 6}" y="${y + 37}">${label(event, at, 1, cut?.seeds ?? [])}</text>` +
      `<text x="${x + BOX.width - 4}" y="${y - 3}" text-anchor="end" fill="#888" font-size="10">${at.match.id}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">` +
    `<title>${escapeText(`${event.settings.name}: the cut`)}</title>\n${boxes.join('\n')}\n</svg>\n`
  );
};
