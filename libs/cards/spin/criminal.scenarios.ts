import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner, runnerPlays } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
/** A card with a credit for using icebreakers of a kind, a breaker, and one of another kind. */
const stealthChip = (
  chip: string,
  breaker: string,
  ice: string,
  other: string,
  barrier: string,
) => ({
  [`pays for using a ${breaker}`]: {
    corp: { servers: onRd(rezzed(ice)) },
    runner: { credits: 0, rig: { hardware: [chip], programs: [breaker] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', { card: breaker, ability: 'break', subs: [0] }),
    ],
    expect: [{ card: chip, is: { counters: { recurring: 0 } } }],
  },
  [`pays for no ${other}`]: {
    corp: { servers: onRd(rezzed(barrier)) },
    runner: { credits: 0, rig: { hardware: [chip], programs: [other] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', {
        card: other,
        ability: 'break',
        subs: [0],
        at: 'run.3.1',
        illegal: 'CANNOT_PAY',
      }),
    ],
  },
});
const lastClick = { ...runnerTurn, clicks: 1 };

export const criminalScenarios: CardSketches = {
  Silencer: stealthChip('Silencer', 'Ninja', 'Rototurret', 'Corroder', 'Ice Wall'),
  'Running Interference': {
    'doubles what ice costs to rez, and asset and upgrade not': {
      lines: [0, 1],
      corp: {
        credits: 7,
        servers: {
          'Server 1': { ice: ['Ice Wall', 'Enigma'], cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Running Interference'] },
      script: [
        runner('play', { card: 'Running Interference', server: 'Server 1' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', expect: [{ path: 'corp.credits', eq: 1 }] }),
      ],
    },
    'makes ice too dear that could be paid for once': {
      lines: [1],
      corp: { credits: 5, servers: { 'Server 1': { ice: ['Enigma'], cards: ['PAD Campaign'] } } },
      runner: { grip: ['Running Interference'] },
      script: [
        runner('play', { card: 'Running Interference', server: 'Server 1' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        corp('rez', { card: 'PAD Campaign', at: 'run.5.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 3 }],
    },
    'is over with its run': {
      lines: [1],
      corp: { credits: 5, servers: { HQ: { ice: ['Enigma'] } } },
      runner: { grip: ['Running Interference'] },
      script: [
        runner('play', { card: 'Running Interference', server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  Hostage: {
    'finds a connection, and may install it': {
      lines: [0, 1],
      runner: { grip: ['Hostage'], stack: ['Diesel', 'Data Dealer', 'Tinkering'] },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Hostage' }),
        runner('choose', { for: 'Hostage', option: 'yes', cards: ['Data Dealer'] }),
      ],
      expect: [
        { card: 'Data Dealer', is: { at: 'rig' } },
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'revealed', card: 'Data Dealer' }] },
      ],
    },
    'leaves it in the grip where it is not installed': {
      lines: [1],
      runner: { grip: ['Hostage'], stack: ['Diesel', 'Data Dealer', 'Tinkering'] },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Hostage' }),
        runner('choose', { for: 'Hostage', option: 'no' }),
      ],
      expect: [{ path: 'runner.grip', eq: ['Data Dealer'] }],
    },
    'costs a click more': {
      lines: [0],
      turn: lastClick,
      runner: { grip: ['Hostage'], stack: ['Data Dealer'] },
      script: [runner('play', { card: 'Hostage', illegal: 'NO_CLICKS' })],
    },
  },
  Grifter: {
    'gives a credit at the end of a turn with a successful run': {
      turn: lastClick,
      runner: { rig: { resources: ['Grifter'] } },
      script: [runner('run', { server: 'R&D' }), goTo('corp.2.2')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { card: 'Grifter', is: { at: 'rig' } },
      ],
    },
    'is trashed at the end of a turn without one': {
      turn: lastClick,
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { resources: ['Grifter'] } },
      script: [runner('run', { server: 'R&D' }), goTo('corp.2.2')],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.heap', eq: ['Grifter'] },
      ],
    },
    'stays at the end of the turn of the Corp': {
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Grifter'] } },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Grifter', is: { at: 'rig' } }],
    },
  },
  'Executive Wiretaps': {
    'shows all of HQ for a click more': {
      lines: [0, 1],
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { grip: ['Executive Wiretaps'] },
      script: [runner('play', { card: 'Executive Wiretaps' })],
      expect: [
        {
          facts: [
            { type: 'revealed', card: 'Hedge Fund' },
            { type: 'revealed', card: 'Enigma' },
          ],
          mode: 'any',
        },
        { path: 'runner.clicks', eq: 2 },
        { path: 'corp.hq', eq: ['Hedge Fund', 'Enigma'] },
      ],
    },
    'cannot be played with the last click': {
      lines: [0],
      turn: lastClick,
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Executive Wiretaps'] },
      script: [runner('play', { card: 'Executive Wiretaps', illegal: 'NO_CLICKS' })],
    },
  },
  Blackguard: {
    'gives two memory units': {
      lines: [0],
      runner: { rig: { hardware: ['Blackguard'] } },
      script: [],
      expect: [{ path: 'runner.mu', eq: { limit: 6, used: 0 } }],
    },
    'makes the Corp rez what is exposed, and pay for it': {
      lines: [1],
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['Infiltration'], rig: { hardware: ['Blackguard'] } },
      script: [
        runner('play', { card: 'Infiltration#1' }),
        runner('choose', { for: 'Infiltration#1', option: 'expose', cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'rezzes nothing that the Corp cannot pay for': {
      lines: [1],
      corp: { credits: 0, servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { grip: ['Infiltration'], rig: { hardware: ['Blackguard'] } },
      script: [
        runner('play', { card: 'Infiltration#1' }),
        runner('choose', { for: 'Infiltration#1', option: 'expose', cards: ['Ice Wall'] }),
      ],
      expect: [{ card: 'Ice Wall', is: { rezzed: false } }],
    },
    'rezzes no agenda': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { grip: ['Infiltration'], rig: { hardware: ['Blackguard'] } },
      script: [
        runner('play', { card: 'Infiltration#1' }),
        runner('choose', { for: 'Infiltration#1', option: 'expose', cards: ['Hostile Takeover'] }),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { rezzed: false, at: 'Server 1.cards[0]' } },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'compels nobody to pay an additional cost': {
      rules: ['MUST-04'],
      lines: [1],
      corp: { score: ['Hostile Takeover'], servers: { HQ: { ice: ['Archer'] } } },
      runner: { grip: ['Infiltration'], rig: { hardware: ['Blackguard'] } },
      script: [
        runner('play', { card: 'Infiltration#1' }),
        runner('choose', { for: 'Infiltration#1', option: 'expose', cards: ['Archer'] }),
        corp('choose', { for: 'Blackguard', option: 'no' }),
      ],
      expect: [
        { card: 'Archer', is: { rezzed: false } },
        { path: 'corp.score', count: 1 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'lets the Corp pay an additional cost': {
      rules: ['MUST-04'],
      lines: [1],
      corp: { score: ['Hostile Takeover'], servers: { HQ: { ice: ['Archer'] } } },
      runner: { grip: ['Infiltration'], rig: { hardware: ['Blackguard'] } },
      script: [
        runner('play', { card: 'Infiltration#1' }),
        runner('choose', { for: 'Infiltration#1', option: 'expose', cards: ['Archer'] }),
        corp('choose', { for: 'Blackguard', option: 'yes' }),
      ],
      expect: [
        { card: 'Archer', is: { rezzed: true } },
        { path: 'corp.score', count: 0 },
        { path: 'corp.credits', eq: 1 },
      ],
    },
  },
  'Fall Guy': {
    'saves another resource': {
      lines: [0],
      turn: corpTurn,
      runner: { tags: 1, rig: { resources: ['Fall Guy', 'Data Dealer'] } },
      script: [
        corp('trash-resource', { card: 'Data Dealer' }),
        runner('use', { card: 'Fall Guy', ability: 'prevent', at: 'prevent' }),
      ],
      expect: [
        { card: 'Data Dealer', is: { at: 'rig' } },
        { path: 'runner.heap', eq: ['Fall Guy'] },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'does not save itself': {
      lines: [0],
      turn: corpTurn,
      runner: { tags: 1, rig: { resources: ['Fall Guy'] } },
      script: [corp('trash-resource', { card: 'Fall Guy' })],
      expect: [{ path: 'runner.heap', eq: ['Fall Guy'] }, { noFact: { type: 'trash-prevented' } }],
    },
    'saves no program': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Corroder'], resources: ['Fall Guy'] } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.heap', eq: ['Corroder'] }],
    },
    'is trashed for two credits at any time': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { resources: ['Fall Guy'] } },
      script: [runner('use', { card: 'Fall Guy', ability: 1 })],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.heap', eq: ['Fall Guy'] },
      ],
    },
  },
  'Lawyer Up': {
    'removes up to two tags and draws three cards': {
      lines: [0, 1],
      runner: { tags: 3, grip: ['Lawyer Up'] },
      script: [
        runner('play', { card: 'Lawyer Up' }),
        runner('choose', { for: 'Lawyer Up', number: 2 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 3 },
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'draws without tags, too': {
      lines: [1],
      runner: { grip: ['Lawyer Up'] },
      script: [runner('play', { card: 'Lawyer Up' })],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'draws where there is one tag to lose': {
      lines: [1],
      runner: { credits: 2, tags: 1, grip: ['Lawyer Up'] },
      script: [runnerPlays('Lawyer Up', { number: 1 }), runner('gain-credit')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
};
