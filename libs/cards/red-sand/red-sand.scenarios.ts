import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { mechanismsScenarios } from './mechanisms.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const redSandScenarios: CardSketches = {
  ...corpScenarios,
  ...anarchScenarios,
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
