import { evidenceOf, promptOf, type Told } from '#testkit/jinteki/evidence';
import { entriesOf } from '#testkit/jinteki/way';
import type { PromptView } from '../lens/prompt';
import { Evidence } from './evidence';

describe('what is told as a question of a card is closed', () => {
  it('is a use where its line comes as the question is closed', () => {
    const asks = ['Snitch', 'Expose approached piece of ice?'] as const;
    const told = evidenceOf(
      3,
      { lines: [], asks },
      { lines: [] },
      { lines: [], asks },
      { lines: ['Bo uses Snitch to expose Jua protecting R&D at position 0.'] },
    );
    expect(told.closings.of('Snitch', 'corp')).toEqual([null, 'used']);
    expect(told.closings.of('Snitch', 'runner')).toEqual([]);
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
      const { answers, closings } = new Evidence(shown, { after: 4, until: 5 });
      return [closings.of(fund, 'corp'), answers.speaksOf(fund, 4)];
    };
    expect(told([stores], [], [], [])).toEqual([['used'], true]);
    expect(told([stores], [ends], [], [])).toEqual([[], false]);
    expect(told([stores, ends], [], [], [])).toEqual([['used'], true]);
  });

  it('is none where a line tells that the card was declined as the question is closed', () => {
    const told = evidenceOf(
      1,
      { lines: ['Ann is ending their turn 4.'], asks: ['Azmari EdTech', 'Choose a card type'] },
      { lines: ['Ann declines to use Azmari EdTech.'] },
    );
    expect(told.closings.of('Azmari EdTech', 'corp')).toEqual(['declined']);
  });

  it('is declined where the question is about what there is none of', () => {
    const title = 'Mti Mwekundu: Life Improved';
    const asks = promptOf([title, 'You have no piece of ice to install'], [], ['Carry on!']);
    const told = (kind: string): readonly unknown[] => {
      const shown = entriesOf([], []).map((one, entry) =>
        entry === 0 ? { ...one, prompts: { corp: { ...asks, kind }, runner: null } } : one,
      );
      return new Evidence(shown, { after: 0, until: 1 }).closings.of(title, 'corp');
    };
    expect(told('bogus')).toEqual(['declined']);
    expect(told('other')).toEqual([null]);
  });

  it('is no use where the run that the card made goes on in its name', () => {
    const asks = promptOf(['Compile', 'Install a program?'], [], ['Yes', 'No'], 1);
    const told = (kind: string): readonly unknown[] => {
      const next = { ...promptOf(['Compile', 'You are running on HQ'], [], [], 2), kind };
      const shown = entriesOf([], [], []).map((one, entry) => ({
        ...one,
        prompts: { corp: null, runner: [asks, next, next][entry] ?? null },
      }));
      return new Evidence(shown, { after: 0, until: 2 }).closings.of('Compile', 'runner');
    };
    expect(told('run')[0]).toBeNull();
    expect(told('select')[0]).toBe('used');
  });

  it('is of the question that comes behind one about what there is none of', () => {
    const title = 'Jinja City Grid';
    const none = { ...promptOf([title, 'You did not draw any ice'], [], [], 1), kind: 'bogus' };
    const some = { ...promptOf([title, 'Choose an ice'], [], ['Enigma', 'None'], 2) };
    const used = `Ann pays 0 [Credits] to use ${title} to install Enigma.`;
    const shown = entriesOf([], [], [used]).map((one, entry) => ({
      ...one,
      prompts: { corp: [none, some, null][entry] ?? null, runner: null },
    }));
    const { closings } = new Evidence(shown, { after: 0, until: 2 });
    expect(closings.of(title, 'corp')).toEqual(['used']);
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
    expect(told.closings.of('Yagura', 'corp')).toEqual(['declined']);
  });

  it('is declined where nothing comes of it, and a copy asks the same that is told to be used', () => {
    const title = 'Replicator';
    const asks = (asking: number): PromptView =>
      promptOf([title, 'Search for another copy?'], [], ['Yes', 'No'], asking);
    const closings = (line: string): readonly unknown[] => {
      const shown = entriesOf([], [], [], [line]).map((one, at) => ({
        ...one,
        prompts: { corp: null, runner: at === 1 ? asks(1) : at === 2 ? asks(2) : null },
      }));
      return new Evidence(shown, { after: 0, until: 3 }).closings.of(title, 'runner');
    };
    expect(closings(`Bo uses ${title} to add a copy of Djinn from the stack to the grip.`)).toEqual(
      [...['declined', 'used']],
    );
    expect(closings('Bo gains 1 [Credits].')).toEqual([null, 'quiet']);
  });

  it('is declined where a line tells that the run goes on', () => {
    const asks = ['Snitch', 'Jack out?'] as const;
    const closed = (does: string): readonly unknown[] =>
      evidenceOf(1, { lines: [], asks }, { lines: [`Bo uses Snitch to ${does}.`] }).closings.of(
        'Snitch',
        'corp',
      );
    expect(closed('continue the run')).toEqual(['declined']);
    expect(closed('jack out')).toEqual(['used']);
  });

  it('is quiet where nothing comes of what may be declined, and the card asks nothing on', () => {
    const asks = ['Motivation', 'Look at the top card of the stack?'] as const;
    const closed = (choices: readonly string[], next: Told): readonly unknown[] =>
      evidenceOf(1, { lines: [], asks, choices }, { repeats: true, ...next }).closings.of(
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
    const { closings } = evidenceOf(
      2,
      { lines: [], asks: pays, choices: ['Done'], asking: 1 },
      { lines: ['Bo installs it.'], asks, choices: ['Yes', 'No'], asking: 2 },
      { lines: ['Bo uses Rabbit Hole to install Rabbit Hole from the Stack.'] },
    );
    expect(closings.of('Rabbit Hole', 'corp')).toEqual(['used']);
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
      ).closings.of('Null', 'corp');
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
    const { closings } = evidenceOf(3, asks(1), { ...asks(2), ...uses }, { lines: [] }, asks(3));
    expect(closings.next('Paragon', 'corp', 0)).toBe('used');
    expect(closings.next('Paragon', 'corp', 1)).toBeNull();
    expect(closings.next('Paragon', 'runner', 0)).toBeNull();
  });

  it('is a use where a shuffle is heard as it is closed: it searches, and finds nothing', () => {
    const asks = promptOf(['Rabbit Hole', 'Install another copy?'], [], ['Yes', 'No'], 1);
    const closed = (sounds: number, ...lines: readonly string[]): readonly unknown[] => {
      const shown = entriesOf([], lines).map((one, entry) => {
        const heard = entry === 0 ? 0 : sounds;
        const state = { 'sfx-current-id': heard, sfx: [{ id: heard, name: 'shuffle' }] };
        return { ...one, state, prompts: { corp: null, runner: entry === 0 ? asks : null } };
      });
      const { closings } = new Evidence(shown, { after: 0, until: 1 });
      return closings.of('Rabbit Hole', 'runner');
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
      evidenceOf(asked.length, ...asked, { lines: [] }).closings.of('Hayley Kaplan', 'corp');
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
    expect(later.closings.of('Hayley Kaplan', 'corp')).toEqual([]);
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
      evidenceOf(told.length - 1, ...told).closings.mayBeUsed('Bug', 'corp', behind);
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
      const { closings } = new Evidence(shown, { after: 0, until: 1 });
      expect(closings.isUsedByThen('419', 'runner', 0)).toBe(corp === pays && was === null);
      expect(closings.isUsedByThen('419', 'runner', 1)).toBe(false);
      return closings.of('419', 'runner');
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
      evidenceOf(1, { lines: [] }, ...told).closings.of('Azmari EdTech', 'corp');
    expect(closings(open, declined)).toEqual(['declined']);
    expect(closings(open, open, declined)).toEqual(['declined']);
    expect(closings({ lines: [] }, open, declined)).toEqual([]);
  });
});
