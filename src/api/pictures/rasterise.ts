import { RecentlyUsed } from '#streams/recently-used';
import { HEIGHT, WIDTH } from './svg';

const FONTS = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'];
const FONT = 'DejaVu Sans Condensed';

async function load() {
  const canvas = await import('@napi-rs/canvas');
  for (const name of FONTS)
    if (!canvas.GlobalFonts.registerFromPath(require.resolve(`dejavu-fonts-ttf/ttf/${name}`), FONT))
      throw new Error(`the font ${name} cannot be read`);
  return canvas;
}

let loading: ReturnType<typeof load> | null = null;

/** Loaded with the first picture: most processes never draw one. */
export const canvasWithFonts = (): ReturnType<typeof load> => (loading ??= load());

/** Pictures kept by what they show: a link that is sent around is unfurled by many. */
const kept = new RecentlyUsed<string, Promise<Buffer>>(64);

/** A picture as PNG, drawn and packed beside the event loop. */
export function rasterised(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known !== undefined) return known;
  const drawing = draw(svg);
  kept.set(svg, drawing);
  return drawing;
}

async function draw(svg: string): Promise<Buffer> {
  const { createCanvas, loadImage } = await canvasWithFonts();
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(WIDTH, HEIGHT);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('png');
}
