/** The steps of each procedure, in the order of its table: the places a frame can stand at. */
export interface FrameSteps {
  setup:
    | 'rd'
    | 'decks'
    | 'stack'
    | 'draw'
    | 'hands'
    | 'corp'
    | 'corp-done'
    | 'corp-draw'
    | 'runner'
    | 'runner-done'
    | 'runner-draw'
    | 'begin'
    | 'turn';
  shuffle: 'ask' | 'shuffled' | 'told';
  'corp-turn':
    | '1.1'
    | '1.2'
    | '1.3'
    | '1.4'
    | '1.5'
    | '2.1'
    | '2.1a'
    | '2.2'
    | '2.2a'
    | '2.2b'
    | '3.1'
    | '3.1a'
    | '3.1b'
    | '3.2'
    | '3.3'
    | '3.4'
    | 'over';
  'runner-turn':
    | '1.1'
    | '1.2'
    | '1.3'
    | '1.4'
    | '1.5'
    | '1.6'
    | '1.6a'
    | '1.6b'
    | '2.1'
    | '2.1a'
    | '2.1b'
    | '2.2'
    | '2.3'
    | '2.4'
    | '2.4a'
    | 'over';
  window: 'hold' | 'act';
  run:
    | '1'
    | '2'
    | '2.1'
    | '2.2'
    | '2.2a'
    | '2.2b'
    | '2.2c'
    | '2.2j'
    | '2.3'
    | '2.4'
    | '3'
    | '4'
    | '4a'
    | '5'
    | '5.1'
    | '5.2'
    | '5.2a'
    | '5.2b'
    | '5.2c'
    | '5.2j'
    | '5.3'
    | '5.4'
    | '5.4a'
    | '5.5'
    | '5.5a'
    | '5.6'
    | '6'
    | '7'
    | 'over';
  encounter: '3' | '3.1' | '3.1w' | '3.1a' | '3.2' | '3.2o' | '3.2a' | 'ended' | 'over';
  breach:
    'count' | 'allow' | 'removed' | 'allowed' | 'next' | 'priced' | 'paid' | 'chosen' | 'picked';
  access:
    '5.5.1' | '5.5.2' | '5.5.2a' | '5.5.2b' | '5.5.3' | '5.5.3a' | '5.5.3b' | '5.5.3c' | '5.5.4';
  install:
    | 'declare'
    | 'destined'
    | 'hosted'
    | 'lowering'
    | 'lowered'
    | 'trash'
    | 'trashing'
    | 'make-room'
    | 'position'
    | 'positioned'
    | 'x'
    | 'named'
    | 'pay'
    | 'place'
    | 'placed'
    | 'done-rez';
  play: 'x' | 'lowering' | 'lowered' | 'named' | 'pay' | 'place' | 'resolve' | 'resolved' | 'trash';
  rez: 'pay' | 'chosen' | 'due' | 'paid';
  advance: 'pay' | 'paid';
  'trash-resource': 'pay' | 'paid' | 'over';
  basic: 'pay' | 'paid';
  'make-run': 'pay' | 'paid' | 'over';
  use: 'way' | 'chosen' | 'x' | 'named' | 'pay' | 'paid' | 'resolved';
  pay: 'choose' | 'chosen' | 'split' | 'splitting' | 'commit' | 'shuffled' | 'gone' | 'refused';
  block: 'next' | 'answered' | 'returned';
  imminent:
    | 'open'
    | 'replace'
    | 'auto'
    | 'offered'
    | 'replaced'
    | 'hold'
    | 'act'
    | 'pick'
    | 'looked'
    | 'picked'
    | 'commit';
  reaction: 'next' | 'chosen' | 'offer' | 'decided' | 'paid' | 'imminent' | 'begin' | 'resolved';
  trace: 'began' | 'corp' | 'corp-paid' | 'runner' | 'runner-paid' | 'compare';
  memory: 'pick' | 'picked';
}
