import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const terminalDirectiveScenarios: CardSketches = {
  ...corpScenarios,
  ...criminalScenarios,
  ...haasBioroidScenarios,
  ...neutralCorpScenarios,
  ...neutralRunnerScenarios,
  ...shaperScenarios,
  ...weylandScenarios,
};
