import type { CardSketches } from '../sketch/sketch';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { neutralScenarios } from './neutral.scenarios';
import { shaperScenarios } from './shaper.scenarios';

/** What the cards of this cycle do, by faction. */
export const creationAndControlScenarios: CardSketches = {
  ...haasBioroidScenarios,
  ...neutralScenarios,
  ...shaperScenarios,
};
