import type { CardSketches } from '../sketch/sketch';
import { criminalScenarios } from './criminal.scenarios';
import { criminalEventsScenarios } from './criminal-events.scenarios';
import { criminalHardwareScenarios } from './criminal-hardware.scenarios';
import { criminalProgramsScenarios } from './criminal-programs.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { jintekiAgendasScenarios } from './jinteki-agendas.scenarios';
import { jintekiAssetsScenarios } from './jinteki-assets.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';

/** What the cards of this cycle do, by faction. */
export const honorAndProfitScenarios: CardSketches = {
  ...criminalScenarios,
  ...criminalEventsScenarios,
  ...criminalHardwareScenarios,
  ...criminalProgramsScenarios,
  ...jintekiScenarios,
  ...jintekiAgendasScenarios,
  ...jintekiAssetsScenarios,
  ...mechanismScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
};
