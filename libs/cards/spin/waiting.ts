import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Pawn: 'programs hosted on ice, re-hosting (caissa)',
    Rook: 'programs hosted on ice, re-hosting (caissa)',
    Bishop: 'programs hosted on ice, re-hosting (caissa)',
    Knight: 'programs hosted on ice, re-hosting (caissa)',
    'Deep Red': 'memory for some programs only; a click ability without its click',
    Copycat: 'a run goes on from another position',
    'Toshiyuki Sakai': 'swap with a card of HQ, tokens kept, access optional',
    'Reclamation Order': 'name a card',
    'Broadcast Square': 'prevention of bad publicity, by a trace',
    'Caprice Nisei': 'trigger: all ice of a server passed',
  },
  withoutScenario: [],
};
