import type { CardSketches } from '../sketch/sketch';
import { mechanismScenarios } from './mechanisms.scenarios';
import { criminalScenarios } from './criminal.scenarios';

/** What the cards of this cycle do, by faction. */
export const honorAndProfitScenarios: CardSketches = {
  ...mechanismScenarios,
  ...criminalScenarios,
};
