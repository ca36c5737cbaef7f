import { coreRules } from '#cards/pool';
import type { CardId, Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { decided, entriesOf, inRig, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Evidence } from '../evidence';
import { type Features, fieldKey, spotBase } from '../features';
import { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { toldPayment, toldReplacement, toldServer } from './told-alone';

const { pool } = coreRules;
const encounter = (credits: number, badPublicity: number, ...hardware: readonly string[]) =>
  playScenario({
    turn: runnerTurn,
    corp: { badPublicity, servers: { HQ: { ice: [rezzed('Enigma')] } } },
    runner: {
      credits,
      rig: { programs: ['Gordian Blade'], hardware },
    },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  }).end;
const end = encounter(5, 1, 'Cyberfeeder', 'The Toolbox');
if (end === null) throw new Error('it was not played');

const breaker = inRig(pool, end.state, 'Gordian Blade');
const box = inRig(pool, end.state, 'The Toolbox');
const between = { after: 2, until: 3 };

const after = (node: Node, decision: Decision): Node => decided(coreRules, node, decision, between);

/** What may be paid from a source where two credits are chosen, of these in turn, for one line of two subroutines. */
function paid(source: CardId, node: Node, chosen: 'bad publicity first' | 'card first') {
  const { def = 0 } = end?.state.cards[box] ?? {};
  const credit = fieldKey(spotBase('rig', 0, 0, def), 'recurring');
  const full: Features = new Map([[credit, 2]]);
  const spent: Features = new Map([[credit, 1]]);
  const line =
    'Bo pays 1 [Credits] from The Toolbox and 1[Credits] from bad publicity to use Gordian Blade to break all 2 subroutines on Enigma.';
  const asks = (count: number): Shown['prompts'] => ({
    corp: null,
    runner: {
      ...{
        kind: 'select',
        message: `Choose a credit providing card (${String(count)} of 2 [Credits])`,
      },
      ...{ choices: [], cardTitle: null, cardCid: null, selectable: [], asking: 1 },
    },
  });
  const features = [full, full, chosen === 'card first' ? spent : full, spent];
  const shown = entriesOf([], [], [], [line]).map((one, at) => ({
    ...one,
    features: features[at] ?? full,
    prompts: at === 1 || at === 2 ? asks(at - 1) : one.prompts,
  }));
  const aim = shown[3];
  if (aim === undefined) throw new Error('there is no entry');
  const goal = new Goal(features.slice(2), aim, between, new Evidence(shown, between));
  return toldPayment(pool, node, source, goal, [
    { do: 'pay', credits: 0 },
    { do: 'pay', credits: 1 },
  ]);
}

describe('what is paid for the first of two subroutines that one line tells', () => {
  const used = after(nodeAt(coreRules, end.state), { do: 'use', card: breaker, ability: 0 });
  // Nothing is paid from the card that is asked about first.
  const asked = after(used, { do: 'pay', credits: 0 });

  it('is what was chosen first, whatever nothing was paid from', () => {
    expect(asked.live.state.prompt).toMatchObject({ kind: 'pay', source: box });
    expect(paid(box, asked, 'bad publicity first')).toEqual([{ do: 'pay', credits: 0 }]);
    expect(paid(box, asked, 'card first')).toEqual([{ do: 'pay', credits: 1 }]);
  });
});

it('is what was chosen next, for the second of them, where what paid for the first was not asked about', () => {
  const poor = encounter(0, 2, 'The Toolbox');
  if (poor === null) throw new Error('it was not played');
  const own = inRig(pool, poor.state, 'The Toolbox');
  const use: Decision = { do: 'use', card: inRig(pool, poor.state, 'Gordian Blade'), ability: 0 };
  const decisions = [use, { do: 'pay', credits: 0 }, { do: 'break', sub: 0 }, use] as const;
  const asked = decisions.reduce(after, nodeAt(coreRules, poor.state));
  expect(asked.live.state).toMatchObject({
    ...{ prompt: { kind: 'pay', source: own }, runner: { runCredits: 1 } },
  });
  expect(paid(own, asked, 'bad publicity first')).toEqual([{ do: 'pay', credits: 1 }]);
});

describe('what a line tells to be paid from a card some of whose credits were taken by hand', () => {
  const used = after(nodeAt(coreRules, end.state), { do: 'use', card: breaker, ability: 0 });
  const asked = after(used, { do: 'pay', credits: 0 });
  const { turn } = asked.live.state;
  const taken = (credits: number): Node => ({
    ...asked,
    loans: [{ card: box, entry: 1, turn, credits }],
  });

  it('is no more than lies there in theirs, though what was taken may be paid, too', () => {
    const [none, one]: readonly Decision[] = [
      { do: 'pay', credits: 0 },
      { do: 'pay', credits: 1 },
    ];
    expect(paid(box, taken(1), 'card first')).toEqual([one, none]);
    expect(paid(box, taken(2), 'card first')).toEqual([none, one]);
  });
});

describe('what is done in place of a breach', () => {
  const { state } = nodeAt(coreRules, end.state).live;
  const answers: readonly Decision[] = [{ do: 'replace', card: box }, { do: 'continue' }];
  const doneBy = (...lines: readonly string[]): readonly Decision['do'][] =>
    answersTo(entriesOf([], [], [], lines));
  const answersTo = (shown: ReturnType<typeof entriesOf>): readonly Decision['do'][] => {
    const features: Features = new Map();
    const [, , , aim] = shown;
    if (aim === undefined) throw new Error('there is no entry');
    const goal = new Goal([features], aim, between, new Evidence(shown, between));
    return toldReplacement(pool, state, goal, answers).map((one) => one.do);
  };

  it('is what a line tells', () => {
    expect(doneBy('Bo uses the replacement effect from The Toolbox.')).toEqual(['replace']);
    expect(doneBy('Bo chooses to breach HQ instead of use a replacement effect.')).toEqual([
      'continue',
    ]);
  });

  it('is what a line told right before, where nothing came of it', () => {
    const before = ['Bo uses the replacement effect from The Toolbox.'];
    expect(answersTo(entriesOf([], [], before, []))).toEqual(['replace']);
  });

  it('is nothing where no line tells of it', () => {
    expect(doneBy()).toEqual(['continue']);
  });
});

describe('a server that a card asks for', () => {
  const servers = ['HQ', 'R&D', 'Server 1'] as const;
  const list = servers.map((server): Decision => ({ do: 'server', server }));
  const offered = (...choices: readonly string[]): readonly Decision[] => {
    const prompt = { kind: 'server', for: 'runner', source: box, servers: [...servers] } as const;
    const asks = promptOf(['The Toolbox', 'Choose a server'], [], choices);
    const shown = entriesOf([], [], []).map((one, at) =>
      at === 1 ? { ...one, prompts: { corp: null, runner: asks } } : one,
    );
    const span = { after: 0, until: 2 };
    const [aim] = shown.slice(-1);
    if (aim === undefined) throw new Error('there is no entry');
    const goal = new Goal([], aim, span, new Evidence(shown, span));
    return toldServer(pool, { ...end.state, prompt }, box, goal, list);
  };

  it('is one that theirs offers', () => {
    expect(offered('HQ', 'R&D')).toEqual(list.slice(0, 2));
    expect(offered('Yes', 'No')).toEqual(list);
  });
});
