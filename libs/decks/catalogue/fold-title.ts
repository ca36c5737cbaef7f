const QUOTES = /[\u2018\u2019\u201b\u00b4`]/g;
const DOUBLE_QUOTES = /[\u201c\u201d\u201f\u00ab\u00bb]/g;
const DASHES = /[\u2010-\u2015]/g;

/** The form in which titles are compared: no case, no accents, plain quotes and dashes, single spaces. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
