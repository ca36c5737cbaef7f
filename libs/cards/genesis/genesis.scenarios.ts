import type { CardSketches } from '../sketch/sketch';
import { anarchScenarios } from './anarch.scenarios';

/** What the cards of this cycle do, by faction. */
export const genesisScenarios: CardSketches = { ...anarchScenarios };
