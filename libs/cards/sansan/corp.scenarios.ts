import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  Bandwidth: {
    'gives a tag that a successful run takes away': {
      corp: { servers: { Archives: { ice: [rezzed('Bandwidth')] } } },
      script: [run('Archives'), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { facts: [{ type: 'tags-taken' }, { type: 'tags-removed' }] },
      ],
    },
    'leaves it where the run ends': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Bandwidth')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  "An Offer You Can't Refuse": {
    'is worth a point where the Runner does not run': {
      rules: ['CONV-01'],
      turn: corpTurn,
      corp: { hq: ["An Offer You Can't Refuse"] },
      script: [
        corpPlays("An Offer You Can't Refuse"),
        corpChooses("An Offer You Can't Refuse", { server: 'HQ' }),
        runnerChooses("An Offer You Can't Refuse", { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: "An Offer You Can't Refuse", is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 1 },
      ],
    },
    'lets the Runner run there, without jacking out': {
      turn: corpTurn,
      corp: {
        credits: 4,
        hq: ["An Offer You Can't Refuse"],
        rd: ['Hostile Takeover', 'Biotic Labor'],
        servers: { 'R&D': { ice: [rezzed('Hunter'), rezzed('Hunter')] } },
      },
      script: [
        corpPlays("An Offer You Can't Refuse"),
        corpChooses("An Offer You Can't Refuse", { server: 'R&D' }),
        runnerChooses("An Offer You Can't Refuse", { option: 'yes' }),
        runner('bid', { credits: 0 }),
        runner('jack-out', {
          at: 'run.2.1',
          illegal: ['CANNOT_JACK_OUT', 'PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
        runner('bid', { credits: 0 }),
        runner('steal', { card: 'Hostile Takeover' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: "An Offer You Can't Refuse", is: { at: 'archives' } },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    },
  },
  'Recruiting Trip': {
    'finds sysops of different titles, as many as are paid for': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['Recruiting Trip'],
        rd: ['Bernice Mai', 'Bernice Mai', 'Ryon Knight', 'Akitaro Watanabe', 'Enigma'],
      },
      script: [
        corpPlays('Recruiting Trip', { x: 2 }),
        corpChooses('Recruiting Trip', { cards: ['Bernice Mai#1', 'Akitaro Watanabe'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.rd', count: 3 },
        { path: 'corp.credits', eq: 0 },
      ],
    },
  },
};
