import type { CardSketches } from '../sketch/sketch';

/** What the cards of this cycle do, by faction. */
export const mumbadScenarios: CardSketches = {};
