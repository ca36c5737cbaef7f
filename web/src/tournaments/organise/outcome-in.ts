import type { GameOutcomeInput } from '../../api/documents';
import type { FormText } from '../../ui/form-text';

/** How a game ended, as a form has it: who won, or the other kinds. */
export type Ended = 'CORP' | 'RUNNER' | 'DRAW' | 'TIME' | 'UNSTARTED';

export const ENDED: readonly Ended[] = ['CORP', 'RUNNER', 'TIME', 'DRAW', 'UNSTARTED'];

/** What stands in the fields of a game, which have its name before theirs. */
export function outcomeIn(text: FormText, game: string): GameOutcomeInput {
  const ended = ENDED.find((one) => one === text(game)) ?? 'UNSTARTED';
  switch (ended) {
    case 'CORP':
    case 'RUNNER':
      return { kind: 'WIN', winner: ended };
    case 'TIME':
      return {
        kind: 'TIME',
        corpPoints: Number(text(`${game}-corp`)),
        runnerPoints: Number(text(`${game}-runner`)),
      };
    case 'DRAW':
    case 'UNSTARTED':
      return { kind: ended };
  }
}
