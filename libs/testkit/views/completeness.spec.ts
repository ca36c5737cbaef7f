import { coreRules } from '#cards/pool';
import { cloneState, type Card, type OwnCard, ownCard, type State, viewers } from '#rules';
import { playGame } from './interference/played';
import { position } from './scenes';

type Edit = (state: State) => boolean;

const aCard = (
  state: State,
  fits: (card: Card) => boolean,
  edit: (card: OwnCard) => void,
): boolean => {
  const card = state.cards.find(fits);
  if (card !== undefined) edit(ownCard(state, card.id));
  return card !== undefined;
};

const isInstalled = (card: Card): boolean => card.zone === 'ice' || card.zone === 'root';
const isUnrezzed = (card: Card): boolean => isInstalled(card) && !card.faceup;

/** Two of a row change places; false where there are not two that differ. */
function swapFirst(list: number[], state: State): boolean {
  const [one, other] = list;
  if (one === undefined || other === undefined) return false;
  if (state.cards[one]?.def === state.cards[other]?.def) return false;
  list[0] = other;
  list[1] = one;
  return true;
}

/** Changes of what lies open on the table: each must be seen by everybody. */
const edits: readonly (readonly [string, string, Edit])[] = [
  ['INFO-15', "the Corp's credits", (s) => (s.corp.credits += 1) > 0],
  ['INFO-15', "the Runner's credits", (s) => (s.runner.credits += 1) > 0],
  ['INFO-15', 'clicks', (s) => (s.runner.clicks += 1) > 0],
  ['INFO-15', 'tags', (s) => (s.runner.tags += 1) > 0],
  ['INFO-15', 'bad publicity', (s) => (s.corp.badPublicity += 1) > 0],
  ['INFO-15', 'brain damage', (s) => (s.runner.brain += 1) > 0],
  ['INFO-15', 'credits for a run', (s) => (s.runner.runCredits += 1) > 0],
  ['INFO-03', 'the number of cards in HQ', (s) => s.corp.hq.pop() !== undefined],
  ['INFO-04', 'the number of cards in R&D', (s) => s.corp.rd.pop() !== undefined],
  ['INFO-07', 'the number of cards in the stack', (s) => s.runner.stack.pop() !== undefined],
  ['INFO-08', 'the number of cards in the grip', (s) => s.runner.grip.pop() !== undefined],
  ['INFO-06', 'the number of cards in Archives', (s) => s.corp.archives.pop() !== undefined],
  ['INFO-09', 'the order of the heap', (s) => swapFirst(s.runner.heap, s)],
  [
    'INFO-12',
    'the score areas',
    (s) =>
      aCard(
        s,
        (card) => card.zone === 'rd',
        (card) => {
          card.zone = 'corp-score';
          s.corp.score.push(card.id);
        },
      ),
  ],
  [
    'INFO-14',
    'advancement on an unrezzed card',
    (s) => aCard(s, isUnrezzed, (card) => (card.advancement += 1)),
  ],
  [
    'INFO-14',
    'counters on a program',
    (s) =>
      aCard(
        s,
        (card) => card.zone === 'rig',
        (card) => (card.virus += 1),
      ),
  ],
  [
    'INFO-14',
    'credits on a card',
    (s) =>
      aCard(
        s,
        (card) => card.zone === 'rig',
        (card) => (card.credit += 1),
      ),
  ],
  [
    'INFO-10',
    'an unrezzed card, its server and place',
    (s) => s.servers.some((server) => (server.ice.pop() ?? server.root.pop()) !== undefined),
  ],
  [
    'INST-16',
    'the order of ice',
    (s) => s.servers.some((server) => server.ice.length > 1 && server.ice.reverse().length > 1),
  ],
  ['INFO-12', 'that a card is rezzed', (s) => aCard(s, isUnrezzed, (card) => (card.faceup = true))],
  [
    'INFO-05',
    'a card faceup in Archives',
    (s) =>
      aCard(
        s,
        (card) => card.zone === 'archives' && card.faceup,
        (card) => (card.faceup = false),
      ),
  ],
  [
    'INFO-30',
    'a choice with lasting meaning',
    (s) => {
      const target = s.cards.find(isInstalled);
      if (target === undefined) return false;
      return aCard(
        s,
        (card) => card.zone === 'rig',
        (card) => (card.chosen = target.id),
      );
    },
  ],
  [
    'INFO-26',
    'that a card is set aside',
    (s) => {
      const found = s.runner.stack.pop();
      if (found !== undefined) s.aside.push(found);
      return found !== undefined;
    },
  ],
];

const states = [1, 2, 3, 4, 5, 6].flatMap((game) =>
  playGame(coreRules, game).states.filter((_, i) => i % 25 === 0),
);

describe('INFO-02, TOURN-10: open information is complete', () => {
  it.each(edits)('%s: everybody sees %s', (_rule, _what, edit) => {
    let changed = 0;
    for (const state of states) {
      const other = cloneState(state);
      if (!edit(other)) continue;
      changed += 1;
      for (const viewer of viewers)
        expect(JSON.stringify(position(other, viewer))).not.toBe(
          JSON.stringify(position(state, viewer)),
        );
    }
    expect(changed).toBeGreaterThan(3);
  });
});
