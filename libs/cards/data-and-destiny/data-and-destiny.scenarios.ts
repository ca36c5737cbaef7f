import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { adamScenarios } from './adam.scenarios';
import { apexScenarios } from './apex.scenarios';
import { mechanismsScenarios } from './mechanisms.scenarios';
import { nbnIceScenarios } from './nbn-ice.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { sunnyLebeauScenarios } from './sunny-lebeau.scenarios';

/** What the cards of this cycle do, by faction. */
export const dataAndDestinyScenarios: CardSketches = {
  ...corpScenarios,
  ...adamScenarios,
  ...apexScenarios,
  ...mechanismsScenarios,
  ...nbnIceScenarios,
  ...nbnScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...sunnyLebeauScenarios,
};
