/** Letters of the longest word that fits beside a strength, and alone, in the narrowest column. */
const FITS = { beside: 7, alone: 9 } as const;
/** The same beside a strength, written smaller. */
const FITS_SMALLER = 8;

const hasWordOver = (name: string, letters: number): boolean =>
  name.split(/[\s-]+/).some((word) => word.length > letters);

/** Whether a name has a word that would be broken in a narrow column of servers. */
export const isLong = (name: string, isBesideStrength: boolean): boolean =>
  hasWordOver(name, isBesideStrength ? FITS.beside : FITS.alone);

/** Whether even written smaller it would be broken beside a strength, which then stands beneath it. */
export const isLongest = (name: string): boolean => hasWordOver(name, FITS_SMALLER);
