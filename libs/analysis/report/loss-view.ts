import type { Loss, LossAnalysis } from '../tempo/losses';
import type { NamedCard, Witness } from './witness';

export interface LossView extends Omit<Loss, 'decision' | 'card' | 'invested'> {
  readonly at: number;
  /** Null where it was hidden from the viewer. */
  readonly card: NamedCard | null;
  readonly investedCredits: number;
  readonly investedClicks: number;
}

/** Those that the viewer was told of, in the order of the game. */
export const viewLosses = ({ losses }: LossAnalysis, witness: Witness): readonly LossView[] =>
  losses.flatMap(({ decision, card, invested, ...loss }) => {
    const at = witness.momentOf(decision);
    if (at === null) return [];
    const { credits: investedCredits, clicks: investedClicks } = invested;
    return [{ ...loss, at, card: witness.name(card), investedCredits, investedClicks }];
  });
