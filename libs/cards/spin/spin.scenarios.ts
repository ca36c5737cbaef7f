import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';
import { anarchEventsScenarios } from './anarch-events.scenarios';
import { caissaScenarios } from './caissa.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { criminalProgramsScenarios } from './criminal-programs.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { haasBioroidIceScenarios } from './haas-bioroid-ice.scenarios';
import { haasBioroidOperationsScenarios } from './haas-bioroid-operations.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { jintekiIceScenarios } from './jinteki-ice.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { nbnIceScenarios } from './nbn-ice.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { shaperProgramsScenarios } from './shaper-programs.scenarios';
import { weylandScenarios } from './weyland.scenarios';
import { weylandOperationsScenarios } from './weyland-operations.scenarios';

/** What the cards of this cycle do, by faction. */
export const spinScenarios: CardSketches = {
  ...anarchScenarios,
  ...anarchEventsScenarios,
  ...caissaScenarios,
  ...criminalScenarios,
  ...criminalProgramsScenarios,
  ...haasBioroidScenarios,
  ...haasBioroidIceScenarios,
  ...haasBioroidOperationsScenarios,
  ...jintekiScenarios,
  ...jintekiIceScenarios,
  ...mechanismScenarios,
  ...nbnScenarios,
  ...nbnIceScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...shaperProgramsScenarios,
  ...weylandScenarios,
  ...weylandOperationsScenarios,
};
