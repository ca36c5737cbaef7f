import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpChooses, corpUses, goTo, rezzed } from '../sketch/steps';

export const corpScenarios: CardSketches = {
  'Shannon Claire': {
    'draws from the bottom of R&D': {
      lines: [0],
      turn: corpTurn,
      corp: {
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Shannon Claire')] } },
      },
      script: [corpUses('Shannon Claire', 0)],
      expect: [{ path: 'corp.hq', eq: ['Ice Wall'] }],
    },
    'puts an agenda of R&D under it': {
      lines: [1],
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Hedge Fund', 'Priority Requisition', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Shannon Claire')] } },
      },
      script: [
        corpUses('Shannon Claire', 1),
        corpChooses('Shannon Claire', { option: 'search-rd' }),
        corpChooses('Shannon Claire', { cards: ['Priority Requisition'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.rd[2]', eq: 'Priority Requisition' },
        { facts: [{ type: 'revealed' }, { type: 'shuffled' }] },
      ],
    },
    'puts one of Archives there': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        archives: ['Priority Requisition'],
        servers: { 'Server 1': { cards: [rezzed('Shannon Claire')] } },
      },
      script: [
        corpUses('Shannon Claire', 1),
        corpChooses('Shannon Claire', { option: 'search-archives' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.rd[3]', eq: 'Priority Requisition' },
        { noFact: { type: 'shuffled' } },
      ],
    },
  },
};
