import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { entriesOf } from '#testkit/jinteki/way';
import {
  corpTurn,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { type Deviation, granting } from '../deviations/deviation';
import { Evidence } from '../evidence';
import type { Shown } from '../shown';
import { inWords, toldInWords } from './told-in-words';

const { pool } = rulesByPool.covering(['Sealed Vault']);
const options = ['take-tags', 'add-to-score-area'];
const list = options.map((option): Decision => ({ do: 'option', option }));

/** What is tried as a card asks where these lines tell what it did, after so many of them that our rules do not offer. */
function triedAfter(idle: number, ...lines: readonly string[]): readonly Decision[] {
  const { end } = playScenario(
    { turn: corpTurn, corp: { servers: { 'Server 1': { cards: ['Sealed Vault'] } } }, script: [] },
    pool,
  );
  const state = end?.state;
  const source = state?.servers.find(({ name }) => name === 'Server 1')?.root[0];
  if (state === undefined || source === undefined) throw new Error('it is not there');
  const shown = [[], lines].map((told): Shown => ({
    ...{ state: {}, features: new Map(), lines: told, prompts: { corp: null, runner: null } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  }));
  const between = { after: 0, until: 1 };
  const deviation: Deviation = {
    ...{ kind: 'idle-use', card: source, credits: 0, entry: 1, difference: null },
    ...{ rule: 'ABIL-09', reason: '', legal: false },
    decisions: [{ do: 'option', option: 'take-tags' }],
  };
  const granted = idle === 0 ? null : granting(null, deviation, null);
  const prompt = { kind: 'option', for: 'runner', source, options } as const;
  return toldInWords(
    pool,
    { live: { state }, trail: null, granted },
    prompt,
    { between, evidence: new Evidence(shown, between) },
    list,
  );
}

const tried = (...lines: readonly string[]): readonly Decision[] => triedAfter(0, ...lines);

const told = (what: string): string => `Ann uses Sealed Vault to force the Runner to ${what}.`;

describe('one of several things that a card may be made to do', () => {
  it('is the one whose words the next line of the card has', () => {
    const [taken, added] = [told('take 2 tags'), told('add Sealed Vault to score area')];
    expect(tried(taken, added)).toEqual([{ do: 'option', option: 'take-tags' }]);
    expect(tried(added, taken)).toEqual([{ do: 'option', option: 'add-to-score-area' }]);
  });

  it('is the one behind what was chosen though our rules do not offer it', () => {
    const [taken, added] = [told('take 2 tags'), told('add Sealed Vault to score area')];
    expect(triedAfter(1, taken, added)).toEqual([{ do: 'option', option: 'add-to-score-area' }]);
  });

  it('is any where a line tells what it may do one of', () => {
    const either = told('take 2 tags or add Sealed Vault to the score area');
    expect(tried(either)).toEqual(list);
    expect(tried(either, told('take 2 tags'))).toEqual([{ do: 'option', option: 'take-tags' }]);
  });

  it('is any where lines have the words of none, or are of another card', () => {
    expect(tried(told('lose [Click]'))).toEqual(list);
    expect(tried('Ann uses Snare! to force the Runner to take 2 tags.')).toEqual(list);
  });
});

describe('what our rules do not offer, as it would change nothing', () => {
  it('is chosen by none of their decisions, where the next line tells it', () => {
    const { pool: cards } = rulesByPool.covering(['Deuces Wild']);
    const { end } = playScenario(
      {
        turn: runnerTurn,
        runner: { credits: 5, grip: ['Deuces Wild'] },
        script: [runner('play', { card: 'Deuces Wild' })],
      },
      cards,
    );
    const state = end?.state;
    if (state?.prompt?.kind !== 'option') throw new Error('nobody is asked');
    const { prompt } = state;
    const between = { after: 0, until: 1 };
    const after = (line: string): readonly Decision[] =>
      toldInWords(
        cards,
        { live: { state }, trail: null, granted: null },
        prompt,
        { between, evidence: new Evidence(entriesOf([], [line]), between) },
        prompt.options.map((option) => ({ do: 'option', option })),
      );
    expect(after('Bo uses Deuces Wild to remove 1 tag.')).toEqual([]);
    expect(after('Bo uses Deuces Wild to draw 2 cards.')).toEqual([
      { do: 'option', option: 'draw-2' },
    ]);
  });
});

describe('the words of an answer in a line', () => {
  const named = rulesByPool.covering(['Elective Upgrade', 'Mamba']).pool;
  const types = ['operation', 'upgrade', 'ice'];

  it('are those of several of it, too', () => {
    const line = 'reveal 2 cards from HQ and trash all Operations';
    expect(inWords(named, types, line)).toBe('operation');
  });

  it('are none in the title of a card that has more of them', () => {
    expect(inWords(named, types, 'reveal Elective Upgrade and Mamba from HQ')).toBe(null);
    expect(inWords(named, types, 'reveal Elective Upgrade and trash an upgrade')).toBe('upgrade');
    expect(inWords(named, ['elective-upgrade'], 'name Elective Upgrade')).toBe('elective-upgrade');
  });
});
