import type { CardSketches } from '../sketch/sketch';
import { criminalScenarios } from './criminal.scenarios';
import { moreScenarios } from './more.scenarios';

/** What the cards of this cycle do, by faction. */
export const sansanScenarios: CardSketches = { ...criminalScenarios, ...moreScenarios };
