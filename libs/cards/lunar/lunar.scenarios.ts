import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';
import { anarchProgramsScenarios } from './anarch-programs.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { haasBioroidIceScenarios } from './haas-bioroid-ice.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { jintekiOperationsScenarios } from './jinteki-operations.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { nbnOperationsScenarios } from './nbn-operations.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralCorpUpgradesScenarios } from './neutral-corp-upgrades.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { shaperProgramsScenarios } from './shaper-programs.scenarios';
import { weylandScenarios } from './weyland.scenarios';
import { weylandAssetsScenarios } from './weyland-assets.scenarios';

/** What the cards of this cycle do, by faction. */
export const lunarScenarios: CardSketches = {
  ...anarchScenarios,
  ...anarchProgramsScenarios,
  ...criminalScenarios,
  ...haasBioroidScenarios,
  ...haasBioroidIceScenarios,
  ...jintekiScenarios,
  ...jintekiOperationsScenarios,
  ...mechanismScenarios,
  ...nbnScenarios,
  ...nbnOperationsScenarios,
  ...neutralCorpScenarios,
  ...neutralCorpUpgradesScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...shaperProgramsScenarios,
  ...weylandScenarios,
  ...weylandAssetsScenarios,
};
