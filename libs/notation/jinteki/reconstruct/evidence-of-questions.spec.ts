import { evidenceOf, evidenceSince, type Told } from '#testkit/jinteki/evidence';
import { SIDES } from '../lens/side';

describe('what a card asks', () => {
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
      );
    expect(asked(asks(1), { lines: [] })).toBe(1);
    expect(asked(asks(1), asks(1), { lines: [] }, asks(2), { lines: [] })).toBe(2);
    // It stands open still.
    expect(asked({ lines: [] }, asks(1))).toBe(0);
    const { questions } = evidenceSince(1, 3, asks(1), { lines: [] }, asks(2), { lines: [] });
    expect(questions.numbersAsked('Lakshmi Smartfabrics', 'corp')).toBe(1);
  });

  it('is asked on where what was chosen is done, and more of the like may be', () => {
    const title = 'Quarantine System';
    const asks = (line: string | null, message: string, ...selectable: string[]): Told => ({
      ...{ lines: line === null ? [] : [line], asks: [title, message], selectable },
    });
    const rezzed = `Al uses ${title} to rez Enigma.`;
    const asksOn = (...entries: readonly Told[]): boolean =>
      evidenceOf(entries.length - 1, ...entries).questions.asksOn(title, 'corp');
    const more = asks(rezzed, 'Choose ice', 'b');
    expect(asksOn(asks(null, 'Choose ice', 'a', 'b'), more)).toBe(true);
    expect(asksOn(asks(null, 'Choose an agenda', 'a', 'b'), more)).toBe(false);
    // Nothing is done yet, or nothing is left.
    expect(asksOn(asks(null, 'Choose ice', 'a'), asks(null, 'Choose ice', 'b'))).toBe(false);
    expect(asksOn(asks(null, 'Choose ice', 'a'), asks(rezzed, 'Choose ice'))).toBe(false);
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
