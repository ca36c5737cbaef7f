import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { adamScenarios } from './adam.scenarios';
import { apexScenarios } from './apex.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { mechanismsScenarios } from './mechanisms.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { sunnyLebeauScenarios } from './sunny-lebeau.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const flashpointScenarios: CardSketches = {
  ...corpScenarios,
  ...anarchScenarios,
  ...adamScenarios,
  ...sunnyLebeauScenarios,
  ...apexScenarios,
  ...criminalScenarios,
  ...haasBioroidScenarios,
  ...jintekiScenarios,
  ...mechanismsScenarios,
  ...nbnScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...weylandScenarios,
};
