import type { Side } from '#rules';
import { type LogHeader, logFormat } from './header';

/**
 * Whether a log lists cards that nobody saw as if they had been seen, as those of imported games in
 * `retrace/1` do: which they are is not told.
 */
export function filledIn({ format, meta }: LogHeader, side: Side): boolean {
  const unseen: unknown = format === logFormat ? meta?.['unseen'] : undefined;
  if (typeof unseen !== 'object' || unseen === null) return false;
  return Object.entries(unseen).some(([name, count]) => name === side && count !== 0);
}
