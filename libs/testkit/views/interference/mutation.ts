import type { CycleName } from '#cards/cycles';
import {
  type Fact,
  toAll,
  hashState,
  type State,
  redacted,
  type Views,
  type CardView,
  type DecisionView,
  type FactView,
  viewHindsight,
  type KeptAccess,
  placeFor,
  type PositionView,
  type Pool,
} from '#rules';
import type { Exchange } from './exchange';

/** The views with one redaction switched off. */
export interface Mutation {
  readonly off: string;
  readonly rules: readonly string[];
  readonly views: Views;
  /** The random game that shows it soonest, where few do: the search begins there. */
  readonly game?: number;
  /** A fact that few games have: the others are passed over. */
  readonly fact?: Fact['type'];
  /** The cycle whose cards bring about what it hides, where the Core Set has none. */
  readonly cycle?: CycleName;
  /** The titles that do, where few of a cycle do: games hold most of them, whatever else is written. */
  readonly titles?: readonly string[];
  /** What has to be exchanged for it to be seen, where most exchanges show nothing of it. */
  readonly kind?: Exchange['kind'];
}

type Change = (seen: PositionView, all: PositionView, state: State) => unknown;

/** A position in which some part is the judge's. */
const inPosition = (off: string, rules: readonly string[], change: Change): Mutation => ({
  off,
  rules,
  views: {
    ...redacted,
    position: (pool, state, viewer) => {
      const seen = redacted.position(pool, state, viewer);
      const all = redacted.position(pool, state, 'judge');
      return { ...seen, ...(change(seen, all, state) as Partial<PositionView>) };
    },
  },
});

const judged = (pool: Pool, state: State, fact: Fact): FactView | null =>
  redacted.fact(pool, state, fact, 'judge');

/** Facts of some kinds told with every card's name. */
const inFacts = (
  off: string,
  rules: readonly string[],
  types: readonly Fact['type'][],
): Mutation => ({
  off,
  rules,
  views: {
    ...redacted,
    fact: (pool, state, fact, viewer) => {
      const seen = redacted.fact(pool, state, fact, viewer);
      const all = judged(pool, state, fact);
      if (seen === null || all === null || !types.includes(fact.type)) return seen;
      return JSON.parse(
        JSON.stringify(all).replace(/"handle":"#[0-9]+"/g, '"handle":null'),
      ) as FactView;
    },
  },
});

const withHandle = (seen: readonly CardView[], all: readonly CardView[]): CardView[] =>
  seen.map((card, i) => ({ ...card, handle: all[i]?.handle ?? null }));

const unhandled = (cards: readonly CardView[]): CardView[] =>
  cards.map((card) => ({ ...card, handle: null }));

export const mutations: readonly Mutation[] = [
  inPosition('HQ', ['INFO-03'], (seen, all) => ({
    corp: { ...seen.corp, hq: unhandled(all.corp.hq) },
  })),
  inPosition('R&D', ['INFO-04', 'INFO-27'], (seen, all) => ({
    corp: { ...seen.corp, rd: unhandled(all.corp.rd) },
  })),
  inPosition('facedown Archives', ['INFO-06'], (seen, all) => ({
    corp: { ...seen.corp, archives: unhandled(all.corp.archives) },
  })),
  {
    ...inPosition(
      'the order in which cards came to Archives',
      ['INFO-06', 'INFO-20'],
      (seen, _all, state) => ({
        corp: { ...seen.corp, archives: state.corp.archives.map((id) => state.cards[id]?.faceup) },
      }),
    ),
    kind: 'order',
  },
  inPosition('the stack', ['INFO-07'], (seen, all) => ({
    runner: { ...seen.runner, stack: unhandled(all.runner.stack) },
  })),
  inPosition('the grip', ['INFO-08'], (seen, all) => ({
    runner: { ...seen.runner, grip: unhandled(all.runner.grip) },
  })),
  inPosition('unrezzed ice', ['INFO-10', 'INFO-11'], (seen, all) => ({
    corp: {
      ...seen.corp,
      servers: seen.corp.servers.map((one, i) => ({
        ...one,
        ice: unhandled(all.corp.servers[i]?.ice ?? []),
      })),
    },
  })),
  inPosition('unrezzed cards in roots', ['INFO-10', 'INST-17'], (seen, all) => ({
    corp: {
      ...seen.corp,
      servers: seen.corp.servers.map((one, i) => ({
        ...one,
        cards: unhandled(all.corp.servers[i]?.cards ?? []),
      })),
    },
  })),
  inPosition('what an unrezzed card costs', ['INFO-10'], (seen, all) => ({
    costs: all.corp.servers.map((one) =>
      [...one.ice, ...one.cards].map((card) => card.rezCost ?? 0),
    ),
    viewer: seen.viewer,
  })),
  {
    ...inPosition('how much the agendas in HQ are worth', ['INFO-03'], (_seen, all) => ({
      agendas: all.corp.hq.filter((card) => card.type === 'agenda').length,
    })),
    game: 1,
  },
  inPosition('the numbers of cards in the game', ['INFO-32', 'INFO-35'], (seen, all) => ({
    corp: {
      ...seen.corp,
      hq: withHandle(seen.corp.hq, all.corp.hq),
      archives: withHandle(seen.corp.archives, all.corp.archives),
      servers: seen.corp.servers.map((one, i) => ({
        ...one,
        ice: withHandle(one.ice, all.corp.servers[i]?.ice ?? []),
        cards: withHandle(one.cards, all.corp.servers[i]?.cards ?? []),
      })),
    },
  })),
  {
    ...inPosition("the owner's handles of a hand", ['INFO-03', 'INFO-08'], (seen, _all, state) => ({
      hands: [
        state.corp.hq.map((id) => state.cards[id]?.corpHandle),
        state.runner.grip.map((id) => state.cards[id]?.runnerHandle),
      ],
      viewer: seen.viewer,
    })),
    ...{ kind: 'choice', game: 1 },
  },
  inPosition('a hash of the state', ['INFO-01'], (_seen, _all, state) => ({
    hash: hashState(state),
  })),
  inPosition('how many facts and prompts there were', ['INFO-01'], (_seen, _all, state) => ({
    serial: state.serial,
  })),
  inPosition('what the other player is asked', ['INFO-01'], (_seen, all) => ({
    prompt: all.prompt,
  })),
  {
    ...inPosition('cards of the Runner that lie facedown', ['INFO-13'], (seen, all) => ({
      runner: {
        ...seen.runner,
        rig: { ...seen.runner.rig, facedown: unhandled(all.runner.rig.facedown) },
      },
    })),
    ...{ kind: 'identity', titles: ['Apex: Invasive Predator', 'Apocalypse', 'Endless Hunger'] },
  },
  {
    ...inPosition('cards of the Runner that lie facedown on a host', ['HOST-17'], (seen, all) => ({
      hosted: [all.runner.identity, ...all.runner.rig.hardware, ...all.runner.rig.resources].map(
        ({ hosted }) => unhandled(hosted),
      ),
      viewer: seen.viewer,
    })),
    titles: ['Street Peddler'],
  },
  {
    ...inPosition('which copy of an identity it is', ['FLIP-02'], (_seen, _all, state) => ({
      copy: state.cards[state.corp.identity]?.face,
    })),
    ...{ kind: 'copy', titles: ['Jinteki Biotech: Life Imagined'] },
  },
  {
    ...inPosition('the order in which an open grip lies', ['INFO-37'], (seen, all) => ({
      runner: {
        ...seen.runner,
        grip: seen.runner.grip.every((card) => 'code' in card)
          ? unhandled(all.runner.grip)
          : seen.runner.grip,
      },
    })),
    ...{ kind: 'order', game: 1 },
    titles: ["Harishchandra Ent.: Where You're the Star", 'Data Raven', 'SEA Source', 'Snare!'],
  },
  {
    ...inFacts('cards that change places', ['INFO-29'], ['swapped']),
    ...{ cycle: 'red-sand', fact: 'swapped', kind: 'identity', game: 2 },
  },
  inFacts('accessed cards', ['INFO-16', 'INFO-18', 'INFO-19', 'ACC-22'], ['accessed']),
  inFacts('drawn cards', ['INFO-21'], ['drew']),
  inFacts('discarded cards', ['INFO-23'], ['discarded']),
  inFacts('cards trashed unseen', ['INFO-24'], ['trashed']),
  { ...inFacts('cards looked at', ['INFO-25'], ['looked']), game: 3 },
  inFacts('cards installed facedown', ['INFO-28', 'INST-02'], ['installed']),
  inFacts('cards pointed out', ['CHOOSE-02', 'CHOOSE-03'], ['chosen']),
  { ...inFacts('cards returned to a hand', ['INFO-26', 'INFO-29'], ['returned']), game: 8 },
  inFacts('approached ice', ['INFO-10'], ['ice-approached', 'ice-passed']),
  inFacts('advanced cards', ['INFO-14', 'INFO-29'], ['advanced', 'tokens-placed']),
  {
    off: 'decisions made in secret',
    rules: ['INFO-23', 'INFO-25', 'INFO-26'],
    views: {
      ...redacted,
      decision: (pool, before, decision, by) => {
        const all = redacted.decision(pool, before, decision, by, 'judge');
        return all === null ? null : { do: all.do, by, card: decisionCard(all.card) };
      },
    },
  },
  {
    off: 'that a decision was made in secret',
    rules: ['INFO-01'],
    views: {
      ...redacted,
      decision: (pool, before, decision, by, viewer) =>
        redacted.decision(pool, before, decision, by, viewer) ?? { do: 'pass', by },
    },
  },
  {
    off: 'what the other player could do',
    rules: ['INFO-01', 'INFO-03', 'INFO-08'],
    views: {
      ...redacted,
      legal: (pool, state) =>
        redacted.legal(pool, state, 'judge').map((one) => ({ do: one.do, by: one.by })),
    },
  },
  {
    off: 'the hiding of prompts that hang on hidden cards',
    rules: ['INFO-01', 'INFO-16'],
    views: { ...redacted, isPromptHidden: () => false },
  },
  {
    off: 'the numbering of moments by what their viewer sees',
    rules: ['INFO-01'],
    views: { ...redacted, number: (_own, decisions) => decisions },
  },
  {
    off: 'the rounding of the times of others',
    rules: ['INFO-01'],
    views: { ...redacted, time: (_viewer, _by, time) => time },
  },
  {
    off: 'the redaction of sentences of facts',
    rules: ['INFO-16', 'INFO-21', 'INFO-23'],
    views: {
      ...redacted,
      sayFact: (pool, state, fact) => redacted.sayFact(pool, state, fact, 'judge'),
    },
  },
  {
    off: 'the redaction of sentences of decisions',
    rules: ['INFO-28', 'INST-02'],
    views: {
      ...redacted,
      decision: (pool, before, decision, by, viewer) => {
        const seen = redacted.decision(pool, before, decision, by, viewer);
        const all = redacted.decision(pool, before, decision, by, 'judge');
        if (seen !== null && all !== null) sentences.set(seen, redacted.sayDecision(all));
        return seen;
      },
      sayDecision: (view) => sentences.get(view) ?? redacted.sayDecision(view),
    },
  },
  {
    off: 'cards in the access log',
    rules: ['INFO-16', 'INFO-18', 'ACC-22'],
    views: {
      ...redacted,
      access: (pool, access, viewer, moments) =>
        redacted.access(pool, shownToAll(access), viewer, moments),
    },
  },
  {
    off: 'the places of the access log',
    rules: ['INFO-01'],
    game: 3,
    views: {
      ...redacted,
      access: (pool, access, viewer, moments) => {
        const view = redacted.access(pool, access, viewer, moments);
        return view === null ? null : { ...view, at: placeFor('judge', access.places) };
      },
    },
  },
  {
    off: 'the places of the score history',
    rules: ['INFO-01'],
    game: 15,
    views: {
      ...redacted,
      score: (pool, score, viewer, moments) => {
        const view = redacted.score(pool, score, viewer, moments);
        return view === null ? null : { ...view, at: placeFor('judge', score.places) };
      },
    },
  },
  {
    off: 'what was hidden from the knowledge of a seat',
    rules: ['INFO-16', 'INFO-27', 'INFO-28'],
    views: { ...redacted, knowledge: viewHindsight },
  },
  {
    off: 'the names that places have inside',
    rules: ['INFO-32'],
    views: {
      ...redacted,
      knowledge: (pool, knowledge, state, index) => {
        const views = redacted.knowledge(pool, knowledge, state, index);
        const named = new Map(
          knowledge.places().map((place) => [knowledge.countIn(place), place] as const),
        );
        return views.map((view) => ({ ...view, inside: named.get(view.count) ?? null }));
      },
    },
  },
  {
    off: 'batches of facts',
    rules: ['INFO-01'],
    views: {
      ...redacted,
      fact: (pool, state, fact, viewer) => {
        const seen = redacted.fact(pool, state, fact, viewer);
        return seen === null ? null : { ...seen, batch: fact.batch };
      },
    },
  },
];

const sentences = new WeakMap<DecisionView, string>();

const shownToAll = (access: KeptAccess): KeptAccess => {
  const open = { ...access.sighting, seen: toAll };
  return { ...access, sighting: open, settledSighting: open };
};

function decisionCard(
  card: unknown,
): { hidden: true; handle: null } | { card: string; code: string; handle: null } {
  return typeof card === 'object' && card !== null && 'card' in card && 'code' in card
    ? { card: String(card.card), code: String(card.code), handle: null }
    : { hidden: true, handle: null };
}
