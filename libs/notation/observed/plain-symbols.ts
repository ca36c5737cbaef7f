import { count } from '#rules';

type Said = (...found: string[]) => string;

/** Of what jinteki.net draws as symbols in its log; what else stands in brackets stays as it is. */
const SYMBOLS: readonly (readonly [symbol: RegExp, said: Said])[] = [
  [/(\d+) ?\[Credits?\]/gi, (_, number = '') => count(Number(number), 'credit')],
  [
    /(\d+) ?\[Recurring[ -]Credits?\]/gi,
    (_, number = '') => count(Number(number), 'recurring credit'),
  ],
  [/(\d+) ?\[Click\]/gi, (_, number = '') => count(Number(number), 'click')],
  [/(?:\[Click\])+/gi, (clicks = '') => count(clicks.length / '[Click]'.length, 'click')],
  [/\[Credits?\]/gi, () => 'credits'],
  [/\[Recurring[ -]Credits?\]/gi, () => 'recurring credits'],
  [/\[(subroutine|trash)\]/gi, (_, word = '') => word.toLowerCase()],
];

/** A text of the log with words for symbols: "gain 2 [Credits]" is to gain 2 credits. */
export const plainSymbols = (text: string): string =>
  SYMBOLS.reduce((so, [symbol, said]) => so.replace(symbol, said), text);
