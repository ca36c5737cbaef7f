import type { CardSketches } from '../sketch/sketch';
import { mechanismsScenarios } from './mechanisms.scenarios';
import { moreScenarios } from './more.scenarios';

/** What the cards of this cycle do, by faction. */
export const redSandScenarios: CardSketches = { ...mechanismsScenarios, ...moreScenarios };
