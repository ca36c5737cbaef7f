export const oneOf = <T>(wanted: T | readonly T[], fits: (one: T) => boolean): boolean =>
  Array.isArray(wanted) ? (wanted as readonly T[]).some(fits) : fits(wanted as T);
