import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const reignAndReverieScenarios: CardSketches = {
  ...anarchScenarios,
  ...criminalScenarios,
  ...haasBioroidScenarios,
  ...jintekiScenarios,
  ...nbnScenarios,
  ...shaperScenarios,
  ...weylandScenarios,
};
