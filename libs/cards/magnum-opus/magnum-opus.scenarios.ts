import type { CardSketches } from '../sketch/sketch';
import { criminalScenarios } from './criminal.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const magnumOpusScenarios: CardSketches = {
  ...anarchScenarios,
  ...weylandScenarios,
  ...criminalScenarios,
};
