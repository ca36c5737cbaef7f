import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { criminalProgramsScenarios } from './criminal-programs.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { haasBioroidIceScenarios } from './haas-bioroid-ice.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { mechanismsScenarios } from './mechanisms.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { weylandScenarios } from './weyland.scenarios';
import { weylandAssetsScenarios } from './weyland-assets.scenarios';

/** What the cards of this cycle do, by faction. */
export const sansanScenarios: CardSketches = {
  ...corpScenarios,
  ...anarchScenarios,
  ...criminalScenarios,
  ...criminalProgramsScenarios,
  ...haasBioroidScenarios,
  ...haasBioroidIceScenarios,
  ...jintekiScenarios,
  ...mechanismsScenarios,
  ...nbnScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...weylandScenarios,
  ...weylandAssetsScenarios,
};
