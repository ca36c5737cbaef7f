import type { CardSketches } from '../sketch/sketch';
import { caissaScenarios } from './caissa.scenarios';
import { corpScenarios } from './corp.scenarios';
import { runnerScenarios } from './runner.scenarios';
import { anarchScenarios } from './anarch.scenarios';
import { criminalScenarios } from './criminal.scenarios';
import { haasBioroidScenarios } from './haas-bioroid.scenarios';
import { jintekiScenarios } from './jinteki.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { moreScenarios } from './more.scenarios';
import { nbnScenarios } from './nbn.scenarios';
import { neutralScenarios } from './neutral.scenarios';
import { shaperScenarios } from './shaper.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const spinScenarios: CardSketches = {
  ...caissaScenarios,
  ...corpScenarios,
  ...runnerScenarios,
  ...anarchScenarios,
  ...criminalScenarios,
  ...haasBioroidScenarios,
  ...jintekiScenarios,
  ...mechanismScenarios,
  ...moreScenarios,
  ...nbnScenarios,
  ...neutralScenarios,
  ...shaperScenarios,
  ...weylandScenarios,
};
