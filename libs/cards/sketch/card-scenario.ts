import { foldedWords } from './folded-words';
import { composed, type CardSketch } from './sketch';

/** The document of a card's sketch, in the published format. */
export const cardScenario = (
  card: { readonly code: string; readonly title: string },
  shows: string,
  sketch: CardSketch,
): Readonly<Record<string, unknown>> => ({
  format: 'anr-scenario/1',
  id: `${card.code}-${foldedWords(shows).replaceAll(' ', '-')}`,
  title: `${card.title} ${shows}`,
  cards: [card.code],
  basis: ['card text', ...(sketch.rules ?? [])],
  ...composed(sketch),
});
