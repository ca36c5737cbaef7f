import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const biotech = 'Jinteki Biotech: Life Imagined';
const beforeTheGame = {
  turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
  corp: { identity: biotech, hq: ['Hedge Fund'], rd: ['Hedge Fund', 'Hedge Fund'] },
  runner: { grip: ['Diesel', 'Modded', 'Sure Gamble'] },
  policy: { random: 'first' },
};
/** Chosen before the first turn, and the Corp is to take its first action. */
const chosen = (option: string) => [
  corp('keep'),
  runner('keep'),
  corpChooses(biotech, { option }),
  goTo('corp.2.2'),
];

export const jintekiScenarios: CardSketches = {
  [biotech]: {
    'becomes the copy that the Corp chooses before the first turn': {
      lines: [0, 1, 2],
      rules: ['SETUP-12', 'FLIP-02'],
      ...beforeTheGame,
      script: [...chosen('the-brewery'), corpUses(biotech, 1)],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.clicks', eq: 0 },
      ],
    },
    'shuffles Archives into R&D as the Tank': {
      lines: [0, 1, 3],
      rules: ['SETUP-12', 'FLIP-02'],
      ...beforeTheGame,
      corp: { ...beforeTheGame.corp, archives: ['Ice Wall', { card: 'Enigma', faceup: true }] },
      script: [...chosen('the-tank'), corpUses(biotech, 1)],
      expect: [
        { path: 'corp.archives', count: 0 },
        { path: 'corp.rd', count: 3 },
        { path: 'runner.grip', count: 3 },
      ],
    },
    'places four advancement tokens as the Greenhouse': {
      lines: [0, 1, 4],
      rules: ['SETUP-12', 'FLIP-02'],
      ...beforeTheGame,
      corp: {
        ...beforeTheGame.corp,
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          HQ: { ice: ['Enigma'] },
          'Server 2': { cards: ['Nisei MK II'] },
        },
      },
      script: [
        ...chosen('the-greenhouse'),
        corpUses(biotech, 1),
        corpChooses(biotech, { cards: ['Enigma'], illegal: 'BAD_TARGET' }),
        corpChooses(biotech, { cards: ['Nisei MK II'] }),
      ],
      expect: [{ card: 'Nisei MK II', is: { advancement: 4 } }],
    },
    'flips to the first of its copies where the game began before': {
      lines: [1, 2],
      turn: corpTurn,
      corp: { identity: biotech },
      runner: { grip: ['Diesel', 'Modded', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [corpUses(biotech, 1)],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'is not flipped with two clicks': {
      lines: [1],
      turn: { ...corpTurn, clicks: 2 },
      corp: { identity: biotech },
      script: [corpUses(biotech, 1, { illegal: 'NO_CLICKS' })],
    },
    'has nothing to flip on its other side': {
      lines: [1],
      rules: ['FLIP-01'],
      turn: { ...corpTurn, clicks: 6 },
      corp: { identity: biotech },
      runner: { grip: ['Diesel', 'Modded', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [
        corpUses(biotech, 1),
        goTo('corp.2.2'),
        corpUses(biotech, 1, { illegal: 'BAD_TARGET' }),
      ],
    },
    'tells the Runner nothing of the copy': {
      lines: [0],
      rules: ['FLIP-02'],
      ...beforeTheGame,
      script: [
        corp('keep'),
        runner('keep'),
        corpChooses(biotech, { option: 'the-tank' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { noFact: { type: 'option-chosen' } },
        { view: 'runner', path: 'corp.identity', eq: biotech },
      ],
    },
  },
  'Genetic Resequencing': {
    'puts a counter on a scored agenda': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['House of Knives'],
        servers: { 'Server 1': { cards: [{ card: 'Genetic Resequencing', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Genetic Resequencing' }),
        corpChooses('Genetic Resequencing', { option: 'yes' }),
        corpChooses('Genetic Resequencing', { cards: ['House of Knives'] }),
      ],
      expect: [{ card: 'House of Knives', is: { counters: { agenda: 1 } } }],
    },
  },
  'Chronos Protocol: Selective Mind-mapping': {
    'sees the grip and takes a card of its choice for the first net damage of a turn': {
      policy: { random: 'first' },
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Sure Gamble'] },
      script: [
        run('R&D'),
        corpChooses('Chronos Protocol: Selective Mind-mapping', { option: 'yes' }),
        corpChooses('Chronos Protocol: Selective Mind-mapping', { cards: ['Easy Mark'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Easy Mark', is: { at: 'heap' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'need not look, and chance takes the card': {
      policy: { random: 'first' },
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        servers: { 'R&D': { ice: [rezzed('Pup')] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Imp'] },
      script: [
        run('R&D'),
        corpChooses('Chronos Protocol: Selective Mind-mapping', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
    'chooses once a turn': {
      rules: ['ORD-01', 'DMG-11'],
      policy: { random: 'first' },
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        servers: { 'R&D': { ice: [rezzed('Pup')] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('R&D'),
        corpChooses('Chronos Protocol: Selective Mind-mapping', { option: 'yes' }),
        corpChooses('Chronos Protocol: Selective Mind-mapping', { cards: ['Imp'] }),
        goTo('run-ended'),
        ...wholeRun('R&D'),
      ],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
    'has nothing to choose of other damage': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        hq: ['Traffic Accident'],
      },
      runner: { tags: 2, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [corp('play', { card: 'Traffic Accident' }), corp('gain-credit')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'lets the active player choose where both may': {
      rules: ['DMG-11'],
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: {
        grip: ['Diesel', 'Imp', 'Easy Mark', 'Sure Gamble'],
        rig: { hardware: ['Titanium Ribs'] },
      },
      script: [
        run('R&D'),
        runnerChooses('Titanium Ribs', { cards: ['Diesel', 'Imp', 'Easy Mark'] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Sure Gamble', is: { at: 'grip' } }],
    },
  },
  'Ancestral Imager': {
    'does a net damage to whoever jacks out': {
      policy: { random: 'first' },
      corp: { score: ['Ancestral Imager'] },
      runner: { grip: ['Diesel'] },
      script: [run('HQ'), runner('jack-out', { at: 'run.5.2' })],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  'Cortex Lock': {
    'does a net damage for each free memory': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Cortex Lock')] } } },
      runner: {
        grip: ['Diesel', 'Imp', 'Easy Mark'],
        rig: { programs: ['Corroder', 'Gordian Blade'] },
      },
      script: [...wholeRun('R&D')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none in a full rig': {
      corp: { servers: { 'R&D': { ice: [rezzed('Cortex Lock')] } } },
      runner: { rig: { programs: ['Corroder', 'Gordian Blade', 'Imp', 'Medium'] } },
      script: [...wholeRun('R&D')],
      expect: [{ winner: null }, { facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  'Valley Grid': {
    'makes the hand smaller for each ice broken whole before its server': {
      corp: {
        servers: {
          'Server 1': {
            ice: [rezzed('Quandary'), rezzed('Quandary')],
            cards: [rezzed('Valley Grid')],
          },
        },
      },
      runner: { credits: 2, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('Server 1'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ path: 'runner.handSize', eq: 3 }] }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.handSize', eq: 5 }],
    },
    'does nothing elsewhere': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Quandary')] },
          'Server 1': { cards: [rezzed('Valley Grid')] },
        },
      },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.handSize', eq: 5 }],
    },
  },
  Crick: {
    'installs a card of Archives for its cost, and is stronger there': {
      lines: [0, 1],
      corp: {
        archives: ['Hedge Fund', 'Enigma', 'PAD Campaign'],
        servers: { Archives: { ice: [rezzed('Crick')] } },
      },
      script: [
        run('Archives'),
        corpChooses('Crick', { cards: ['Enigma'] }),
        corpChooses('Crick', { server: 'Archives' }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Crick', is: { strength: 6 } },
        { card: 'Enigma', is: { at: 'Archives.ice[1]' } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'is no stronger elsewhere': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Crick')] } } },
      script: [...wholeRun('R&D')],
      expect: [{ card: 'Crick', is: { strength: 3 } }],
    },
  },
  'Clairvoyant Monitor': {
    'places a token and ends the run on different bids': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Clairvoyant Monitor')] },
          'Server 1': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        run('R&D'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corpChooses('Clairvoyant Monitor', { cards: ['PAD Campaign'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { advancement: 1 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does nothing on equal bids': {
      corp: { servers: { 'R&D': { ice: [rezzed('Clairvoyant Monitor')] } } },
      script: [
        run('R&D'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Lockdown: {
    'lets the Runner draw nothing for the rest of the turn': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { 'R&D': { ice: [rezzed('Lockdown')] } } },
      runner: { grip: ['Diesel'] },
      script: [
        run('R&D'),
        goTo('run-ended'),
        runner('draw', { at: 'runner.1.6', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
        runnerPlays('Diesel', { at: 'runner.1.6', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
      ],
    },
    'is over with the turn': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'R&D': { ice: [rezzed('Lockdown')] } } },
      runner: { rig: { resources: ['Drug Dealer'] } },
      script: [run('R&D'), goTo('run-ended'), goTo('corp.2.2')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'forbids what would only draw, and no more': {
      rules: ['CANT-01'],
      corp: { servers: { 'R&D': { ice: [rezzed('Lockdown')] } } },
      runner: { grip: ['Diesel', 'Process Automation'] },
      script: [
        run('R&D'),
        goTo('run-ended'),
        runnerPlays('Diesel', { illegal: 'PLAY_RESTRICTION' }),
        runner('draw', { illegal: 'PLAY_RESTRICTION' }),
        runnerPlays('Process Automation'),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  'Allele Repression': {
    'swaps a card of HQ with one of Archives for each token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        archives: ['Hunter', 'Archer', 'Rototurret'],
        servers: { 'Server 1': { cards: [rezzed('Allele Repression', { advancement: 1 })] } },
      },
      script: [
        corp('advance', { card: 'Allele Repression' }),
        corpUses('Allele Repression', 1),
        corpChooses('Allele Repression', { cards: ['Hedge Fund'] }),
        corpChooses('Allele Repression', { cards: ['Archer'] }),
        corpChooses('Allele Repression', { cards: ['Enigma'] }),
        corpChooses('Allele Repression', { cards: ['Hunter'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Archer', is: { at: 'hq' } },
        { card: 'Hunter', is: { at: 'hq' } },
        { card: 'Hedge Fund', is: { at: 'archives' } },
        { card: 'Enigma', is: { at: 'archives' } },
        { path: 'corp.hq', count: 3 },
      ],
    },
  },
  'Marcus Batty': {
    'resolves a subroutine before his server on different bids': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma')], cards: [rezzed('Marcus Batty')] },
          'R&D': { ice: [rezzed('Rototurret')] },
        },
      },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        corpUses('Marcus Batty', 0, { at: 'run.5.1' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corpChooses('Marcus Batty', { option: 'sub-1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Marcus Batty', is: { at: 'archives' } },
        {
          facts: [
            { type: 'sub-resolved', ice: 'Enigma', sub: 1 },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'is used in a run on his server alone': {
      corp: {
        servers: { HQ: { cards: [rezzed('Marcus Batty')] }, 'R&D': { ice: [rezzed('Enigma')] } },
      },
      script: [
        run('R&D'),
        corpUses('Marcus Batty', 0, {
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NO_EFFECT'],
        }),
      ],
    },
  },
  "It's a Trap!": {
    'does two net damage as it is exposed': {
      lines: [0],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: ["It's a Trap!"] } } },
      runner: { grip: ['Infiltration', 'Diesel', 'Imp', 'Easy Mark'] },
      script: [
        runnerPlays('Infiltration#1'),
        runnerChooses('Infiltration#1', { option: 'expose' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'makes the Runner trash a card, and goes': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed("It's a Trap!")] } } },
      runner: { rig: { programs: ['Corroder', 'Imp'] } },
      script: [run('R&D'), runnerChooses("It's a Trap!", { cards: ['Imp'] }), goTo('run-ended')],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { card: "It's a Trap!", is: { at: 'archives' } },
      ],
    },
  },
  'Genetics Pavilion': {
    'leaves the Runner two draws in a turn of theirs': {
      rules: ['DRAW-05'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Genetics Pavilion')] } } },
      script: [
        runner('draw'),
        runner('draw'),
        runner('draw', { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'cuts a draw of three to two': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Genetics Pavilion')] } } },
      runner: { grip: ['Diesel'] },
      script: [runnerPlays('Diesel'), runner('gain-credit')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'counts what was drawn before it was rezzed': {
      rules: ['DRAW-05'],
      corp: { servers: { 'Server 1': { cards: ['Genetics Pavilion'] } } },
      runner: { grip: ['Diesel', 'Quality Time'], stack: ['Imp', 'Imp', 'Imp', 'Imp', 'Imp'] },
      script: [
        runnerPlays('Diesel'),
        corp('rez', { card: 'Genetics Pavilion' }),
        runnerPlays('Quality Time', { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'runner.grip', count: 4 }],
    },
    'limits nothing in the turn of the Corp': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Anonymous Tip'],
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Wall of Static'],
        servers: { 'Server 1': { cards: [rezzed('Genetics Pavilion')] } },
      },
      script: [corp('play', { card: 'Anonymous Tip' })],
      expect: [{ path: 'corp.hq', count: 3 }],
    },
    'limits nobody unrezzed': {
      corp: { servers: { 'Server 1': { cards: ['Genetics Pavilion'] } } },
      runner: { grip: ['Diesel'] },
      script: [runnerPlays('Diesel'), runner('gain-credit')],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
  },
};
