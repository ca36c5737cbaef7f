import { promptOf, type PromptView } from '../lens/prompt';
import { Evidence } from './evidence';
import { fieldKey, plainKey, spotBase } from './features';
import type { Shown } from './shown';

const telling = (...lines: readonly string[]): Shown => ({
  state: {},
  features: new Map(),
  lines,
  mayPass: false,
  isSettled: true,
  repeats: false,
  prompts: { corp: null, runner: null },
});

describe('the servers that copies of a card are told to be used on', () => {
  const shown = [
    telling('Hoshiko started their turn 6 with 0 [Credit] and 2 cards in their Grip.'),
    telling('Hoshiko uses Security Testing to target Server 3.'),
    telling('Hoshiko uses Security Testing to target No server.'),
    telling('Hoshiko spends [Click] to use Runner Basic Action Card to gain 1 [Credits].'),
  ];

  it('are told in their order, the one that is not used among them', () => {
    const evidence = new Evidence(shown, { after: 2, until: 3 });
    expect(evidence.answers.targetServers('Security Testing')).toEqual(['Server 3', 'No server']);
  });

  it('are those that it is used on as the turn begins, each once, and not by hand before', () => {
    const target = (server: string) =>
      telling(`Hoshiko uses Security Testing to target ${server}.`);
    const byHand = [telling(), target('Server 4'), target('Server 5'), ...shown.slice(0, 2)];
    const evidence = new Evidence(byHand, { after: 2, until: 4 });
    const all = ['Server 4', 'Server 5', 'Server 3'];
    expect(evidence.answers.targetServers('Security Testing', 3)).toEqual(all);
    expect(evidence.answers.targetServers('Security Testing', 1)).toEqual(['Server 3']);
  });

  it('are none of another card', () => {
    const evidence = new Evidence(shown, { after: 2, until: 3 });
    expect(evidence.answers.targetServers('Desperado')).toEqual([]);
  });
});

describe('a card that is exposed', () => {
  const exposed = 'Bo uses Snitch to expose Ice Wall protecting HQ at position 0.';
  const shown = [telling(), telling(exposed), telling(), telling()];
  const exposes = (after: number, since?: number): boolean =>
    new Evidence(shown, { after, until: after + 1 }).exposes('Ice Wall', since);

  it('is told in these entries, or before, since it was decided', () => {
    expect([exposes(0), exposes(1), exposes(1, 1)]).toEqual([true, false, false]);
    expect([exposes(1, 0), exposes(2, 0), exposes(2, 1)]).toEqual([true, true, false]);
  });

  it('may be the last of a list', () => {
    const list =
      'Bo uses Satellite Uplink to expose Enigma protecting HQ at position 0 and PAD Campaign in Server 1.';
    const evidence = new Evidence([telling(), telling(list)], { after: 0, until: 1 });
    expect(['Enigma', 'PAD Campaign', 'Server 1'].map((one) => evidence.exposes(one))).toEqual([
      ...[true, true, false],
    ]);
  });
});

describe('a card that is rezzed', () => {
  const rezzes = (line: string): boolean =>
    new Evidence([telling(), telling(line)], { after: 0, until: 1 }).tellsRez('Ice Wall');

  it('is the one that a line tells to be, and not as what another card does', () => {
    expect([
      rezzes('Ann pays 1 [Credits] to rez Ice Wall protecting HQ at position 0.'),
      rezzes(
        'Ann pays 0 [Credits] to use Oversight AI to rez Ice Wall protecting HQ at position 0.',
      ),
      rezzes('Ann uses Oversight AI to rez Ice Wall protecting HQ at position 0.'),
      rezzes('Ann pays 1 [Credits] to rez Enigma protecting HQ at position 0.'),
      rezzes('Ann pays 1 [Credits] to use Ice Wall to rez Ice Wall protecting HQ at position 0.'),
    ]).toEqual([true, false, false, false, true]);
  });
});

describe('a card that is played', () => {
  const plays = (title: string, ...lines: readonly string[]): boolean =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).acts.plays(title);
  const told = 'Bo spends [Click] and pays 1 [Credits] to play Contaminate.';

  it('is the one that a line tells to be, and no other', () => {
    const damage = 'Bo trashes Amped Up and Sure Gamble due to meat damage.';
    expect(['Contaminate', 'Amped Up'].map((title) => plays(title, damage, told))).toEqual([
      true,
      false,
    ]);
  });

  it('may be any where no line tells of one', () => {
    expect(plays('Amped Up', 'Bo jacks out.')).toBe(true);
  });

  it('is told wherever it is, as the game tells of any', () => {
    const quiet = [1, 2, 3, 4, 5].map(() => telling());
    const shown = [telling(), telling('Bo jacks out.'), ...quiet, telling(told)];
    const evidence = new Evidence(shown, { after: 0, until: 1 });
    expect(evidence.acts.plays('Contaminate')).toBe(false);
  });
});

describe('an install', () => {
  const install = 'Bo spends [Click] and pays 2 [Credits] to install Parasite.';
  const alone = (...lines: readonly string[]): boolean =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).acts.installsAlone;

  it('is all that is told where nobody is told to do anything else', () => {
    expect(alone(install, '[!] Parasite - [Erratum] Program: Virus - Trojan')).toBe(true);
  });

  it('is not where something else is used or trashed', () => {
    expect(alone(install, 'Bo uses Aesop to gain 3 [Credits].')).toBe(false);
    expect(alone('Bo uses Aesop to gain 3 [Credits].')).toBe(false);
    expect(alone(install, 'Ann trashes Parasite.')).toBe(false);
  });
});

describe('an install that a card makes', () => {
  const tells = (...lines: readonly string[]): boolean =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).acts.tellsInstall;

  it('is told by a line, as any other', () => {
    expect(tells('Ann uses Crick to install a card from Archives in the root of HQ.')).toBe(true);
    expect(tells('Ann passes Crick protecting HQ at position 0.')).toBe(false);
  });
});

describe('a card that is revealed', () => {
  const told = 'Bo uses Enhanced Vision to force the Corp to reveal Hedge Fund from HQ.';
  const reveals = (title: string): boolean =>
    new Evidence([telling(), telling(told), telling()], { after: 1, until: 2 }).reveals(title);

  it('is named by a line of these entries, or right before', () => {
    expect([reveals('Hedge Fund'), reveals('Enhanced Vision')]).toEqual([true, false]);
  });
});

describe('bids that are told', () => {
  const shown = [
    telling('Zoe pays 1 [Credits] to increase trace strength to 3.'),
    telling('ndh pays 0 [Credits] to increase link strength to 1.'),
    telling('Zoe pays 0 [Credits] to increase trace strength to 1.'),
  ];
  const { paid } = new Evidence(shown, { after: -1, until: 2 });

  it('are of the trace whose strength they lead to', () => {
    expect([paid.reaches('corp', 1, 3), paid.reaches('corp', 0, 1)]).toEqual([true, true]);
    expect([paid.reaches('corp', 0, 3), paid.reaches('runner', 1, 2)]).toEqual([false, false]);
  });

  it('say nothing of a side that is told to have made none', () => {
    const { paid: none } = new Evidence([telling(), telling()], { after: 0, until: 1 });
    expect(none.reaches('runner', 1, 2)).toBe(true);
  });
});

describe('what damage takes', () => {
  const takes = (title: string, ...lines: readonly string[]): boolean =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).losses.takesByDamage(
      title,
      'net',
    );

  it('is what a line of its kind names', () => {
    const core = 'Bo trashes Magnum Opus due to core damage.';
    const net = 'Ann trashes Aurora due to net damage.';
    expect([takes('Magnum Opus', net, core), takes('Aurora', net, core)]).toEqual([false, true]);
    expect(takes('Aurora', core)).toBe(false);
  });

  it('is what a line names, and nothing where none does', () => {
    const told = 'Ann trashes System Outage and Sure Gamble due to net damage.';
    expect([takes('Sure Gamble', told), takes('Medium', told), takes('Medium')]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('may be anything as the game ends, where no line names it', () => {
    const over = { ...telling(), features: new Map([[plainKey('winner'), 1]]) };
    const evidence = new Evidence([telling(), over], { after: 0, until: 1 });
    expect(evidence.losses.takesByDamage('Medium', 'net')).toBe(true);
  });
});

describe('a basic action', () => {
  const runs = (...lines: readonly string[]): number =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).acts.basics('run');

  it('is a run for which a click is spent, and by no card', () => {
    expect(runs('Bo spends [Click] to make a run on HQ.')).toBe(1);
    expect(
      runs(
        'Bo spends [Click] to use Analog Dreamers to make a run on R&D.',
        'Bo pays 1 [Credits] to make a run on R&D.',
      ),
    ).toBe(0);
  });

  it('is a run on the server that is named', () => {
    const line = 'Bo spends [Click] to make a run on Server 1.';
    const told = new Evidence([telling(), telling(line)], { after: 0, until: 1 });
    expect(
      (['Server 1', 'Archives', 'Server 11'] as const).map((one) => told.acts.runsOn(one)),
    ).toEqual([1, 0, 0]);
  });

  it('is not what purges viruses, which a card may do as well', () => {
    const purges = (line: string): number =>
      new Evidence([telling(), telling(line)], { after: 0, until: 1 }).acts.basics('purge');
    const all = ' to purge all virus counters.';
    expect(purges(`Al spends [Click][Click][Click] to use Corp Basic Action Card${all}`)).toBe(1);
    expect(purges('Al uses Cyberdex Virus Suite to purge virus counters.')).toBe(0);
  });
});

describe('what a card is told to take', () => {
  const taken = (...lines: readonly string[]): readonly (readonly string[])[] =>
    new Evidence([telling(), telling(...lines)], { after: 0, until: 1 }).used.takenBy('Harvester');

  it('is each card that its lines name, in their order and line by line', () => {
    expect(
      taken(
        'Bo uses Harvester to discard Lockpick, Spike, and Lockpick.',
        'Bo uses Harvester to discard Kati Jones.',
        'Bo discards Sure Gamble from their Grip at end of turn.',
      ),
    ).toEqual([['Lockpick', 'Spike', 'Lockpick'], ['Kati Jones']]);
  });

  it('is what goes back into a deck while it asks, where the line does not name it', () => {
    const line = 'Bo shuffles Imp and Cloak from the heap into the stack, and draws 1 card.';
    const told = (title: string): readonly (readonly string[])[] => {
      const prompt = { msg: 'Choose 2 cards', 'prompt-type': 'select', card: { title } };
      const runner = promptOf({ runner: { 'prompt-state': prompt } }, 'runner');
      const asks = { ...telling(), prompts: { corp: null, runner } };
      return new Evidence([asks, telling(line)], { after: 0, until: 1 }).used.takenBy('Harvester');
    };
    expect(told('Harvester')).toEqual([['Imp', 'Cloak']]);
    expect(told('Imp')).toEqual([]);
  });

  it('is nothing that went back before it asked', () => {
    const line = 'Bo shuffles Imp and Cloak from the heap into the stack, and draws 1 card.';
    const prompt = { msg: 'Choose 1 card', 'prompt-type': 'select', card: { title: 'Mr. Li' } };
    const runner = promptOf({ runner: { 'prompt-state': prompt } }, 'runner');
    const asks = { ...telling(), prompts: { corp: null, runner } };
    const shown = [telling(), telling(line), asks];
    expect(new Evidence(shown, { after: 1, until: 2 }).used.takenBy('Mr. Li')).toEqual([]);
  });
});

describe('what both sides spend in secret', () => {
  const spends = (corp: number, runner: number, ...lines: readonly string[]): boolean => {
    const user = (username: string) => ({ user: { username } });
    const state = { corp: user('Ann'), runner: user('Bo') };
    const shown = [telling(), { ...telling(...lines), state, mayPass: true }];
    return new Evidence(shown, { after: 0, until: 1 }).paid.spendsInSecret({ corp, runner });
  };

  it('has a line of its own for each', () => {
    const lines = ['Ann pays 1 [Credits].', 'Bo pays 2[Credits] from bad publicity.'];
    expect([spends(1, 2, ...lines), spends(1, 0, ...lines), spends(2, 1, ...lines)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is told behind what was spent before', () => {
    const user = (username: string) => ({ user: { username } });
    const state = { corp: user('Ann'), runner: user('Bo') };
    const lines = ['Bo pays 0 [Credits].', 'Ann pays 0 [Credits].', 'Ann pays 1 [Credits].'];
    const shown = [telling(), { ...telling(...lines, 'Bo pays 0 [Credits].'), state }];
    const { paid } = new Evidence(shown, { after: 0, until: 1 });
    const spent = (corp: number, made: number): boolean =>
      paid.spendsInSecret({ corp, runner: 0 }, made);
    expect([spent(0, 0), spent(1, 0), spent(0, 1), spent(1, 1)]).toEqual([true, true, false, true]);
  });

  it('is nothing where no line tells of such a game', () => {
    expect(spends(0, 0, 'Ann pays 1 [Credits] to rez Ice Wall protecting HQ at position 0.')).toBe(
      false,
    );
    expect(spends(0, 0, 'Ann uses Snowflake to start a psi game (End the run).')).toBe(true);
  });
});

describe('cards that are told to swap their places', () => {
  const swaps = (line: string, ...cards: readonly (readonly string[])[]): boolean =>
    new Evidence([telling(), telling(line)], { after: 0, until: 1 }).swaps(cards);
  const [one, other] = [['protecting HQ at position 0'], ['protecting R&D at position 1']];

  it('are those at the places that the line names', () => {
    const line =
      'Ann uses Metamorph to swap the positions of ice protecting HQ at position 0 and IQ protecting R&D at position 1.';
    expect(swaps(line, one, other)).toBe(true);
    expect(swaps(line, one, ['protecting R&D at position 0'])).toBe(false);
  });

  it('are no copies of one title where the line names others', () => {
    const line = 'Ann uses Metamorph to swap the positions of Knight and a card in Server 1.';
    expect(swaps(line, one, other)).toBe(false);
  });

  it('may be any where no line tells of two', () => {
    expect(swaps('Ann uses Metamorph to swap 2 pieces of ice.', one, other)).toBe(true);
  });

  it('are the ones that a line tells to be swapped for each other', () => {
    const line =
      'Ann uses Thimblerig to swap Thimblerig protecting HQ at position 0 with ice protecting R&D at position 1.';
    expect(swaps(line, one, other)).toBe(true);
    expect(swaps(line, ['protecting Archives at position 0'], other)).toBe(false);
  });

  it('are no copies of one title where no line tells of any: nothing would show it', () => {
    const copies = (line: string): boolean =>
      new Evidence([telling(), telling(line)], { after: 0, until: 1 }).swaps([one, other], true);
    expect(copies('Ann uses Thimblerig to end the run.')).toBe(false);
    expect(copies('Ann uses Metamorph to swap 2 pieces of ice.')).toBe(true);
  });
});

describe('a card that asks while another one waits', () => {
  const [asking, waiting] = [1, 2];
  const key = fieldKey(spotBase('rig', 0, 0, waiting), 'credit');
  const asked: PromptView = {
    ...{ kind: 'other', message: 'Pay?', choices: ['Yes', 'No'], cardTitle: 'Algernon' },
    ...{ cardCid: null, selectable: [], asking },
  };
  const entry = (asks: boolean, credits: number): Shown => ({
    ...telling(),
    features: new Map([[key, credits]]),
    prompts: { corp: null, runner: asks ? asked : null },
  });
  const isFirst = (...entries: readonly Shown[]): boolean =>
    new Evidence(entries, { after: 1, until: entries.length - 1 }).changes.asksBefore(
      ...(['Algernon', 'runner', { title: 'Wyldside', def: waiting }] as const),
    );

  it('comes first where that changes as it is answered, and not before', () => {
    expect(isFirst(entry(false, 1), entry(true, 1), entry(false, 2))).toBe(true);
    expect(isFirst(entry(false, 1), entry(true, 2), entry(false, 2))).toBe(false);
    expect(isFirst(entry(false, 1), entry(false, 1), entry(false, 2))).toBe(false);
  });

  it('comes first where the other one is told to be used as it is answered, and not before', () => {
    const used = ['Bo uses Wyldside to draw 2 cards and lose [Click].'];
    const told = { ...entry(false, 1), lines: used };
    expect(isFirst(entry(false, 1), entry(true, 1), told)).toBe(true);
    expect(isFirst(entry(false, 1), { ...entry(true, 1), lines: used }, told)).toBe(false);
    // It was used right before, and nothing came of it.
    expect(isFirst({ ...entry(false, 1), lines: used }, entry(true, 1), told)).toBe(false);
  });
});

describe('a card that asks on while another one waits', () => {
  const waiting = 2;
  const key = fieldKey(spotBase('rig', 0, 0, waiting), 'credit');
  const asks = (cardTitle: string): PromptView => ({
    ...{ kind: 'select', message: 'Choose', choices: ['Done'], cardTitle },
    ...{ cardCid: null, selectable: [], asking: cardTitle.length },
  });
  const entry = (asked: string | null, credits: number): Shown => ({
    ...telling(),
    features: new Map([[key, credits]]),
    prompts: { corp: null, runner: asked === null ? null : asks(asked) },
  });
  const isFirst = (...entries: readonly Shown[]): boolean =>
    new Evidence(entries, { after: 1, until: entries.length - 1 }).changes.asksBefore(
      ...(['The Supplier', 'runner', { title: 'Jackpot!', def: waiting }] as const),
    );

  it('comes first where that changes once what it installs is placed', () => {
    const [before, supplier] = [entry(null, 1), entry('The Supplier', 1)];
    expect(isFirst(before, supplier, entry('Dino', 1), entry(null, 2))).toBe(true);
    expect(isFirst(before, supplier, entry('Dino', 1), entry(null, 1))).toBe(false);
  });

  it('does not where the other one asks in between', () => {
    const [before, supplier] = [entry(null, 1), entry('The Supplier', 1)];
    expect(isFirst(before, supplier, entry('Jackpot!', 1), entry(null, 2))).toBe(false);
  });
});

describe('what a card asks', () => {
  const asked: PromptView = {
    ...{ kind: 'other', message: 'Gain [Click]?', choices: ['Yes', 'No'], cardTitle: 'Joshua B.' },
    ...{ cardCid: null, selectable: [], asking: 1 },
  };
  const asks: Shown = { ...telling(), prompts: { corp: null, runner: asked } };
  const between = { after: 0, until: 2 };
  const isFirstFrom = (entry: number, ...entries: readonly Shown[]): boolean =>
    new Evidence(entries, between).questions.asksFirstFrom(entry, 'Joshua B.', 'runner');

  it('is asked no sooner than an entry, or before it, too', () => {
    expect(isFirstFrom(2, telling(), telling(), asks)).toBe(true);
    expect(isFirstFrom(2, telling(), asks, asks)).toBe(false);
    expect(isFirstFrom(2, telling(), telling(), telling())).toBe(false);
  });

  it('may be which of two piles, which a line numbers', () => {
    const told = (line: string): number | null =>
      new Evidence([telling(), telling(line)], { after: 0, until: 1 }).counts.pileChosen();
    expect(told('Bo chooses to access Pile 2 (1 card).')).toBe(2);
    expect(told('Bo accesses Hunter from HQ.')).toBeNull();
    const chosen = telling('Bo chooses to access Pile 1 (2 cards).');
    const later = [telling(), chosen, ...new Array<Shown>(9).fill(telling())];
    expect(new Evidence(later, { after: 9, until: 10 }).counts.pileChosen()).toBe(1);
  });
});

describe('what is told since ours decided last', () => {
  const line = 'Bo uses Paragon to add the top card of the stack to the bottom.';
  const shown = [telling(), telling(line), telling(), telling(), telling(), telling(), telling()];
  const told = (decided?: number, begun?: number): readonly string[] =>
    new Evidence(shown, { after: 5, until: 6 }, decided, begun).answers.usesOf('Paragon');

  it('is looked at, however many entries before it is', () => {
    expect(told(0)).toEqual(['add the top card of the stack to the bottom.']);
    expect([told(1), told()]).toEqual([[], []]);
  });

  it('is none of what theirs was taken over with', () => {
    expect([told(0, 1), told(0, 0).length]).toEqual([[], 1]);
  });
});
