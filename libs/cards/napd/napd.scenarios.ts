import type { CardSketches } from '../sketch/sketch';
import { neutralCorpScenarios } from './neutral-corp.scenarios';

/** What the cards of this cycle do, by faction. */
export const napdScenarios: CardSketches = { ...neutralCorpScenarios };
