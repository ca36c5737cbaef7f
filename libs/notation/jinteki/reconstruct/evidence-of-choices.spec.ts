import { evidenceOf, promptOf, type Told } from '#testkit/jinteki/evidence';
import type { PromptView } from '../lens/prompt';
import { Evidence } from './evidence';
import type { Shown } from './shown';

describe('what is told to be chosen', () => {
  it('is of the question that comes with as large a hand', () => {
    const asks = ['Harvester', 'Choose 2 cards to discard'] as const;
    const told = evidenceOf(
      1,
      { lines: [], asks, state: { corp: { hand: [1, 2, 3, 4] } } },
      { lines: ['Bo uses Harvester to discard Diesel and Imp.'] },
    );
    const among = [4, 3].map((count) => told.choices.takesAmong('Harvester', count));
    expect(among).toEqual([true, false]);
    expect(told.choices.takesAmong('Snitch', 3)).toBe(true);
  });

  describe('is what is chosen as a question is closed', () => {
    const titles = ['Corroder', 'Wyrm', 'Ninja'];
    const asking = (chosen: readonly string[]): Told => ({
      lines: [],
      asks: ['Yog.0', 'Insufficient MU to install Yog.0. Trash installed programs?'],
      selectable: titles,
      state: {
        runner: {
          rig: {
            program: titles.map((title) => ({
              ...{ title, cid: title, selected: chosen.includes(title) },
            })),
          },
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
      evidenceOf(asked.length + 1, { lines: [] }, ...asked, { lines: [] }).choices.chosenFor(
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

    it('or the one card that a host could be rid of, as its card asks', () => {
      const onHost = (...held: readonly string[]): Told => ({
        ...{ ...asking([]), selectable: held },
        asks: ['Yog.0', 'Insufficient Space - Choose at least 1 card on Flame-out to trash'],
      });
      expect(chosenOf(onHost('Wyrm'))).toEqual({ titles: ['Wyrm'], orMore: false });
      expect(chosenOf(onHost('Wyrm', 'Ninja'))).toEqual({ titles: [], orMore: false });
      const other: Told = { ...onHost('Wyrm'), asks: ['Djinn', onHost().asks?.[1] ?? ''] };
      expect(chosenOf(other)).toBeNull();
    });

    it('and nothing while it stands open, or of another card', () => {
      const open = evidenceOf(1, { lines: [] }, asking(['Wyrm']), asking(['Wyrm']));
      expect(open.choices.chosenFor('Yog.0')).toBeNull();
      expect(
        evidenceOf(2, { lines: [] }, asking(['Wyrm']), { lines: [] }).choices.chosenFor('Djinn'),
      ).toBeNull();
    });
  });
});

describe('what is chosen of several as their question is closed', () => {
  const titles = ['Shiv', 'Cloak', 'Faerie'];
  const asking = (chosen: readonly string[], number = 7): Told => ({
    ...{ lines: [], asks: ['Security Chip', 'Choose any number'], asking: number },
    selectable: titles,
    state: {
      runner: {
        rig: {
          program: titles.map((title) => ({
            ...{ title, cid: title, selected: chosen.includes(title) },
          })),
        },
      },
    },
  });
  const closedWith = (...entries: readonly Told[]): readonly string[] =>
    evidenceOf(entries.length - 1, ...entries).choices.closedWith('Security Chip');

  it('is what is selected before it is', () => {
    expect(closedWith({ lines: [] }, asking(['Shiv', 'Cloak']), { lines: [] })).toEqual([
      'Shiv',
      'Cloak',
    ]);
  });

  it('is shown by no question that stands open, nor by one of another card', () => {
    expect(closedWith({ lines: [] }, asking([]), asking(['Shiv']))).toEqual([]);
    const open = evidenceOf(2, { lines: [] }, asking(['Shiv']), { lines: [] });
    expect(open.choices.closedWith('Faerie')).toEqual([]);
  });

  it('is of the last of its questions', () => {
    const twice = [asking(['Shiv']), asking(['Cloak'], 8), { lines: [] }];
    expect(closedWith({ lines: [] }, ...twice)).toEqual(['Cloak']);
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
    const evidence = new Evidence(shown, { after: 0, until: 1 });
    return evidence.choices.triggeredOf(choices, 'runner');
  };

  it('is the one that asks something as that question is closed', () => {
    expect(chosenOf(waiting, asks("Aesop's Pawnshop"))).toBe("Aesop's Pawnshop");
    expect(chosenOf(waiting, asks('Corroder'))).toBeNull();
  });

  it('is the one that is offered no longer while that question stands open, if it is but one', () => {
    expect(chosenOf(waiting, ordering(waiting.slice(1)))).toBe("Aesop's Pawnshop");
    expect(chosenOf(waiting, ordering(['Parasite']))).toBeNull();
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

  it('is asked for once the turn goes on, and is the one of two that asks before the other does', () => {
    const two = ["Aesop's Pawnshop", 'Wyldside'];
    const prompts = [null, ordering(two), asks('Wyldside'), asks("Aesop's Pawnshop")];
    const chosen = (upTo: number): string | null => {
      const shown = prompts.slice(0, upTo).map((runner, at): Shown => ({
        ...{ state: at === 0 ? { 'runner-phase-12': true } : {}, lines: [] },
        ...{ features: new Map<number, number>(), prompts: { corp: null, runner } },
        ...{ mayPass: true, isSettled: false, repeats: false },
      }));
      const { choices } = new Evidence([...shown.slice(0, 1), ...shown], { after: 0, until: 1 });
      return choices.triggeredOf(two, 'runner');
    };
    expect(chosen(4)).toBe('Wyldside');
    expect(chosen(3)).toBeNull();
  });

  it('is one of those that ours has waiting', () => {
    const { choices } = evidenceOf(1, { lines: [] }, { lines: [] });
    expect(choices.triggeredOf(waiting, 'runner')).toBeNull();
  });
});
