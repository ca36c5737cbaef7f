/** Where ice lies: what protects each server, from the server outward. */
export const sayIce = (laid: ReadonlyMap<string, readonly string[]>): string =>
  [...laid]
    .filter(([, ice]) => ice.length > 0)
    .map(([server, ice]) => `${server}: ${ice.join(', ')}`)
    .sort()
    .join('; ');
