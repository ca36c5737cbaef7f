import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  'Remote Enforcement': {
    'may install ice out of R&D at a remote, rezzed for nothing': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        rd: ['Hedge Fund', 'Archer', 'Wotan'],
        servers: {
          'Server 1': { cards: [{ card: 'Remote Enforcement', advancement: 4 }] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corp('score', { card: 'Remote Enforcement' }),
        corpChooses('Remote Enforcement', { option: 'yes' }),
        corpChooses('Remote Enforcement', { cards: ['Wotan'] }),
        corpChooses('Remote Enforcement', { server: 'Server 2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Wotan', is: { at: 'Server 2.ice[0]', rezzed: true } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'waives the rez cost, and no additional cost': {
      rules: ['COST-06'],
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 10,
        rd: ['Hedge Fund', 'Enigma', 'Hunter'],
        servers: {
          'Server 1': { cards: [{ card: 'Remote Enforcement', advancement: 4 }] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { rig: { resources: ['Hernando Cortez'] } },
      script: [
        corp('score', { card: 'Remote Enforcement' }),
        corpChooses('Remote Enforcement', { option: 'yes' }),
        corpChooses('Remote Enforcement', { cards: ['Enigma'] }),
        corpChooses('Remote Enforcement', { server: 'Server 2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true } },
        { path: 'corp.credits', eq: 8 },
      ],
    },
    'may be left': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Archer'],
        servers: { 'Server 1': { cards: [{ card: 'Remote Enforcement', advancement: 4 }] } },
      },
      script: [
        corp('score', { card: 'Remote Enforcement' }),
        corpChooses('Remote Enforcement', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.rd', eq: ['Archer'] }],
    },
  },
  'Reconstruction Contract': {
    'may take a token with each meat damage': {
      lines: [0],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        hq: ['Scorched Earth', 'Neural EMP'],
        servers: { 'Server 1': { cards: [rezzed('Reconstruction Contract')] } },
      },
      runner: { tags: 1, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'] },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpPlays('Scorched Earth'),
        corpChooses('Reconstruction Contract', { option: 'yes' }),
        corpPlays('Neural EMP'),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Reconstruction Contract', is: { advancement: 1 } }],
    },
    'gives its tokens to another card as it goes': {
      lines: [1],
      rules: ['COST-10'],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Reconstruction Contract')] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
        hq: ['Scorched Earth'],
      },
      policy: { random: 'first' },
      runner: { tags: 1, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'] },
      script: [
        corpPlays('Scorched Earth'),
        corpChooses('Reconstruction Contract', { option: 'yes' }),
        corpUses('Reconstruction Contract', 1),
        corpChooses('Reconstruction Contract', { number: 1 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { card: 'Reconstruction Contract', is: { at: 'archives' } },
      ],
    },
  },
  'SSO Industries: Fueling Innovation': {
    'may place a token for each point of faceup agendas as its turn ends': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'SSO Industries: Fueling Innovation',
        servers: {
          HQ: { ice: ['Enigma', { card: 'Ice Wall', advancement: 1 }] },
          'Server 1': { cards: [{ card: 'City Works Project', faceup: true }] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      script: [
        corp('gain-credit'),
        corpChooses('SSO Industries: Fueling Innovation', { option: 'yes' }),
        corpChooses('SSO Industries: Fueling Innovation', { cards: ['Enigma'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Enigma', is: { advancement: 3 } },
        { card: 'Ice Wall', is: { advancement: 1 } },
      ],
    },
  },
  Jua: {
    'forbids installs for the turn': {
      lines: [0],
      rules: ['CANT-01'],
      corp: { servers: { Archives: { ice: [rezzed('Jua')] } } },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        ...wholeRun('Archives'),
        installs('Imp', { illegal: ['PLAY_RESTRICTION'] }),
        runnerPlays('Diesel'),
      ],
    },
    'has one of two installed cards put back': {
      lines: [1],
      corp: { servers: { Archives: { ice: [rezzed('Jua')] } } },
      runner: { rig: { programs: ['Imp', 'Corroder'], resources: ['Ice Carver'] } },
      script: [
        run('Archives'),
        corpChooses('Jua', { cards: ['Imp', 'Ice Carver'] }),
        runnerChooses('Jua', { cards: ['Ice Carver'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.stack[0]', eq: 'Ice Carver' },
        { card: 'Imp', is: { at: 'rig' } },
      ],
    },
    'leaves a single card': {
      lines: [1],
      corp: { servers: { Archives: { ice: [rezzed('Jua')] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'Imp', is: { at: 'rig' } }],
    },
  },
  'Standard Procedure': {
    'pays for cards of a type in the grip': {
      lines: [0, 1],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['Standard Procedure'] },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        corpPlays('Standard Procedure'),
        corpChooses('Standard Procedure', { option: 'event' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.credits', eq: 9 }, { facts: [{ type: 'revealed' }] }],
    },
    'cannot after a turn without a success': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Standard Procedure'] },
      runner: { grip: ['Diesel'] },
      script: [corpPlays('Standard Procedure', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Better Citizen Program': {
    'may give a tag for the first run event or icebreaker of a turn': {
      rules: ['ORD-01'],
      corp: { score: ['Better Citizen Program'] },
      runner: { credits: 9, grip: ['Diesel', 'Imp', 'Corroder', "The Maker's Eye"] },
      script: [
        runnerPlays('Diesel'),
        installs('Imp'),
        installs('Corroder', { expect: [{ path: 'runner.tags', eq: 0 }] }),
        corpChooses('Better Citizen Program', { option: 'yes' }),
        runnerPlays("The Maker's Eye"),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'may leave it': {
      corp: { score: ['Better Citizen Program'] },
      runner: { grip: ["The Maker's Eye"] },
      script: [
        runnerPlays("The Maker's Eye"),
        corpChooses('Better Citizen Program', { option: 'no' }),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  Anansi: {
    'does three net damage where a subroutine was left': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: {
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'Archer', 'Wotan'],
        servers: { Archives: { ice: [rezzed('Anansi')] } },
      },
      runner: { credits: 1, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'] },
      script: [
        run('Archives'),
        corpChooses('Anansi', { cards: ['Archer', 'Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'] }),
        corpChooses('Anansi', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Archer'] },
        { path: 'runner.grip', count: 1 },
        { view: 'runner', mustNotContain: ['Archer', 'Hedge Fund'] },
      ],
    },
    'lets the Runner pay for a card': {
      lines: [2],
      policy: { random: 'first' },
      corp: { servers: { Archives: { ice: [rezzed('Anansi')] } } },
      runner: { credits: 4, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'] },
      script: [
        run('Archives'),
        corpChooses('Anansi', { cards: ['Anonymous Tip', 'Biotic Labor', 'Archived Memories'] }),
        corpChooses('Anansi', { option: 'no' }),
        runnerChooses('Anansi', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.grip', count: 2 },
        { path: 'runner.stack', count: 2 },
      ],
    },
    'does none where all were broken': {
      lines: [0],
      corp: { servers: { Archives: { ice: [rezzed('Anansi')] } } },
      runner: { credits: 30, grip: ['Diesel'], rig: { programs: ['Ninja'] } },
      script: [
        run('Archives'),
        runnerUses('Ninja', 'boost', { at: 'run.3.1' }),
        runnerUses('Ninja', 'break', { subs: [0] }),
        runnerUses('Ninja', 'break', { subs: [1] }),
        runnerUses('Ninja', 'break', { subs: [2] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }],
    },
  },
  'Reverse Infection': {
    'purges and trashes a card for every three counters': {
      rules: ['COUNT-02'],
      turn: corpTurn,
      corp: { hq: ['Reverse Infection'] },
      runner: {
        rig: {
          programs: [
            { card: 'Imp', counters: { virus: 2 } },
            { card: 'Medium', counters: { virus: 5 } },
          ],
        },
      },
      script: [
        corpPlays('Reverse Infection'),
        corpChooses('Reverse Infection', { option: 'purge' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.heap', count: 2 },
        { card: 'Medium', is: { counters: { virus: 0 } } },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'pays two instead': {
      turn: corpTurn,
      corp: { hq: ['Reverse Infection'] },
      runner: { rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] } },
      script: [
        corpPlays('Reverse Infection'),
        corpChooses('Reverse Infection', { option: 'gain-2' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Imp', is: { counters: { virus: 2 } } },
      ],
    },
  },
  Sadaka: {
    'arranges three of R&D, may draw, and trashes a resource for a card': {
      lines: [0, 1],
      corp: {
        hq: ['Hedge Fund'],
        rd: ['Enigma', 'Ice Wall', 'Hunter', 'Archer'],
        servers: { Archives: { ice: [rezzed('Sadaka')] } },
      },
      runner: { rig: { resources: ['Ice Carver'] } },
      script: [
        run('Archives'),
        corpChooses('Sadaka', { option: 'arrange' }),
        corpChooses('Sadaka', { cards: ['Hunter', 'Enigma', 'Ice Wall'] }),
        corpChooses('Sadaka', { option: 'yes' }),
        corpChooses('Sadaka', { option: 'yes' }),
        corpChooses('Sadaka', { cards: ['Hedge Fund'] }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hunter'] },
        { card: 'Ice Carver', is: { at: 'heap' } },
        { card: 'Sadaka', is: { at: 'archives' } },
      ],
    },
    'may shuffle and do neither of the rest, and goes': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund'], servers: { Archives: { ice: [rezzed('Sadaka')] } } },
      runner: { rig: { resources: ['Ice Carver'] } },
      script: [
        run('Archives'),
        corpChooses('Sadaka', { option: 'shuffle' }),
        corpChooses('Sadaka', { option: 'no' }),
        corpChooses('Sadaka', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'shuffled' }] },
        { card: 'Ice Carver', is: { at: 'rig' } },
        { card: 'Sadaka', is: { at: 'archives' } },
      ],
    },
  },
  'SSL Endorsement': {
    'pays three a turn from the score area of the Corp': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1', clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'SSL Endorsement', advancement: 5 }] } } },
      script: [
        corp('score', { card: 'SSL Endorsement' }),
        corp('gain-credit', {
          expect: [{ card: 'SSL Endorsement', is: { counters: { credit: 9 } } }],
        }),
        goTo('runner.1.6'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        corpChooses('SSL Endorsement', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { card: 'SSL Endorsement', is: { counters: { credit: 6 } } },
      ],
    },
    'pays the Corp from that of the Runner, too': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['SSL Endorsement'] } } },
      script: [
        run('Server 1'),
        runner('steal', { card: 'SSL Endorsement' }),
        corpChooses('SSL Endorsement', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'SSL Endorsement', is: { at: 'runner.score', counters: { credit: 6 } } },
      ],
    },
  },
  'Wake Up Call': {
    'has hardware trashed or four meat damage suffered after a trashing': {
      lines: [0, 1],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Wake Up Call'] },
      runner: { rig: { hardware: ['Cyberfeeder'], resources: ['Ice Carver'], programs: ['Imp'] } },
      script: [
        corpPlays('Wake Up Call'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Wake Up Call', cards: ['Imp'] }] },
          ],
        }),
        corpChooses('Wake Up Call', { cards: ['Cyberfeeder'] }),
        runnerChooses('Wake Up Call', { option: 'trash-card' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { card: 'Wake Up Call', is: { at: 'removed' } },
      ],
    },
    'lets the Runner suffer instead': {
      lines: [1],
      policy: { random: 'first' },
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Wake Up Call'] },
      runner: {
        grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'],
        rig: { hardware: ['Cyberfeeder'] },
      },
      script: [
        corpPlays('Wake Up Call'),
        corpChooses('Wake Up Call', { cards: ['Cyberfeeder'] }),
        runnerChooses('Wake Up Call', { option: 'suffer-damage' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Cyberfeeder', is: { at: 'rig' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'cannot after a turn without one': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Wake Up Call'] },
      runner: { rig: { hardware: ['Cyberfeeder'] } },
      script: [corpPlays('Wake Up Call', { illegal: 'PLAY_RESTRICTION' })],
    },
    'cannot where the Corp itself trashed': {
      lines: [0],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'corp', card: 'PAD Campaign' }] },
      corp: { hq: ['Wake Up Call'] },
      runner: { rig: { hardware: ['Cyberfeeder'] } },
      script: [corpPlays('Wake Up Call', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Threat Assessment': {
    'remembers a card that was trashed in the turn before': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        hq: ['Threat Assessment'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('corp.2.2'),
        corpPlays('Threat Assessment'),
        runnerChooses('Threat Assessment', { option: 'add-to-stack' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.stack[0]', eq: 'Corroder' },
        { card: 'Threat Assessment', is: { at: 'removed' } },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'lets the Runner take two tags': {
      lines: [1],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Threat Assessment'] },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        corpPlays('Threat Assessment'),
        runnerChooses('Threat Assessment', { option: 'take-tags' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'cannot after a turn in which the Runner trashed none but its own': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Threat Assessment'] },
      runner: { grip: ['Easy Mark'], rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('Easy Mark'),
        goTo('corp.2.2'),
        corpPlays('Threat Assessment', { illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Riot Suppression': {
    'takes three clicks of the next turn': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Riot Suppression'] },
      script: [
        corpPlays('Riot Suppression'),
        runnerChooses('Riot Suppression', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { card: 'Riot Suppression', is: { at: 'removed' } },
      ],
    },
    'takes none where a brain damage is suffered': {
      lines: [1],
      policy: { random: 'first' },
      turn: { ...corpTurn, clicks: 1 },
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Riot Suppression'] },
      runner: { grip: ['Diesel'] },
      script: [
        corpPlays('Riot Suppression'),
        runnerChooses('Riot Suppression', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 4 },
        { path: 'runner.brain', eq: 1 },
      ],
    },
    'cannot after a turn without a trashing': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Riot Suppression'] },
      script: [corpPlays('Riot Suppression', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
};
