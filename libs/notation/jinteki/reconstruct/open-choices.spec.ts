import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, Rules, State } from '#rules';
import type { PromptView } from '../lens/prompt';
import { bareMeans, decided, entriesOf, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { promptOf } from '#testkit/jinteki/evidence';
import type { Node } from './node';
import { openChoices } from './open-choices';
import { ourFeatures } from './ours';
import { Titles } from './titles';

const rules = rulesByPool.covering(['Hunting Grounds', 'Diesel', 'Imp']);
const { end } = playScenario(
  {
    turn: { ...runnerTurn, at: 'runner.1.2' },
    runner: { rig: { resources: ['Hunting Grounds'] }, stack: ['Diesel', 'Imp', 'Imp', 'Imp'] },
    script: [],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const [card] = state.runner.rig;
if (card === undefined) throw new Error('it is not there');

const withFeatures = (node: Node): Node => ({
  ...node,
  features: ourFeatures(rules.pool, node.live.state, []),
});

describe('cards that ours chooses in turn, and theirs asks for none of', () => {
  it('are told as open, the last too, of which only copies are left', () => {
    const between = { after: 0, until: 1 };
    let node = withFeatures(nodeAt(rules, state));
    const before = node.features;
    const next = (one: Decision): void => {
      node = withFeatures(decided(rules, node, one, between));
    };
    next({ do: 'use', card, ability: 1 });
    for (
      let prompt = node.live.state.prompt;
      prompt?.kind === 'pick';
      prompt = node.live.state.prompt
    ) {
      const [first] = prompt.from;
      if (first === undefined) throw new Error('nothing lies there');
      next({ do: 'pick', card: first });
    }
    const line =
      'Bo trashes Hunting Grounds to use Hunting Grounds to install the top 3 cards of the stack facedown.';
    const shown = entriesOf([], [line]).map((one, at) => ({
      ...one,
      features: at === 0 ? before : node.features,
    }));
    const open = openChoices(bareMeans(rules, new Titles(rules.pool)), shown, node);
    const told = [...open.values()].map((list) => list.map(({ do: what }) => what));
    expect(told).toEqual([['pick', 'done'], ['done']]);
  });
});

describe('what a card asks whether to do', () => {
  /** What else could have been answered, as far as these lines tell, where what it does shows nowhere. */
  const openWith = (...lines: readonly string[]): readonly (readonly Decision[])[] => {
    const own = rulesByPool.covering(['Find the Truth']);
    const { end: asked } = playScenario(
      {
        turn: runnerTurn,
        runner: { rig: { resources: ['Find the Truth'] } },
        script: [runnerDoes('run', { server: 'Archives' }), goTo('run.5.5')],
      },
      own.pool,
    );
    if (asked?.state.prompt?.kind !== 'option') throw new Error('nothing is asked');
    const withOwn = (node: Node): Node => ({
      ...node,
      features: ourFeatures(own.pool, node.live.state, []),
    });
    const start = withOwn(nodeAt(own, asked.state));
    const yes = { do: 'option', option: 'yes' } as const;
    const node = withOwn(decided(own, start, yes, { after: 0, until: 1 }));
    const shown = entriesOf([], lines).map((one, at) => ({
      ...one,
      features: at === 0 ? start.features : node.features,
    }));
    return [...openChoices(bareMeans(own, new Titles(own.pool)), shown, node).values()];
  };

  it('is told as open where no line tells of it, and is not where one does', () => {
    expect(openWith()[0]).toContainEqual({ do: 'option', option: 'no' });
    expect(openWith('Bo uses Find the Truth to look at the top card of R&D.')).toEqual([]);
  });
});

describe('what a card asks ours, and theirs never asked or answered otherwise', () => {
  const title = 'Panchatantra';
  const own = rulesByPool.covering([title]);
  const { end: met } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: [title] } },
      script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.1')],
    },
    own.pool,
  );
  const live = own.live(met?.state ?? state);
  live.apply({ do: 'option', option: 'yes' });
  const asking = live.state;

  /** What else is told as open where theirs lists these, and tells this. */
  const openWith = (
    choices: readonly string[],
    ...lines: readonly string[]
  ): readonly Decision[] => {
    const { prompt } = asking;
    if (prompt?.kind !== 'option') throw new Error('nothing is asked');
    const withOwn = (node: Node): Node => ({
      ...node,
      features: ourFeatures(own.pool, node.live.state, []),
    });
    const start = withOwn(nodeAt(own, asking));
    const [option = ''] = prompt.options;
    const node = withOwn(decided(own, start, { do: 'option', option }, { after: 0, until: 1 }));
    const asked = promptOf([title, 'Choose an ice subtype'], [], choices, 7);
    const shown = entriesOf([], lines).map((one, at) => ({
      ...one,
      features: at === 0 ? start.features : node.features,
      prompts: { corp: null, runner: at === 0 && choices.length > 0 ? asked : null },
    }));
    const open = openChoices(bareMeans(own, new Titles(own.pool)), shown, node);
    return [...open.values()][0] ?? [];
  };
  const gained = `Bo uses ${title} to make Ice Wall protecting HQ at position 0 gain`;

  it('may be none of what ours offers', () => {
    const choices = ['Advertisement', 'Expendable'];
    expect(openWith(choices, `${gained} Expendable.`)).toContainEqual({ do: 'done' });
    expect(openWith(choices, `${gained} Advertisement.`)).not.toContainEqual({ do: 'done' });
    expect(openWith([])).toContainEqual({ do: 'done' });
  });
});

describe('what is declined in ours, as nothing came of it', () => {
  const title = 'Rabbit Hole';
  const own = rulesByPool.covering([title]);
  const { end: played } = playScenario(
    {
      turn: runnerTurn,
      runner: { credits: 9, grip: [title], stack: [title, 'Diesel'] },
      script: [runnerDoes('install', { card: `${title}#1` })],
    },
    own.pool,
  );
  const asking = played?.state ?? state;
  const withOwn = (node: Node): Node => ({
    ...node,
    features: ourFeatures(own.pool, node.live.state, []),
  });

  it('is told as open where a line tells that theirs was let do it', () => {
    const openWith = (...lines: readonly string[]): readonly (readonly Decision[])[] => {
      const start = withOwn(nodeAt(own, asking));
      const no = { do: 'option', option: 'no' } as const;
      const node = withOwn(decided(own, start, no, { after: 0, until: 1 }));
      const asked = promptOf([title, 'Install another copy?'], [], ['Yes', 'No'], 7);
      const shown = entriesOf([], lines).map((one, at) => ({
        ...one,
        features: at === 0 ? start.features : node.features,
        prompts: { corp: null, runner: at === 0 ? asked : null },
      }));
      return [...openChoices(bareMeans(own, new Titles(own.pool)), shown, node).values()];
    };
    expect(openWith(`Bo uses ${title} to do nothing.`)).toEqual([
      [{ do: 'option', option: 'yes' }],
    ]);
    expect(openWith(`Bo declines to use ${title}.`)).toEqual([]);
  });
});

describe('what is declined in ours, though lines tell its card to be used', () => {
  const asks = (title: string, message: string, asking: number): PromptView =>
    promptOf([title, message], [], ['Yes', 'No'], asking);

  /** What is told as open of answers to the first side that is asked, where theirs asks it this, entry by entry, and tells a line at last. */
  const openAfter = (
    own: Rules,
    from: State,
    answers: readonly Decision[],
    asked: readonly PromptView[],
    line: string,
  ): readonly (readonly Decision[])[] => {
    const withOwn = (node: Node): Node => ({
      ...node,
      features: ourFeatures(own.pool, node.live.state, []),
    });
    const side = from.prompt?.for === 'corp' ? 'corp' : 'runner';
    const until = asked.length;
    const start = withOwn(nodeAt(own, from));
    const end = answers.reduce(
      (node, one) => withOwn(decided(own, node, one, { after: 0, until })),
      start,
    );
    const lines = asked.map((_, at) => (at === until - 1 ? [line] : []));
    const shown = entriesOf([], ...lines).map((one, at) => ({
      ...one,
      features: at === until ? end.features : start.features,
      prompts: { corp: null, runner: null, [side]: asked[at] ?? null },
    }));
    return [...openChoices(bareMeans(own, new Titles(own.pool)), shown, end).values()];
  };

  it('is declined where the card goes on all the same', () => {
    const title = 'Mirāju';
    const own = rulesByPool.covering([title, 'Hedge Fund', 'Ice Wall']);
    const met = playScenario(
      {
        turn: runnerTurn,
        corp: { hq: ['Hedge Fund', 'Ice Wall'], servers: { HQ: { ice: [rezzed(title)] } } },
        script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
      },
      own.pool,
    );
    const from = met.end?.state ?? state;
    const [card] = from.corp.hq;
    if (card === undefined) throw new Error('nothing is in HQ');
    const picks = promptOf([title, 'Choose 1 card in HQ to shuffle into R&D'], [], ['Done'], 7);
    const answers = [
      { do: 'option', option: 'no' },
      { do: 'pick', card },
    ] as const;
    const line = `Al uses ${title} to shuffle 1 card in HQ into R&D.`;
    expect(openAfter(own, from, answers, [asks(title, 'Draw 1 card?', 7), picks], line)).toEqual(
      [],
    );
  });

  it('is declined where another copy is used as often as lines tell', () => {
    const title = 'Globalsec Security Clearance';
    const own = rulesByPool.covering([title, 'Hedge Fund']);
    const begun = playScenario(
      {
        turn: { ...corpTurn, clicks: 1 },
        corp: { rd: ['Hedge Fund', 'Hedge Fund'] },
        runner: { rig: { resources: [title, title] } },
        script: [corpDoes('gain-credit')],
      },
      own.pool,
    );
    const live = own.live(begun.end?.state ?? state);
    while (live.state.prompt?.kind === 'window') live.apply({ do: 'pass' });
    if (live.state.prompt?.kind === 'order') live.apply({ do: 'first', ability: 0 });
    const answers = [
      { do: 'option', option: 'yes' },
      { do: 'option', option: 'no' },
    ] as const;
    const message = 'Lose [Click] to look at the top card of R&D?';
    const asked = [asks(title, message, 7), asks(title, message, 8)];
    const line = `Bo uses ${title} to lose [Click] and look at the top card of R&D.`;
    expect(openAfter(own, live.state, answers, asked, line)).toEqual([]);
  });
});

describe('what a card asks the other side, which may keep it from what it does', () => {
  const title = 'Kamali 1.0';
  const own = rulesByPool.covering([title, 'Armitage Codebusting', 'Diesel']);
  const { end: asked } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed(title)] } } },
      runner: {
        ...{ grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
        rig: { resources: ['Armitage Codebusting'] },
      },
      script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
    },
    own.pool,
  );
  const withOwn = (node: Node): Node => ({
    ...node,
    features: ourFeatures(own.pool, node.live.state, []),
  });

  it('was declined where a line tells that the card did it', () => {
    if (asked?.state.prompt?.kind !== 'option') throw new Error('nothing is asked');
    const start = withOwn(nodeAt(own, asked.state));
    const no = { do: 'option', option: 'no' } as const;
    const declined = decided(own, start, no, { after: 0, until: 1 });
    const [card] = declined.live.state.runner.grip;
    if (card === undefined) throw new Error('the grip is empty');
    const taken = { do: 'random', card } as const;
    const node = withOwn(decided(own, declined, taken, { after: 0, until: 1 }));
    const question = promptOf([title, 'Choose one'], [], ['Yes', 'No'], 7);
    const line = `Al uses ${title} to do 1 core damage.`;
    const shown = entriesOf([], [line]).map((one, at) => ({
      ...one,
      features: at === 0 ? start.features : node.features,
      prompts: { corp: null, runner: at === 0 ? question : null },
    }));
    const open = openChoices(bareMeans(own, new Titles(own.pool)), shown, node);
    expect([...open.values()]).toEqual([]);
  });
});
