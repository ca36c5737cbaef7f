import type { CardView, Legal, Position } from '../game/position';
import { choicesOf, hasTwins } from './choices';

const card = (handle: string, name: string, more: Partial<CardView> = {}): CardView => ({
  ...{ card: name, handle, advancement: 0, counters: {}, hosted: [] },
  ...more,
});

const seat = {
  ...{ identity: card('i', 'Identity'), credits: 5, clicks: 3, handSize: 5, agendaPoints: 0 },
  score: [],
};

const position: Position = {
  turn: { number: 1, side: 'corp', clicks: 3, at: 'action' },
  corp: {
    ...{ ...seat, badPublicity: 0, rd: [], archives: [] },
    hq: [card('h1', 'Tollbooth'), card('h2', 'Tollbooth')],
    servers: [
      { name: 'HQ', ice: [card('s1', 'Ice Wall'), card('s2', 'Ice Wall')], cards: [] },
      { name: 'R&D', ice: [card('s3', 'Ice Wall')], cards: [] },
    ],
  },
  runner: {
    ...{ ...seat, runCredits: 0, tags: 0, brain: 0, link: 0, mu: { limit: 4, used: 2 } },
    ...{ grip: [], stack: [], heap: [] },
    rig: {
      programs: [
        card('p1', 'Parasite', { counters: { virus: 1 } }),
        card('p2', 'Parasite', { counters: { virus: 2 } }),
        card('p3', 'Corroder'),
        card('p4', 'Corroder'),
        card('p5', 'Scheherazade', { hosted: [card('p6', 'Datasucker')] }),
        card('p7', 'Djinn', { hosted: [card('p8', 'Datasucker')] }),
      ],
      ...{ hardware: [], resources: [], facedown: [] },
    },
  },
  ...{ play: [], aside: [], removed: [] },
  ...{ run: null, trace: null, access: null, prompt: null, outcome: null },
};

const legal = (text: string): Legal => ({ by: 'CORP', kind: 'USE', text, from: null, to: null });
const about = (handle: string, more: object = {}) => ({ card: { card: '', handle }, ...more });

function told(text: string, data: readonly unknown[]) {
  const all = data.map(() => legal(text));
  return choicesOf(all, data, position).map(({ index, apart }) => [index, apart]);
}

describe('what may be decided', () => {
  it('is told once where copies in a hand, or any that look the same, come to the same', () => {
    expect(told('The Corp installs Tollbooth protecting HQ.', [about('h1'), about('h2')])).toEqual([
      [0, null],
    ]);
    expect(told('The Runner uses Corroder.', [about('p3'), about('p4')])).toEqual([[0, null]]);
  });

  it('is told apart by where the card lies', () =>
    expect(told('The Corp rezzes Ice Wall.', [about('s1'), about('s2'), about('s3')])).toEqual([
      [0, 'ice 1 of HQ from the inside'],
      [1, 'ice 2 of HQ from the inside'],
      [2, 'ice 1 of R&D from the inside'],
    ]));

  it('is told apart by the card it lies on', () =>
    expect(told('The Runner trashes Datasucker.', [about('p6'), about('p8')])).toEqual([
      [0, 'on Scheherazade'],
      [1, 'on Djinn'],
    ]));

  it('is told apart by its ability, and by a number where nothing else differs in words', () => {
    const uses = [about('p3', { ability: 0 }), about('p3', { ability: 1 })];
    expect(told('The Runner uses Corroder.', uses)).toEqual([
      [0, 'ability 1'],
      [1, 'ability 2'],
    ]);
    expect(told('The Runner trashes Parasite.', [about('p1'), about('p2')])).toEqual([
      [0, '1 of 2'],
      [1, '2 of 2'],
    ]);
  });

  it('is told as it is while no more is known of it', () => {
    const all = [legal('The Runner passes.'), legal('The Runner passes.')];
    expect(choicesOf(all, null, position)).toHaveLength(2);
    expect(hasTwins(all)).toBe(true);
    expect(hasTwins(all.slice(1))).toBe(false);
  });
});
