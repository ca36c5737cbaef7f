import { evidenceOf, promptOf, type Told } from '#testkit/jinteki/evidence';
import { entriesOf } from '#testkit/jinteki/way';
import type { PromptView } from '../lens/prompt';
import { Evidence } from './evidence';
import { SIDES } from '../lens/side';

describe('what a card asks, and what is told as that is closed', () => {
  it('is a use where its line comes as the question is closed', () => {
    const asks = ['Snitch', 'Expose approached piece of ice?'] as const;
    const told = evidenceOf(
      3,
      { lines: [], asks },
      { lines: [] },
      { lines: [], asks },
      { lines: ['Bo uses Snitch to expose Jua protecting R&D at position 0.'] },
    );
    expect(told.questions.closings('Snitch', 'corp')).toEqual([null, 'used']);
    expect(told.questions.closings('Snitch', 'runner')).toEqual([]);
  });

  it('is of the turn that begins, and not of the one before', () => {
    const fund = 'C.I. Fund';
    const asks = promptOf([fund, 'How many credits do you want to store?'], []);
    const stores = 'Al uses C.I. Fund to store 0 [Credits].';
    const ends = 'Bo is ending their turn 9 with 1 [Credit] and 3 cards in their Grip.';
    const told = (...lines: readonly (readonly string[])[]): readonly unknown[] => {
      const shown = entriesOf([], [], ...lines).map((one, entry) =>
        entry === 1 ? { ...one, prompts: { corp: asks, runner: null } } : one,
      );
      const { answers, questions } = new Evidence(shown, { after: 4, until: 5 });
      return [questions.closings(fund, 'corp'), answers.speaksOf(fund, 4)];
    };
    expect(told([stores], [], [], [])).toEqual([['used'], true]);
    expect(told([stores], [ends], [], [])).toEqual([[], false]);
    expect(told([stores, ends], [], [], [])).toEqual([['used'], true]);
  });

  it('is where cards are installed, one after the other', () => {
    const where = (title: string, asking: number): Told => ({
      lines: [],
      asks: [title, `Choose a location to install ${title}`],
      asking,
    });
    const told = evidenceOf(
      4,
      { lines: [] },
      where('Chimera', 1),
      where('Chimera', 1),
      { lines: [], asks: ['Friends in High Places', 'Choose a card in Archives to install'] },
      where('Raman Rai', 2),
    );
    expect(told.questions.installedInTurn('corp')).toEqual(['Chimera', 'Raman Rai']);
    expect(told.questions.installedInTurn('runner')).toEqual([]);
    // It is called off, and installed later.
    const same = new Map([[1, 1]]);
    const again = evidenceOf(
      4,
      { lines: [], features: same },
      { ...where('Archer', 1), features: same },
      { ...where('Raman Rai', 2), features: same },
      where('Archer', 3),
      { lines: [] },
    );
    expect(again.questions.installedInTurn('corp')).toEqual(['Raman Rai', 'Archer']);
  });

  it('is a number, and cards then', () => {
    const number: Told = {
      lines: [],
      asks: ['Helium-3 Deposit', 'How many power counters do you want to place?'],
      choices: ['0', '1', '2'],
    };
    const target: Told = {
      lines: [],
      asks: ['Helium-3 Deposit', 'Choose a target for Helium-3 Deposit'],
      choices: ['Done'],
    };
    const goesOn = (...entries: readonly Told[]): boolean =>
      evidenceOf(entries.length - 1, ...entries).questions.asksForCardsThen(
        'Helium-3 Deposit',
        'corp',
      );
    expect(goesOn(number, target)).toBe(true);
    expect(goesOn(number, { lines: [] }, target)).toBe(false);
    expect(goesOn(target, number)).toBe(false);
  });

  it('is a number as often as that is answered', () => {
    const asks = (asking: number): Told => ({
      lines: [],
      asks: ['Lakshmi Smartfabrics', 'How many hosted power counters do you want to spend?'],
      choices: ['0', '1', '2'],
      asking,
    });
    const asked = (...entries: readonly Told[]): number =>
      evidenceOf(entries.length - 1, ...entries).questions.numbersAsked(
        'Lakshmi Smartfabrics',
        'corp',
        0,
      );
    expect(asked(asks(1), { lines: [] })).toBe(1);
    expect(asked(asks(1), asks(1), { lines: [] }, asks(2), { lines: [] })).toBe(2);
    // It stands open still.
    expect(asked({ lines: [] }, asks(1))).toBe(0);
    const { questions } = evidenceOf(3, asks(1), { lines: [] }, asks(2), { lines: [] });
    expect(questions.numbersAsked('Lakshmi Smartfabrics', 'corp', 1)).toBe(1);
  });

  it('is left in part where fewer cards are told to be discarded than were asked for, or none are', () => {
    const asks = (count: number, asking: number): Told => ({
      lines: [],
      asks: ['Harvester', `Choose ${String(count)} cards to discard`],
      asking,
    });
    const tells = (...titles: readonly string[]): Told => ({
      lines: [`Bo uses Harvester to discard ${titles.join(', ')}.`],
    });
    const isLeft = (since: number, ...entries: readonly Told[]): boolean =>
      evidenceOf(entries.length - 1, ...entries).questions.isLeftInPart('Harvester', 'corp', since);
    expect(isLeft(0, asks(3, 1), asks(3, 1), tells('Laamb', 'Ika'))).toBe(true);
    expect(isLeft(0, asks(2, 1), asks(2, 1), tells('Laamb', 'Ika'))).toBe(false);
    // The next question says nothing of this one, and what was left is behind.
    expect(isLeft(0, asks(3, 1), asks(6, 2), tells('Laamb'))).toBe(true);
    expect(isLeft(1, asks(3, 1), asks(1, 2), tells('Laamb'))).toBe(false);
    // What is chosen goes with what else damage takes.
    const chosen = { lines: ['Bo uses Harvester to choose Laamb to trash.'] };
    expect(isLeft(0, asks(1, 1), chosen)).toBe(false);
  });

  it('is answered with what its line names of what was listed, or with the number that is guessed', () => {
    const answers = (message: string, choices: readonly string[], line: string): unknown =>
      evidenceOf(
        1,
        { lines: [], asks: ['RNG Key', message], choices, asking: 1 },
        { lines: [line] },
      ).questions.toldAnswers('RNG Key', 'corp');
    const subtypes = ['Code Gate', 'Expendable', 'Barrier'];
    const gained = 'Bo uses RNG Key to make Wall of Static gain Expendable.';
    expect(answers('Choose a subtype', subtypes, gained)).toEqual(['Expendable']);
    expect(answers('Choose a subtype', subtypes, 'Bo gains 1 [Credits].')).toEqual([]);
    expect(answers('Guess a number', ['15', '16'], 'Bo uses RNG Key to guess 16.')).toEqual(['16']);
    // Whether it does anything is no such answer.
    expect(answers('Name one?', ['Yes', 'No'], 'Bo uses RNG Key to name Yes.')).toEqual([]);
  });

  it('is whether a card does something, alone, where nothing else is asked by it', () => {
    const whether = ['RNG Key', 'Name a number?'] as const;
    const choices = ['Yes', 'No'];
    const asksAlone = (...entries: readonly Told[]): boolean =>
      evidenceOf(entries.length - 1, ...entries).questions.asksWhetherAlone('RNG Key', 'corp');
    expect(asksAlone({ lines: [], asks: whether, choices }, { lines: [] })).toBe(true);
    const which = { lines: [], asks: ['RNG Key', 'What number?'] as const };
    expect(asksAlone({ lines: [], asks: whether, choices }, which)).toBe(false);
    expect(asksAlone({ lines: [] }, { lines: [] })).toBe(false);
  });

  it('is none where a line tells that the card was declined as the question is closed', () => {
    const told = evidenceOf(
      1,
      { lines: ['Ann is ending their turn 4.'], asks: ['Azmari EdTech', 'Choose a card type'] },
      { lines: ['Ann declines to use Azmari EdTech.'] },
    );
    expect(told.questions.closings('Azmari EdTech', 'corp')).toEqual(['declined']);
  });

  it('is declined where a line tells what the card does not do, and then what else it does', () => {
    const told = evidenceOf(
      1,
      { lines: [], asks: ['Yagura', 'Move Komainu to the bottom of R&D?'] },
      {
        lines: [
          'Ann declines to use Yagura to move the top card of R&D to the bottom.',
          'Ann uses Yagura to do 1 net damage.',
        ],
      },
    );
    expect(told.questions.closings('Yagura', 'corp')).toEqual(['declined']);
  });

  it('is quiet where nothing comes of what may be declined, and the card asks nothing on', () => {
    const asks = ['Motivation', 'Look at the top card of the stack?'] as const;
    const closed = (choices: readonly string[], next: Told): readonly unknown[] =>
      evidenceOf(1, { lines: [], asks, choices }, { repeats: true, ...next }).questions.closings(
        'Motivation',
        'corp',
      );
    expect(closed(['Yes', 'No'], { lines: [] })).toEqual(['quiet']);
    expect(closed(['HQ', 'R&D'], { lines: [] })).toEqual([null]);
    expect(closed(['Yes', 'No'], { lines: [], repeats: false })).toEqual([null]);
    const goesOn = { lines: ['Bo breaches R&D.'], repeats: false };
    expect(closed(['Yes', 'No'], goesOn)).toEqual(['quiet']);
    // It goes on with what it does.
    const shows = ['Motivation', 'The top card of the stack is Mimic.'] as const;
    expect(closed(['Yes', 'No'], { lines: [], asks: shows })).toEqual(['used']);
  });

  it('is none of how the card is paid for', () => {
    const pays = ['Rabbit Hole', 'Choose a credit providing card (0 of 2 [Credits])'] as const;
    const asks = ['Rabbit Hole', 'Install another copy of Rabbit Hole?'] as const;
    const { questions } = evidenceOf(
      2,
      { lines: [], asks: pays, choices: ['Done'], asking: 1 },
      { lines: ['Bo installs it.'], asks, choices: ['Yes', 'No'], asking: 2 },
      { lines: ['Bo uses Rabbit Hole to install Rabbit Hole from the Stack.'] },
    );
    expect(questions.closings('Rabbit Hole', 'corp')).toEqual(['used']);
  });

  it('is quiet where what it goes on to ask for is left, and nothing comes of it', () => {
    const asks = ['Null', 'Trash a card in the grip?'] as const;
    const then = ['Null', 'Choose a card to trash'] as const;
    const features = new Map([[1, 1]]);
    const closings = (left: Told): readonly unknown[] =>
      evidenceOf(
        2,
        { lines: [], asks, choices: ['Yes', 'No'], asking: 1, features },
        { lines: [], asks: then, choices: ['Done'], asking: 2, features },
        left,
      ).questions.closings('Null', 'corp');
    expect(closings({ lines: [], features })).toEqual(['quiet']);
    expect(closings({ lines: ['Bo uses Null to trash Sure Gamble.'], features })).toEqual(['used']);
    expect(closings({ lines: [], features: new Map([[1, 2]]) })).toEqual(['used']);
  });

  it('is told of the first question whether it does anything that is closed since an entry', () => {
    const asks = (asking: number): Told => ({
      ...{ lines: [], asks: ['Paragon', 'Add it to the bottom?'], asking },
      choices: ['Yes', 'No'],
    });
    const uses = { lines: ['Bo uses Paragon to add the top card of the stack to the bottom.'] };
    const { questions } = evidenceOf(3, asks(1), { ...asks(2), ...uses }, { lines: [] }, asks(3));
    expect(questions.closedNext('Paragon', 'corp', 0)).toBe('used');
    expect(questions.closedNext('Paragon', 'corp', 1)).toBeNull();
    expect(questions.closedNext('Paragon', 'runner', 0)).toBeNull();
  });

  it('is a use where a shuffle is heard as it is closed: it searches, and finds nothing', () => {
    const asks = promptOf(['Rabbit Hole', 'Install another copy?'], [], ['Yes', 'No'], 1);
    const closed = (sounds: number, ...lines: readonly string[]): readonly unknown[] => {
      const shown = entriesOf([], lines).map((one, entry) => {
        const heard = entry === 0 ? 0 : sounds;
        const state = { 'sfx-current-id': heard, sfx: [{ id: heard, name: 'shuffle' }] };
        return { ...one, state, prompts: { corp: null, runner: entry === 0 ? asks : null } };
      });
      const { questions } = new Evidence(shown, { after: 0, until: 1 });
      return questions.closings('Rabbit Hole', 'runner');
    };
    expect(closed(1)).toEqual(['used']);
    expect(closed(0)).toEqual([null]);
    expect(closed(1, 'Bo shuffles their Stack.')).toEqual(['used']);
    expect(closed(1, 'Bo has no further action.')).not.toEqual(['used']);
  });

  it('is a use once, where what may be declined goes on with what it asks, whatever comes of that', () => {
    const asks = ['Hayley Kaplan', 'Install another Resource from the grip?'] as const;
    const then = ['Hayley Kaplan', 'Choose a Resource to install'] as const;
    const closings = (...asked: readonly Told[]): readonly unknown[] =>
      evidenceOf(asked.length, ...asked, { lines: [] }).questions.closings('Hayley Kaplan', 'corp');
    const first: Told = { lines: [], asks, choices: ['Yes', 'No'], asking: 1 };
    const further: Told = { lines: [], asks: then, asking: 1 };
    const again = { ...first, asking: 2 };
    expect(closings(first, further)).toEqual(['used']);
    expect(closings(first, further, { lines: [] })).toEqual(['used']);
    expect(closings(first, further, again)).toEqual(['used', null]);
    expect(closings(first, again)).toEqual([null, null]);
    // What it asks then may have a number of its own, and stand open as these entries begin.
    const apart = { ...further, asking: 3 };
    expect(closings(first, apart)).toEqual(['used']);
    const rest = new Array<Told>(5).fill(apart);
    const { shown } = evidenceOf(6, first, ...rest, { lines: ['Bo uses Hayley Kaplan to host.'] });
    const later = new Evidence(shown, { after: 5, until: 6 });
    expect(later.questions.closings('Hayley Kaplan', 'corp')).toEqual([]);
  });

  it('may be a use where nothing is told of it, and another one is a use then', () => {
    const asked: Told = {
      lines: [],
      asks: ['Bug', 'Pay credits?'],
      choices: ['Yes', 'No'],
      asking: 1,
    };
    const uses = { lines: ['Bo uses Bug to reveal a card.'] };
    const mayBe = (behind: number, ...told: readonly Told[]): boolean =>
      evidenceOf(told.length - 1, ...told).questions.mayBeUsed('Bug', 'corp', behind);
    const goesOn = { lines: [], repeats: true };
    expect(mayBe(0, asked, uses)).toBe(true);
    expect(mayBe(1, asked, uses)).toBe(true);
    // The first is declined.
    const again = { ...asked, asking: 2 };
    expect([0, 1].map((at) => mayBe(at, asked, goesOn, again, uses))).toEqual([false, true]);
    expect(mayBe(0, asked, goesOn)).toBe(false);
  });

  it('is a use where the other side is asked about it then', () => {
    const asks = ['419', 'Expose installed card unless the Corp pays 1?'] as const;
    const whether = promptOf(asks, [], ['Yes', 'No'], 1);
    const pays = promptOf(['419', 'Pay 1 to prevent that?'], [], ['Yes', 'No'], 2);
    const closed = (corp: PromptView | null, was: PromptView | null = null): readonly unknown[] => {
      const [first, second] = entriesOf([], []);
      if (first === undefined || second === undefined) throw new Error('there are two');
      const shown = [
        { ...first, prompts: { corp: was, runner: whether } },
        { ...second, prompts: { corp, runner: null } },
      ];
      const { questions } = new Evidence(shown, { after: 0, until: 1 });
      expect(questions.isUsedByThen('419', 'runner', 0)).toBe(corp === pays && was === null);
      expect(questions.isUsedByThen('419', 'runner', 1)).toBe(false);
      return questions.closings('419', 'runner');
    };
    expect(closed(pays)).toEqual(['used']);
    expect(closed(pays, pays)).toEqual([null]);
    // What was declined as it is accessed goes on being accessed.
    const accessed = promptOf(['419', 'You accessed 419.'], [], ['No action'], 2);
    expect(closed(accessed)).toEqual([null]);
    expect(closed(null)).toEqual([null]);
  });

  it('is what is told where a question is closed that stands open at the last entry: ours may be asked before theirs', () => {
    const asks = ['Azmari EdTech', 'Choose a card type'] as const;
    const open: Told = { lines: [], asks, choices: ['Event', 'None'], asking: 1 };
    const declined: Told = { lines: ['Ann declines to use Azmari EdTech.'] };
    const closings = (...told: readonly Told[]): readonly unknown[] =>
      evidenceOf(1, { lines: [] }, ...told).questions.closings('Azmari EdTech', 'corp');
    expect(closings(open, declined)).toEqual(['declined']);
    expect(closings(open, open, declined)).toEqual(['declined']);
    expect(closings({ lines: [] }, open, declined)).toEqual([]);
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
      ).questions.serverAsked('Cyber Threat');
    expect([asked('Server 2'), asked()]).toEqual(['Server 2', null]);
  });

  it('is asked of one side', () => {
    const target = ['Forged Activation Orders', 'Choose a target'] as const;
    const told = evidenceOf(1, { lines: [] }, { lines: [], asks: target });
    expect(SIDES.map((side) => told.questions.asksSide(target[0], side))).toEqual([true, false]);
  });

  it('is the number with which the card asks on', () => {
    const asks = ['Shipment from SanSan', 'Place 1 advancement counter on a card'] as const;
    const told = evidenceOf(1, { lines: [], asks }, { lines: [] });
    expect(told.questions.numberOf('Shipment from SanSan')).toBe(1);
    expect(
      evidenceOf(1, { lines: [] }, { lines: [] }).questions.numberOf('Shipment from SanSan'),
    ).toBeNull();
  });

  it('may be a card that is none of ours where more can be chosen', () => {
    const asks = ['Lemuria Codecracker', 'Choose a target for Lemuria Codecracker'] as const;
    const told = evidenceOf(1, { lines: [], asks, selectable: ['1', '2', '3'] }, { lines: [] });
    expect(told.questions.offersMore('Lemuria Codecracker', 2)).toBe(true);
    expect(told.questions.offersMore('Lemuria Codecracker', 3)).toBe(false);
    expect(told.questions.offersMore('Infiltration', 2)).toBe(false);
  });
});
