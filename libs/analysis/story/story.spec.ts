import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import {
  cloneState,
  MomentIndexes,
  workOn,
  type Decision,
  type Legal,
  type State,
  type Viewer,
} from '#rules';
import { Witness } from '../report/witness';
import { StoryAnalysis, type StoryMoment } from './story';

const rules = rulesNamed('all');
const { pool } = rules;

/** The Runner with so many agendas of two points, about to run on what holds one card. */
function tableWith(
  agendas: number,
  hq = 'Hedge Fund',
  identity = 'Weyland Consortium: Building a Better World',
): State {
  const loaded = loadPosition(pool, {
    turn: { side: 'runner', number: 9, clicks: 4, at: 'runner.1.6' },
    corp: {
      identity,
      credits: 5,
      hq: [hq],
      rd: ['PAD Campaign', 'PAD Campaign'],
    },
    runner: {
      identity: 'Noise: Hacker Extraordinaire',
      credits: 5,
      grip: ['Easy Mark'],
      stack: ['Easy Mark'],
      score: Array.from({ length: agendas }, () => 'Accelerated Beta Test'),
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

const isDecision = (legal: Legal): legal is Legal & Decision => !('from' in legal);

/** Runs on these servers, one after the other, letting all that can be declined pass. */
function told(state: State, servers: readonly string[], viewer: Viewer): readonly StoryMoment[] {
  const story = new StoryAnalysis(pool, cloneState(state));
  const indexes = new MomentIndexes();
  indexes.begin(workOn(pool, state, null), []);
  const live = rules.live(state);
  const left = [...servers];
  for (let number = 1; number < 100 && live.state.outcome === null; number += 1) {
    const legal = live.legal().filter(isDecision);
    const isAction = live.state.prompt?.kind === 'action';
    const server = isAction ? left.shift() : null;
    if (server === undefined) break;
    const decision =
      server === null
        ? (legal.find(({ do: does }) => does === 'pass' || does === 'continue') ?? legal[0])
        : legal.find((one) => one.do === 'run' && one.server === server);
    const by = live.state.prompt?.for;
    if (decision === undefined || by === undefined) throw new Error('nothing is to be decided');
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(taken.reason);
    story.take({ number, by, decision, state: live.state, facts: taken.facts });
    indexes.take({ by, decision }, workOn(pool, live.state, null), taken.facts);
  }
  return story.told(new Witness(pool, state, viewer, indexes.of[viewer]));
}

const narrow = (moments: readonly StoryMoment[]) =>
  moments.filter(({ kind }) => kind === 'narrow-access');

describe('narrow accesses', () => {
  it('are told of who was two points from winning, of the first access of each run', () => {
    const moments = narrow(told(tableWith(3), ['HQ', 'R&D'], 'judge'));
    expect(moments.map(({ text, weight }) => [text, weight])).toEqual([
      ['The Runner accesses Hedge Fund from HQ. 1 point would have won.', 15],
      ['The Runner accesses PAD Campaign from R&D. 1 point would have won.', 15],
    ]);
  });

  it('name the card to those alone who saw it', () => {
    const [moment] = narrow(told(tableWith(3), ['HQ'], 'spectator'));
    expect(moment?.text).toBe('The Runner accesses a card from HQ. 1 point would have won.');
  });

  it('are told of fewer points where fewer win', () => {
    const harmony = tableWith(2, 'Hedge Fund', 'Harmony Medtech: Biomedical Pioneer');
    const [moment] = narrow(told(harmony, ['HQ'], 'judge'));
    expect(moment?.text).toBe('The Runner accesses Hedge Fund from HQ. 2 points would have won.');
  });

  it('are none where an agenda would not have won, nor in Archives', () => {
    expect(narrow(told(tableWith(2), ['HQ', 'R&D'], 'judge'))).toEqual([]);
    expect(narrow(told(tableWith(3), ['Archives'], 'judge'))).toEqual([]);
  });
});

describe('the order of the story', () => {
  it('is that of causes: a steal comes before the end that it brought', () => {
    const moments = told(tableWith(3, 'Accelerated Beta Test'), ['HQ'], 'judge');
    expect(moments.map(({ kind }) => kind)).toEqual(['steal', 'end']);
    expect(new Set(moments.map(({ at }) => at)).size).toBe(1);
  });
});
