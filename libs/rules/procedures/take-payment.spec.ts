import { poolNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import type { Work } from '../machine/work';
import { free } from '../query/bill';
import { cardOf } from '../query/card';
import { workOn } from '../query/work-on';
import type { CardId } from '../state/card-id';
import type { PayVars } from '../state/frame';
import type { Bill } from '../state/bill';
import { given, takeAll } from './take-payment';

const pool = poolNamed('all');
const loaded = loadPosition(pool, {
  turn: { side: 'runner', number: 9, clicks: 3, at: 'runner.1.6' },
  corp: {
    ...{ identity: 'Weyland Consortium: Building a Better World', credits: 5 },
    ...{ hq: ['Hedge Fund'], rd: ['Enigma', 'Ice Wall', 'Shadow'] },
    score: ['Hostile Takeover', 'Priority Requisition'],
  },
  runner: {
    ...{ identity: 'Noise: Hacker Extraordinaire', credits: 5, tags: 3 },
    ...{ grip: ['Corroder', 'Diesel'], stack: ['Sure Gamble', 'Easy Mark'] },
    rig: {
      programs: [{ card: 'Datasucker', counters: { virus: 3 } }, 'Ninja'],
      hardware: [{ card: 'Cyberfeeder', counters: { recurring: 1 } }],
      resources: [{ card: 'Armitage Codebusting', counters: { credit: 12 } }],
    },
  },
});
if (!loaded.ok) throw new Error(loaded.message);
const { state: start } = loaded;

function named({ state }: Work, title: string): CardId {
  const found = state.cards.find(({ def }) => pool.definitions[def]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

/** What is paid of a bill for Ninja, and what of it can still be prevented. */
function paid(bill: Partial<Bill>, more: (g: Work) => Partial<PayVars> = () => ({})) {
  const g = workOn(pool, structuredClone(start), []);
  g.state.runner.runCredits = 2;
  const v: PayVars = {
    ...{ side: 'runner', card: named(g, 'Ninja'), payFor: 'using', bill: { ...free, ...bill } },
    ...{ forfeits: [], trashes: [], waiting: [], split: [] },
    ...more(g),
  };
  const items = takeAll(g, v);
  return { g, v, items, facts: (g.facts ?? []).map(({ type }) => type) };
}

const zoneOf = (g: Work, title: string) => cardOf(g, named(g, title)).zone;

describe('credits of a payment', () => {
  it('come from the pool alone where nothing else was chosen', () => {
    const { g, items, facts } = paid({ credits: 4 });
    expect([g.state.runner.credits, items, facts]).toEqual([1, [], ['credits-spent']]);
    expect(g.facts).toMatchObject([
      { side: 'runner', amount: 4, from: { pool: 4, run: 0, cards: [] } },
    ]);
  });

  it('come from cards, recurring ones first, from the run and the rest from the pool', () => {
    const { g, v } = paid({ credits: 7 }, (there) => ({
      split: [
        { source: named(there, 'Cyberfeeder'), credits: 1 },
        { source: named(there, 'Armitage Codebusting'), credits: 2 },
        { source: named(there, 'Datasucker'), credits: 0 },
        { source: 'run-credits', credits: 1 },
      ],
    }));
    const [feeder, stock] = ['Cyberfeeder', 'Armitage Codebusting'].map((one) => named(g, one));
    expect(given(v)).toBe(4);
    const { credits, runCredits } = g.state.runner;
    expect([credits, runCredits]).toEqual([2, 1]);
    expect(g.state.cards[feeder ?? 0]).toMatchObject({ recurring: 0, credit: 0 });
    expect(g.state.cards[stock ?? 0]).toMatchObject({ recurring: 0, credit: 10 });
    const cards = [
      { card: { card: feeder }, credits: 1 },
      { card: { card: stock }, credits: 2 },
    ];
    expect(g.facts).toMatchObject([
      { type: 'credits-spent', side: 'runner', amount: 7, from: { pool: 3, run: 1, cards } },
      { type: 'card-credits-spent', side: 'runner', amount: 1, card: { card: feeder } },
      { type: 'card-credits-spent', side: 'runner', amount: 2, card: { card: stock } },
    ]);
  });

  it('leave a pool that is told to be empty, where it paid', () => {
    expect(paid({ credits: 5 }).facts).toEqual(['credits-spent', 'pool-empty']);
    const { facts } = paid({ credits: 1 }, (there) => {
      there.state.runner.credits = 0;
      return { split: [{ source: 'run-credits', credits: 1 }] };
    });
    expect(facts).toEqual(['credits-spent']);
  });

  it('are none that there are not', () => {
    expect(() => paid({ credits: 6 })).toThrow('more credits were spent than there were');
    expect(paid({}).facts).toEqual([]);
  });

  it('are the Corp’s where the Corp pays', () => {
    const { g } = paid({ credits: 2 }, () => ({ side: 'corp' }));
    expect([g.state.corp.credits, g.state.runner.credits]).toEqual([3, 5]);
  });
});

describe('what else a payment takes', () => {
  it('are clicks, tags and counters of the card, or of others that were chosen', () => {
    const { g, items } = paid(
      { clicks: 2, tags: 2, counters: { kind: 'virus', amount: 2 } },
      (there) => ({ card: named(there, 'Datasucker') }),
    );
    const { clicks, tags } = g.state.runner;
    expect([clicks, tags, cardOf(g, named(g, 'Datasucker')).virus, items]).toEqual([1, 1, 1, []]);
    const drained = paid({ counters: { kind: 'virus', amount: 2 } }, (there) => ({
      drained: [named(there, 'Datasucker'), named(there, 'Datasucker')],
    }));
    expect(cardOf(drained.g, named(drained.g, 'Datasucker')).virus).toBe(1);
    expect(cardOf(drained.g, named(drained.g, 'Ninja')).virus).toBe(0);
  });

  it('are agendas, those that were chosen or the one that it is paid for', () => {
    const chosen = paid({ forfeit: 1 }, (there) => ({
      side: 'corp',
      forfeits: [named(there, 'Hostile Takeover')],
    }));
    expect(chosen.g.state.corp.score).toEqual([named(chosen.g, 'Priority Requisition')]);
    const own = paid({ forfeitThis: true }, (there) => ({
      side: 'corp',
      card: named(there, 'Priority Requisition'),
    }));
    expect(own.g.state.corp.score).toEqual([named(own.g, 'Hostile Takeover')]);
    expect(own.facts).toContain('forfeited');
  });

  it('is the card itself, out of the game or back in the hand', () => {
    expect(zoneOf(paid({ removeThis: true }).g, 'Ninja')).toBe('removed');
    expect(zoneOf(paid({ returnThis: true }).g, 'Ninja')).toBe('grip');
  });

  it('are cards that go out of the game or under a deck: those chosen, or all', () => {
    const grip = { in: 'grip' } as const;
    const removed = paid({ put: { cards: grip, amount: 1, to: 'removed' } }, (there) => ({
      puts: [named(there, 'Diesel')],
    }));
    expect(['Diesel', 'Corroder'].map((one) => zoneOf(removed.g, one))).toEqual([
      'removed',
      'grip',
    ]);
    const all = paid({ put: { cards: grip, amount: 'all', to: 'bottom' } });
    expect(all.g.state.runner.grip).toEqual([]);
    expect(all.g.state.runner.stack).toHaveLength(4);
    expect(all.g.state.runner.stack[0]).toBe(named(all.g, 'Sure Gamble'));
    const none = paid({ put: { cards: grip, amount: 1, to: 'removed' } });
    expect(none.g.state.runner.grip).toHaveLength(2);
  });
});

describe('what of a payment can be prevented', () => {
  it('comes last and together: damage, tags, bad publicity and cards', () => {
    const { g, items } = paid(
      {
        ...{ credits: 1, takeTags: 2, takeBadPublicity: 1, trashThis: true },
        ...{ damage: [{ kind: 'net', amount: 2 }], trashTop: { of: 'stack', cards: 1 } },
        trashAll: { in: 'hq' },
      },
      (there) => ({
        trashes: [named(there, 'Corroder')],
        drawn: [named(there, 'Diesel')],
      }),
    );
    const cards = ['Ninja', 'Corroder', 'Diesel', 'Hedge Fund', 'Sure Gamble'];
    expect(items).toEqual([
      {
        ...{ what: 'damage', kind: 'net', amount: 2, prevented: 0 },
        ...{ done: false, preventable: true, picked: [] },
      },
      { what: 'tags', amount: 2, prevented: 0 },
      { what: 'bad-publicity', amount: 1, prevented: 0 },
      {
        ...{ what: 'trash', by: 'runner', preventable: true, prevented: 0 },
        cards: cards.map((one) => named(g, one)),
      },
    ]);
    // Nothing of that is done yet.
    expect(g.state.runner).toMatchObject({ credits: 4, tags: 3 });
    expect(zoneOf(g, 'Ninja')).toBe('rig');
  });

  it('is nothing where nothing of the kind is asked', () => {
    expect(paid({ tags: 1 }).items).toEqual([]);
  });

  it('are cards off the top of R&D', () => {
    const { g, items } = paid({ trashTop: { of: 'rd', cards: 2 } }, () => ({ side: 'corp' }));
    expect(items).toMatchObject([
      { by: 'corp', cards: [named(g, 'Enigma'), named(g, 'Ice Wall')] },
    ]);
  });
});
