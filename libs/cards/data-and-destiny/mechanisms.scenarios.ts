import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes,
  corpUses,
  goTo,
  installs,
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
};
