import { said } from './said';

const labels = {
  identity: 'Identity',
  opponentIdentity: 'Against the identity',
  player: 'Player',
  card: 'Card',
  side: 'Playing',
  since: 'From',
  until: 'To',
  cutMinutes: 'Minutes of a round of the cut',
};

describe('what the page says of a refusal', () => {
  it.each([
    ['identity is "Nois", which is no card', '“Identity” is "Nois", which is no card.'],
    [
      'player is "identity is": nobody of that name played a game that you may look at',
      '“Player” is "identity is": nobody of that name played a game that you may look at.',
    ],
    [
      'identity and opponentIdentity are of the same side',
      '“Identity” and “Against the identity” are of the same side.',
    ],
    [
      '`until` is not after `since`: nothing was recorded from the one on and before the other',
      '“To” is not after “From”: nothing was recorded from the one on and before the other.',
    ],
    [
      'side is the corp, and nobody is named who may have played it',
      '“Playing” is the Corp, and nobody is named who may have played it.',
    ],
    ['$player holds a control character', '“Player” holds a control character.'],
    [
      'Variable "$settings" got invalid value 99999999999 at "settings.cutMinutes"; Int cannot represent non 32-bit signed integer value: 99999999999',
      '“Minutes of a round of the cut” cannot be 99999999999: Int cannot represent non 32-bit signed integer value: 99999999999.',
    ],
    ['nobody plays against themselves', 'Nobody plays against themselves.'],
    ['card is none that the runner plays', '“Card” is none that the Runner plays.'],
    ['A name is short.', 'A name is short.'],
    ['hindsight holds the cards of both players', 'Hindsight holds the cards of both players.'],
    ['tournament is "x", which is none', 'Tournament is "x", which is none.'],
  ])('of %j is %j', (message, sentence) => {
    expect(said(message, labels)).toBe(sentence);
  });
});
