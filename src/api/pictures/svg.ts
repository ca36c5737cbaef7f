import { escaped } from '#text/markup';

/** Bundled for pictures that are rasterised here; elsewhere the reader's own sans serif will do. */
const FAMILY = "'DejaVu Sans Condensed', 'DejaVu Sans', Verdana, sans-serif";

/** As 1200 by 630 pixels: what pages that unfurl links ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Light: a picture does not know where it will be shown. */
export const COLOURS = {
  ground: '#f4f1ea',
  panel: '#fffdf8',
  raised: '#ffffff',
  line: '#ddd6c8',
  text: '#22262b',
  muted: '#5d646c',
  run: '#0069a3',
  hatch: '#e9e3d5',
} as const;

const FACTIONS: Readonly<Record<string, string>> = {
  'haas-bioroid': '#8a63d2',
  jinteki: '#c94c5c',
  nbn: '#b98a10',
  'weyland-consortium': '#4f7f5a',
  anarch: '#d9622b',
  criminal: '#3a76d8',
  shaper: '#4c8f33',
  adam: '#8a7440',
  apex: '#9b3030',
  'sunny-lebeau': '#55606b',
};

export const factionColour = (faction: string | null): string =>
  (faction === null ? undefined : FACTIONS[faction]) ?? '#7b8794';

/** How wide a letter is at most on the whole, in parts of its size. */
const LETTER = 0.53;
const BOLD_LETTER = 0.6;

interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Cut where it would be wider. */
  readonly within?: number;
}

export function text(
  x: number,
  y: number,
  said: string,
  { size, isBold = false, colour = COLOURS.text, anchor = 'start', within }: TextStyle,
): string {
  const most = Math.floor((within ?? Infinity) / (size * (isBold ? BOLD_LETTER : LETTER)));
  const shown = said.length > most ? `${said.slice(0, Math.max(1, most - 1)).trimEnd()}…` : said;
  const weight = isBold ? ' font-weight="bold"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${weight} fill="${colour}" text-anchor="${anchor}">${escaped(shown)}</text>`;
}

interface BoxStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly round?: number;
}

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  { fill = COLOURS.panel, stroke = COLOURS.line, strokeWidth = 1, round = 6 }: BoxStyle = {},
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;

/** A whole picture. */
export const picture = (title: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${FAMILY}" role="img" aria-label="${escaped(title)}">`,
    `<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="${COLOURS.panel}"/><rect width="7" height="14" fill="${COLOURS.hatch}"/></pattern></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>`,
    ...parts,
    '</svg>',
  ].join('');
