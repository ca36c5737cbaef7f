import {
  corpDoes as corp,
  goTo,
  playScenario as play,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

const first = (card: string) =>
  runner('choose', { for: card, option: 'resolve-first', cards: [card] });

describe('the examples of the Rules Reference that the Core Set can play', () => {
  it('EX-RR-04 EX-RR-60 an ability lapses with the encounter it waits in', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Tollbooth')] } }, hq: ['Hedge Fund'] },
      runner: {
        credits: 1,
        rig: { programs: [{ card: 'Femme Fatale', chosen: 'Tollbooth' }] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        first('Femme Fatale'),
        runner('choose', { for: 'Femme Fatale', option: 'yes' }),
        goTo('run.5.1'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed' }, { type: 'ice-passed' }] },
        { noFact: { type: 'sub-resolved' } },
        { path: 'runner.credits', eq: 0 },
      ],
    });
  });

  it('EX-RR-12 "when accessed" works on an unrezzed card', () => {
    play({
      corp: {
        credits: 1,
        servers: { 'Server 1': { cards: [{ card: 'Project Junebug', advancement: 2 }] } },
      },
      runner: {
        grip: ['Diesel', 'Easy Mark', 'Sure Gamble', 'Infiltration'],
        stack: [],
        credits: 0,
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Project Junebug', option: 'yes' }),
        runner('leave-accessed', { card: 'Project Junebug' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'damage-suffered', kind: 'net', amount: 4 }] },
        { path: 'runner.grip', count: 0 },
        { card: 'Project Junebug', is: { at: 'Server 1.cards[0]', rezzed: false } },
      ],
    });
  });

  it('EX-RR-21 a choice of cards means installed cards', () => {
    const rototurret = { servers: { HQ: { ice: [rezzed('Rototurret')] } } };
    play({
      corp: rototurret,
      runner: {
        grip: ['Mimic'],
        stack: ['Wyrm'],
        heap: ['Ninja'],
        rig: { programs: ['Corroder'] },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Ninja', 'Corroder'] },
        { path: 'runner.grip', eq: ['Mimic'] },
      ],
    });
    play({
      corp: rototurret,
      runner: { grip: ['Mimic'], heap: ['Ninja'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'trashed' } }],
    });
  });

  it('EX-RR-23 a batch with too few objects takes what there is', () => {
    play({
      corp: {
        credits: 2,
        servers: { 'Server 1': { cards: [{ card: 'Aggressive Secretary', advancement: 3 }] } },
      },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Gordian Blade'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Aggressive Secretary', option: 'yes' }),
        runner('leave-accessed', { card: 'Aggressive Secretary' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'trashed', card: 'Corroder' },
            { type: 'trashed', card: 'Gordian Blade' },
          ],
          batch: true,
        },
        { path: 'runner.rig.programs', count: 0 },
      ],
    });
  });

  it('EX-RR-24 every part of a composite effect can be prevented before any resolves', () => {
    play({
      corp: { credits: 4, rd: ['Snare!', 'Enigma'] },
      runner: {
        credits: 1,
        grip: ['Diesel', 'Easy Mark'],
        rig: { programs: ['Net Shield'], resources: ['Decoy'] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Snare!', option: 'yes' }),
        runner('use', { card: 'Net Shield', ability: 'prevent', at: 'prevent' }),
        runner('use', { card: 'Decoy', ability: 'prevent', at: 'prevent' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.grip', count: 0 },
        {
          facts: [
            { type: 'damage-prevented', amount: 1 },
            { type: 'tags-avoided' },
            { type: 'damage-suffered', amount: 2 },
          ],
        },
      ],
    });
  });

  it('EX-RR-43 a chosen target stays public', () => {
    play({
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { credits: 9, grip: ['Femme Fatale'] },
      script: [runner('install', { card: 'Femme Fatale' }), runner('gain-credit')],
      expect: [
        { card: 'Femme Fatale', is: { chosen: 'Enigma' }, view: 'corp' },
        { card: 'Femme Fatale', is: { chosen: { hidden: true } }, view: 'spectator' },
      ],
    });
  });

  it('EX-RR-50 among options there is no escape', () => {
    play({
      corp: { credits: 4, score: ['Hostile Takeover'], servers: { HQ: { ice: ['Archer'] } } },
      runner: { grip: ['Forged Activation Orders'] },
      script: [
        runner('play', { card: 'Forged Activation Orders' }),
        corp('choose', { for: 'Forged Activation Orders', option: 'rez' }),
      ],
      expect: [
        { card: 'Archer', is: { at: 'HQ.ice[0]', rezzed: true } },
        { path: 'corp.score', count: 0 },
        { path: 'corp.credits', eq: 0 },
      ],
    });
    play({
      corp: { credits: 4, score: ['Hostile Takeover'], servers: { HQ: { ice: ['Archer'] } } },
      runner: { grip: ['Forged Activation Orders'] },
      script: [
        runner('play', { card: 'Forged Activation Orders' }),
        corp('choose', { for: 'Forged Activation Orders', option: 'trash' }),
      ],
      expect: [
        { card: 'Archer', is: { at: 'archives', faceup: false } },
        { path: 'corp.score', count: 1 },
      ],
    });
  });

  it('EX-RR-54 one replacement only', () => {
    play({
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: {
        rig: {
          resources: [
            { card: 'Bank Job', counters: { credit: 8 } },
            { card: 'Bank Job', counters: { credit: 8 } },
          ],
        },
      },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('choose', { for: 'Bank Job#1', option: 'replace', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Bank Job#1', is: { counters: { credit: 5 } } },
        { card: 'Bank Job#2', is: { counters: { credit: 8 } } },
        { noFact: { type: 'accessed' } },
      ],
    });
  });

  it('EX-RR-57 the Corp chooses for subroutines', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Ichi 1.0')] } } },
      runner: { rig: { programs: ['Corroder', 'Mimic', 'Wyrm'] }, credits: 0 },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('choice'),
        corp('choose', { for: 'Ichi 1.0', cards: ['Mimic'] }),
      ],
      expect: [{ path: 'runner.heap', eq: ['Mimic'] }],
    });
  });
});
