import type { CardSketches } from '../sketch/sketch';
import { mechanismScenarios } from './mechanisms.scenarios';

/** What the cards of this cycle do, by faction. */
export const spinScenarios: CardSketches = { ...mechanismScenarios };
