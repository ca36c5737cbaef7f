import { styleText } from 'node:util';
import type { WalkedMoment } from '../game/walked-game';

type Style = 'bold' | 'dim' | 'cyan';

/** Colours where the terminal has them. */
export const painter =
  (colours: boolean) =>
  (style: Style, text: string): string =>
    colours ? styleText(style, text, { validateStream: false }) : text;

/**
 * What a viewer was told up to a moment, a line each, the newest last and `most` at most: decisions
 * with their moment's number, what followed from them below; `>` stands at what the moment tells.
 */
export function showTold(
  moments: readonly WalkedMoment[],
  at: number,
  most: number,
  colours: boolean,
): readonly string[] {
  const paint = painter(colours);
  const digits = String(moments.at(-1)?.number ?? 0).length;
  const line = (number: number, label: string, words: string): string =>
    `${number === at ? paint('cyan', '>') : ' '} ${label.padStart(digits)}  ${words}`;
  return moments
    .flatMap(({ number, told }) => {
      if (told.length === 0) return number === at ? [line(number, String(number), '–')] : [];
      return told.map(({ text, decided }, index) =>
        line(
          number,
          index === 0 ? String(number) : '',
          decided ? paint('bold', text) : paint('dim', `  ${text}`),
        ),
      );
    })
    .slice(-most);
}
