import type { CardSketches } from '../sketch/sketch';
import { criminalScenarios } from './criminal.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { moreScenarios } from './more.scenarios';
import { neutralCorpScenarios } from './neutral-corp.scenarios';
import { neutralRunnerScenarios } from './neutral-runner.scenarios';

/** What the cards of this cycle do, by faction. */
export const honorAndProfitScenarios: CardSketches = {
  ...criminalScenarios,
  ...neutralRunnerScenarios,
  ...jintekiScenarios,
  ...neutralCorpScenarios,
  ...mechanismScenarios,
  ...moreScenarios,
};
