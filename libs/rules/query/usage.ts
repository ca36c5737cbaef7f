import type { Limit } from '../ability/ability';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { Usage } from '../state/lasting';
import { currentRun } from './run';

const runNow = (g: Work): number => currentRun(g)?.serial ?? 0;

/** ABIL-14: used up for this turn or run; a new copy of its card has its own. */
export const isUsed = (g: Work, path: string, card: Card, limit: Limit): boolean =>
  g.state.usages.some(
    (usage) =>
      usage.path === path &&
      usage.card === card.id &&
      usage.life === card.life &&
      (limit === 'turn' || usage.run === runNow(g)),
  );

/** What is kept of a use of a limited ability. */
export const usageOf = (g: Work, path: string, card: Card, limit: Limit): Usage => ({
  path,
  card: card.id,
  life: card.life,
  ...(limit === 'run' ? { run: runNow(g) } : {}),
});
