import { viewDecision } from './decision';
import { viewFact } from './fact';
import { viewKnowledge } from './knowledge/view';
import { viewLegal } from './legal';
import { viewPosition } from './position';
import { viewAccess } from './record/accesses';
import { viewScore } from './record/scores';
import { sayDecision } from './say-decision';
import { sayFact } from './say-fact';
import { timeFor } from './time';
import { isPromptHidden } from './hidden-prompt';

/** What everything that goes out to a viewer is made of. */
export interface Views {
  readonly decision: typeof viewDecision;
  readonly fact: typeof viewFact;
  readonly sayDecision: typeof sayDecision;
  readonly sayFact: typeof sayFact;
  readonly position: typeof viewPosition;
  readonly legal: typeof viewLegal;
  readonly time: typeof timeFor;
  readonly knowledge: typeof viewKnowledge;
  readonly access: typeof viewAccess;
  readonly score: typeof viewScore;
  /** The number of a moment or a decision, from the viewer's own count and that of the game. */
  readonly number: (own: number, decisions: number) => number;
  readonly isPromptHidden: typeof isPromptHidden;
}

export const redacted: Views = {
  decision: viewDecision,
  fact: viewFact,
  sayDecision,
  sayFact,
  position: viewPosition,
  legal: viewLegal,
  time: timeFor,
  knowledge: viewKnowledge,
  access: viewAccess,
  score: viewScore,
  number: (own) => own,
  isPromptHidden,
};
