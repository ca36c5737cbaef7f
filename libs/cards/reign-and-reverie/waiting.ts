import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Akiko Nisei: Head Case': 'psi / secret bids',
    'Fast Break': 'choose a server; install there; up to X',
    Insight: 'look: who',
    Neurostasis: 'shuffle cards into a deck',
  },
  withoutScenario: [
    'Nathaniel "Gnat" Hall: One-of-a-Kind',
    'Guinea Pig',
    'Hijacked Router',
    'Cradle',
    'Liza Talking Thunder: Prominent Legislator',
    'Hot Pursuit',
    'Bankroll',
    'Tycoon',
    "Mind's Eye",
    'Sportsmetal: Go Big or Go Home',
    'Hyperloop Extension',
    'Game Changer',
    'Giordano Memorial Field',
    'Jumon',
    'Fly on the Wall',
    'SIU',
    'Hydra',
    'The Outfit: Family Owned and Operated',
    'Broad Daylight',
    'Building Blocks',
    'Too Big to Fail',
    'Under the Bus',
  ],
};
