import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';
import { anarchProgramsScenarios } from './anarch-programs.scenarios';
import { anarchResourcesScenarios } from './anarch-resources.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { criminalHardwareScenarios } from './criminal-hardware.scenarios';
import { criminalProgramsScenarios } from './criminal-programs.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { haasBioroidIceScenarios } from './haas-bioroid-ice.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { jintekiAssetsScenarios } from './jinteki-assets.scenarios';
import { jintekiIceScenarios } from './jinteki-ice.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { nbnIceScenarios } from './nbn-ice.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { shaperResourcesScenarios } from './shaper-resources.scenarios';
import { weylandScenarios } from './weyland.scenarios';
import { weylandIceScenarios } from './weyland-ice.scenarios';
import { weylandOperationsScenarios } from './weyland-operations.scenarios';

/** What the cards of this cycle do, by faction. */
export const genesisScenarios: CardSketches = {
  ...anarchScenarios,
  ...anarchProgramsScenarios,
  ...anarchResourcesScenarios,
  ...criminalScenarios,
  ...criminalHardwareScenarios,
  ...criminalProgramsScenarios,
  ...haasBioroidScenarios,
  ...haasBioroidIceScenarios,
  ...jintekiScenarios,
  ...jintekiAssetsScenarios,
  ...jintekiIceScenarios,
  ...mechanismScenarios,
  ...nbnScenarios,
  ...nbnIceScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...shaperResourcesScenarios,
  ...weylandScenarios,
  ...weylandIceScenarios,
  ...weylandOperationsScenarios,
};
