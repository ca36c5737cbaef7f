import { evidenceOf, evidenceSince, type Told } from '#testkit/jinteki/evidence';
import type { Evidence } from './evidence';

describe('what lines and questions tell of an answer', () => {
  it('is the title that a card names', () => {
    const told = evidenceOf(
      1,
      { lines: ['Ann spends [Click] to play Targeted Marketing.'] },
      { lines: ['Ann uses Targeted Marketing to name Cold Read.'] },
    );
    expect(told.answers.namedBy('Targeted Marketing')).toBe('Cold Read');
    expect(told.answers.namedBy('Salem')).toBeNull();
  });

  it('is nothing where the line that tells a use comes with another copy', () => {
    const asks = ['Femme Fatale', 'Choose a piece of ice to target for bypassing'] as const;
    const installs = 'Bo spends [Click] and pays 8 [Credits] to install Femme Fatale.';
    const aims = 'Bo uses Femme Fatale to target ice protecting Server 4 at position 1.';
    const of = (...lines: readonly string[]): Evidence =>
      evidenceOf(
        1,
        { lines: [installs], asks },
        { lines: [] },
        ...lines.map((line) => ({ lines: [line] })),
      );
    expect(of(installs, aims).answers.isIdle('Femme Fatale', 0)).toBe(true);
    expect(of(aims).answers.isIdle('Femme Fatale', 0)).toBe(false);
  });

  it('is something where a line tells what goes back into a deck, though it names no card', () => {
    const asks = ['Labor Rights', 'Choose 3 cards to shuffle into the stack'] as const;
    const idle = (line: string): boolean =>
      evidenceOf(1, { lines: [], asks }, { lines: [line] }).answers.isIdle('Labor Rights', 0);
    expect(idle('Bo shuffles Imp, Cloak, and Corroder from the heap into the stack.')).toBe(false);
    expect(idle('Bo removes Labor Rights from the game instead of trashing it.')).toBe(true);
  });

  it('is nothing where the line that tells a use is of a copy before', () => {
    const asks = ['Tinkering', 'Choose a piece of ice'] as const;
    const plays = 'Bo spends [Click] and pays 0 [Credits] to play Tinkering.';
    const told = evidenceOf(
      2,
      { lines: ['Bo uses Tinkering to make ice protecting HQ at position 1 gain Sentry.'] },
      { lines: [plays], asks },
      { lines: [] },
    );
    const ice = [[0, { title: 'Enigma', server: 'HQ', position: 1 }]] as const;
    const read = (begun: boolean): readonly unknown[] => [
      told.answers.isIdle('Tinkering', 1, begun),
      told.used.aimedAt('Tinkering', ice, begun),
    ];
    expect([true, false].map(read)).toEqual([
      [true, []],
      [false, [0]],
    ]);
  });

  it('is what a card is told to choose', () => {
    const told = evidenceOf(
      1,
      { lines: ['Bo spends [Click] and pays 2 [Credits] to install Chameleon.'] },
      { lines: ['Bo uses Chameleon to choose Barrier.'] },
    );
    expect(['Chameleon', 'Corroder'].map((title) => told.answers.chosenBy(title))).toEqual([
      'Barrier',
      null,
    ]);
  });

  it('is that a card does something, where a line or a question names it', () => {
    const { answers } = evidenceOf(
      1,
      { lines: ['Bo started their turn 2 with 5 [Credit] and 5 cards in their Grip.'] },
      { lines: ['Bo uses Drug Dealer to lose 1 [Credits].'], asks: ['Oracle May', 'Name a type'] },
    );
    const spoken = (title: string): boolean[] => [
      answers.speaksOf(title, 0),
      answers.isUsed(title, 0),
    ];
    expect(['Drug Dealer', 'Oracle May', 'Qianju PT'].map(spoken)).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('is no use of a card that is passed', () => {
    const { answers } = evidenceOf(
      1,
      { lines: [] },
      { lines: ['Bo passes Watchtower protecting HQ at position 1.'] },
    );
    expect(answers.isUsed('Watchtower', 0)).toBe(false);
  });

  it('is the card of its own line where one is used on several', () => {
    const [one, other] = ['Crypsis', 'Gordian Blade'].map(
      (title) => [title, { title, server: null, position: null }] as const,
    );
    if (one === undefined || other === undefined) throw new Error('there are two');
    const told = evidenceOf(
      2,
      { lines: ['Ann uses Ichi 1.0 to trash Crypsis.'] },
      { lines: [] },
      { lines: ['Ann uses Ichi 1.0 to trash Gordian Blade.'] },
    );
    expect(told.used.aimedNext('Ichi 1.0', [], [other, one])).toEqual(['Crypsis']);
    expect(told.used.aimedNext('Ichi 1.0', [one[1]], [one, other])).toEqual(['Gordian Blade']);
    expect(told.used.aimedNext('Ichi 1.0', [one[1], other[1]], [one, other])).toEqual([]);
  });

  it('is the same behind a line of what the card does to none of them', () => {
    const [one, other] = ['Wyrm', 'Djinn'].map(
      (title) => [title, { title, server: null, position: null }] as const,
    );
    if (one === undefined || other === undefined) throw new Error('there are two');
    const told = evidenceOf(
      2,
      { lines: ['Ann uses Archer to gain 2 [Credits].'] },
      { lines: ['Ann uses Archer to trash Wyrm.'] },
      { lines: ['Ann uses Archer to trash Djinn.'] },
    );
    expect(told.used.aimedNext('Archer', [], [other, one])).toEqual(['Wyrm']);
    expect(told.used.aimedNext('Archer', [one[1]], [other])).toEqual(['Djinn']);
  });

  it('is a subroutine that is shown broken', () => {
    const subroutines = [{ broken: true }, { broken: null }, {}];
    const told = evidenceOf(
      1,
      { lines: [] },
      { lines: [], state: { encounters: { ice: { subroutines } } } },
    );
    expect([...told.used.brokenSubs()]).toEqual([[0, 1]]);
    expect([...evidenceOf(1, { lines: [] }, { lines: [] }).used.brokenSubs()]).toEqual([]);
  });

  it('is the subroutine that is shown broken first', () => {
    const shows = (ice: string, ...broken: readonly boolean[]): Told => ({
      lines: [],
      state: {
        encounters: { ice: { cid: ice, subroutines: broken.map((is) => ({ broken: is })) } },
      },
    });
    const told = evidenceOf(2, { lines: [] }, shows('1', false, true), shows('1', true, true));
    expect([...told.used.brokenSubs()]).toEqual([
      [1, 1],
      [0, 2],
    ]);
    const two = evidenceOf(2, { lines: [] }, shows('1', false, true), shows('2', true, false));
    expect(new Set(two.used.brokenSubs().values()).size).toBe(1);
  });

  it('is nothing that anybody chose where a card goes with its host', () => {
    const told = evidenceOf(
      1,
      { lines: [] },
      { lines: ['Djinn has left play: Datasucker and Magnum Opus are trashed.'] },
    );
    expect(
      ['Magnum Opus', 'Datasucker', 'Djinn'].map((one) => told.losses.goesWithHost(one)),
    ).toEqual([...[true, true, false]]);
  });

  it('is a search that found nothing', () => {
    const asks = ['Self-modifying Code', 'Choose a program to install'] as const;
    const tells = (what: string): Evidence =>
      evidenceOf(
        1,
        { lines: [], asks },
        { lines: [`Ann trashes Self-modifying Code to ${what}.`] },
      );
    expect(tells('shuffle the Stack').answers.findsNothing('Self-modifying Code', 0)).toBe(true);
    expect(tells('install Corroder').answers.findsNothing('Self-modifying Code', 0)).toBe(false);
    expect(tells('do nothing').answers.findsNothing('Self-modifying Code', 0)).toBe(true);
  });

  it('found nothing in the end, whatever was trashed before it', () => {
    const told = evidenceOf(
      1,
      { lines: [], asks: ['Emergent Creativity', 'Choose a program'] },
      {
        lines: ['Ann uses Emergent Creativity to trash Corroder and Ninja and shuffle the stack.'],
      },
    );
    expect(told.answers.searchesInVain('Emergent Creativity', 0)).toBe(true);
    // Something was chosen all the same.
    expect(told.answers.findsNothing('Emergent Creativity', 0)).toBe(false);
  });

  it('raises a strength alone where no line tells of a counter on it', () => {
    const pump = 'Ann spends 1 virus counter from Musaazi to use Musaazi to increase its strength.';
    const tells = (...lines: readonly string[]): boolean =>
      evidenceOf(1, { lines: [] }, { lines: [pump, ...lines] }).answers.raisesAlone('Musaazi');
    expect(tells()).toBe(true);
    expect(tells('Ann places 1 virus counter on Musaazi.')).toBe(false);
    expect(tells('Ann places 1 virus counter on Yusuf.')).toBe(true);
    expect(tells('Ann uses Surge to place 2 virus counters on Musaazi.')).toBe(true);
  });

  it('found what a line behind the shuffle tells', () => {
    const tells = (copies: number): Evidence =>
      evidenceOf(
        1,
        { lines: [], asks: ['Paige Piper', 'How many copies of Acacia would you like to get?'] },
        {
          lines: [
            'Ann uses Paige Piper to shuffle the stack.',
            `Ann adds ${String(copies)} copy of Acacia to the heap.`,
          ],
        },
      );
    expect(tells(1).answers.searchesInVain('Paige Piper', 0)).toBe(false);
    expect(tells(0).answers.searchesInVain('Paige Piper', 0)).toBe(true);
  });

  it('found nothing, whatever the card does before and after', () => {
    const tells = (what: string) => `Ann uses Self-modifying Code to ${what}.`;
    const asks = ['Self-modifying Code', 'Choose a program'] as const;
    const found = evidenceOf(
      2,
      { lines: [tells('install Corroder')] },
      { lines: [], asks },
      { lines: [tells('shuffle the Stack')] },
      { lines: [tells('install Ninja')] },
    );
    expect(found.answers.findsNothing('Self-modifying Code', 0)).toBe(true);
    const ending = evidenceOf(
      2,
      { lines: [], asks },
      { lines: [tells('shuffle the Stack')] },
      {
        lines: ['Ann is ending their turn 3 with 0 [Credit].', tells('remove Ninja from the game')],
      },
    );
    expect(ending.answers.findsNothing('Self-modifying Code', 0)).toBe(true);
    const ended = evidenceSince(
      2,
      3,
      { lines: [], asks },
      { lines: [tells('shuffle the Stack')] },
      { lines: ['Ann is ending their turn 3 with 0 [Credit].'] },
      { lines: [tells('remove Ninja from the game')] },
    );
    expect(ended.answers.findsNothing('Self-modifying Code', 0)).toBe(true);
  });

  it('is left open by one copy, whatever the next one does', () => {
    const asks = ['Tinkering', 'Choose a piece of ice'] as const;
    const next = [
      { lines: ['Ann spends [Click] and pays 0 [Credits] to play Tinkering.'] },
      { lines: ['Ann uses Tinkering to make Enigma gain Sentry.'] },
    ];
    const first = evidenceOf(1, { lines: [], asks }, { lines: [] }, ...next);
    expect(first.answers.isIdle('Tinkering', 0)).toBe(true);
    const [, used = { lines: [] }] = next;
    expect(evidenceOf(1, { lines: [], asks }, used).answers.isIdle('Tinkering', 0)).toBe(false);
  });

  it('is what is trashed for the card that asks', () => {
    const asks = ['Standoff', 'Choose one of your installed cards to trash'] as const;
    const told = evidenceOf(
      1,
      { lines: [], asks },
      { lines: ['Bo trashes ice protecting HQ at position 0 for Standoff.'] },
    );
    expect(told.answers.isIdle('Standoff', 0)).toBe(false);
  });

  it('is nothing where it asks again right after, and a line tells the answer to that', () => {
    const asks = ['Net-Ready Eyes', 'Choose a target'] as const;
    const raised = 'Bo uses Net-Ready Eyes to give Overmind +1 strength.';
    const again = [{ lines: [], asks }, { lines: [raised] }];
    const told = evidenceOf(1, { lines: [], asks }, { lines: [] }, ...again);
    expect(told.answers.isIdle('Net-Ready Eyes', 0)).toBe(true);
    const late = evidenceOf(1, { lines: [], asks }, { lines: [] }, { lines: [raised] });
    expect(late.answers.isIdle('Net-Ready Eyes', 0)).toBe(false);
  });

  it('is what was paid from a source, with the reason after it', () => {
    const told = evidenceOf(
      1,
      { lines: [] },
      { lines: ['Ann pays 1[Credits] from bad publicity due to Pop-up Window subroutine.'] },
    );
    expect(told.paid.paidFrom('bad publicity')).toBe(1);
  });

  it('is an install by itself, and none that a card makes', () => {
    const hosted = 'Bo pays 0 [Credits] to use Personal Workshop to install Inti from the Grip.';
    expect(evidenceOf(1, { lines: [] }, { lines: [hosted] }).acts.installs('Inti')).toBe(false);
    const installed = 'Bo spends [Click] and pays 0 [Credits] to install Inti.';
    expect(evidenceOf(1, { lines: [] }, { lines: [hosted, installed] }).acts.installs('Inti')).toBe(
      true,
    );
  });
});

describe('a card that a line names', () => {
  const speaks = (line: string): boolean =>
    evidenceOf(1, { lines: [] }, { lines: [line] }).answers.speaksOf('Pup', 1);

  it('does something there', () => {
    expect(speaks('Ann uses Pup to do 1 net damage.')).toBe(true);
    expect(speaks('Bo pays 1 [Credits] due to Pup subroutine.')).toBe(true);
  });

  it('does nothing as it is come to, broken and passed', () => {
    expect(speaks('Bo encounters Pup protecting R&D at position 1.')).toBe(false);
    expect(speaks('Bo pays 2 [Credits] to use Aumakua to break all 2 subroutines on Pup.')).toBe(
      false,
    );
  });
});
