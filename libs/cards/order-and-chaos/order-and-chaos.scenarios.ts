import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';
import { mechanismScenarios } from './mechanisms.scenarios';
import { moreScenarios } from './more.scenarios';
import { weylandScenarios } from './weyland.scenarios';

/** What the cards of this cycle do, by faction. */
export const orderAndChaosScenarios: CardSketches = {
  ...anarchScenarios,
  ...mechanismScenarios,
  ...moreScenarios,
  ...weylandScenarios,
};
