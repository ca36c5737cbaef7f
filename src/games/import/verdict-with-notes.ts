const isVerdict = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === 'verdict/1';

/**
 * Version 1 kept no deviations. Where a game of ours was made of all of it none was forbidden; of
 * others nobody can say before the file comes again.
 */
export function verdictWithNotes(data: unknown): unknown {
  if (!isVerdict(data)) throw new Error('it is no verdict of version 1');
  const { verifiedThrough, game, divergences, warnings, ...rest } = data;
  const isLegal = verifiedThrough === 0 || (game !== null && game !== undefined);
  return {
    ...rest,
    ...{ format: 'verdict/2', verifiedThrough, legalThrough: isLegal ? verifiedThrough : null },
    ...{ divergences, notes: [], warnings, game },
  };
}
