import type { PromptView } from '../lens/prompt';
import { SIDES } from '../lens/side';
import { Evidence } from './evidence';
import type { Shown } from './shown';

type Told = Pick<Shown, 'lines'> & {
  readonly asks?: readonly [title: string, message: string];
  readonly selectable?: readonly string[];
  readonly features?: Shown['features'];
  readonly state?: Shown['state'];
};

const promptOf = (
  [cardTitle, message]: readonly [string, string],
  selectable: readonly string[],
): PromptView => ({
  kind: 'select',
  message,
  choices: [],
  cardTitle,
  cardCid: null,
  selectable,
  asking: null,
});

/** Between the first of these entries and another. */
function evidenceOf(until: number, ...entries: readonly Told[]): Evidence {
  const shown = entries.map(
    ({ lines, asks, selectable = [], state = {}, features = new Map() }): Shown => ({
      state,
      features,
      lines,
      prompts: { corp: asks === undefined ? null : promptOf(asks, selectable), runner: null },
      mayPass: true,
      isSettled: false,
      repeats: false,
    }),
  );
  return new Evidence(shown, { after: 0, until });
}

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

  it('is a use where its line comes as the question is closed', () => {
    const asks = ['Snitch', 'Expose approached piece of ice?'] as const;
    const told = evidenceOf(
      3,
      { lines: [], asks },
      { lines: [] },
      { lines: [], asks },
      { lines: ['Bo uses Snitch to expose Jua protecting R&D at position 0.'] },
    );
    expect(told.answers.closings('Snitch', 'corp')).toEqual([null, 'used']);
    expect(told.answers.closings('Snitch', 'runner')).toEqual([]);
  });

  it('is none where a line tells that the card was declined as the question is closed', () => {
    const told = evidenceOf(
      1,
      { lines: ['Ann is ending their turn 4.'], asks: ['Azmari EdTech', 'Choose a card type'] },
      { lines: ['Ann declines to use Azmari EdTech.'] },
    );
    expect(told.answers.closings('Azmari EdTech', 'corp')).toEqual(['declined']);
  });

  it('is of the question that comes with as large a hand', () => {
    const asks = ['Harvester', 'Choose 2 cards to discard'] as const;
    const told = evidenceOf(
      1,
      { lines: [], asks, state: { corp: { hand: [1, 2, 3, 4] } } },
      { lines: ['Bo uses Harvester to discard Diesel and Imp.'] },
    );
    const among = [4, 3].map((count) => told.answers.takesAmong('Harvester', count));
    expect(among).toEqual([true, false]);
    expect(told.answers.takesAmong('Snitch', 3)).toBe(true);
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

  it('is the server that the next question is about', () => {
    const asked = (...about: readonly string[]): string | null =>
      evidenceOf(
        1,
        { lines: [] },
        ...about.map((server): Told => ({
          lines: [],
          asks: ['Cyber Threat', `Rez a piece of ice protecting ${server}?`],
        })),
      ).answers.serverAsked('Cyber Threat');
    expect([asked('Server 2'), asked()]).toEqual(['Server 2', null]);
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

  it('is asked of one side', () => {
    const target = ['Forged Activation Orders', 'Choose a target'] as const;
    const told = evidenceOf(1, { lines: [] }, { lines: [], asks: target });
    expect(SIDES.map((side) => told.answers.asksSide(target[0], side))).toEqual([true, false]);
  });

  it('is the number that it is told to store or to gain, none included', () => {
    const told = evidenceOf(
      1,
      { lines: [] },
      { lines: ['Bob uses Sealed Vault to store 0 [Credits].'] },
    );
    expect([told.answers.countOf('Sealed Vault'), told.answers.countOf('Salem')]).toEqual([
      0,
      null,
    ]);
  });

  it('is the number with which the card asks on', () => {
    const asks = ['Shipment from SanSan', 'Place 1 advancement counter on a card'] as const;
    const told = evidenceOf(1, { lines: [], asks }, { lines: [] });
    expect(told.answers.numberOf('Shipment from SanSan')).toBe(1);
    expect(
      evidenceOf(1, { lines: [] }, { lines: [] }).answers.numberOf('Shipment from SanSan'),
    ).toBeNull();
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
    expect(told.used.aimedNext('Ichi 1.0', 0, [other, one])).toEqual(['Crypsis']);
    expect(told.used.aimedNext('Ichi 1.0', 1, [one, other])).toEqual(['Gordian Blade']);
    expect(told.used.aimedNext('Ichi 1.0', 2, [one, other])).toEqual([]);
  });

  it('may be a card that is none of ours where more can be chosen', () => {
    const asks = ['Lemuria Codecracker', 'Choose a target for Lemuria Codecracker'] as const;
    const told = evidenceOf(1, { lines: [], asks, selectable: ['1', '2', '3'] }, { lines: [] });
    expect(told.answers.offersMore('Lemuria Codecracker', 2)).toBe(true);
    expect(told.answers.offersMore('Lemuria Codecracker', 3)).toBe(false);
    expect(told.answers.offersMore('Infiltration', 2)).toBe(false);
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

  it('is each number that the lines of one card tell, in their order', () => {
    const told = evidenceOf(
      2,
      { lines: [] },
      { lines: ['Ann uses Medium to access 2 additional cards from R&D.'] },
      { lines: ['Ann uses Medium to access 1 additional card from R&D.'] },
    );
    expect([0, 1].map((made) => told.answers.countOf('Medium', made))).toEqual([2, 1]);
    const before = evidenceOf(
      1,
      { lines: ['Ann uses Medium to access 1 additional card from R&D.'] },
      { lines: [] },
    );
    expect(before.answers.countOf('Medium')).toBe(1);
    const long = evidenceOf(
      4,
      { lines: ['Ann uses Medium to access 0 additional cards from R&D.'] },
      { lines: ['Ann uses Medium to access 1 additional card from R&D.'] },
      { lines: [] },
    );
    expect([0, 1].map((made) => long.answers.countOf('Medium', made, -1))).toEqual([0, 1]);
  });

  it('is nothing that anybody chose where a card goes with its host', () => {
    const told = evidenceOf(
      1,
      { lines: [] },
      { lines: ['Djinn has left play: Datasucker and Magnum Opus are trashed.'] },
    );
    expect(['Magnum Opus', 'Datasucker', 'Djinn'].map((one) => told.goesWithHost(one))).toEqual([
      ...[true, true, false],
    ]);
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
    expect(evidenceOf(1, { lines: [] }, { lines: [hosted] }).installs('Inti')).toBe(false);
    const installed = 'Bo spends [Click] and pays 0 [Credits] to install Inti.';
    expect(evidenceOf(1, { lines: [] }, { lines: [hosted, installed] }).installs('Inti')).toBe(
      true,
    );
  });

  describe('is what is chosen as a question is closed', () => {
    const titles = ['Corroder', 'Wyrm', 'Ninja'];
    const asking = (chosen: readonly string[]): Told => ({
      lines: [],
      asks: ['Yog.0', 'Insufficient MU to install Yog.0. Trash installed programs?'],
      selectable: titles,
      state: {
        runner: {
          rig: { program: titles.map((title) => ({ title, selected: chosen.includes(title) })) },
        },
      },
    });
    it('and what was chosen before it was asked again, as that was not enough', () => {
      const again = (chosen: readonly string[]): Told => ({
        ...asking(chosen),
        features: new Map([[1, 1]]),
      });
      const told = chosenOf(asking(['Wyrm']), again([]), again(['Corroder']));
      expect(told?.titles).toEqual(['Corroder', 'Wyrm']);
    });

    const chosenOf = (...asked: readonly Told[]) =>
      evidenceOf(asked.length + 1, { lines: [] }, ...asked, { lines: [] }).answers.chosenFor(
        'Yog.0',
      );

    it('and not what was chosen before it and taken back', () => {
      const told = chosenOf(asking([]), asking(['Wyrm']), asking(['Corroder']));
      expect(told).toEqual({ titles: ['Corroder'], orMore: false });
      expect(chosenOf(asking([]))?.titles).toEqual([]);
    });

    it('or all of it where one was left: the last closes it by itself', () => {
      const told = chosenOf(asking(['Wyrm']), asking(['Corroder', 'Wyrm']));
      expect(told).toEqual({ titles: ['Corroder', 'Wyrm'], orMore: true });
    });

    it('and nothing while it stands open, or of another card', () => {
      const open = evidenceOf(1, { lines: [] }, asking(['Wyrm']), asking(['Wyrm']));
      expect(open.answers.chosenFor('Yog.0')).toBeNull();
      expect(
        evidenceOf(2, { lines: [] }, asking(['Wyrm']), { lines: [] }).answers.chosenFor('Djinn'),
      ).toBeNull();
    });
  });
});

describe('the ability that is chosen to come first', () => {
  const waiting = ["Aesop's Pawnshop", 'Parasite', 'Wyldside'];
  const ordering = (choices: readonly string[]): PromptView => ({
    ...promptOf(['', 'Choose a trigger to resolve'], []),
    ...{ choices: [...choices, 'Done'], cardTitle: null },
  });
  const asks = (title: string): PromptView => promptOf([title, `Choose a target for ${title}`], []);
  /** The order is asked for at the first of these entries, and what stands open there at the others. */
  const chosenOf = (
    choices: readonly string[],
    next: PromptView | null,
    then: Partial<Shown> = {},
  ): string | null => {
    const shown = [ordering(choices), next].map((runner, at): Shown => ({
      ...{ state: {}, features: new Map<number, number>(), lines: [] },
      ...{ prompts: { corp: null, runner }, mayPass: true, isSettled: false, repeats: false },
      ...(at === 0 ? {} : then),
    }));
    const { answers } = new Evidence(shown, { after: 0, until: 1 });
    return answers.triggeredOf(choices, 'runner');
  };

  it('is the one that asks something as that question is closed', () => {
    expect(chosenOf(waiting, asks("Aesop's Pawnshop"))).toBe("Aesop's Pawnshop");
    expect(chosenOf(waiting, asks('Corroder'))).toBeNull();
    expect(chosenOf(waiting, ordering(waiting.slice(1)))).toBeNull();
  });

  it('may be another where something was done before it asks, or where two waited', () => {
    const shop = asks("Aesop's Pawnshop");
    expect(chosenOf(waiting, shop, { lines: ['Bo draws 2 cards.'] })).toBeNull();
    expect(chosenOf(waiting, shop, { features: new Map([[1, 1]]) })).toBeNull();
    expect(chosenOf(waiting.slice(0, 2), shop)).toBeNull();
  });

  it('is the one that a line tells first as that question is closed, of two that wait, too', () => {
    const lines = [
      'Bo uses Wyldside to draw 2 cards and lose [Click].',
      "Bo uses Aesop's Pawnshop to trash Wyldside and gain 3 [Credits].",
    ];
    const two = ["Aesop's Pawnshop", 'Wyldside'];
    expect(chosenOf(two, null, { lines })).toBe('Wyldside');
    expect(chosenOf(two, null, { lines: lines.toReversed() })).toBe("Aesop's Pawnshop");
    // The third may have done something that no line tells before.
    expect(chosenOf(waiting, null, { lines })).toBeNull();
  });

  it('is one of those that ours has waiting', () => {
    const { answers } = evidenceOf(1, { lines: [] }, { lines: [] });
    expect(answers.triggeredOf(waiting, 'runner')).toBeNull();
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
