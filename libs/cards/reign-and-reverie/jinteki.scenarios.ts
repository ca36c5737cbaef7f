import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  runnerDoes,
  runnerDoes as runner,
  run,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  Jumon: {
    'puts two tokens on a card in a server at the end of each turn of the Corp': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        score: ['Jumon'],
        servers: {
          HQ: { ice: ['Ice Wall'] },
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corp('gain-credit'),
        goTo('choice', {
          expect: [{ notLegal: [{ by: 'corp', do: 'choose', for: 'Jumon', cards: ['Ice Wall'] }] }],
        }),
        corpChooses('Jumon', { cards: ['PAD Campaign'] }),
        goTo('runner.1.6'),
      ],
      expect: [{ card: 'PAD Campaign', is: { advancement: 2 } }],
    },
    'does nothing for the Runner, nor as the Runner ends a turn': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { score: ['Jumon'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'PAD Campaign', is: { advancement: 0 } }],
    },
  },
  'API-S Keeper Isobel': {
    'may trade a token of a card for three credits': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          HQ: { ice: [{ card: 'Ice Wall', advancement: 1 }] },
          'Server 1': { cards: [rezzed('API-S Keeper Isobel')] },
          'Server 2': { cards: [{ card: 'Priority Requisition', advancement: 2 }] },
        },
      },
      script: [
        runner('gain-credit'),
        corpChooses('API-S Keeper Isobel', { option: 'yes' }),
        corpChooses('API-S Keeper Isobel', { cards: ['Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'Ice Wall', is: { advancement: 0 } },
      ],
    },
    'gains nothing without a token': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall'] },
          'Server 1': { cards: [rezzed('API-S Keeper Isobel')] },
        },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Saraswati Mnemonics: Endless Exploration': {
    'installs a card in a remote with a token, not to be scored or rezzed this turn': {
      turn: corpTurn,
      corp: {
        identity: 'Saraswati Mnemonics: Endless Exploration',
        hq: ['PAD Campaign', 'Hostile Takeover'],
      },
      script: [
        corpUses('Saraswati Mnemonics: Endless Exploration', 0),
        corpChooses('Saraswati Mnemonics: Endless Exploration', { cards: ['PAD Campaign'] }),
        corpDoes('rez', { card: 'PAD Campaign', illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'] }),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', advancement: 1 } },
        { path: 'corp.credits', eq: 4 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'installs no ice, which protects a server and is not in it': {
      turn: corpTurn,
      corp: {
        identity: 'Saraswati Mnemonics: Endless Exploration',
        hq: ['Enigma', 'PAD Campaign', 'Hostile Takeover'],
      },
      script: [
        corpUses('Saraswati Mnemonics: Endless Exploration', 0),
        corpChooses('Saraswati Mnemonics: Endless Exploration', {
          cards: ['Enigma'],
          illegal: 'BAD_TARGET',
        }),
        corpChooses('Saraswati Mnemonics: Endless Exploration', { cards: ['Hostile Takeover'] }),
      ],
      expect: [{ card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]', advancement: 1 } }],
    },
    'forbids no rez in the Corp’s next turn': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'Saraswati Mnemonics: Endless Exploration',
        hq: ['PAD Campaign'],
      },
      script: [
        corpUses('Saraswati Mnemonics: Endless Exploration', 0),
        goTo('runner.1.6'),
        runnerDoes('gain-credit'),
        runnerDoes('gain-credit'),
        runnerDoes('gain-credit'),
        runnerDoes('gain-credit'),
        corpDoes('rez', { card: 'PAD Campaign', at: 'corp.2.1' }),
      ],
      expect: [{ card: 'PAD Campaign', is: { rezzed: true } }],
    },
  },
  Daruma: {
    'swaps a card of the server with one of HQ, which lies there unrezzed': {
      rules: ['SWAP-01', 'SWAP-02', 'SWAP-04'],
      corp: {
        hq: ['Snare!', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Daruma'), 'Hostile Takeover'] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Mimic', 'Medium'] },
      script: [run('Server 1'), corpChooses('Daruma', { option: 'yes' }), goTo('run.5.3')],
      expect: [
        { card: 'Snare!', is: { at: 'Server 1.cards[0]', rezzed: false } },
        { card: 'Hostile Takeover', is: { at: 'hq' } },
        { card: 'Daruma', is: { at: 'archives' } },
        { view: 'runner', mustNotContain: ['Hostile Takeover', 'Snare!', 'Hedge Fund'] },
      ],
    },
    'swaps it with a card of another remote, each as it was': {
      rules: ['SWAP-01', 'SWAP-04'],
      corp: {
        servers: {
          'Server 1': {
            cards: [rezzed('Daruma'), { card: 'Hostile Takeover', advancement: 2 }],
          },
          'Server 2': { cards: [rezzed('PAD Campaign')] },
        },
      },
      script: [run('Server 1'), corpChooses('Daruma', { option: 'yes' }), goTo('run.5.3')],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'Server 2.cards[0]', advancement: 2 } },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', rezzed: true } },
      ],
    },
    'brings no agenda or asset into the root of a central': {
      rules: ['SWAP-04', 'TYPE-03'],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'R&D': { cards: ['Akitaro Watanabe'] },
          'Server 1': { cards: [rezzed('Daruma'), 'Hostile Takeover'] },
        },
      },
      script: [run('Server 1'), goTo('run.5.3')],
      expect: [
        { card: 'Daruma', is: { at: 'Server 1.cards[0]' } },
        { noFact: { type: 'swapped' } },
      ],
    },
    'brings no second agenda or asset into a remote': {
      rules: ['SWAP-04', 'SRV-06'],
      corp: {
        hq: ['PAD Campaign'],
        servers: {
          'Server 1': { cards: [rezzed('Daruma'), 'Hostile Takeover', 'Akitaro Watanabe'] },
        },
      },
      script: [
        run('Server 1'),
        corpChooses('Daruma', { option: 'yes' }),
        corpChooses('Daruma', { cards: ['Akitaro Watanabe'] }),
        corpChooses('Daruma', { cards: ['PAD Campaign'], illegal: ['BAD_TARGET', 'WRONG_COUNT'] }),
      ],
    },
    'swaps no operation or ice of HQ, nor itself': {
      corp: {
        hq: ['Hedge Fund', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Daruma'), 'Hostile Takeover'] } },
      },
      script: [run('Server 1'), goTo('run.5.3')],
      expect: [{ card: 'Daruma', is: { at: 'Server 1.cards[0]' } }],
    },
    'may be left alone': {
      corp: {
        hq: ['Snare!'],
        servers: { 'Server 1': { cards: [rezzed('Daruma'), 'Hostile Takeover'] } },
      },
      script: [run('Server 1'), corpChooses('Daruma', { option: 'no' }), goTo('run.5.3')],
      expect: [{ card: 'Hostile Takeover', is: { at: 'Server 1.cards[1]' } }],
    },
  },
};
