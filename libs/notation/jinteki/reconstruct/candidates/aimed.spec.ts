import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, Decision, State } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { decided, entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import {
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Evidence } from '../evidence';
import { type Features, fieldKey, pileKey, spotBase } from '../features';
import { Goal } from '../goal';
import type { Trail } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { aimed } from './aimed';

const rules = rulesByPool.covering(['The Shadow Net', 'Mining Accident', 'Traffic Jam']);
const { pool } = rules;
const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { heap: ['Mining Accident', 'Traffic Jam'], rig: { resources: ['The Shadow Net'] } },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const cardOf = (title: string): CardId => {
  const found = state.cards.findIndex(({ def }) => pool.definitions[def]?.value.title === title);
  const card = [...state.runner.heap, ...state.runner.rig].find((id) => Number(id) === found);
  if (card === undefined) throw new Error(`${title} is not there`);
  return card;
};

const pick = (title: string): Decision => ({ do: 'pick', card: cardOf(title) });

/** What is tried of a choice of one event of the heap, or none, where this line tells what the card does. */
const tried = (what: string): readonly Decision[] =>
  aimed(
    pool,
    nodeAt(rules, state),
    cardOf('The Shadow Net'),
    goalFrom(0, entriesOf([], [`Bo uses The Shadow Net to ${what} from the heap.`])),
    [pick('Traffic Jam'), { do: 'done' }],
  );

describe('a card that is chosen for what another one does', () => {
  it('is the one that a line names', () => {
    expect(tried('play Traffic Jam')).toEqual([pick('Traffic Jam'), { do: 'done' }]);
  });

  it('is none where a line names one of the same pile that cannot be chosen', () => {
    expect(tried('play Mining Accident')).toEqual([{ do: 'done' }]);
  });
});

describe('one card that may be chosen, where theirs asks whether it is', () => {
  const asks = promptOf(['The Shadow Net', 'Add it?'], [], ['Yes', 'No'], 1);
  const list: readonly Decision[] = [pick('Traffic Jam'), { do: 'done' }];
  const answered = (...lines: readonly string[]): readonly Decision[] => {
    const shown = entriesOf([], lines).map((one, entry) => ({
      ...one,
      prompts: { corp: null, runner: entry === 0 ? asks : null },
    }));
    return aimed(pool, nodeAt(rules, state), cardOf('The Shadow Net'), goalFrom(0, shown), list);
  };

  it('is chosen where its question is closed as used, and is not where it is declined', () => {
    expect(answered('Bo uses The Shadow Net to add the top card to the bottom.')).toEqual([
      pick('Traffic Jam'),
    ]);
    expect(answered('Bo declines to use The Shadow Net.')).toEqual([{ do: 'done' }]);
  });
});

describe('a piece of ice that is chosen for what a card does', () => {
  const cortez = rulesByPool.covering(['Cortez Chip', 'Ice Wall', 'Enigma']);
  const { end: laid } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        archives: [{ card: 'Enigma', faceup: false }],
        servers: { HQ: { ice: ['Ice Wall'] } },
      },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [],
    },
    cortez.pool,
  );
  const [chip] = laid?.state.runner.rig ?? [];
  const [wall] = laid?.state.servers.find(({ name }) => name === 'HQ')?.ice ?? [];
  if (laid === null || chip === undefined || wall === undefined) throw new Error('it is not there');
  const list: readonly Decision[] = [{ do: 'pick', card: wall }];
  const triedWith = (what: string): readonly Decision[] =>
    aimed(
      cortez.pool,
      nodeAt(cortez, laid.state),
      chip,
      goalFrom(
        0,
        entriesOf(
          [],
          [
            `Bo uses Cortez Chip to increase the rez cost of ${what} by 2 [Credits] until the end of the turn.`,
          ],
        ),
      ),
      list,
    );

  it('is none where the line tells of a card that lies facedown in Archives', () => {
    expect(triedWith('ice protecting HQ at position 0')).toEqual(list);
    expect(triedWith('a card in Archives')).toEqual([]);
  });
});

describe('several cards that are chosen for what another one does', () => {
  const preemptive = rulesByPool.covering([
    'Preemptive Action',
    'Hedge Fund',
    'Ice Wall',
    'Enigma',
  ]);
  const { end: begun } = playScenario(
    {
      turn: corpTurn,
      corp: { hq: ['Preemptive Action'], archives: ['Hedge Fund', 'Ice Wall', 'Enigma', 'Enigma'] },
      script: [],
    },
    preemptive.pool,
  );
  const [card] = begun?.state.corp.hq ?? [];
  if (begun === null || card === undefined) throw new Error('it is not there');

  it('may be one that no line names, where those that one names are chosen', () => {
    const line = 'Al uses Preemptive Action to shuffle Hedge Fund and 1 unseen card into R&D.';
    const between = { after: 0, until: 1 };
    const played = decided(
      preemptive,
      nodeAt(preemptive, begun.state),
      { do: 'play', card },
      between,
    );
    const [fund] = begun.state.corp.archives;
    if (fund === undefined) throw new Error('nothing lies there');
    const node = decided(preemptive, played, { do: 'pick', card: fund }, between);
    const { prompt } = node.live.state;
    if (prompt?.kind !== 'pick') throw new Error('nothing is asked');
    const list = prompt.from.map((one): Decision => ({ do: 'pick', card: one }));
    const goal = goalFrom(0, entriesOf([], [line]));
    expect(aimed(preemptive.pool, node, card, goal, list)).toEqual(list);
  });
});

describe('cards that are put back on a deck in an order, which no line tells', () => {
  const relocating = rulesByPool.covering(['Hasty Relocation', 'Ice Wall', 'Enigma']);
  const { end: begun } = playScenario(
    { turn: corpTurn, corp: { hq: ['Hasty Relocation', 'Ice Wall', 'Enigma'] }, script: [] },
    relocating.pool,
  );
  const [source, ...others] = begun?.state.corp.hq ?? [];
  if (begun === null || source === undefined) throw new Error('it is not there');
  const list = others.map((card): Decision => ({ do: 'pick', card }));

  const asks = (message: string) =>
    entriesOf([], [], []).map((one, at) => ({
      ...one,
      prompts: {
        corp: at === 2 ? null : question(message),
        runner: null,
      },
    }));
  const question = (message: string) => ({
    ...{ message, kind: 'other', choices: ['Done', 'Start over'], selectable: [] },
    ...{ cardTitle: 'Hasty Relocation', cardCid: null, asking: 7 },
  });
  const triedAt = (message: string): readonly Decision[] =>
    aimed(
      relocating.pool,
      nodeAt(relocating, begun.state),
      source,
      goalFrom(1, asks(message)),
      list,
    );

  it('are chosen where theirs shows the order', () => {
    expect(triedAt('The top cards of R&D will be Enigma and Ice Wall')).toEqual(list);
  });

  it('are not where it shows none', () => {
    expect(triedAt('Choose a card to move next onto R&D')).toEqual([]);
  });
});

it('is the one whose place is asked first, whatever was taken back for it before', () => {
  const replanting = rulesByPool.covering(['Replanting', 'Ice Wall', 'PAD Campaign', 'Enigma']);
  const { end: begun } = playScenario(
    {
      turn: corpTurn,
      corp: {
        credits: 5,
        hq: ['Replanting', 'PAD Campaign', 'Enigma'],
        servers: { HQ: { ice: ['Ice Wall'] }, 'R&D': { ice: ['Enigma'] } },
      },
      script: [],
    },
    replanting.pool,
  );
  const [card, campaign] = begun?.state.corp.hq ?? [];
  const ice = begun?.state.servers.find(({ name }) => name === 'HQ')?.ice[0];
  if (begun === null || card === undefined || ice === undefined || campaign === undefined)
    throw new Error('it is not there');
  const between = { after: 0, until: 1 };
  const played = decided(
    replanting,
    nodeAt(replanting, begun.state),
    { do: 'play', card },
    between,
  );
  const node = decided(replanting, played, { do: 'pick', card: ice }, between);
  const { prompt } = node.live.state;
  if (prompt?.kind !== 'pick') throw new Error('nothing is asked');
  const list = prompt.from.map((one): Decision => ({ do: 'pick', card: one }));
  const asked = ['PAD Campaign', 'Ice Wall'].map((title, at) =>
    promptOf([title, `Choose a location to install ${title}`], [], [], at),
  );
  const shown = [
    ...entriesOf([]),
    ...entriesOf([], []).map((one, at): Shown => ({
      ...one,
      // Each is installed before the next is asked about.
      features: new Map([[1, at]]),
      prompts: { corp: asked[at] ?? null, runner: null },
    })),
  ];
  const goal = goalFrom(0, shown);
  expect(aimed(replanting.pool, node, card, goal, list)).toEqual([{ do: 'pick', card: campaign }]);
});

it('is none where a line names in place of what is faceup what our rules do not offer', () => {
  const mumbad = rulesByPool.covering(['Mumbad Construction Co.', 'Easy Mark', 'PAD Campaign']);
  const { end: begun } = playScenario(
    {
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Mumbad Construction Co.')] },
          'Server 2': { cards: [rezzed('PAD Campaign')] },
        },
      },
      runner: { heap: ['Easy Mark'] },
      script: [],
    },
    mumbad.pool,
  );
  if (begun === null) throw new Error('it was not played');
  const cards = begun.state.servers.flatMap(({ root }) => root);
  const [source] = cards;
  if (source === undefined) throw new Error('it is not there');
  const list = cards.map((card): Decision => ({ do: 'pick', card }));
  const triedOn = (title: string): readonly Decision[] => {
    const own = 'Mumbad Construction Co.';
    const line = `Al pays 2 [Credits] to use ${own} to move an advancement counter to ${title}.`;
    const accessed = promptOf([own, `You accessed ${own}.`], []);
    const shown = entriesOf([], [line], []).map((one, at) =>
      at < 2 ? one : { ...one, prompts: { corp: null, runner: accessed } },
    );
    return aimed(mumbad.pool, nodeAt(mumbad, begun.state), source, goalFrom(0, shown), list);
  };
  // Nor is it the card itself, as that is accessed later.
  expect(triedOn('Easy Mark')).toEqual([]);
  expect(triedOn('PAD Campaign')).toEqual(list.slice(1));
});

it('is none where a line names ice in Archives, of which our rules offer none', () => {
  const cortez = rulesByPool.covering(['Cortez Chip', 'Sherlock 1.0', 'Quandary']);
  const { end: begun } = playScenario(
    {
      turn: runnerTurn,
      corp: { archives: ['Sherlock 1.0'], servers: { HQ: { ice: ['Quandary'] } } },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [],
    },
    cortez.pool,
  );
  const source = begun?.state.runner.rig[0];
  const ice = begun?.state.servers.flatMap((one) => one.ice)[0];
  if (begun === null || source === undefined || ice === undefined)
    throw new Error('it is not there');
  const triedOn = (what: string): readonly Decision[] => {
    const raises = 'Bo trashes Cortez Chip to use Cortez Chip to increase the rez cost of';
    const goal = goalFrom(0, entriesOf([], [`${raises} ${what} by 2 [Credits].`]));
    const list: Decision[] = [{ do: 'pick', card: ice }];
    return aimed(cortez.pool, nodeAt(cortez, begun.state), source, goal, list);
  };
  expect(triedOn('Sherlock 1.0 in Archives')).toEqual([]);
  expect(triedOn('ice protecting HQ at position 0')).toEqual([{ do: 'pick', card: ice }]);
});

it('is the one in Archives that a line names where ours offers those', () => {
  const memories = rulesByPool.covering(['Archived Memories', 'Hedge Fund', 'Ice Wall']);
  const { end: begun } = playScenario(
    {
      turn: corpTurn,
      corp: { hq: ['Archived Memories'], archives: ['Hedge Fund', 'Ice Wall'] },
      script: [],
    },
    memories.pool,
  );
  const [source] = begun?.state.corp.hq ?? [];
  if (begun === null || source === undefined) throw new Error('it is not there');
  const list = begun.state.corp.archives.map((card): Decision => ({ do: 'pick', card }));
  const line = 'Al uses Archived Memories to add Ice Wall in Archives to HQ.';
  const goal = goalFrom(0, entriesOf([], [line]));
  expect(aimed(memories.pool, nodeAt(memories, begun.state), source, goal, list)).toEqual(
    list.slice(1),
  );
});

describe('cards of a hand that are chosen one after the other', () => {
  const shipping = rulesByPool.covering(['Shipment from MirrorMorph', 'Ice Wall', 'Enigma']);
  const { end: begun } = playScenario(
    {
      turn: corpTurn,
      corp: { hq: ['Shipment from MirrorMorph', 'Ice Wall', 'Enigma', 'PAD Campaign'] },
      script: [],
    },
    shipping.pool,
  );
  const [source, ...others] = begun?.state.corp.hq ?? [];
  if (begun === null || source === undefined) throw new Error('it is not there');
  const list = others.map((card): Decision => ({ do: 'pick', card }));
  const features = ourFeatures(shipping.pool, begun.state, []);
  const without = (...gone: readonly number[]): Features => {
    const left = new Map(features);
    for (const at of gone)
      left.delete(pileKey('hq', begun.state.cards[others[at] ?? -1]?.def ?? -1));
    return left;
  };
  const triedIn = (order: Goal['order'], ...group: readonly Features[]): readonly Decision[] =>
    aimed(
      shipping.pool,
      { ...nodeAt(shipping, begun.state), features },
      source,
      goalFrom(0, entriesOf([], []), [features, ...group], order),
      list,
    );

  it('leave it in that order: the first one, or one that stays', () => {
    expect(triedIn('shown', without(1), without(1, 0))).toEqual(list.slice(1));
  });

  it('leave it in any where they leave it at once, or no way leads on in that order', () => {
    expect(triedIn('shown', without(1, 0))).toEqual(list);
    expect(triedIn('any', without(1), without(1, 0))).toEqual(list);
  });
});

it('is the one that is shown as chosen when its question is closed, whatever a later use is told on', () => {
  const chips = rulesByPool.covering(['Security Chip', 'Shiv', 'Faerie']);
  const { end: begun } = playScenario(
    {
      turn: runnerTurn,
      runner: { rig: { hardware: ['Security Chip'], programs: ['Faerie', 'Shiv'] } },
      script: [],
    },
    chips.pool,
  );
  if (begun === null) throw new Error('it was not played');
  const ids = ['Faerie', 'Shiv'].map((title) => inRig(chips.pool, begun.state, title));
  const list = ids.map((card): Decision => ({ do: 'pick', card }));
  const program = ['Faerie', 'Shiv'].map((title) => ({
    ...{ title, cid: title, selected: title === 'Shiv' },
  }));
  const uses = (what: string): string =>
    `Bo trashes Security Chip to use Security Chip to add 0 strength to ${what} until the end of the run.`;
  const [first, ...rest] = entriesOf([], [], [uses('1 Cloud icebreakers')], [], [uses('Faerie')]);
  const asked = promptOf(['Security Chip', 'Choose any number'], ['Faerie', 'Shiv']);
  const shown = [first, ...rest].map((one, entry): Shown => {
    if (one === undefined) throw new Error('there is no entry');
    const prompts = { corp: null, runner: entry === 1 ? asked : null };
    return entry === 1 ? { ...one, prompts, state: { runner: { rig: { program } } } } : one;
  });
  const goal = goalFrom(2, shown.slice(0, 4));
  expect(
    aimed(
      chips.pool,
      nodeAt(chips, begun.state),
      inRig(chips.pool, begun.state, 'Security Chip'),
      new Goal([], goal.aim, goal.between, new Evidence(shown, goal.between)),
      list,
    ),
  ).toEqual([...list].reverse());
});

describe('several cards that a line tells to be taken', () => {
  it('are all chosen, and none is left', () => {
    const thinking = rulesByPool.covering(['Independent Thinking', 'Kati Jones', 'Bank Job']);
    const { end: there } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          ...{ credits: 5, grip: ['Independent Thinking'] },
          rig: { resources: ['Bank Job', 'Kati Jones'] },
        },
        script: [],
      },
      thinking.pool,
    );
    if (there === null) throw new Error('it was not played');
    const event = there.state.runner.grip[0] ?? null;
    const list: readonly Decision[] = [
      ...there.state.runner.rig.map((card) => ({ do: 'pick', card }) as const),
      { do: 'done' },
    ];
    const line = 'Bo uses Independent Thinking to trash Kati Jones and Bank Job and draw 2 cards.';
    const goal = goalFrom(0, entriesOf([], [line]));
    const all = list.filter(({ do: what }) => what === 'pick');
    expect(aimed(thinking.pool, nodeAt(thinking, there.state), event, goal, list)).toEqual(all);
  });
});

describe('several cards of a hand that a line tells to be revealed', () => {
  it('are those, and no second copy of one', () => {
    const gifts = rulesByPool.covering(['Celebrity Gift', 'Enigma', 'Ice Wall']);
    const { end: there } = playScenario(
      {
        turn: corpTurn,
        corp: { credits: 5, hq: ['Celebrity Gift', 'Enigma', 'Enigma', 'Ice Wall'] },
        script: [],
      },
      gifts.pool,
    );
    if (there === null) throw new Error('it was not played');
    const [gift, ...hand] = there.state.corp.hq;
    const [enigma, second, wall] = hand.map((card): Decision => ({ do: 'pick', card }));
    if (gift === undefined || enigma === undefined) throw new Error('it is not there');
    if (second === undefined || wall === undefined) throw new Error('they are not there');
    const line =
      'Ann uses Celebrity Gift to reveal Enigma and Ice Wall from HQ and gain 4 [Credits].';
    const shown = entriesOf([], [line]);
    const list = [enigma, second, wall, { do: 'done' }] as const;
    const node = nodeAt(gifts, there.state);
    const left = (...others: readonly Decision[]): readonly Decision[] => {
      const prompt: State['prompt'] = {
        ...{ kind: 'pick', for: 'corp', source: gift, why: 'choose', from: hand },
        done: true,
      };
      const asked = nodeAt(gifts, { ...there.state, prompt });
      const between = { after: 0, until: 1 };
      let trail: Trail | null = null;
      for (const [at, decision] of others.entries())
        trail = { ...{ before: trail, by: 'corp', decision, between, length: at + 1 }, asked };
      return aimed(gifts.pool, { ...node, trail }, gift, goalFrom(0, shown), list);
    };
    expect(left()).toEqual([enigma, second, wall]);
    expect(left(enigma)).toEqual([wall]);
  });
});

describe('a card of the grip that is chosen to be installed, and has no room', () => {
  const own = rulesByPool.covering(['Modded', 'Net Shield', 'Crypsis']);
  const { end: played } = playScenario(
    {
      turn: runnerTurn,
      runner: { grip: ['Modded', 'Net Shield', 'Crypsis'] },
      script: [runnerDoes('play', { card: 'Modded' })],
    },
    own.pool,
  );
  if (played === null) throw new Error('it was not played');
  const titled = (id: CardId): string =>
    own.pool.definitions[played.state.cards[id]?.def ?? -1]?.value.title ?? '';

  it('is the one that theirs asks for room for, and makes none', () => {
    const { prompt } = played.state;
    if (prompt?.kind !== 'pick') throw new Error('nothing is asked');
    const list = prompt.from.map((card): Decision => ({ do: 'pick', card }));
    const room = 'Insufficient MU to install Net Shield. Trash installed programs?';
    const choosing = (message: string): readonly string[] => {
      const asks = [promptOf(['Modded', 'Choose a program'], ['1', '2'], ['Done'], 1), null, null];
      asks[1] = promptOf(['Net Shield', message], ['3'], ['Done'], 2);
      const shown = entriesOf([], [], []).map((one, entry) => ({
        ...one,
        prompts: { corp: null, runner: asks[entry] ?? null },
      }));
      const node = nodeAt(own, played.state);
      return aimed(own.pool, node, prompt.source, goalFrom(0, shown), list).flatMap((one) =>
        'card' in one ? [titled(one.card)] : [],
      );
    };
    expect(choosing(room)).toEqual(['Net Shield']);
    expect(choosing('Choose something else')).toEqual([]);
  });
});

describe('cards that a card installs from HQ, beside one that its lines name', () => {
  const [asker, agenda, ice, named] = [
    'Shipment from Kaguya',
    'Medical Breakthrough',
    'Ice Wall',
    'Enigma',
  ];
  const own = rulesByPool.covering([asker, agenda, ice, named]);
  const position = playScenario(
    { turn: corpTurn, corp: { hq: [asker, agenda, ice], archives: [named] }, script: [] },
    own.pool,
  ).end;
  if (position === null) throw new Error('it was not played');
  const inPlay = position.state;
  const idOf = (title: string): CardId => {
    const { archives, hq } = inPlay.corp;
    const found = [...hq, ...archives].find(
      (id) => own.pool.definitions[inPlay.cards[id]?.def ?? -1]?.value.title === title,
    );
    if (found === undefined) throw new Error(`${title} is not there`);
    return found;
  };
  const picks = [agenda, ice, named].map((title): Decision => ({ do: 'pick', card: idOf(title) }));
  const told = (order: Goal['order'], ...lines: readonly string[]): readonly Decision[] => {
    const uses = lines.map((what) => `Bo uses ${asker} to install ${what}.`);
    const goal = goalFrom(0, entriesOf([], uses), [], order);
    return aimed(own.pool, nodeAt(own, inPlay), idOf(asker), goal, picks);
  };
  const first = (...lines: readonly string[]): Decision | undefined => told('shown', ...lines)[0];
  const cobra = `${named} from Archives protecting Server 1`;

  it('are told by what they are, in the order of the lines', () => {
    expect(first('a card from HQ in the root of Server 1', cobra)).toEqual(picks[0]);
    expect(first('ice from HQ protecting Server 1', cobra)).toEqual(picks[1]);
    expect(first(cobra, 'a card from HQ in the root of Server 1')).toEqual(picks[2]);
  });

  it('are told in another order only where no way leads on in that one', () => {
    const lines = [cobra, 'a card from HQ in the root of Server 1'];
    expect(told('shown', ...lines)).toEqual(picks.slice(2));
    expect(told('any', ...lines)).toEqual([picks[2], picks[0]]);
  });
});

describe('a card that has to be chosen for what no line tells', () => {
  const [event, raised, other] = ['Injection Attack', 'Corroder', 'Ninja'];
  const own = rulesByPool.covering([event, raised, other]);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { credits: 3, grip: [event], rig: { programs: [raised, other] } },
      script: [
        runnerDoes('play', { card: event }),
        runnerDoes('choose', { for: event, server: 'HQ' }),
      ],
    },
    own.pool,
  );
  const { prompt } = end?.state ?? {};
  if (end === null || prompt?.kind !== 'pick') throw new Error('nothing is chosen');
  const list = prompt.from.map((card): Decision => ({ do: 'pick', card }));
  const choosing = (strength: number): readonly Decision[] => {
    const features = ourFeatures(own.pool, end.state, []);
    const def = own.pool.byTitle.get(raised)?.index ?? -1;
    const later = new Map(features).set(fieldKey(spotBase('rig', 0, 0, def), 'strength'), strength);
    const asks = promptOf([event, 'Choose an icebreaker'], [], ['Done'], 1);
    const shown = entriesOf([], [], []).map((one, entry) => ({
      ...one,
      features: entry === 2 ? later : features,
      prompts: { corp: null, runner: entry === 1 ? asks : null },
    }));
    const node = { ...nodeAt(own, end.state), features };
    const goal = goalFrom(
      0,
      shown,
      shown.map((one) => one.features),
    );
    return aimed(own.pool, node, prompt.source, goal, list);
  };

  it('is the one whose strength shows that it was', () => {
    const id = inRig(own.pool, end.state, raised);
    expect(choosing(4)).toEqual([{ do: 'pick', card: id }]);
    expect(choosing(2)).toEqual([]);
  });
});

describe('cards that ice asks for behind others that it has moved', () => {
  const [ice, moved, other] = ['NEXT Sapphire', 'Hedge Fund', 'Enigma'];
  const own = rulesByPool.covering([ice, moved, other]);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        ...{ hq: [other], archives: [moved] },
        servers: { HQ: { ice: [rezzed(ice)] } },
      },
      script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
    },
    own.pool,
  );
  if (end === null) throw new Error('it was not played');
  const between = { after: 0, until: 1 };
  let node = nodeAt(own, end.state);
  for (const kind of ['number', 'pick'] as const) {
    const next = node.live.legal().find(({ do: what }) => what === kind);
    if (next === undefined || (next.do !== 'number' && next.do !== 'pick'))
      throw new Error('it asks for nothing');
    node = decided(own, node, next.do === 'pick' ? next : { do: 'number', number: 0 }, between);
  }
  const { prompt } = node.live.state;
  if (prompt?.kind !== 'pick') throw new Error('it asks for no more');
  const list = node.live.legal().filter(({ do: what }) => what === 'pick') as Decision[];
  const told = [`Al uses ${ice} to add ${moved} to HQ.`];
  const last = `Al uses ${ice} to shuffle 1 card from HQ into R&D.`;

  it('are those that go, not the one that a line names as moved', () => {
    const tried = aimed(
      own.pool,
      node,
      prompt.source,
      goalFrom(1, entriesOf([], told, [last])),
      list,
    );
    expect(tried).toEqual(list);
  });
});
