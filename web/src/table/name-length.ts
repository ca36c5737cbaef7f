/** Letters of the longest word that fits beside a strength, and alone, in the narrowest column. */
const FITS = { beside: 7, alone: 10 } as const;

/** Whether a name has a word that would be broken in a narrow column of servers. */
export const isLong = (name: string, isBesideStrength: boolean): boolean =>
  name.split(/[\s-]+/).some((word) => word.length > (isBesideStrength ? FITS.beside : FITS.alone));
