import type { Json, JsonObject } from '#notation/jinteki/json';
import type { Decision } from '../replays';
import { type Entry, TrueDeeds } from './true-deeds';

const card = { cid: 'a', title: 'Aesop', side: 'Runner', type: 'Resource' };

/** What the Runner is asked by the card. */
const asks = (msg: string, ...choices: readonly string[]): JsonObject => ({
  ...{ msg, card, 'prompt-type': 'other', eid: { eid: 1 } },
  choices: choices.map((value) => ({ value })),
});

const entry = (prompt: Json | null, ...lines: readonly string[]): Entry => ({
  state: { corp: {}, runner: { rig: { resource: [card] }, 'prompt-state': prompt } },
  diff: [{ runner: { 'prompt-state': {} } }, {}],
  lines,
});

const command = (h: number, what: string, label: string): Decision => ({
  ...{ h, side: 'runner', command: what, label },
  args: { card: { cid: 'a' } },
});

/** What has to be told of these commands, each in an entry of its own. */
const due = (entries: readonly Entry[], decisions: readonly Decision[]): readonly string[] =>
  new TrueDeeds(entries, decisions).deeds
    .filter((deed) => deed.due)
    .map(({ entry: at, kind, what }) => `${String(at)} ${kind} ${what}`);

describe('what has to be told of a game', () => {
  const asked = asks('Look at a card?', 'Yes', 'No');
  const line = 'Bo uses Aesop to look at a card.';
  const yes = command(2, 'choice', 'Look at a card? -> Yes');

  it('is one use where a card asks whether it does what it was just used for', () => {
    const entries = [entry(null), entry(asked), entry(null, line)];
    expect(due(entries, [command(1, 'ability', 'Aesop: Look at a card'), yes])).toEqual([
      '1 use Aesop',
    ]);
  });

  it('is a use where a card asks by itself', () => {
    const entries = [entry(null), entry(asked), entry(null, line)];
    expect(due(entries, [command(1, 'end-turn', 'end turn'), yes])).toEqual(['2 use Aesop']);
  });

  it('is that a card is not let do what it asks about, where it asks by itself', () => {
    const no = command(2, 'choice', 'Look at a card? -> No');
    const entries = [entry(null), entry(asked), entry(null)];
    expect(due(entries, [command(1, 'end-turn', 'end turn'), no])).toEqual(['2 refuse Aesop']);
    // A use that is called off is no use, and nothing besides.
    expect(due(entries, [command(1, 'ability', 'Aesop: Look at a card'), no])).toEqual([
      '1 use Aesop',
    ]);
    const leave = asks('Jack out?', 'Yes', 'No');
    expect(due([entry(null), entry(leave), entry(null)], [command(2, 'choice', 'Jack out? -> No')])).toEqual([]);
  });

  it('names what is installed as titles are compared, without a full stop', () => {
    const install = asks('Install Joshua B.?', 'Yes', 'No');
    const { deeds } = new TrueDeeds(
      [entry(null), entry(install), entry(null)],
      [command(2, 'choice', 'Install Joshua B.? -> Yes')],
    );
    expect(deeds.flatMap(({ kind, what }) => (kind === 'pick' ? [what] : []))).toEqual(['Joshua B']);
  });

  it('is an answer where there is another one', () => {
    const answered = (...choices: readonly string[]): readonly string[] =>
      due(
        [entry(null), entry(asks('Choose one', ...choices)), entry(null, 'Bo pays.')],
        [command(2, 'choice', 'Choose one -> End the run')],
      );
    expect(answered('End the run', 'Pay 1 [Credits]')).toEqual(['2 option runner end']);
    expect(answered('End the run')).toEqual([]);
  });
});
