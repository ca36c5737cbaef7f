import {
  chance,
  corpDoes as corp,
  goTo,
  playExample as play,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

describe('accessing', () => {
  it('EX-RR-09 access total stays fixed', () => {
    play({
      corp: {
        hq: ['Disposable HQ', 'Hostile Takeover', 'Hedge Fund', 'Enigma'],
        rd: ['Ice Wall'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { identity: 'Leela Patel: Trained Pragmatist', grip: ['Legwork'], credits: 2 },
      script: [
        runner('play', { card: 'Legwork' }),
        chance('hq-access', ['Disposable HQ']),
        corp('choose', { for: 'Disposable HQ', option: 'yes' }),
        corp('choose', { for: 'Disposable HQ', cards: ['Disposable HQ', 'Hedge Fund', 'Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Disposable HQ' },
            { type: 'accessed', card: 'Hostile Takeover' },
            { type: 'stolen' },
            { type: 'returned', card: 'PAD Campaign' },
            { type: 'accessed', card: 'PAD Campaign' },
            { type: 'run-ended' },
          ],
        },
        { path: 'corp.hq', eq: ['PAD Campaign'] },
        { path: 'corp.rd', eq: ['Ice Wall', 'Disposable HQ', 'Hedge Fund', 'Enigma'] },
      ],
    });
  });

  it('EX-RR-10 accesses go on from what is on top of R&D after it was rearranged', () => {
    play({
      corp: {
        rd: [
          'Hedge Fund',
          'Bacterial Programming',
          'Enigma',
          'Ice Wall',
          'Hunter',
          'Shadow',
          'Chum',
          'Wall of Static',
        ],
      },
      runner: { grip: ["The Maker's Eye"] },
      script: [
        runner('play', { card: "The Maker's Eye" }),
        corp('choose', { for: 'Bacterial Programming', option: 'yes' }),
        corp('choose', { for: 'Bacterial Programming', cards: ['Ice Wall'] }),
        corp('choose', { for: 'Bacterial Programming', cards: ['Shadow'] }),
        corp('choose', {
          for: 'Bacterial Programming',
          cards: ['Hedge Fund', 'Chum', 'Enigma', 'Hunter', 'Wall of Static'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'stolen' },
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'run-ended' },
          ],
        },
        { path: 'corp.hq', eq: ['Ice Wall'] },
        { path: 'corp.archives', eq: ['Shadow'] },
        { path: 'corp.rd[1]', eq: 'Chum' },
      ],
    });
  });

  it('EX-RR-11 root and central accesses mix', () => {
    play({
      corp: {
        rd: ['Enigma', 'Ice Wall', 'Hedge Fund', 'Chum'],
        servers: { 'R&D': { cards: ['Experiential Data'] } },
      },
      runner: { grip: ["The Maker's Eye"], credits: 2 },
      script: [
        runner('play', { card: "The Maker's Eye" }),
        runner('access', { zone: 'rd' }),
        runner('access', { card: 'Experiential Data' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Enigma' },
            { type: 'accessed', card: 'Experiential Data' },
            { type: 'accessed', card: 'Ice Wall' },
            { type: 'accessed', card: 'Hedge Fund' },
          ],
        },
        { noFact: { type: 'accessed', card: 'Chum' } },
      ],
    });
  });

  it('EX-CR-05 a root card between two cards of HQ', () => {
    play({
      corp: {
        hq: ['Enigma', 'Ice Wall', 'Hedge Fund', 'Chum'],
        servers: { HQ: { cards: ['Experiential Data'] } },
      },
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Legwork'], credits: 2 },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Legwork' }),
        runner('access', { zone: 'hq' }),
        runner('access', { card: 'Experiential Data' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Enigma' },
            { type: 'accessed', card: 'Experiential Data' },
            { type: 'accessed', card: 'Ice Wall' },
            { type: 'accessed', card: 'Hedge Fund' },
          ],
        },
      ],
    });
  });

  it('EX-RR-22 a facedown card chosen by its type is revealed', () => {
    play({
      turn: { side: 'corp', number: 2, clicks: 3, at: 'corp.1.2' },
      corp: {
        archives: [
          { card: 'Hedge Fund', faceup: false },
          { card: 'Enigma', faceup: false },
        ],
        servers: { 'Server 1': { cards: [{ card: 'Clone Suffrage Movement', rezzed: true }] } },
      },
      script: [corp('choose', { for: 'Clone Suffrage Movement', option: 'yes' }), goTo('corp.2.1')],
      expect: [
        { facts: [{ type: 'revealed', card: 'Hedge Fund' }, { type: 'returned' }], view: 'runner' },
        { path: 'corp.hq', has: ['Hedge Fund'] },
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
      ],
    });
  });

  const tour = { servers: { 'Server 1': { cards: ['Mumbad Virtual Tour'] } } };

  it('EX-RR-46 "must" makes use of other cards', () => {
    const rich = {
      credits: 4,
      rig: {
        programs: [{ card: 'Imp', counters: { virus: 1 } }],
        resources: ['Scrubber'],
      },
    };
    play({
      corp: tour,
      runner: rich,
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('run.5.5'),
        runner('leave-accessed', {
          card: 'Mumbad Virtual Tour',
          illegal: ['MUST_RESOLVE', 'BAD_TARGET', 'WRONG_WINDOW'],
        }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mumbad Virtual Tour', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 4 },
      ],
    });
    play({
      corp: tour,
      runner: rich,
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'Mumbad Virtual Tour', pay: { Scrubber: 2, pool: 3 } }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mumbad Virtual Tour', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 1 },
      ],
    });
    play({
      corp: tour,
      runner: { credits: 4 },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [{ card: 'Mumbad Virtual Tour', is: { at: 'Server 1.cards[0]' } }],
    });
  });

  it('EX-RR-42 no claim about a facedown card is checked, and none is told', () => {
    play({
      corp: { rd: ['Snare!', 'Enigma', 'Braintrust', 'Ice Wall', 'Chum'], hq: [] },
      runner: { grip: ['Indexing'], credits: 0 },
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      script: [
        runner('play', { card: 'Indexing' }),
        runner('choose', { for: 'Indexing', option: 'replace' }),
        runner('choose', {
          for: 'Indexing',
          cards: ['Braintrust', 'Snare!', 'Enigma', 'Ice Wall', 'Chum'],
        }),
        goTo('corp.2.2'),
        corp('draw'),
        corp('install', { card: 'Snare!', server: 'new' }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Braintrust'] },
        { path: 'corp.servers["Server 1"].cards[0]', eq: { hidden: true }, view: 'runner' },
        { noFact: { type: 'accessed' } },
      ],
    });
  });
});
