import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const nbnScenarios: CardSketches = {
  'Shipment from SanSan': {
    'places up to two tokens on a card': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from SanSan'],
        servers: { ...remote('Hostile Takeover'), 'Server 2': { cards: ['Priority Requisition'] } },
      },
      script: [
        corp('play', { card: 'Shipment from SanSan' }),
        corp('choose', {
          for: 'Shipment from SanSan',
          cards: ['Priority Requisition'],
          number: 2,
        }),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 2 } },
        { path: 'corp.clicks', eq: 1 },
        { noFact: { type: 'advanced' } },
      ],
    },
    'places one where one is wanted, on ice that can be advanced': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from SanSan'],
        servers: { ...onRd('Ice Wall'), ...remote('Hostile Takeover') },
      },
      script: [
        corp('play', { card: 'Shipment from SanSan' }),
        corp('choose', { for: 'Shipment from SanSan', cards: ['Ice Wall'], number: 1 }),
      ],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
    },
    'cannot be played without a card that can be advanced': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Shipment from SanSan'], servers: remote('PAD Campaign') },
      script: [corp('play', { card: 'Shipment from SanSan', illegal: 'NO_EFFECT' })],
    },
  },
  'City Surveillance': {
    'gives a tag when the turn of the Runner begins, unless a credit is paid': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { servers: remote(rezzed('City Surveillance')) },
      script: [
        goTo('choice'),
        runner('choose', { for: 'City Surveillance', option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'gives none where the Runner pays': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { servers: remote(rezzed('City Surveillance')) },
      script: [
        goTo('choice'),
        runner('choose', { for: 'City Surveillance', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'gives it unasked to a Runner without credits': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { servers: remote(rezzed('City Surveillance')) },
      runner: { credits: 0 },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  TGTBT: {
    'gives a tag when it is accessed, and is revealed from R&D': {
      lines: [0, 1],
      corp: { rd: ['TGTBT', 'Hedge Fund'] },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'revealed', card: 'TGTBT' }] },
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    },
    'gives it in a remote server, too': {
      lines: [1],
      corp: { servers: remote('TGTBT') },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'tags before it is stolen': {
      lines: [0, 1],
      corp: { rd: ['TGTBT', 'Hedge Fund'] },
      script: [...wholeRun('R&D')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.agendaPoints', eq: 1 },
        {
          facts: [{ type: 'revealed', card: 'TGTBT' }, { type: 'tags-taken' }, { type: 'stolen' }],
        },
      ],
    },
  },
  'Sweeps Week': {
    'gives a credit for each card in the grip': {
      turn: corpTurn,
      corp: { hq: ['Sweeps Week'] },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [corp('play', { card: 'Sweeps Week' })],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'cannot be played against an empty grip': {
      turn: corpTurn,
      corp: { hq: ['Sweeps Week'] },
      script: [corp('play', { card: 'Sweeps Week', illegal: 'NO_EFFECT' })],
    },
  },
  'Character Assassination': {
    'trashes a resource, which nothing prevents': {
      turn: scoring,
      corp: { servers: remote({ card: 'Character Assassination', advancement: 4 }) },
      runner: { rig: { resources: ['Fall Guy', 'Data Dealer'] } },
      script: [
        corp('score', { card: 'Character Assassination' }),
        corp('choose', { for: 'Character Assassination', cards: ['Data Dealer'] }),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Data Dealer'] },
        { path: 'runner.rig.resources', eq: ['Fall Guy'] },
      ],
    },
  },
  'Invasion of Privacy': {
    'shows the grip and trashes as many resources and events as the trace won by': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Invasion of Privacy'] },
      runner: { credits: 0, grip: ['Diesel', 'Corroder', 'Wyldside', 'Easy Mark'] },
      script: [
        corp('play', { card: 'Invasion of Privacy' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Invasion of Privacy', cards: ['Diesel', 'Wyldside'] }),
      ],
      expect: [
        { path: 'runner.heap', count: 2 },
        { path: 'runner.grip', eq: ['Corroder', 'Easy Mark'] },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'gives bad publicity where the trace fails': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Invasion of Privacy'] },
      runner: { grip: ['Diesel'] },
      script: [
        corp('play', { card: 'Invasion of Privacy' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
    'gives the Corp a bad publicity where the trace fails': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 2, hq: ['Invasion of Privacy'] },
      runner: { credits: 2, grip: ['Diesel'] },
      script: [corpPlays('Invasion of Privacy'), runner('bid', { credits: 2 }), goTo('corp.2.2')],
      expect: [{ path: 'corp.badPublicity', eq: 1 }, { noFact: { type: 'revealed' } }],
    },
    'trashes no hardware and no program, as many as the margin': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 3, hq: ['Invasion of Privacy'] },
      runner: { credits: 2, grip: ['Diesel', 'Corroder', 'Kati Jones', 'Easy Mark'] },
      script: [
        corpPlays('Invasion of Privacy'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'corp', do: 'choose', for: 'Invasion of Privacy', cards: ['Corroder'] },
              ],
            },
          ],
        }),
        corpChooses('Invasion of Privacy', { cards: ['Kati Jones', 'Diesel'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Corroder', 'Easy Mark'] }],
    },
  },
  'Market Research': {
    'is worth a point more where the Runner was tagged': {
      lines: [0, 1],
      turn: scoring,
      corp: { servers: remote({ card: 'Market Research', advancement: 4 }) },
      runner: { tags: 1 },
      script: [corp('score', { card: 'Market Research' })],
      expect: [
        { path: 'corp.agendaPoints', eq: 3 },
        { card: 'Market Research', is: { counters: { agenda: 1 } } },
      ],
    },
    'is worth two otherwise': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Market Research', advancement: 4 }) },
      script: [corp('score', { card: 'Market Research' })],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
  },
  'Broadcast Square': {
    'avoids bad publicity with a trace': {
      rules: ['PREV-08'],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Broadcast Square')] },
          'Server 2': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.credits', eq: 12 },
        { noFact: { type: 'bad-publicity-taken' } },
      ],
    },
    'avoids none where the trace fails, or while it is unrezzed': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Broadcast Square')] },
          'Server 2': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
        },
      },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 3 }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'avoids all of the bad publicity of Geothermal Fracking, whose credits are gained': {
      turn: corpTurn,
      corp: {
        credits: 0,
        score: [{ card: 'Geothermal Fracking', counters: { agenda: 1 } }],
        servers: { 'Server 1': { cards: [rezzed('Broadcast Square')] } },
      },
      runner: { credits: 0 },
      script: [
        corpUses('Geothermal Fracking', 1),
        corp('bid', { credits: 0 }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.credits', eq: 8 },
      ],
    },
  },
};
