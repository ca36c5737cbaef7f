import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario, rezzed } from '#testkit/scenario/play-scenario';
import type { State } from '#rules';
import type { PromptView } from '../../lens/prompt';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { askedByCards, choosesUnheeded } from './chooses-unheeded';

const crew = 'Bioroid Work Crew';
const rules = rulesByPool.covering([crew, 'Ice Wall', 'Hedge Fund', 'PAD Campaign']);
const titles = new Titles(rules.pool);

/** Nothing was played before, and another card may be rezzed. */
function windowed(): State {
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        ...{ credits: 5, hq: ['Ice Wall'] },
        servers: { 'Server 1': { cards: [rezzed(crew)] }, 'Server 2': { cards: ['PAD Campaign'] } },
      },
      script: [],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const asking = (cardTitle: string): PromptView => ({
  ...{ message: `Choose for ${cardTitle}`, kind: 'select', choices: ['Done'], selectable: [] },
  ...{ cardCid: null, cardTitle, asking: 7 },
});

/** It asks for a card, that asks for its place, and then a line tells the use. */
const shown = entriesOf(
  [],
  [],
  [],
  [`Al pays 0 [Credits] to use ${crew} to install ice from HQ protecting HQ.`],
).map((one, at) => {
  const prompt = at === 1 ? asking(crew) : at === 2 ? asking('Ice Wall') : null;
  return { ...one, prompts: { corp: prompt, runner: null } };
});

const asked = askedByCards({ rules, titles }, shown, { after: 0, until: 3 });

describe('a card that says when alone it is used', () => {
  it('is answered with the line that tells its use', () => {
    expect(asked.map(({ entry, until }) => [entry, until])).toEqual([[1, 3]]);
  });

  it('is used at any other time, as its question shows', () => {
    const state = windowed();
    expect(state.prompt).toMatchObject({ kind: 'window', for: 'corp' });
    const ways = [
      ...choosesUnheeded(bareMeans(rules, titles), nodeAt(rules, state), asked, goalFrom(0, shown)),
    ];
    const deviation = ways[0]?.granted?.deviation;
    expect(deviation).toMatchObject({ kind: 'barred', rule: 'ABIL-13', entry: 3, legal: false });
    const used = deviation && carryOut(rules, state, deviation);
    expect(used?.prompt).toMatchObject({ kind: 'server', for: 'corp' });
    expect(used?.corp.archives).toHaveLength(1);
  });
});
