import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const magnumOpusScenarios: CardSketches = {
  ...corpScenarios,
  ...anarchScenarios,
  ...weylandScenarios,
  ...criminalScenarios,
};
