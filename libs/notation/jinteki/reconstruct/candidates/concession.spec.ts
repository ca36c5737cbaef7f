import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { pumpEarly } from '../deviations/early-pump';
import { Evidence } from '../evidence';
import { type Features, fieldKey, pileKey, plainKey, spotBase } from '../features';
import { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { concession } from './concession';

const { end } = playScenario({ turn: runnerTurn, runner: {}, script: [] }, coreRules.pool);
if (end === null) throw new Error('it was not played');
const node = (features: Features): Node => ({
  live: coreRules.live(end.state),
  features,
  trail: null,
  accessed: 0,
  runs: 0,
  arranged: 0,
  loans: [],
  granted: null,
  shuffled: { corp: 0, runner: 0 },
});
const rich: Features = new Map([[plainKey('runner credits'), 5]]);
const poor: Features = new Map([[plainKey('runner credits'), 4]]);
const lost: Features = new Map([...poor, [plainKey('winner'), 1]]);

const asking = (message: string): Shown['prompts'] => ({
  corp: null,
  runner: {
    ...{ kind: 'select', message, choices: [], cardTitle: null, cardCid: null },
    ...{ selectable: [], asking: null },
  },
});
const silent: Shown['prompts'] = { corp: null, runner: null };

function goal(features: Features, line: string, before = poor, asks: string | null = null): Goal {
  const shown = [before, features].map((one, at): Shown => ({
    ...{ state: {}, features: one, lines: at === 1 ? [line] : [], mayPass: true },
    prompts: asks !== null && at === 0 ? asking(asks) : silent,
    ...{ isSettled: false, repeats: false },
  }));
  const aim = shown[1];
  if (aim === undefined) throw new Error('there is no entry');
  const between = { after: 0, until: 1 };
  return new Goal([before, features], aim, between, new Evidence(shown, between));
}

describe('a player who concedes', () => {
  it('is the one who did not win, once all that theirs shows before is done', () => {
    const conceded = goal(lost, 'Bo concedes.');
    expect(concession(node(poor), conceded)).toEqual({ do: 'concede', side: 'runner' });
    expect(concession(node(rich), conceded)).toBeNull();
  });

  it('may be followed by players who leave the game', () => {
    const { aim, evidence, shown: features } = goal(lost, 'Bo concedes.');
    const left: Shown = { ...aim, lines: ['Bo has left the game.'], repeats: true };
    const between = { after: 0, until: 2 };
    const shown = [...evidence.shown, left];
    const over = new Goal([...features, lost], left, between, new Evidence(shown, between));
    expect(concession(node(poor), over)).toEqual({ do: 'concede', side: 'runner' });
    expect(concession(node(rich), over)).toBeNull();
  });

  it('need not wait for what was raised until the turn is over, whose last windows nobody passes', () => {
    const strength = fieldKey(spotBase('rig', 0, 0, 1), 'strength');
    const raised: Features = new Map([...poor, [strength, 3]]);
    const conceded = goal(lost, 'Bo concedes.');
    expect(concession(node(raised), conceded)).toBeNull();
    const { end: armed } = playScenario(
      { turn: runnerTurn, runner: { credits: 5, rig: { programs: ['Corroder'] } }, script: [] },
      coreRules.pool,
    );
    const breaker = armed?.state.active.find((id) => armed.state.cards[id]?.zone === 'rig');
    if (armed === null || breaker === undefined) throw new Error('there is no breaker');
    const pumped = pumpEarly(coreRules, armed.state, breaker, 0, false);
    if (pumped === null) throw new Error('it was not raised');
    const live = coreRules.live(pumped);
    expect(concession({ ...node(raised), live }, conceded)).toEqual({
      ...{ do: 'concede', side: 'runner' },
    });
    expect(concession({ ...node(rich), live }, conceded)).toBeNull();
  });

  it('need not be in an encounter that is over in ours', () => {
    const at = (position: number, strength: number): Features =>
      new Map([
        ...poor,
        [plainKey('run position'), position],
        [plainKey('encountered strength'), strength],
      ]);
    const met = at(2, 4);
    const conceded = goal(new Map([...met, [plainKey('winner'), 1]]), 'Bo concedes.', met);
    expect(concession(node(at(1, 0)), conceded)).toEqual({ do: 'concede', side: 'runner' });
    expect(concession(node(at(1, 4)), conceded)).toBeNull();
  });

  it('need not wait for what is played, which asks something in theirs alone', () => {
    const asks: Features = new Map([...poor, [pileKey('play', 7), 1]]);
    const resolved = (def: number): Features => new Map([...poor, [pileKey('heap', def), 1]]);
    const conceded = goal(new Map([...asks, [plainKey('winner'), 1]]), 'Bo concedes.', asks);
    expect(concession(node(resolved(7)), conceded)).toEqual({ do: 'concede', side: 'runner' });
    expect(concession(node(resolved(8)), conceded)).toBeNull();
    expect(conceded.measure(resolved(7), false).strays).toBe(false);
    expect(conceded.measure(resolved(8), false).strays).toBe(true);
  });

  it('need not wait for what is paid for part by part, nothing of which ours has paid', () => {
    const credit = fieldKey(spotBase('rig', 0, 0, 1), 'recurring');
    const clicks = plainKey('runner clicks');
    const full: Features = new Map([...poor, [credit, 2], [clicks, 1]]);
    const chosen: Features = new Map([...poor, [credit, 1]]);
    const conceded = (message: string): Goal =>
      goal(new Map([...chosen, [plainKey('winner'), 1]]), 'Bo concedes.', chosen, message);
    const paying = conceded('Choose a credit providing card (0 of 2 [Credits])');
    expect(concession(node(full), paying)).toEqual({ do: 'concede', side: 'runner' });
    expect(concession(node(new Map([...full, [credit, 0]])), paying)).toBeNull();
    expect(concession(node(full), conceded('Choose a target'))).toBeNull();
    const over = new Map([...full, [plainKey('winner'), 1]]);
    expect(paying.measure(over, false).matches).toBe(true);
    expect(conceded('Choose a target').measure(over, false).matches).toBe(false);
  });

  it('is told so, and the game is over', () => {
    expect(concession(node(poor), goal(lost, 'Bo is flatlined.'))).toBeNull();
    expect(concession(node(poor), goal(poor, 'Bo concedes.'))).toBeNull();
  });
});
