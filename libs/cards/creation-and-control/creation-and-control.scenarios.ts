import type { CardSketches } from '../sketch/sketch';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { haasBioroidAgendasScenarios } from './haas-bioroid-agendas.scenarios';
import { haasBioroidAssetsScenarios } from './haas-bioroid-assets.scenarios';
import { haasBioroidIceScenarios } from './haas-bioroid-ice.scenarios';
import { haasBioroidUpgradesScenarios } from './haas-bioroid-upgrades.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { shaperEventsScenarios } from './shaper-events.scenarios';
import { shaperHardwareScenarios } from './shaper-hardware.scenarios';
import { shaperProgramsScenarios } from './shaper-programs.scenarios';

/** What the cards of this cycle do, by faction. */
export const creationAndControlScenarios: CardSketches = {
  ...haasBioroidScenarios,
  ...haasBioroidAgendasScenarios,
  ...haasBioroidAssetsScenarios,
  ...haasBioroidIceScenarios,
  ...haasBioroidUpgradesScenarios,
  ...mechanismScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...shaperEventsScenarios,
  ...shaperHardwareScenarios,
  ...shaperProgramsScenarios,
};
