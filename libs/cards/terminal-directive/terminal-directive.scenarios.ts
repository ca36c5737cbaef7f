import type { CardSketches } from '../sketch/sketch';
import { moreScenarios } from './more.scenarios';

/** What the cards of this cycle do, by faction. */
export const terminalDirectiveScenarios: CardSketches = { ...moreScenarios };
