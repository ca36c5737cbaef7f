import { words } from './words';

const { factions } = words;

export const live = {
  /** Decks to begin with, by the ids of the API. */
  starters: {
    corp: {
      'haas-bioroid': factions['haas-bioroid'],
      jinteki: factions.jinteki,
      nbn: factions.nbn,
      'weyland-consortium': factions['weyland-consortium'],
      'replicating-perfection': 'Replicating Perfection',
      'near-earth-hub': 'Near-Earth Hub',
      'blue-sun': 'Blue Sun',
      'stronger-together': 'Stronger Together',
    },
    runner: {
      anarch: factions.anarch,
      criminal: factions.criminal,
      shaper: factions.shaper,
      maxx: 'MaxX',
      andromeda: 'Andromeda',
      kit: 'Kit',
    },
  },
  title: 'Play a game',
  about:
    'Two decks: starters, your own, or any list; shuffles are drawn by the server, and every rule is kept.',
  startersOf: 'Starter decks',
  own: 'My decks',
  noOwn: 'Decks that you keep here can be played, too: paste one under Decks.',
  missed: (side: string) =>
    `The deck that the address names is not here, or is none of the ${side}: choose another.`,
  another: 'Another deck …',
  anotherHint: (side: string) => `List of the ${side}, or the address of a deck that is kept here`,
  name: (side: string) => `Name of the ${side}`,
  deck: (side: string) => `Deck of the ${side}`,
  spectators: 'Everybody may watch what lies open',
  begin: 'Begin',
  opened: 'The game has begun',
  openedHint:
    'Each seat has a key. Both are kept in this browser; send the other one to its player, with the link.',
  sit: (side: string) => `Sit down as the ${side}`,
  sendTo: (side: string) => `For the player of the ${side}`,
  invitation: (address: string, key: string) => `${address} with the key ${key}`,
  seatOf: (side: string, corp: string, runner: string) => `${side} of ${corp} against ${runner}`,
  watching: 'You watch. Who has a seat’s key decides for it.',
  waiting: 'The other player is to decide.',
  choices: 'What you may decide',
  number: 'How much',
  /** What tells choices apart that read the same. */
  choice: {
    ice: (server: string, place: number) => `ice ${place} of ${server} from the inside`,
    root: (server: string) => `in the root of ${server}`,
    rig: 'in the rig',
    on: (host: string) => `on ${host}`,
    ability: (number: number) => `ability ${number}`,
    number: (number: number, all: number) => `${number} of ${all}`,
  },
  concede: 'Concede',
  sure: 'Concede the game?',
  toNow: 'To the present moment',
  undecided:
    'Check the connection. If the game does not go on by itself when it is back, decide again.',
  down: 'The server does not answer. It is tried again; nothing is lost.',
} as const;
