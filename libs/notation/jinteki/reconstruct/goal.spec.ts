import { Evidence } from './evidence';
import { type Features, fieldKey, pileKey, plainKey, spotBase } from './features';
import { Goal } from './goal';
import type { Shown } from './shown';

const mine = 7;
const ice = fieldKey(spotBase('ice', 0, 0, mine), 'card');
const won: Features = new Map([[plainKey('winner'), 1]]);

function goalOf(
  features: Features,
  lines: readonly string[] = [],
  there: Features = new Map(),
): Goal {
  const aim: Shown = {
    state: {},
    features,
    lines,
    mayPass: false,
    isSettled: true,
    repeats: false,
    prompts: { corp: null, runner: null },
  };
  const between = { after: 0, until: 1 };
  const before: Shown = { ...aim, features: there, lines: [] };
  return new Goal([features], aim, between, new Evidence([before, aim], between));
}

describe('what theirs lays on a discard pile next', () => {
  it('is what lies there once more do, though more may be laid beneath it later', () => {
    const discard = (...titles: readonly string[]): Shown['state'] => ({
      corp: { discard: titles.map((title) => ({ title })) },
    });
    const { aim } = goalOf(won);
    const shown = [
      discard('Chum'),
      discard('Chum', 'Project Junebug', 'Enigma'),
      discard('Chum', 'Hunter', 'Project Junebug', 'Enigma'),
    ].map((state): Shown => ({ ...aim, state }));
    const between = { after: 0, until: 2 };
    const goal = new Goal([], aim, between, new Evidence(shown, between));
    expect([1, 2, 3, 4].map((count) => goal.laidNext('corp', count))).toEqual([
      ...['Project Junebug', 'Enigma', 'Enigma', null],
    ]);
  });

  it('is what comes to lie there once all of it is gone', () => {
    const { aim } = goalOf(won);
    const shown = [['Chum'], [], ['Hunter', 'Enigma']].map((pile): Shown => ({
      ...aim,
      state: { corp: { discard: pile.map((title) => ({ title })) } },
    }));
    const between = { after: 0, until: 2 };
    const goal = new Goal([], aim, between, new Evidence(shown, between));
    expect([0, 1].map((count) => goal.laidNext('corp', count))).toEqual(['Hunter', 'Enigma']);
  });
});

describe('the position to reach', () => {
  const theirs: Features = new Map([...won, [pileKey('archives', mine), 1]]);

  it('agrees where what ended the game left undone that its ice trashes itself', () => {
    const ours: Features = new Map([...won, [ice, mine + 1]]);
    const lay = goalOf(theirs, [], new Map([[ice, mine + 1]]));
    expect(lay.measure(ours, false)).toMatchObject({ matches: true, strays: false });
  });

  it('does not agree where it had gone before the game ended', () => {
    const ours: Features = new Map([...won, [ice, mine + 1]]);
    expect(goalOf(theirs).measure(ours, false).matches).toBe(false);
  });

  it('may have no ice in the place of ice that is about to be replaced', () => {
    const rezzed = fieldKey(spotBase('ice', 0, 0, mine), 'rezzed');
    const goal = goalOf(
      new Map([
        [ice, mine + 1],
        [rezzed, 1],
      ]),
    );
    expect(goal.measure(new Map(), false)).toMatchObject({ matches: false, strays: false });
    expect(goal.measure(new Map([[ice, mine + 1]]), false).strays).toBe(true);
  });

  it('has each card of a hand that theirs kept until the game was over, though not those that went then', () => {
    const hand = pileKey('hq', mine);
    const holding: Features = new Map([...won, [hand, 1]]);
    const { aim } = goalOf(holding);
    const group: readonly Features[] = [new Map([[hand, 1]]), holding];
    const between = { after: 0, until: 1 };
    const evidence = new Evidence([aim, aim], between);
    const kept = new Goal(group, aim, between, evidence);
    expect(kept.measure(won, true)).toMatchObject({ matches: false, strays: true });
    expect(goalOf(won).measure(won, true).matches).toBe(true);
    const gone = new Goal([holding, won], { ...aim, features: won }, between, evidence);
    expect(gone.measure(holding, true).matches).toBe(true);
  });

  it('agrees where the steal that ended it would have given bad publicity', () => {
    const given: Features = new Map([...won, [plainKey('bad publicity'), 1]]);
    expect(goalOf(given).measure(won, false).matches).toBe(true);
  });

  it('agrees where what was scored is told to pay after it ended the game', () => {
    const paid: Features = new Map([...won, [plainKey('corp credits'), 7]]);
    const after = ['Ann wins the game.', 'Ann uses Hostile Takeover to gain 7 [Credits].'];
    expect(goalOf(paid, after).measure(won, false).matches).toBe(true);
    expect(goalOf(paid, [...after].reverse()).measure(won, false).matches).toBe(false);
  });

  it('agrees with what comes after the end, too', () => {
    const paid: Features = new Map([...won, [plainKey('corp credits'), 7]]);
    const { aim: over } = goalOf(paid, [
      'Ann wins the game.',
      'Ann uses Hostile Takeover to gain 7.',
    ]);
    const still: Shown = { ...over, lines: [] };
    const before: Shown = { ...still, features: new Map() };
    const between = { after: 1, until: 2 };
    const evidence = new Evidence([before, over, still], between);
    const goal = new Goal([paid, paid], still, between, evidence);
    expect(goal.measure(won, false).matches).toBe(true);
  });

  it('is not left by a run whose server its line alone shows', () => {
    const attacks: Features = new Map([[plainKey('attacked server'), 1]]);
    const nowhere: Features = new Map();
    const told = ['Ann breaches HQ.'];
    expect(goalOf(nowhere, told).measure(attacks, false).strays).toBe(false);
    expect(goalOf(nowhere).measure(attacks, false).strays).toBe(true);
  });

  it('agrees where what was scored has no counters yet as it ended the game', () => {
    const base = spotBase('corp-score', 0, 0, mine);
    const scored: Features = new Map([...won, [fieldKey(base, 'card'), mine + 1]]);
    const placed: Features = new Map([...scored, [fieldKey(base, 'agenda'), 1]]);
    expect(goalOf(placed).measure(scored, false).matches).toBe(true);
  });

  it('agrees where theirs gives back a click once the game is won', () => {
    const clicked: Features = new Map([...won, [plainKey('runner clicks'), 1]]);
    const told = ['Bo wins the game.', 'Bo gains [Click] and adds Marathon to his grip.'];
    expect(goalOf(clicked, told).measure(won, false).matches).toBe(true);
    expect(goalOf(clicked, told.slice(0, 1)).measure(won, false).matches).toBe(false);
  });

  it('lets a hand hold what theirs lays aside until it is chosen what becomes of it', () => {
    const aside: Features = new Map([[pileKey('aside', mine), 1]]);
    const drawn: Features = new Map([[pileKey('grip', mine), 1]]);
    const more: Features = new Map([[pileKey('grip', mine), 2]]);
    expect(goalOf(aside).measure(drawn, false).strays).toBe(false);
    expect(goalOf(aside).measure(more, false).strays).toBe(true);
    expect(goalOf(new Map()).measure(drawn, false).strays).toBe(true);
  });

  it('is not left by having fewer clicks than theirs while what begins with the turn may bring some', () => {
    const clicks = plainKey('runner clicks');
    const side = plainKey('active side');
    const turn: Features = new Map([[side, 2]]);
    const theirTurn = goalOf(new Map([...turn, [clicks, 5]]));
    const fewer: Features = new Map([...turn, [clicks, 4]]);
    expect(theirTurn.measure(fewer, false).strays).toBe(true);
    expect(theirTurn.measure(fewer, false, true).strays).toBe(false);
  });

  it('takes an action where a click is told to be spent, though it comes back', () => {
    const rested: Features = new Map([[plainKey('corp clicks'), 2]]);
    expect(goalOf(rested).spends(rested)).toBe(false);
    const line = 'ElPato spends [Click] and pays 0 [Credits] to play Subliminal Messaging.';
    expect(goalOf(rested, [line]).spends(rested)).toBe(true);
  });

  it('does not agree where the game goes on', () => {
    const ours: Features = new Map([[ice, mine + 1]]);
    const on: Features = new Map([[pileKey('archives', mine), 1]]);
    expect(goalOf(on).measure(ours, false).matches).toBe(false);
  });

  it('does not agree where another agenda was stolen', () => {
    const stolen = fieldKey(spotBase('runner-score', 0, 0, mine), 'card');
    expect(goalOf(theirs).measure(new Map([...won, [stolen, 1]]), false).matches).toBe(false);
  });
});

describe('what changes on the way', () => {
  const before: Features = new Map([[fieldKey(spotBase('rig', 0, 0, mine), 'credit'), 1]]);

  it('are cards of which something about one of that title changes', () => {
    const after: Features = new Map([[fieldKey(spotBase('rig', 0, 0, mine), 'credit'), 2]]);
    const { aim, between, evidence } = goalOf(after);
    const goal = new Goal([before, after], aim, between, evidence);
    expect([goal.touches(mine), goal.touches(mine + 1)]).toEqual([true, false]);
  });
});
