import type { Paid, TriggerEvent } from '#rules';

/** What no run tells on its way into a server. */
const ENDS: ReadonlySet<unknown> = new Set<TriggerEvent>([
  ...(['run-successful', 'run-unsuccessful', 'run-ended'] as const),
]);

/** Whether an ability can be used in the window right behind the end of a run, and in no other. */
export const isAfterRuns = ({ if: condition }: Paid): boolean =>
  condition?.is === 'next-window' && ENDS.has(condition.after.fact);
