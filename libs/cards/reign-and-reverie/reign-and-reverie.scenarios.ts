import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { sunnyLebeauScenarios } from './sunny-lebeau.scenarios';
import { apexScenarios } from './apex.scenarios';
import { adamScenarios } from './adam.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const reignAndReverieScenarios: CardSketches = {
  ...corpScenarios,
  ...anarchScenarios,
  ...criminalScenarios,
  ...haasBioroidScenarios,
  ...jintekiScenarios,
  ...nbnScenarios,
  ...shaperScenarios,
  ...weylandScenarios,
  ...adamScenarios,
  ...apexScenarios,
  ...sunnyLebeauScenarios,
  ...neutralRunnerScenarios,
};
