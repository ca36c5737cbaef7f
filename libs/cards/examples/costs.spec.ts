import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playExample as play,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const musashi = {
  'Server 1': { cards: ['Obokata Protocol', { card: 'Ben Musashi', rezzed: true }] },
};
const sixCards = ["I've Had Worse", 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'];

describe('costs and the use of abilities', () => {
  it('EX-RR-05 what could change nothing cannot be played', () => {
    play({
      turn: { ...corpTurn, clicks: 2 },
      corp: { credits: 1, hq: ['Liquidation'], servers: { HQ: { ice: ['Ice Wall'] } } },
      script: [
        corp('play', {
          card: 'Liquidation',
          illegal: 'NO_EFFECT',
        }),
      ],
      expect: [{ path: 'corp.credits', eq: 1 }],
    });
  });

  const liquidation = (cards: readonly string[], credits: number): Sketch => ({
    turn: { ...corpTurn, clicks: 2 },
    corp: {
      // Argus gains nothing from a transaction.
      identity: 'Argus Security: Protection Guaranteed',
      credits: 1,
      hq: ['Liquidation'],
      servers: { HQ: { ice: [{ card: 'Ice Wall', rezzed: true }] } },
    },
    script: [corp('play', { card: 'Liquidation' }), corp('choose', { for: 'Liquidation', cards })],
    expect: [
      { path: 'corp.credits', eq: credits },
      { path: 'corp.clicks', eq: 0 },
      { card: 'Liquidation', is: { at: 'archives', faceup: true } },
    ],
  });

  it('EX-RR-06 any number of cards includes none', () => {
    play(liquidation([], 0));
    play(liquidation(['Ice Wall'], 3));
  });

  const geist = { identity: 'Armand "Geist" Walker: Tech Lord', rig: { hardware: ['Forger'] } };

  it('EX-RR-07 a trash ability is not used idly', () => {
    play({
      runner: geist,
      script: [
        runner('use', {
          card: 'Forger',
          ability: 1,
          at: 'runner.1.6',
          illegal: ['NO_EFFECT', 'WRONG_WINDOW'],
        }),
      ],
      expect: [{ card: 'Forger', is: { at: 'rig' } }],
    });
  });

  it('EX-RR-08 a boost outside of a run is a use like any other', () => {
    play({
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.5' },
      runner: {
        identity: 'Ele "Smoke" Scovak: Cynosure of the Net',
        rig: { programs: ['Switchblade'], resources: ['Net Mercur'] },
      },
      script: [
        runner('use', { card: 'Switchblade', ability: 'boost', at: 'runner.1.5' }),
        runner('gain-credit'),
      ],
      expect: [
        { card: 'Switchblade', is: { strength: 0 } },
        { card: 'Ele "Smoke" Scovak: Cynosure of the Net', is: { counters: { recurring: 0 } } },
        { card: 'Net Mercur', is: { counters: { credit: 0 } } },
      ],
    });
  });

  it('RECUR-03 the first stealth credit of a run is remembered by Net Mercur', () => {
    play({
      corp: {
        servers: { HQ: { ice: [{ card: 'Neural Katana', rezzed: true }] } },
        hq: ['Hedge Fund'],
      },
      runner: {
        identity: 'Ele "Smoke" Scovak: Cynosure of the Net',
        rig: {
          programs: ['Switchblade'],
          resources: [{ card: 'Net Mercur', counters: { credit: 1 } }],
        },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Switchblade',
          ability: 'boost',
          at: 'run.3.1',
          pay: { 'Net Mercur': 1 },
        }),
        runner('choose', { for: 'Net Mercur', option: 'place-credit' }),
        runner('use', {
          card: 'Switchblade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          pay: { 'Net Mercur': 1 },
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Net Mercur', is: { counters: { credit: 0 } } },
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.grip', count: 0 },
      ],
    });
  });

  it('EX-RR-26 an additional cost to steal may be declined', () => {
    const obokata = { servers: { 'Server 1': { cards: ['Obokata Protocol'] } } };
    const grip = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];
    play({
      corp: obokata,
      runner: { grip },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('decline-steal', { card: 'Obokata Protocol' }),
      ],
      expect: [
        { card: 'Obokata Protocol', is: { at: 'Server 1.cards[0]' } },
        { noFact: { type: 'damage-suffered' } },
      ],
    });
    play({
      corp: obokata,
      runner: { grip },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Obokata Protocol' }),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.agendaPoints', eq: 3 },
      ],
    });
  });

  it('EX-RR-27 several additional costs are paid as one, before what they set off', () => {
    play({
      turn: { side: 'corp', number: 2, clicks: 1, at: 'corp.2.2' },
      corp: { hq: ['Predictive Algorithm'], servers: musashi, credits: 0 },
      runner: {
        credits: 2,
        grip: sixCards,
        rig: { resources: ['Order of Sol'] },
        stack: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'],
      },
      policy: { random: 'first' },
      script: [
        corp('play', { card: 'Predictive Algorithm' }),
        goTo('runner.1.6'),
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Obokata Protocol' }),
        runner('steal', { card: 'Obokata Protocol', label: 'paid' }),
        runner('choose', { for: 'Order of Sol', option: 'resolve-first', cards: ['Order of Sol'] }),
        goTo('choice'),
      ],
      expect: [
        {
          facts: [
            { type: 'credits-spent', amount: 2 },
            { type: 'damage-suffered', amount: 4 },
            { type: 'damage-suffered', amount: 2 },
            { type: 'credits-gained', amount: 1 },
            { type: 'drew', amount: 3 },
            { type: 'stolen' },
          ],
          since: 'paid',
        },
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.grip', count: 3 },
        { card: 'Predictive Algorithm', is: { at: 'archives' } },
      ],
    });
  });

  it('EX-RR-27 with too few credits nothing is paid', () => {
    play({
      turn: { side: 'corp', number: 2, clicks: 1, at: 'corp.2.2' },
      corp: { hq: ['Predictive Algorithm'], servers: musashi, credits: 0 },
      runner: { credits: 1, grip: sixCards },
      policy: { random: 'first' },
      script: [
        corp('play', { card: 'Predictive Algorithm' }),
        goTo('runner.1.6'),
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Obokata Protocol' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'stolen' } }, { path: 'runner.grip', count: 6 }],
    });
  });

  it('EX-RR-28 the effect sees the tokens the trashed card had', () => {
    play({
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        archives: ['PAD Campaign', 'Wall of Static'],
        servers: {
          'Server 1': { cards: [{ card: 'Allele Repression', rezzed: true, advancement: 3 }] },
        },
      },
      script: [
        corp('use', { card: 'Allele Repression', ability: 1, at: 'corp.2.1' }),
        corp('choose', {
          for: 'Allele Repression',
          cards: [
            'Hedge Fund',
            'Allele Repression',
            'Enigma',
            'PAD Campaign',
            'Ice Wall',
            'Wall of Static',
          ],
        }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Allele Repression', 'PAD Campaign', 'Wall of Static'] },
        { path: 'corp.archives', eq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
        { card: 'Hedge Fund', is: { at: 'archives', faceup: false } },
      ],
    });
  });

  it('EX-RR-53 what one play yields pays for the next', () => {
    play({
      turn: corpTurn,
      corp: {
        identity: 'Argus Security: Protection Guaranteed',
        hq: ['Subcontract', 'Hedge Fund', 'Scorched Earth'],
        credits: 5,
      },
      runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        corp('play', { card: 'Subcontract' }),
        corp('choose', { for: 'Subcontract', cards: ['Hedge Fund', 'Scorched Earth'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'corp.clicks', eq: 2 },
        { path: 'runner.grip', count: 1 },
        { path: 'corp.archives', count: 3 },
      ],
    });
  });
});
