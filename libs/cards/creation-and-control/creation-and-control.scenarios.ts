import type { CardSketches } from '../sketch/sketch';
import { corpScenarios } from './corp.scenarios';
import { runnerScenarios } from './runner.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { moreScenarios } from './more.scenarios';
import { neutralScenarios } from './neutral.scenarios';
import { shaperScenarios } from './shaper.scenarios';

/** What the cards of this cycle do, by faction. */
export const creationAndControlScenarios: CardSketches = {
  ...corpScenarios,
  ...runnerScenarios,
  ...mechanismScenarios,
  ...haasBioroidScenarios,
  ...moreScenarios,
  ...neutralScenarios,
  ...shaperScenarios,
};
