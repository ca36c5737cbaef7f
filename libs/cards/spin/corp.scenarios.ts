import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const wide = { hardware: ['R&D Interface'] };
const afterRun = { lastTurn: [{ type: 'run-began', server: 'HQ' }] };

export const corpScenarios: CardSketches = {
  'Hudson 1.0': {
    'lets the Runner access one card for the rest of the run': {
      lines: [1, 2],
      rules: ['ACC-23'],
      corp: { rd: ['Hedge Fund', 'Beanstalk Royalties'], servers: onRd(rezzed('Hudson 1.0')) },
      runner: { rig: wide },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'accessed', card: 'Beanstalk Royalties' } },
      ],
    },
    'allows two in the next run, once its subroutines are broken by clicks': {
      lines: [0, 1],
      corp: { rd: ['Hedge Fund', 'Beanstalk Royalties'], servers: onRd(rezzed('Hudson 1.0')) },
      runner: { rig: wide },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Hudson 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Hudson 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'accessed', card: 'Beanstalk Royalties' }] },
      ],
    },
  },
  'Accelerated Diagnostics': {
    'plays operations it looks at, and trashes the rest facedown': {
      turn: corpTurn,
      corp: {
        hq: ['Accelerated Diagnostics'],
        rd: ['Hedge Fund', 'Enigma', 'Beanstalk Royalties', 'Ice Wall'],
      },
      script: [
        corp('play', { card: 'Accelerated Diagnostics' }),
        corp('choose', { for: 'Accelerated Diagnostics', cards: ['Beanstalk Royalties'] }),
        corp('choose', { for: 'Accelerated Diagnostics', cards: ['Hedge Fund'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 13 },
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
        { card: 'Ice Wall', is: { at: 'rd[0]' } },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'ignores the click that a double costs besides': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Accelerated Diagnostics'],
        rd: ['Shipment from SanSan', 'Enigma', 'Ice Wall'],
        servers: remote('Hostile Takeover'),
      },
      script: [
        corp('play', { card: 'Accelerated Diagnostics' }),
        corp('choose', { for: 'Accelerated Diagnostics', cards: ['Shipment from SanSan'] }),
        corp('choose', { for: 'Shipment from SanSan', number: 2 }),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { advancement: 2 } },
        { path: 'corp.archives', count: 4 },
      ],
    },
    'plays nothing that cannot be paid for': {
      turn: corpTurn,
      corp: { credits: 2, hq: ['Accelerated Diagnostics'], rd: ['Hedge Fund', 'Enigma'] },
      script: [corp('play', { card: 'Accelerated Diagnostics' })],
      expect: [
        { path: 'corp.credits', eq: 1 },
        { path: 'corp.archives', count: 3 },
        { noFact: { type: 'played', card: 'Hedge Fund' } },
      ],
    },
  },
  Swordsman: {
    'has no subroutine broken by an AI program, and trashes that': {
      lines: [0, 1, 2],
      corp: { servers: onRd(rezzed('Swordsman')) },
      runner: {
        credits: 9,
        grip: ['Easy Mark'],
        rig: { programs: [{ card: 'Crypsis', counters: { virus: 1 } }] },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Crypsis', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Crypsis', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Crypsis',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Crypsis', is: { at: 'heap' } },
        { card: 'Easy Mark', is: { at: 'heap' } },
      ],
    },
    'is broken by a killer, and trashes no other program': {
      lines: [0, 1],
      corp: { servers: onRd(rezzed('Swordsman')) },
      runner: { credits: 9, grip: ['Easy Mark'], rig: { programs: ['Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Ninja', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Ninja', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ninja', is: { at: 'rig' } },
        { card: 'Easy Mark', is: { at: 'grip' } },
      ],
    },
  },
  Sundew: {
    'pays for the first click of the Runner, and for no other': {
      corp: { servers: remote(rezzed('Sundew')) },
      script: [
        runner('gain-credit', { expect: [{ path: 'corp.credits', eq: 7 }] }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays nothing for a run on its own server, nor for the next click': {
      corp: { servers: remote(rezzed('Sundew')) },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'Sundew' }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'pays for a run on another server': {
      corp: { servers: remote(rezzed('Sundew')) },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays nothing while it is unrezzed, though': {
      corp: { servers: remote('Sundew') },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  Marker: {
    'gives the next ice of the run a subroutine after its own': {
      corp: { servers: onRd(rezzed('Hourglass'), rezzed('Marker')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Hourglass', sub: 3 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'gives nothing once it is broken': {
      corp: { servers: onRd(rezzed('Hourglass'), rezzed('Marker')) },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'gives it to no ice of another run': {
      corp: { servers: { ...onRd(rezzed('Hourglass')), HQ: { ice: [rezzed('Marker')] } } },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'sub-resolved', ice: 'Hourglass', sub: 3 } }],
    },
  },
  RSVP: {
    'keeps the Runner from spending credits for the rest of the run': {
      corp: { servers: onRd(rezzed('Enigma'), rezzed('RSVP')) },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', {
          card: 'Gordian Blade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'CANNOT_PAY',
        }),
      ],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
    'lets a trace take none, either, and credits be spent after the run': {
      corp: { servers: onRd(rezzed('RSVP')) },
      runner: { grip: ['Corroder'] },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  'Off the Grid': {
    'goes into a remote server alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Off the Grid'] },
      script: [
        corp('install', { card: 'Off the Grid', server: 'HQ', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Off the Grid', server: 'new' }),
      ],
      expect: [{ card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } }],
    },
    'keeps the Runner from running its server, and goes with a successful run on HQ': {
      lines: [1, 2],
      corp: { servers: remote(rezzed('Off the Grid')) },
      script: [
        runner('run', { server: 'Server 1', illegal: 'PLAY_RESTRICTION' }),
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } }] }),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Off the Grid', is: { at: 'archives' } }],
    },
    'does neither while it is unrezzed': {
      lines: [1, 2],
      corp: { servers: remote('Off the Grid') },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended', { expect: [{ card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } }] }),
        runner('run', { server: 'Server 1' }),
      ],
    },
  },
  'Power Shutdown': {
    'has the Runner trash a card that costs no more': {
      turn: corpTurn,
      history: afterRun,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'], hardware: ['Akamatsu Mem Chip'] } },
      script: [corp('play', { card: 'Power Shutdown', x: 1 })],
      expect: [
        { card: 'Akamatsu Mem Chip', is: { at: 'heap' } },
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { card: 'Anonymous Tip', is: { at: 'archives', faceup: false } },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'lets the Runner choose between them': {
      turn: corpTurn,
      history: afterRun,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'], hardware: ['Akamatsu Mem Chip'] } },
      script: [corp('play', { card: 'Power Shutdown', x: 3 }), goTo('choice')],
      expect: [{ card: 'Akamatsu Mem Chip', is: { at: 'heap' } }],
    },
    'needs a run in the last turn of the Runner': {
      turn: corpTurn,
      corp: { hq: ['Power Shutdown'] },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [corp('play', { card: 'Power Shutdown', illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Punitive Counterstrike': {
    'does as much meat damage as points were stolen in the last turn': {
      turn: corpTurn,
      policy: { random: 'first' },
      history: { lastTurn: [{ type: 'stolen', card: 'Priority Requisition' }] },
      corp: { hq: ['Punitive Counterstrike'] },
      runner: {
        score: ['Priority Requisition', 'Hostile Takeover'],
        grip: ['Infiltration', 'Easy Mark', 'Sure Gamble', 'Special Order'],
      },
      script: [
        corp('play', { card: 'Punitive Counterstrike' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [
        { facts: [{ type: 'damage-suffered', kind: 'meat', amount: 3 }] },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'does none where nothing was stolen, or the trace fails': {
      turn: corpTurn,
      corp: { credits: 6, hq: ['Punitive Counterstrike'] },
      runner: { score: ['Priority Requisition'], grip: ['Infiltration'] },
      script: [
        corp('play', { card: 'Punitive Counterstrike' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [{ noFact: { type: 'damage-suffered' } }],
    },
  },
  'Subliminal Messaging': {
    'gains a click the first time of a turn alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Subliminal Messaging', 'Subliminal Messaging'] },
      script: [
        corp('play', {
          card: 'Subliminal Messaging#1',
          expect: [
            { path: 'corp.clicks', eq: 3 },
            { path: 'corp.credits', eq: 6 },
          ],
        }),
        corp('play', { card: 'Subliminal Messaging#2' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 2 },
        { path: 'corp.credits', eq: 7 },
      ],
    },
    'may come back from Archives when a turn of the Corp begins after one without a run': {
      lines: [1],
      rules: ['ZONE-08'],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { archives: ['Subliminal Messaging'] },
      script: [corp('choose', { for: 'Subliminal Messaging', option: 'yes' }), goTo('corp.2.1')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'hq' } }],
    },
    'may come back facedown, too, or stay': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { archives: [{ card: 'Subliminal Messaging', faceup: false }] },
      script: [corp('choose', { for: 'Subliminal Messaging', option: 'no' }), goTo('corp.2.1')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'archives' } }],
    },
    'stays where the Runner made a run': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      history: afterRun,
      corp: { archives: ['Subliminal Messaging'] },
      script: [goTo('corp.2.1')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'archives' } }],
    },
    'is offered at the beginning of no turn of the Runner': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { archives: ['Subliminal Messaging'] },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Subliminal Messaging', is: { at: 'archives' } }],
    },
  },
  'Toshiyuki Sakai': {
    'may be swapped with a card of HQ, which keeps its tokens and need not be accessed': {
      lines: [0, 1],
      corp: {
        hq: ['Priority Requisition', 'Hedge Fund'],
        servers: remote({ card: 'Toshiyuki Sakai', advancement: 3 }),
      },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Toshiyuki Sakai', option: 'yes' }),
        runner('choose', { for: 'Toshiyuki Sakai', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Toshiyuki Sakai', is: { at: 'hq' } },
        { card: 'Priority Requisition', is: { at: 'Server 1.cards[0]', advancement: 3 } },
        { noFact: { type: 'accessed', card: 'Priority Requisition' } },
      ],
    },
    'lets the new card be accessed': {
      lines: [1],
      corp: {
        hq: ['Priority Requisition'],
        servers: remote({ card: 'Toshiyuki Sakai', advancement: 1 }),
      },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Toshiyuki Sakai', option: 'yes' }),
        runner('choose', { for: 'Toshiyuki Sakai', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Priority Requisition', is: { at: 'runner.score' } }],
    },
    'stays where the Corp likes that, or has no agenda or asset in HQ': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: remote('Toshiyuki Sakai') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'Toshiyuki Sakai' }),
      ],
      expect: [{ card: 'Toshiyuki Sakai', is: { at: 'Server 1.cards[0]' } }],
    },
    'is not swapped when it is accessed in HQ, and can be advanced': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Hedge Fund'], servers: remote('Toshiyuki Sakai') },
      script: [corp('advance', { card: 'Toshiyuki Sakai' })],
      expect: [{ card: 'Toshiyuki Sakai', is: { advancement: 1 } }],
    },
  },
  'Caprice Nisei': {
    'ends the run where the numbers differ': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Caprice Nisei')] } } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets the Runner in where they are the same': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: ['Enigma'], cards: [rezzed('Caprice Nisei')] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        runner('jack-out'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'does nothing unrezzed, or in a run on another server': {
      corp: {
        servers: { HQ: { cards: ['Caprice Nisei'] }, 'R&D': { cards: [rezzed('Caprice Nisei')] } },
      },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'credits-spent' } }],
    },
  },
  'Reclamation Order': {
    'takes copies of the named card from Archives': {
      lines: [0, 1],
      rules: ['NAME-01'],
      turn: corpTurn,
      corp: {
        hq: ['Reclamation Order'],
        archives: ['Hedge Fund', { card: 'Hedge Fund', faceup: false }, 'Enigma'],
      },
      script: [
        corp('play', { card: 'Reclamation Order' }),
        corp('choose', { for: 'Reclamation Order', option: 'Hedge Fund' }),
        corp('choose', {
          for: 'Reclamation Order',
          cards: ['Hedge Fund#1', 'Hedge Fund#2'],
        }),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.clicks', eq: 1 },
        { facts: [{ type: 'revealed', card: 'Hedge Fund' }] },
        { card: 'Enigma', is: { at: 'archives' } },
      ],
    },
    'names no copy of itself': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Reclamation Order'], archives: ['Reclamation Order'] },
      script: [corp('play', { card: 'Reclamation Order#1', illegal: 'NO_EFFECT' })],
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
  },
};
