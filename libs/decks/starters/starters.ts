import { type Faction, isIdentity } from '../catalogue/card';
import { CARDS } from '../catalogue/cards';
import { type Copies, deckList, type DeckList } from '../deck/deck-list';

/** The Core Set's factions: its starter decks are one of each (DECK-15). */
export const CORE_FACTIONS = [
  'haas-bioroid',
  'jinteki',
  'nbn',
  'weyland-consortium',
  'anarch',
  'criminal',
  'shaper',
] as const satisfies readonly Faction[];
export type CoreFaction = (typeof CORE_FACTIONS)[number];

const core = CARDS.filter((card) => card.pack === 'core');

const starter = (faction: CoreFaction): DeckList => {
  const own = core.filter((card) => card.faction === faction);
  const identity = own.find(isIdentity);
  if (identity === undefined) throw new Error(`the Core Set has no identity of ${faction}`);
  const neutral = core.filter((card) => card.faction === `neutral-${identity.side}`);
  const entries: Copies[] = [...own, ...neutral].map((card) => ({ card, quantity: card.quantity }));
  return deckList(`Starter deck: ${identity.title}`, entries);
};

/** Each faction's cards of one Core Set with all neutral cards of its side (DECK-15, DECK-16). */
export const STARTERS: ReadonlyMap<CoreFaction, DeckList> = new Map(
  CORE_FACTIONS.map((faction) => [faction, starter(faction)]),
);
