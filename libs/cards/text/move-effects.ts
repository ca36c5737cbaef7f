import { type Deck, type Effect, type Side } from '#rules';
import { figureOf } from './amount';
import { counterNoun } from './counter';
import { list, plural } from './english';
import { noun, placed, sayTarget } from './filter';
import { placeNames } from './place';
import { type Sayings } from './table';
import { deckName, handOf, whose, type Clause } from './voice';
import { act, topOf } from './effect-words';

const ownerOf = (deck: Deck): Side => (deck === 'rd' ? 'corp' : 'runner');

/** How it reads that cards go from place to place. */
export const moveWords = {
  trash: ({ cards, by, unpreventable }, v) => {
    const sure = unpreventable === true ? ', which cannot be prevented' : '';
    if (typeof cards !== 'object' || !('top' in cards))
      return { who: by ?? v.actor, does: `trash ${sayTarget(cards, v)}${sure}` };
    return {
      who: by ?? ownerOf(cards.top),
      does:
        typeof cards.amount === 'object' && cards.amount.of === 'every'
          ? `trash the top card of ${deckName(v, cards.top)} ${figureOf(cards.amount, v).tail}`
          : `trash ${topOf(cards.amount, v)} of ${deckName(v, cards.top)}`,
    };
  },
  discard: ({ cards, by }, v) => ({ who: by, does: `discard ${sayTarget(cards, v)}` }),
  'remove-from-game': ({ cards }, v) => act(v, `remove ${sayTarget(cards, v)} from the game`),
  move: (effect, v) => {
    const { cards, to } = effect;
    if (typeof cards === 'object' && 'top' in cards)
      return act(v, `add ${topOf(cards.amount, v)} of ${deckName(v, cards.top)} to its ${to}`);
    const owner =
      cards === 'that'
        ? v.thats
        : typeof cards === 'object' && 'named' in cards
          ? v.named.get(cards.named)?.owner
          : cards === 'encountered'
            ? 'corp'
            : undefined;
    const deck = (owner ?? v.me) === 'corp' ? 'rd' : 'stack';
    const where = {
      hand: `to ${handOf(v, owner)}`,
      top: `to the top of ${deckName(v, deck)}`,
      bottom: `to the bottom of ${deckName(v, deck)}`,
      heap: `to ${placeNames.heap(v)}`,
      'corp-score': `to ${whose(v, 'corp')} score area`,
      'runner-score': `to ${whose(v, 'runner')} score area`,
    }[to];
    return act(v, `add ${sayTarget(cards, v)} ${where}`);
  },
  swap: ({ cards, with: other, keeps, runFollows, shown }, v) => {
    const one = sayTarget(cards, v);
    const two = other === undefined ? one : sayTarget(other, v);
    const comes =
      typeof other === 'object' && 'named' in other ? v.named.get(other.named) : undefined;
    const which = [
      ...(comes?.inHand === true && comes.owner === 'corp' ? ['is installed unrezzed'] : []),
      ...(keeps === undefined ? [] : [`keeps all ${plural(counterNoun[keeps])}`]),
    ];
    const kept =
      runFollows === true
        ? ', and the run goes on from there'
        : shown === true
          ? '; what comes to Archives lies faceup'
          : which.length === 0
            ? ''
            : `, which ${list(which, 'and')}`;
    return act(v, one === two ? 'swap those two cards' : `swap ${one} with ${two}${kept}`);
  },
  'arrange-ice': ({ ice }, v) =>
    act(
      v,
      `put all ${noun(placed(ice), v).many} in any order${ice.server === undefined ? ', with as many protecting each server as before' : ''}`,
    ),
  'move-root': ({ card }, v) => act(v, `move ${sayTarget(card, v)} to that server`),
  'move-ice': ({ ice, to }, v) =>
    act(
      v,
      to === 'innermost'
        ? `move ${sayTarget(ice, v)} to the innermost position protecting the attacked server`
        : `move ${sayTarget(ice, v)} to the outermost position protecting that server${v.asAction === true ? '' : ', and the run with it'}`,
    ),
} satisfies Partial<Sayings<Effect, 'do', Clause>>;
