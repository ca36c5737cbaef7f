import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId } from '#rules';
import { entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import { promptOf } from '#testkit/jinteki/evidence';
import { corpTurn, playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Trail } from '../node';
import { isAskedStill } from './asked-still';

const title = 'Azmari EdTech: Shaping the Future';
const rules = rulesByPool.covering([title]);
const { end } = playScenario({ turn: corpTurn, corp: { identity: title }, script: [] }, rules.pool);
if (end === null) throw new Error('it was not played');
const { state } = end;
const source = state.corp.identity;

/** Whether ours still asks, where the question of theirs is closed with this line, in the entry of the goal or right after. */
function asksStill(line: string, options: readonly string[], later = false): boolean {
  const asked = promptOf([title, 'Name a card type?'], [], ['Yes', 'No'], 7);
  const shown = entriesOf([], [], [], []).map((one, at) => ({
    ...one,
    lines: at === (later ? 3 : 2) ? [line] : [],
    prompts: { corp: at === 1 || (later && at === 2) ? asked : null, runner: null },
  }));
  const prompt = { kind: 'option', for: 'corp', source, options: [...options] } as const;
  const goal = goalFrom(1, shown.slice(0, 3));
  return isAskedStill(rules.pool, nodeAt(rules, { ...state, prompt }), goal);
}

describe('a question whether a card does something', () => {
  const used = `Ann uses ${title} to name Event.`;
  const whether = ['yes', 'no'];

  it('is behind in theirs where a line tells that it was let do so', () => {
    expect(asksStill(used, whether)).toBe(true);
    expect(asksStill(`Ann declines to use ${title}.`, whether)).toBe(false);
    expect(asksStill('Ann gains 1 [Credits].', whether)).toBe(false);
  });

  it('is open in both where it is closed later', () => {
    expect(asksStill(used, whether, true)).toBe(false);
  });

  it('is open where the line tells of the server that the same card asked for before', () => {
    const asked = promptOf([title, 'Choose a server'], [], ['HQ', 'R&D'], 7);
    const shown = entriesOf([], [], [used], []).map((one, at) => ({
      ...one,
      prompts: { corp: at === 1 ? asked : null, runner: null },
    }));
    const whetherIt = { kind: 'option', for: 'corp', source, options: whether } as const;
    const start = nodeAt(rules, { ...state, prompt: whetherIt });
    const servers = { kind: 'server', for: 'corp', source, servers: ['HQ', 'R&D'] } as const;
    const trail: Trail = {
      ...{ before: null, by: 'corp', decision: { do: 'server', server: 'HQ' }, length: 1 },
      ...{ between: { after: 1, until: 2 }, asked: nodeAt(rules, { ...state, prompt: servers }) },
    };
    const goal = goalFrom(2, shown);
    expect(isAskedStill(rules.pool, { ...start, trail }, goal)).toBe(false);
    expect(isAskedStill(rules.pool, start, goal)).toBe(true);
  });

  it('is none where it asks what the card names', () => {
    expect(asksStill(used, ['event', 'hardware'])).toBe(false);
  });
});

describe('a question for one card, or none', () => {
  const asking = rulesByPool.covering(['Paragon', 'Diesel', 'Corroder']);
  const played = playScenario(
    {
      turn: runnerTurn,
      runner: { rig: { hardware: ['Paragon'] }, stack: ['Diesel', 'Corroder'] },
      script: [],
    },
    asking.pool,
  ).end;
  if (played === null) throw new Error('it was not played');
  const source = inRig(asking.pool, played.state, 'Paragon');
  const [top = source, second = source] = played.state.runner.stack;
  const used = 'Bo uses Paragon to add the top card of the stack to the bottom.';

  /** Ours asks for one of these cards. */
  const askingFor = (from: readonly CardId[], done: boolean) =>
    nodeAt(asking, {
      ...played.state,
      prompt: { kind: 'pick', for: 'runner', source, why: 'choose', from: [...from], done },
    });

  /** Whether ours still asks, where theirs asks so, and this line closes it. */
  const asksStill = (line: string, choices: readonly string[], from = [top]): boolean => {
    const asked = promptOf(['Paragon', 'Add it to the bottom?'], [], choices, 7);
    const shown = entriesOf([], [], [line]).map((one, at) => ({
      ...one,
      prompts: { corp: null, runner: at === 1 ? asked : null },
    }));
    return isAskedStill(asking.pool, askingFor(from, true), goalFrom(1, shown));
  };

  it('is behind in theirs where that asked whether it is, and a line tells that it was', () => {
    expect(asksStill(used, ['Yes', 'No'])).toBe(true);
    expect(asksStill('Bo gains 1 [Credits].', ['Yes', 'No'])).toBe(false);
  });

  it('is behind in theirs where that was paid for, whatever it asked before', () => {
    const pays = promptOf(['Paragon', 'Choose a credit providing card (0 of 1 [Credits])'], [], []);
    const shown = (lines: readonly string[]) =>
      entriesOf([], [], lines).map((one, at) => ({
        ...one,
        prompts: { corp: null, runner: at === 1 ? pays : null },
      }));
    const node = askingFor([top, second], false);
    expect(isAskedStill(asking.pool, node, goalFrom(1, shown([used])))).toBe(true);
    expect(isAskedStill(asking.pool, node, goalFrom(1, shown([])))).toBe(false);
  });

  it('is not where theirs asked for something else, or ours asks for one of several', () => {
    expect(asksStill(used, ['Top', 'Bottom'])).toBe(false);
    expect(asksStill(used, ['Yes', 'No'], [top, second])).toBe(false);
  });
});
