import type { LegalView } from '#rules';
import { sayLegal } from '#studies/branch/meant';
import type { Source } from '#studies/study/study';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A `BranchDecision` of the schema. */
export const decisionOut = (view: LegalView) => ({
  ...{ text: sayLegal(view), by: view.by, do: view.do },
  ...{ card: view.card?.handle ?? null, host: view.host?.handle ?? null },
  ...{ server: text(view['server']), option: text(view['option']) },
  index: number(view['ability']) ?? number(view['sub']),
  ...{ from: view.from ?? null, to: view.to ?? null },
});

/** A `StudySource` of the schema: the list that was supposed and the seed stay where they are. */
export function sourceOut(source: Source) {
  switch (source.kind) {
    case 'game':
      return { kind: source.kind, game: source.game, decision: source.decision };
    case 'record': {
      const { kind, game, seat, moment, sampled } = source;
      return { kind, game, seat, moment, sampled };
    }
    case 'position':
      return source;
    case 'view':
      throw new Error('a notebook is no study');
  }
}
