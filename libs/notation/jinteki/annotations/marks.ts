/** Marks of jinteki.net that say how good a click was, as glyphs; "a" to "d" are its own. */
const GLYPHS = [
  ['brilliant', '!!'],
  ['good', '!'],
  ['inaccuracy', '?!'],
  ['mistake', '?'],
  ['blunder', '??'],
] as const;

export type MarkedGlyph = (typeof GLYPHS)[number][1];

/** Null for a mark that says nothing of the kind. */
export const glyphOfMark = (mark: string | null): MarkedGlyph | null =>
  GLYPHS.find(([name]) => name === mark)?.[1] ?? null;

/** Null for a glyph that jinteki.net does not have. */
export const markOfGlyph = (glyph: string | null): string | null =>
  GLYPHS.find(([, one]) => one === glyph)?.[0] ?? null;
