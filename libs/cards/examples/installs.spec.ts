import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playExample as play,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';

describe('installing, hosting and playing', () => {
  it('EX-RR-13 placing tokens is not advancing', () => {
    play({
      turn: { ...corpTurn, clicks: 3 },
      corp: { credits: 0, hq: ['Mushin No Shin', 'Oaktown Renovation'] },
      script: [
        corp('play', {
          card: 'Mushin No Shin',
          expect: [
            {
              card: 'Oaktown Renovation',
              is: { at: 'Server 1.cards[0]', advancement: 3, faceup: true },
            },
            { path: 'corp.credits', eq: 0 },
            { path: 'corp.clicks', eq: 1 },
          ],
        }),
        corp('gain-credit'),
      ],
    });
    play({
      turn: { ...corpTurn, clicks: 3 },
      corp: { credits: 1, hq: ['Mushin No Shin', 'Oaktown Renovation'] },
      script: [
        corp('play', { card: 'Mushin No Shin' }),
        corp('advance', { card: 'Oaktown Renovation' }),
        corp('score', { card: 'Oaktown Renovation', at: 'corp.2.2', illegal: 'PLAY_RESTRICTION' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    });
  });

  it('EX-RR-19 "cannot", wholly and partly', () => {
    play({
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { ice: [{ card: 'Lockdown', rezzed: true }] } } },
      runner: { credits: 0, grip: ['Diesel', 'Process Automation'] },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('play', { card: 'Diesel', illegal: 'NO_EFFECT' }),
        runner('play', { card: 'Process Automation' }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { noFact: { type: 'drew', side: 'runner' } },
        { facts: [{ type: 'credits-gained', side: 'runner', amount: 2 }] },
      ],
    });
  });

  it('EX-RR-37 a host receives a card only as it is being installed', () => {
    const apartment = {
      grip: ['Decoy'],
      rig: { resources: ['Underworld Contact', 'Off-Campus Apartment'] },
    };
    play({
      runner: apartment,
      script: [runner('install', { card: 'Decoy', host: 'Off-Campus Apartment' })],
      expect: [
        { card: 'Decoy', is: { at: 'hosted:Off-Campus Apartment' } },
        { path: 'runner.grip', count: 1 },
        { card: 'Underworld Contact', is: { at: 'rig' } },
      ],
    });
    play({
      runner: apartment,
      script: [
        runner('install', { card: 'Decoy' }),
        runner('install', {
          card: 'Underworld Contact',
          host: 'Off-Campus Apartment',
          illegal: 'WRONG_ZONE',
        }),
      ],
      expect: [{ path: 'runner.grip', count: 0 }],
    });
  });

  it('EX-RR-38 a card that says how it hosts hosts in that way only', () => {
    play({
      turn: corpTurn,
      corp: { score: ['Glenn Station'], hq: ['Snare!', 'Hedge Fund', 'Enigma'] },
      script: [
        corp('use', { card: 'Glenn Station', ability: 1 }),
        corp('choose', {
          for: 'Glenn Station',
          cards: ['Snare!'],
          expect: [{ path: 'corp.hq', eq: ['Hedge Fund', 'Enigma'] }],
        }),
        corp('use', { card: 'Glenn Station', ability: 1, illegal: 'NO_EFFECT' }),
        corp('use', { card: 'Glenn Station', ability: 2 }),
      ],
      expect: [
        { path: 'corp.hq', count: 3 },
        { path: 'corp.clicks', eq: 1 },
        { view: 'runner', mustNotContain: ['Snare!'] },
        { noFact: { type: 'installed' } },
      ],
    });
  });

  it('EX-RR-39 hosting is not transitive', () => {
    play({
      runner: {
        credits: 5,
        grip: ['Corroder'],
        rig: { programs: [{ card: 'Dhegdheer', hosted: ['Leprechaun'] }] },
      },
      script: [runner('install', { card: 'Corroder', host: 'Leprechaun' })],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.mu.used', eq: 0 },
        { card: 'Corroder', is: { at: 'hosted:Leprechaun' } },
      ],
    });
  });

  it('EX-RR-44 each of several installs sees the ones before it', () => {
    play({
      runner: { credits: 9, grip: ['Mass Install', 'Dhegdheer', 'Corroder', 'Mimic'] },
      script: [
        runner('play', { card: 'Mass Install' }),
        runner('choose', { for: 'Mass Install', cards: ['Dhegdheer'] }),
        runner('choose', { for: 'Mass Install', cards: ['Corroder'], host: 'Dhegdheer' }),
        runner('choose', { for: 'Mass Install', cards: ['Mimic'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        // 1 for the event, 2, then 2 less 1, then 3.
        { path: 'runner.credits', eq: 2 },
        { card: 'Corroder', is: { at: 'hosted:Dhegdheer' } },
        { path: 'runner.mu.used', eq: 1 },
      ],
    });
  });

  it('EX-RR-45 memory is no cost that could be ignored', () => {
    play({
      runner: {
        grip: ['Test Run'],
        heap: ['Magnum Opus'],
        stack: [],
        rig: { programs: ['Corroder', 'Mimic', 'Yog.0', 'Wyrm'] },
      },
      script: [
        runner('play', { card: 'Test Run' }),
        runner('choose', { for: 'Magnum Opus', cards: ['Mimic', 'Wyrm'] }),
      ],
      expect: [
        { card: 'Magnum Opus', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.mu.used', eq: 4 },
        { path: 'runner.heap', eq: ['Mimic', 'Wyrm', 'Test Run'] },
      ],
    });
  });

  it('EX-RR-52 a delayed effect does not keep an event from being resolved', () => {
    play({
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Test Run'], heap: [], stack: ['Diesel', 'Magnum Opus', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [
        runner('play', {
          card: 'Test Run',
          expect: [
            { card: 'Magnum Opus', is: { at: 'rig' } },
            { path: 'runner.heap', eq: ['Test Run'] },
          ],
        }),
        goTo('corp.1.2'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Magnum Opus', 'Diesel', 'Easy Mark'] },
        {
          facts: [
            { type: 'searched' },
            { type: 'shuffled' },
            { type: 'installed' },
            { type: 'turn-ended' },
            { type: 'returned' },
          ],
        },
      ],
    });
  });
});

describe('loops and "must"', () => {
  it('EX-RR-41 a mandatory infinite loop ends by a number', () => {
    play({
      corp: {
        servers: {
          'Server 1': {
            ice: [
              { card: 'Wormhole', rezzed: true },
              { card: 'Wormhole', rezzed: true },
            ],
            cards: ['PAD Campaign'],
          },
        },
      },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        corp('choose', { for: 'Wormhole#2', number: 2157 }),
        goTo('choice'),
        corp('choose', { for: 'Wormhole#1', number: 1 }),
        goTo('run.5.1'),
      ],
      expect: [{ facts: [{ type: 'ice-passed' }, { type: 'ice-passed' }] }],
    });
  });

  it('EX-RR-47 between alternatives one that can be resolved must be chosen', () => {
    play({
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [{ card: 'Fairchild 2.0', rezzed: true }] } },
      },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        credits: 3,
        grip: ['Diesel'],
      },
      script: [runner('run', { server: 'HQ' }), goTo('run.5.1')],
      expect: [
        { path: 'runner.credits', eq: 1 },
        {
          facts: [
            { type: 'credits-spent', amount: 2 },
            { type: 'sub-resolved', sub: 1 },
            { type: 'sub-resolved', sub: 2 },
          ],
        },
      ],
    });
  });

  it('EX-RR-48 preventing what was chosen does not reopen the choice', () => {
    play({
      corp: { servers: { HQ: { ice: [{ card: 'Data Raven', rezzed: true }] } }, credits: 0 },
      runner: { rig: { hardware: ['Forger'] }, credits: 9 },
      script: [
        runner('run', { server: 'HQ' }),
        runner('choose', { for: 'Data Raven', option: 'take-tag' }),
        runner('use', { card: 'Forger', ability: 'prevent', at: 'prevent' }),
        runner('bid', { credits: 3 }),
        goTo('run.5.1'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }, { noFact: { type: 'run-ended' } }],
    });
  });

  it('TYPE-02 an agenda that is installed faceup is laid out so', () => {
    play({
      turn: corpTurn,
      corp: {
        credits: 1,
        servers: { 'Server 1': { cards: [{ card: 'Oaktown Renovation', faceup: true }] } },
      },
      script: [corp('advance', { card: 'Oaktown Renovation' })],
      expect: [
        { card: 'Oaktown Renovation', is: { faceup: true, rezzed: false, advancement: 1 } },
        { view: 'runner', card: 'Oaktown Renovation', is: { at: 'Server 1.cards[0]' } },
        { path: 'corp.credits', eq: 2 },
      ],
    });
  });

  it('EX-RR-49 "must" does not compel an additional cost', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Service Outage'] },
      runner: { rig: { resources: ['Always Be Running'] } },
      script: [
        corp('play', { card: 'Service Outage' }),
        goTo('runner.1.6'),
        runner('gain-credit'),
        runner('gain-credit'),
      ],
      expect: [{ path: 'runner.clicks', eq: 2 }],
    });
  });

  it('MUST-01 the first click has to go to a run', () => {
    play({
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Diesel', 'Legwork'], rig: { resources: ['Always Be Running'] } },
      script: [
        runner('gain-credit', { illegal: 'MUST_RESOLVE' }),
        runner('play', { card: 'Diesel', illegal: 'MUST_RESOLVE' }),
        runner('play', { card: 'Legwork' }),
        goTo('run-ended'),
        runner('play', { card: 'Diesel' }),
      ],
      expect: [{ path: 'runner.clicks', eq: 2 }],
    });
  });
});
