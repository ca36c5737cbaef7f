import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

/** Cards whose mechanisms began with this cycle: other sides, blank text, facedown cards. */
export const mechanismsScenarios: CardSketches = {
  'SYNC: Everything, Everywhere': {
    'makes tags dearer to remove': {
      lines: [1],
      corp: { identity: 'SYNC: Everything, Everywhere' },
      runner: { tags: 1, credits: 3 },
      script: [runnerDoes('remove-tag')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'asks for three credits, not two': {
      lines: [1],
      corp: { identity: 'SYNC: Everything, Everywhere' },
      runner: { tags: 1, credits: 2 },
      script: [runnerDoes('remove-tag', { illegal: 'CANNOT_PAY' })],
    },
    'is flipped for a click, and trashes resources for nothing then': {
      lines: [0, 4],
      rules: ['FLIP-01'],
      turn: corpTurn,
      corp: { identity: 'SYNC: Everything, Everywhere', credits: 0 },
      runner: { tags: 1, rig: { resources: ['Armitage Codebusting'] } },
      script: [
        corpUses('SYNC: Everything, Everywhere', 0),
        corpDoes('trash-resource', { card: 'Armitage Codebusting' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 1 },
        { card: 'Armitage Codebusting', is: { at: 'heap' } },
      ],
    },
    'pays the whole price on its front': {
      lines: [4],
      turn: corpTurn,
      corp: { identity: 'SYNC: Everything, Everywhere', credits: 1 },
      runner: { tags: 1, rig: { resources: ['Armitage Codebusting'] } },
      script: [corpDoes('trash-resource', { card: 'Armitage Codebusting', illegal: 'CANNOT_PAY' })],
    },
    'leaves tags as they are on its back': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'SYNC: Everything, Everywhere' },
      runner: { tags: 1, credits: 2 },
      script: [
        corpUses('SYNC: Everything, Everywhere', 0),
        goTo('runner.1.6'),
        runnerDoes('remove-tag'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'flips back for another click': {
      lines: [0, 3],
      turn: corpTurn,
      corp: { identity: 'SYNC: Everything, Everywhere', credits: 1 },
      runner: { tags: 1, rig: { resources: ['Armitage Codebusting'] } },
      script: [
        corpUses('SYNC: Everything, Everywhere', 0),
        corpUses('SYNC: Everything, Everywhere', 3),
        corpDoes('trash-resource', { card: 'Armitage Codebusting', illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ path: 'corp.clicks', eq: 1 }],
    },
  },
  'Employee Strike': {
    'makes the text of the identity of the Corp blank': {
      lines: [1],
      rules: ['BLANK-01'],
      corp: { identity: 'SYNC: Everything, Everywhere' },
      runner: { tags: 1, credits: 3, grip: ['Employee Strike'] },
      script: [runnerPlays('Employee Strike'), runnerDoes('remove-tag')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'keeps a blank identity from being flipped': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { identity: 'SYNC: Everything, Everywhere' },
      runner: { grip: ['Employee Strike'] },
      script: [
        runnerPlays('Employee Strike'),
        goTo('corp.2.2'),
        corpUses('SYNC: Everything, Everywhere', 0, { illegal: 'BAD_TARGET' }),
      ],
    },
    'is trashed when the Corp scores, and the text works again': {
      lines: [0, 1],
      rules: ['PLAY-09', 'BLANK-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'SYNC: Everything, Everywhere',
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      runner: { grip: ['Employee Strike'] },
      script: [
        runnerPlays('Employee Strike'),
        goTo('corp.1.2'),
        corpDoes('score', { card: 'Hostile Takeover' }),
        goTo('corp.2.2'),
        corpUses('SYNC: Everything, Everywhere', 0),
      ],
      expect: [{ card: 'Employee Strike', is: { at: 'heap' } }],
    },
  },
  'Dr. Lovegood': {
    'makes the text of an own card blank for the turn': {
      rules: ['BLANK-01'],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        rig: {
          resources: ['Dr. Lovegood', { card: 'Armitage Codebusting', counters: { credit: 12 } }],
        },
      },
      script: [
        runnerChooses('Dr. Lovegood', { cards: ['Armitage Codebusting'] }),
        goTo('runner.1.6'),
        runnerUses('Armitage Codebusting', 1, { illegal: 'BAD_TARGET' }),
      ],
    },
    'gives the text back in the next turn': {
      turn: { ...runnerTurn, clicks: 1, at: 'runner.1.2' },
      runner: {
        rig: {
          hardware: ['Akamatsu Mem Chip'],
          resources: ['Dr. Lovegood'],
        },
      },
      script: [
        runnerChooses('Dr. Lovegood', { cards: ['Akamatsu Mem Chip'] }),
        goTo('runner.1.6', { expect: [{ path: 'runner.mu.limit', eq: 4 }] }),
        runnerDoes('gain-credit'),
        goTo('corp.2.2', { expect: [{ path: 'runner.mu.limit', eq: 5 }] }),
      ],
    },
  },
  'Apex: Invasive Predator': {
    'installs no resource that is not virtual': {
      lines: [0],
      runner: { identity: 'Apex: Invasive Predator', grip: ['Armitage Codebusting'] },
      script: [installs('Armitage Codebusting', { illegal: 'PLAY_RESTRICTION' })],
    },
    'may install a card of any type facedown as the turn begins': {
      lines: [1],
      rules: ['INST-22', 'INST-23'],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        identity: 'Apex: Invasive Predator',
        credits: 0,
        grip: ['Sure Gamble', 'Armitage Codebusting'],
      },
      script: [
        runnerChooses('Apex: Invasive Predator', { option: 'yes' }),
        runnerChooses('Apex: Invasive Predator', { cards: ['Armitage Codebusting'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.rig.facedown', count: 1 },
        { path: 'runner.clicks', eq: 4 },
        { path: 'runner.grip', eq: ['Sure Gamble'] },
        { view: 'corp', mustNotContain: ['Armitage Codebusting'] },
      ],
    },
    'may leave it': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { identity: 'Apex: Invasive Predator', grip: ['Sure Gamble'] },
      script: [runnerChooses('Apex: Invasive Predator', { option: 'no' }), goTo('runner.1.6')],
      expect: [{ path: 'runner.rig.facedown', count: 0 }],
    },
    'keeps what lies facedown from working': {
      lines: [1],
      rules: ['INST-22'],
      runner: { identity: 'Apex: Invasive Predator', rig: { facedown: ['Akamatsu Mem Chip'] } },
      script: [runnerDoes('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 4 }],
    },
  },

  'New Angeles Sol: Your News': {
    'plays a current out of Archives when an agenda is stolen, the old one gone': {
      corp: {
        identity: 'New Angeles Sol: Your News',
        archives: [{ card: 'Targeted Marketing', faceup: true }],
        hq: [],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [
        run('Server 1'),
        corpChooses('New Angeles Sol: Your News', { option: 'yes' }),
        corpChooses('Targeted Marketing', { option: 'Diesel' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Targeted Marketing', is: { at: 'play' } }],
    },
    'pays for it': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'New Angeles Sol: Your News',
        credits: 2,
        hq: ['Cerebral Static'],
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      script: [
        corpDoes('score', { card: 'Private Security Force' }),
        corpChooses('New Angeles Sol: Your News', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Cerebral Static', is: { at: 'play' } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
  },
  '15 Minutes': {
    'goes back into R&D from the score area of the Runner, for a click of the Corp': {
      lines: [0],
      turn: corpTurn,
      policy: { random: 'first' },
      runner: { score: ['15 Minutes'] },
      script: [corpUses('15 Minutes', 0), corpDoes('gain-credit')],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.rd', count: 4 },
      ],
    },
    'goes back from that of the Corp, too': {
      lines: [0],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: { score: ['15 Minutes'] },
      script: [corpUses('15 Minutes', 0), corpDoes('gain-credit')],
      expect: [{ path: 'corp.agendaPoints', eq: 0 }],
    },
  },
  'Improved Tracers': {
    'strengthens tracer ice, and the traces of its subroutines': {
      lines: [0, 1],
      corp: {
        credits: 0,
        score: ['Improved Tracers'],
        servers: { HQ: { ice: [rezzed('Caduceus')] } },
      },
      runner: { credits: 0 },
      script: [
        run('HQ'),
        corpDoes('bid', { credits: 0 }),
        corpDoes('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Caduceus', is: { strength: 4 } },
        { facts: [{ type: 'trace-began', base: 4 }] },
      ],
    },
    'leaves other traces alone': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 2, score: ['Improved Tracers'], hq: ['SEA Source'] },
      runner: { credits: 0 },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('SEA Source')],
      expect: [{ facts: [{ type: 'trace-began', base: 3 }] }],
    },
  },
  'Lily Lockwell': {
    'draws three cards when it is rezzed': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Lily Lockwell'] } } },
      script: [corpDoes('rez', { card: 'Lily Lockwell' })],
      expect: [{ path: 'corp.hq', count: 3 }],
    },
    'puts an operation on top for a click and a tag': {
      lines: [1],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        rd: ['Enigma', 'Hedge Fund', 'Hunter'],
        servers: { 'Server 1': { cards: [rezzed('Lily Lockwell')] } },
      },
      runner: { tags: 1 },
      script: [corpUses('Lily Lockwell', 1), corpDoes('gain-credit')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { facts: [{ type: 'tags-removed', amount: 1, side: 'corp' }] },
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
      ],
    },
    'cannot without a tag': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Lily Lockwell')] } } },
      script: [corpUses('Lily Lockwell', 1, { illegal: 'CANNOT_PAY' })],
    },
  },
  'Victoria Jenkins': {
    'takes a click of the Runner': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Victoria Jenkins')] } } },
      script: [corpDoes('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'is worth two points to the Runner who trashes it while accessing it': {
      lines: [1],
      rules: ['CONV-01'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Victoria Jenkins')] } } },
      script: [
        run('Server 1'),
        runnerDoes('trash-accessed', { card: 'Victoria Jenkins' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
  },
  'News Hound': {
    'ends the run while a current is active': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { Archives: { ice: [rezzed('News Hound')] } },
      },
      runner: { credits: 9 },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Archives'),
        corpDoes('bid', { credits: 0 }),
        runnerDoes('bid', { credits: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'only traces otherwise': {
      lines: [0, 1],
      corp: { credits: 0, servers: { Archives: { ice: [rezzed('News Hound')] } } },
      runner: { credits: 0 },
      script: [run('Archives'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-successful' }] }, { path: 'runner.tags', eq: 1 }],
    },
  },
  'Keegan Lane': {
    'trashes a program during a run on its server, for a tag': {
      corp: { servers: { HQ: { cards: [rezzed('Keegan Lane')] } } },
      runner: { tags: 1, rig: { programs: ['Corroder'] } },
      script: [run('HQ'), corpUses('Keegan Lane', 0), goTo('choice')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'cannot during a run elsewhere': {
      corp: { servers: { 'R&D': { ice: ['Enigma'] }, HQ: { cards: [rezzed('Keegan Lane')] } } },
      runner: { tags: 1, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        corpUses('Keegan Lane', 0, { at: 'run.2.3', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Rutherford Grid': {
    'adds two to each trace during a run on its server': {
      lines: [0],
      corp: {
        credits: 0,
        servers: { HQ: { ice: [rezzed('Caduceus')], cards: [rezzed('Rutherford Grid')] } },
      },
      runner: { credits: 3 },
      script: [run('HQ'), runnerDoes('bid', { credits: 0 })],
      expect: [{ facts: [{ type: 'trace-began', base: 5 }] }],
    },
    'adds nothing elsewhere': {
      lines: [0],
      corp: {
        credits: 0,
        servers: {
          'R&D': { ice: [rezzed('Caduceus')] },
          HQ: { cards: [rezzed('Rutherford Grid')] },
        },
      },
      runner: { credits: 3 },
      script: [run('R&D'), runnerDoes('bid', { credits: 0 })],
      expect: [{ facts: [{ type: 'trace-began', base: 3 }] }],
    },
  },
  'Global Food Initiative': {
    'is worth one less to the Runner': {
      rules: ['SCORE-06'],
      corp: { score: ['Global Food Initiative'] },
      runner: { score: ['Global Food Initiative'] },
      script: [runnerDoes('gain-credit')],
      expect: [
        { path: 'corp.agendaPoints', eq: 3 },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
  },
  'Endless Hunger': {
    'breaks what ends the run, for an installed card': {
      corp: { servers: { Archives: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Endless Hunger'], facedown: ['Sure Gamble'] } },
      script: [
        run('Archives'),
        runnerUses('Endless Hunger', 'break', {
          subs: [0],
          targets: ['Sure Gamble'],
          at: 'run.3.1',
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Sure Gamble', is: { at: 'heap' } },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
    'breaks nothing else': {
      corp: { servers: { Archives: { ice: [rezzed('Neural Katana')] } } },
      runner: {
        grip: ['Diesel', 'Modded', 'Easy Mark'],
        rig: { programs: ['Endless Hunger'], facedown: ['Sure Gamble'] },
      },
      script: [
        run('Archives'),
        runnerUses('Endless Hunger', 'break', { subs: [0], at: 'run.3.1', illegal: 'BAD_TARGET' }),
      ],
    },
  },
  Wasteland: {
    'pays for the first own card that the Runner trashes': {
      rules: ['ORD-01'],
      runner: {
        credits: 0,
        rig: {
          resources: [
            'Wasteland',
            { card: 'Armitage Codebusting', counters: { credit: 2 } },
            'Data Dealer',
          ],
        },
      },
      script: [runnerUses('Armitage Codebusting', 1)],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Security Chip': {
    'strengthens an icebreaker by the link for the run': {
      corp: { servers: { Archives: { ice: [rezzed('Wall of Static')] } } },
      runner: {
        identity: 'Kate "Mac" McCaffrey: Digital Tinker',
        rig: { programs: ['Corroder'], hardware: ['Security Chip'] },
      },
      script: [
        run('Archives'),
        runnerUses('Security Chip', 0, { targets: ['Corroder'] }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
        { card: 'Corroder', is: { strength: 2 } },
      ],
    },
    'is used during a run only': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { programs: ['Corroder'], hardware: ['Security Chip'] } },
      script: [runnerUses('Security Chip', 0, { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Security Nexus': {
    'bypasses the ice where the trace fails, and gives memory and link': {
      lines: [0, 1],
      corp: { credits: 0, servers: { Archives: { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 4, rig: { hardware: ['Security Nexus'] } },
      script: [
        run('Archives'),
        runnerChooses('Security Nexus', { option: 'yes' }),
        runnerDoes('bid', { credits: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.link', eq: 1 },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
    'tags the Runner and ends the run where it succeeds': {
      lines: [1],
      corp: { credits: 0, servers: { Archives: { ice: [rezzed('Pop-up Window')] } } },
      runner: { credits: 0, rig: { hardware: ['Security Nexus'] } },
      script: [
        run('Archives'),
        runnerChooses('Security Nexus', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Jak Sinclair': {
    'costs one less for each link': {
      lines: [0],
      runner: {
        identity: 'Kate "Mac" McCaffrey: Digital Tinker',
        credits: 2,
        grip: ['Jak Sinclair'],
      },
      script: [installs('Jak Sinclair')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'runs as the turn begins, without programs': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { servers: { Archives: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Corroder'], resources: ['Jak Sinclair'] } },
      script: [
        runnerChooses('Jak Sinclair', { option: 'yes' }),
        runnerChooses('Jak Sinclair', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  'Independent Thinking': {
    'draws a card for each that it trashes': {
      runner: {
        grip: ['Independent Thinking'],
        rig: { resources: ['Kati Jones'], hardware: ['Akamatsu Mem Chip'] },
      },
      script: [
        runnerPlays('Independent Thinking'),
        runnerChooses('Independent Thinking', { cards: ['Kati Jones', 'Akamatsu Mem Chip'] }),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'draws two for each with a directive among them': {
      runner: {
        grip: ['Independent Thinking'],
        rig: { resources: ['Safety First'] },
      },
      script: [
        runnerPlays('Independent Thinking'),
        runnerChooses('Independent Thinking', { cards: ['Safety First'] }),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
  },
};
