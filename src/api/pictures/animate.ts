import { canvasWithFonts } from './rasterise';
import { HEIGHT, WIDTH } from './svg';

/** Half of a picture's size: a message holds it. */
const SCALE = 0.5;
/** Milliseconds for which each is looked at. */
const DELAY = 1_500;
/** The coarsest palette: there are few colours. */
const QUALITY = 30;

/** Pictures one after another as a GIF that begins again; the event loop goes on between two of them. */
export async function animated(svgs: readonly string[]): Promise<Buffer> {
  const { createCanvas, GifEncoder, loadImage } = await canvasWithFonts();
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const encoder = new GifEncoder(width, height, { repeat: 0, quality: QUALITY });
  const context = createCanvas(width, height).getContext('2d');
  for (const svg of svgs) {
    const image = await loadImage(Buffer.from(svg));
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    encoder.addFrame(new Uint8Array(data.buffer), width, height, { delay: DELAY });
  }
  return encoder.finish();
}
