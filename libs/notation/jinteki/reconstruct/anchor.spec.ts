import { rulesByPool } from '#cards/rules-by-pool';
import { runnerChooses, runnerUses } from '#cards/sketch/steps';
import { unknownCodes, withUnknown } from '#cards/unknown';
import type { Card, State } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { JsonObject } from '../json';
import { anchor } from './anchor';
import { DeckModel } from './deck-model';
import { type Features, nameOf } from './features';
import { ourFeatures } from './ours';
import { theirFeatures } from './theirs';
import { Titles } from './titles';

const { pool } = rulesByPool.covering(['Personal Workshop', 'Awakening Center', 'DJ Fenris']);
const titles = new Titles(pool);

function before(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        servers: {
          HQ: { ice: ['Enigma', 'Ice Wall'] },
          'Server 1': { cards: ['Awakening Center'] },
        },
        hq: ['Eli 1.0'],
      },
      runner: { rig: { resources: ['Personal Workshop'] }, grip: ['Corroder'] },
      script: [],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const corps = (title: string, more: JsonObject = {}): JsonObject => ({
  title,
  side: 'Corp',
  ...more,
});
const runners = (title: string, more: JsonObject = {}): JsonObject => ({
  title,
  side: 'Runner',
  ...more,
});

interface Table {
  readonly hq?: readonly JsonObject[];
  readonly archives?: readonly JsonObject[];
  readonly ice?: readonly JsonObject[];
  readonly root?: readonly JsonObject[];
  readonly resources?: readonly JsonObject[];
  readonly corpCredits?: number;
  /** On the Runner's identity. */
  readonly hosted?: readonly JsonObject[];
  readonly identity?: string;
}

/** Their position, as far as an anchor reads it. */
const theirs = ({
  hq = [],
  archives = [],
  ice = [],
  root = [],
  resources = [],
  corpCredits = 0,
  hosted = [],
  identity = 'Gabriel Santiago: Consummate Professional',
}: Table): JsonObject => ({
  turn: 3,
  'active-player': 'runner',
  corp: {
    credit: corpCredits,
    hand: hq,
    discard: archives,
    servers: { hq: { ices: ice, content: [] }, remote1: { ices: [], content: root } },
  },
  runner: {
    click: 2,
    identity: runners(identity, { hosted }),
    rig: { resource: resources },
  },
});

function anchored(table: Table): State {
  const decks = { corp: new DeckModel(), runner: new DeckModel() };
  const there = anchor(pool, titles, before(), theirs(table), decks, 0);
  if (there === null) throw new Error('it was not taken over');
  return there.state;
}

const titleIn = (def: number): string => pool.definitions[def]?.value.title ?? '';
const titleOf = (card: Card | undefined): string =>
  pool.definitions[card?.def ?? -1]?.value.title ?? '';
const cardOf = (state: State, title: string): Card | undefined =>
  state.cards.find(
    (card) => titleOf(card) === title && card.zone !== 'rd' && card.zone !== 'stack',
  );

describe('a position of theirs that is taken over', () => {
  it('has ice in the order in which it lies there, whatever changed places', () => {
    const swapped = anchored({ ice: [corps('Ice Wall'), corps('Eli 1.0'), corps('Enigma')] });
    const [hq] = swapped.servers;
    expect(hq?.ice.map((id) => titleOf(swapped.cards[id]))).toEqual([
      'Ice Wall',
      'Eli 1.0',
      'Enigma',
    ]);
  });

  it('leaves what is only hosted uninstalled', () => {
    const workshop = (more: JsonObject): JsonObject[] => [
      runners('Personal Workshop', { installed: true, hosted: [runners('Corroder', more)] }),
    ];
    expect(cardOf(anchored({ resources: workshop({}) }), 'Corroder')?.zone).toBe('hosted');
    expect(cardOf(anchored({ resources: workshop({ installed: true }) }), 'Corroder')?.zone).toBe(
      'rig',
    );
  });

  it('leaves ice that a card of a root hosts facedown, and no card of the rig', () => {
    const root = [
      corps('Awakening Center', { rezzed: true, hosted: [corps('Eli 1.0', { installed: true })] }),
    ];
    const state = anchored({ root });
    expect(cardOf(state, 'Eli 1.0')).toMatchObject({ zone: 'hosted', faceup: false });
    expect(state.runner.rig).toEqual([]);
  });

  it('has an asset that a card of a root hosts in that root', () => {
    const hosted = [corps('PAD Campaign', { installed: true, type: 'Asset' })];
    const state = anchored({ root: [corps('Full Immersion RecStudio', { rezzed: true, hosted })] });
    expect(cardOf(state, 'PAD Campaign')).toMatchObject({
      ...{ zone: 'root', server: 'Server 1' },
      host: cardOf(state, 'Full Immersion RecStudio')?.id,
    });
  });

  it('has what an identity hosts there, and not in the deck', () => {
    const state = anchored({ hosted: [runners('Corroder')] });
    expect(cardOf(state, 'Corroder')).toMatchObject({
      zone: 'hosted',
      host: state.runner.identity,
    });
  });

  it('has an identity that a card brought on that card, and the deck as large as before', () => {
    const from = before();
    const fenris = runners('DJ Fenris', {
      hosted: [runners('Noise: Hacker Extraordinaire')],
    });
    const state = anchored({ resources: [fenris] });
    const host = cardOf(state, 'DJ Fenris');
    expect(cardOf(state, 'Noise: Hacker Extraordinaire')).toMatchObject({
      zone: 'hosted',
      host: host?.id,
    });
    const size = ({ runner: { rig, grip, stack } }: State): number =>
      rig.length + grip.length + stack.length;
    expect(size(state)).toBe(size(from));
  });

  it('has no identity on a card that theirs does not show there any more', () => {
    const fenris = (hosted: readonly JsonObject[]): Table => ({
      resources: [runners('DJ Fenris', { hosted })],
    });
    const decks = { corp: new DeckModel(), runner: new DeckModel() };
    const brought = anchored(fenris([runners('Noise: Hacker Extraordinaire')]));
    const there = anchor(pool, titles, brought, theirs(fenris([])), decks, 0)?.state;
    if (there === undefined) throw new Error('it was not taken over');
    expect(cardOf(there, 'Noise: Hacker Extraordinaire')?.zone).toBe('removed');
  });

  it('has the identity that the Runner changed to, and the one before in no deck', () => {
    const from = before();
    const changed = anchored({ identity: 'Noise: Hacker Extraordinaire' });
    expect(titleOf(changed.cards[changed.runner.identity])).toBe('Noise: Hacker Extraordinaire');
    expect(changed.removed).toEqual([from.runner.identity]);
    expect(changed.runner.stack).not.toContain(from.runner.identity);
    // Theirs shows nothing of it any more.
    const removed = [...ourFeatures(pool, changed, []).keys()].map((key) => nameOf(key, titleIn));
    expect(removed.filter((name) => name.includes('removed from the game'))).toEqual([]);
  });

  it('has a program on ice that was trashed under it', () => {
    const table = {
      archives: [
        corps('Enigma', { hosted: [runners('Corroder', { installed: true, strength: 2 })] }),
      ],
    };
    const state = anchored(table);
    expect(cardOf(state, 'Corroder')?.zone).toBe('rig');
    const inRig = (features: Features): number[] =>
      [...features.keys()].filter((key) => nameOf(key, titleIn).startsWith('Corroder in rig'));
    expect(inRig(theirFeatures(titles, theirs(table)))).toEqual(
      inRig(ourFeatures(pool, state, [])),
    );
  });

  it('takes an unseen card for a copy more than was counted', () => {
    const state = anchored({ ice: [corps('Enigma'), corps('Enigma')] });
    const [hq] = state.servers;
    expect(hq?.ice.map((id) => titleOf(state.cards[id]))).toEqual(['Enigma', 'Enigma']);
  });

  it('has an agenda faceup that was installed so', () => {
    const state = anchored({ root: [corps('Eli 1.0', { type: 'Agenda', seen: true })] });
    expect(cardOf(state, 'Eli 1.0')?.faceup).toBe(true);
  });

  it('has no effect left that lasted until the end of an earlier turn', () => {
    const wu = 'Kabonesa Wu: Netspace Thrillseeker';
    const { pool: wider } = rulesByPool.covering([wu]);
    const script = [runnerUses(wu, 0), runnerChooses(wu, { cards: ['Corroder'] })];
    const runner = { identity: wu, stack: ['Infiltration', 'Corroder'] };
    const sketch = {
      turn: runnerTurn,
      corp: {},
      runner,
      script,
      policy: { random: 'first' },
    } as const;
    const from = playScenario(sketch, wider).end?.state;
    if (from === undefined) throw new Error('it was not played');
    const decks = { corp: new DeckModel(), runner: new DeckModel() };
    const there = anchor(wider, new Titles(wider), from, theirs({}), decks, 0);
    expect([from.lasting.length, there?.state.lasting]).toEqual([1, []]);
  });

  it('takes what is going to come from a deck for one of the cards there that nobody saw', () => {
    const { pool: wider } = withUnknown(rulesByPool.covering(['Awakening Center']));
    const from = before();
    const unseen = wider.byCode.get(unknownCodes.corp)?.index ?? 0;
    for (const id of from.corp.rd) {
      const card = from.cards[id];
      if (card !== undefined) from.cards[id] = { ...card, def: unseen };
    }
    const decks = { corp: new DeckModel(), runner: new DeckModel() };
    decks.corp.shuffle(0, new Map());
    decks.corp.leave([titles.ofTitle('Hedge Fund') ?? 0], 9);
    const state = anchor(wider, new Titles(wider), from, theirs({}), decks, 0)?.state;
    expect(state?.corp.rd.map((id) => titleOf(state.cards[id]))[0]).toBe('Hedge Fund');
  });

  it('lets that be done next which may be done between two actions', () => {
    const state = anchored({ ice: [], root: [corps('Awakening Center')], corpCredits: 3 });
    expect(state.prompt).toMatchObject({ kind: 'window', for: 'corp' });
  });

  it('may have fewer counters on a card than none', () => {
    const state = anchored({ ice: [corps('Enigma', { 'advance-counter': -1 })] });
    expect(cardOf(state, 'Enigma')?.advancement).toBe(-1);
  });
});
