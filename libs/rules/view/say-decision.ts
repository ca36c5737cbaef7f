import type { Actor } from '../state/side';
import type { CardName } from './card';
import type { DecisionView } from './decision';
import { cardWords, player, sentence } from './words';

const isName = (value: unknown): value is CardName =>
  typeof value === 'object' && value !== null && 'handle' in value;

/** A number, or the range of those that may be chosen. */
function amount(view: DecisionView, key: string): string {
  const { from, to } = view;
  if (typeof from === 'number' && typeof to === 'number')
    return from === to ? `${from}` : `${from} to ${to}`;
  return plain(view[key]);
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : 'something';

/** A number of a list that people count from 1. */
const ordinal = (value: unknown): string =>
  typeof value === 'number' ? `${value + 1}` : plain(value);

const credits = (view: DecisionView): string => {
  const text = amount(view, 'credits');
  return text === '1' ? '1 credit' : `${text} credits`;
};

function place(view: DecisionView): string {
  if (isName(view['host'])) return ` on ${cardWords(view['host'])}`;
  if (view['server'] === undefined) return '';
  const server = view['server'] === 'new' ? 'a new server' : plain(view['server']);
  return view['zone'] === 'ice' ? ` protecting ${server}` : ` in the root of ${server}`;
}

const installed = ({ card, zone }: DecisionView): string => {
  const unknown = zone === 'ice' ? 'a piece of ice' : 'a card';
  return card === undefined ? unknown : cardWords(card, unknown);
};

/** What the player does, as words that follow their name. */
function deed(view: DecisionView): string {
  const card = view.card === undefined ? 'a card' : cardWords(view.card);
  switch (view.do) {
    case 'keep':
      return 'keeps the hand';
    case 'mulligan':
      return 'takes a mulligan';
    case 'gain-credit':
      return 'clicks for 1 credit';
    case 'draw':
      return 'clicks to draw';
    case 'purge':
      return 'purges virus counters';
    case 'remove-tag':
      return 'removes a tag';
    case 'trash-resource':
      return `trashes ${card}`;
    case 'advance':
      return `advances ${card}`;
    case 'play':
      return `plays ${card}`;
    case 'install':
      return `installs ${installed(view)}${place(view)}`;
    case 'run':
      return `runs ${plain(view['server'])}`;
    case 'use':
      return `uses ${card}`;
    case 'rez':
      return `rezzes ${card}`;
    case 'score':
      return `scores ${card}`;
    case 'pass':
      return 'passes';
    case 'jack-out':
      return 'jacks out';
    case 'continue':
      return 'continues the run';
    case 'access':
      return `accesses ${card}`;
    case 'access-zone':
      return 'accesses the next card';
    case 'replace':
      return `uses ${card} in place of accessing`;
    case 'trash-accessed':
      return 'trashes the accessed card';
    case 'leave-accessed':
      return 'leaves the accessed card';
    case 'steal':
      return 'steals the agenda';
    case 'decline-steal':
      return 'does not steal the agenda';
    case 'discard':
      return `discards ${card}`;
    case 'pick':
      return `chooses ${card}`;
    case 'done':
      return 'chooses no more';
    case 'break':
      return `breaks subroutine ${ordinal(view['sub'])}`;
    case 'option':
      return `chooses ${plain(view['option'])}`;
    case 'server':
      return view['server'] === 'new' ? 'chooses a new server' : `chooses ${plain(view['server'])}`;
    case 'first':
      return `resolves ability ${ordinal(view['ability'])} first`;
    case 'number':
      return `chooses ${amount(view, 'number')}`;
    case 'bid':
      return `spends ${credits(view)} on the trace`;
    case 'pay':
      return `pays ${credits(view)} from there`;
    case 'random':
      return `picks ${card}`;
    case 'shuffle':
      return 'shuffles the deck';
    case 'concede':
      return 'concedes';
  }
}

const subject = (by: Actor): string => (by === 'chance' ? 'chance' : player(by));

/** An English sentence for a decision as a viewer saw it, or could make it. */
export const sayDecision = (view: DecisionView): string =>
  sentence(`${subject(view.by)} ${deed(view)}`);
