type End = () => unknown;

/**
 * What ends with each spec, also with one that fails: the last begun first, and all of it. A server
 * that is left running when its folder goes would be started again, and complain, for ever.
 */
export function afterwards(): (end: End) => void {
  const ends: End[] = [];
  afterEach(async () => {
    const failures: unknown[] = [];
    for (const end of ends.splice(0).reverse())
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
  });
  return (end) => void ends.push(end);
}
