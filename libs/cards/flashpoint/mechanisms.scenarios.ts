import { runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes, corpUses, goTo, rezzed, runnerPlays } from '../sketch/steps';

/** Cards whose mechanisms began with this cycle. */
export const mechanismsScenarios: CardSketches = {
  'Rumor Mill': {
    'makes the text of unique assets blank': {
      lines: [1],
      rules: ['BLANK-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Jackson Howard')] } } },
      runner: { grip: ['Rumor Mill'] },
      script: [
        runnerPlays('Rumor Mill'),
        goTo('corp.2.2'),
        corpUses('Jackson Howard', 0, { illegal: 'BAD_TARGET' }),
      ],
    },
    'leaves what is not unique alone': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('PAD Campaign')] } } },
      runner: { grip: ['Rumor Mill'] },
      script: [runnerPlays('Rumor Mill'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
    'keeps what is rezzed under it from doing anything': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['Jackson Howard'] } } },
      runner: { grip: ['Rumor Mill'] },
      script: [
        runnerPlays('Rumor Mill'),
        goTo('corp.2.1'),
        corpDoes('rez', { card: 'Jackson Howard' }),
        corpUses('Jackson Howard', 0, { illegal: 'BAD_TARGET' }),
      ],
    },
    'is trashed when the Corp scores, and the text works again': {
      lines: [0],
      rules: ['PLAY-09', 'BLANK-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Jackson Howard')] },
          'Server 2': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      runner: { grip: ['Rumor Mill'] },
      script: [
        runnerPlays('Rumor Mill'),
        goTo('corp.1.2'),
        corpDoes('score', { card: 'Hostile Takeover' }),
        goTo('corp.2.2'),
        corpUses('Jackson Howard', 0),
      ],
      expect: [
        { card: 'Rumor Mill', is: { at: 'heap' } },
        { path: 'corp.hq', count: 3 },
      ],
    },
  },
};
