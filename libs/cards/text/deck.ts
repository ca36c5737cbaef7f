import type { CardValue, Faction } from '#rules';
import { factionNames } from './facts';
import { plural } from './english';

/** Copies that a deck can have, where a card says how many. Whether it has more is judged with decks. */
const copies: Readonly<Record<string, number>> = {
  "Director Haas' Pet Project": 1,
  'Philotic Entanglement': 1,
  'Eden Shard': 1,
  'Eden Fragment': 1,
  'Hades Shard': 1,
  'Hades Fragment': 1,
  'Utopia Shard': 1,
  'Utopia Fragment': 1,
  'Government Takeover': 1,
  '15 Minutes': 1,
  'Ramujan-reliant 550 BMI': 6,
  NetChip: 6,
  'Spy Camera': 6,
  'Exclusive Party': 6,
  'Out of the Ashes': 6,
  Rebirth: 1,
  'Fear the Masses': 6,
  'The Black File': 1,
  'DJ Fenris': 1,
  'Lady Liberty': 1,
  'Watch the World Burn': 1,
  'Hired Help': 1,
};

const sixOf = (faction: Faction): string =>
  `6 or more ${factionNames[faction]} cards that are not alliance cards`;

/** What a deck has in which a card costs no influence (DECK-14). */
const free: Readonly<Record<string, string>> = {
  'Heritage Committee': sixOf('jinteki'),
  'Mumba Temple': '15 or fewer pieces of ice',
  'Museum of History': '50 or more cards',
  'Product Recall': sixOf('haas-bioroid'),
  'PAD Factory': '3 copies of PAD Campaign',
  'Jeeves Model Bioroids': sixOf('haas-bioroid'),
  'Raman Rai': sixOf('jinteki'),
  "Salem's Hospitality": sixOf('nbn'),
  'Executive Search Firm': sixOf('weyland-consortium'),
  'Mumbad Virtual Tour': '7 or more assets',
  'Consulting Visit': sixOf('weyland-consortium'),
  'Ibrahim Salem': sixOf('nbn'),
};

/** What an identity says about its deck. */
const identities: Readonly<Record<string, string>> = {
  'Custom Biotics: Engineered for Success': 'A deck with this identity can have no Jinteki cards.',
  'The Professor: Keeper of Knowledge':
    'The first copy of each program in a deck with this identity costs no influence.',
  'The Shadow: Pulling the Strings': 'A deck with this identity can have agendas of every faction.',
};

/** Identities of the draft packs are for no other game. */
const isForDrafts = ({ type, code }: CardValue): boolean =>
  type === 'identity' && code.startsWith('000');

/** What a card says about the deck that it is in. */
export function deckLinesOf(value: CardValue): string[] {
  const self = `this ${value.type}`;
  const most = copies[value.title];
  const holds = free[value.title];
  const own = identities[value.title];
  const many = (n: number): string => `${n} ${n === 1 ? 'copy' : plural('copy')}`;
  return [
    ...(isForDrafts(value) ? ['Only for drafts.'] : []),
    ...(own === undefined ? [] : [own]),
    ...(most === undefined
      ? []
      : [`A deck can have ${most === 1 ? 'only' : 'up to'} ${many(most)} of ${self}.`]),
    ...(holds === undefined
      ? []
      : [`This ${value.type} costs no influence in a deck with ${holds}.`]),
  ];
}
