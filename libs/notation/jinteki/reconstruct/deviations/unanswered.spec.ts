import { coreRules } from '#cards/pool';
import type { PromptView } from '../../lens/prompt';
import { fieldKey, pileKey, plainKey, spotBase } from '../features';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { unansweredIn } from './unanswered';

const titles = new Titles(coreRules.pool);

const asked: PromptView = {
  kind: 'select',
  message: 'Choose a card to trash',
  choices: ['Done'],
  cardTitle: "Aesop's Pawnshop",
  cardCid: null,
  selectable: [],
  asking: 7,
};

const entry = (runner: PromptView | null, credits = 3): Shown => ({
  ...{ state: {}, features: new Map([[plainKey('runner credits'), credits]]), lines: [] },
  ...{ prompts: { corp: null, runner }, mayPass: true, isSettled: false, repeats: false },
});

describe('a question that is closed without an answer', () => {
  const found = (...shown: readonly Shown[]) =>
    unansweredIn({ titles }, shown, 0, shown.length - 1);

  it('stood open since it was asked', () => {
    const list = found(entry(null), entry(asked), entry(asked), entry(asked), entry(null));
    expect(list.map(({ asked: from, entry: until }) => [from, until])).toEqual([[1, 4]]);
  });

  it('is none where an order is kept, or chosen anew: that is its answer', () => {
    const order = { ...asked, kind: 'other' as const, message: 'The top cards will be Imp.' };
    const kept = { ...order, choices: ['Done', 'Start over'] };
    expect(found(entry(null), entry(kept), entry(null))).toEqual([]);
    expect(found(entry(null), entry({ ...order, choices: ['Done'] }), entry(null))).toHaveLength(1);
  });

  it('is none where what is asked next is room for a card that could be chosen', () => {
    const finds = { ...asked, kind: 'other' as const, choices: ['Corroder', 'Cancel'] };
    const room = (cardTitle: string, cardCid: string | null = null): Shown => {
      const message = `Insufficient MU to install ${cardTitle}. Trash installed programs?`;
      return entry({ ...asked, message, cardTitle, cardCid, asking: 8 });
    };
    expect(found(entry(null), entry(finds), room('Corroder'))).toEqual([]);
    expect(found(entry(null), entry(finds), room('Sure Gamble'))).toHaveLength(1);
    const selects = { ...asked, selectable: ['c7'] };
    expect(found(entry(null), entry(selects), room('Corroder', 'c7'))).toEqual([]);
    expect(found(entry(null), entry(selects), room('Corroder', 'c8'))).toHaveLength(1);
  });

  it('is still one where the encounter is over, in which something was broken', () => {
    const broken = plainKey('broken subroutines');
    const ice = (cid: string | null): Pick<Shown, 'state'> => ({
      state: cid === null ? {} : { encounters: { ice: { cid, title: 'Enigma' } } },
    });
    const met = { ...entry(asked), ...ice('i'), features: new Map([[broken, 1]]) };
    const there = (cid: string | null): Shown => ({
      ...entry(null),
      ...ice(cid),
      features: new Map(),
    });
    expect(found(entry(null), met, there(null))).toHaveLength(1);
    expect(found(entry(null), met, there('i'))).toEqual([]);
  });

  it('is still one where all that lay aside for it comes to a hand', () => {
    const [aside, grip] = [pileKey('aside', 1), pileKey('grip', 1)];
    const [other, held] = [pileKey('aside', 2), pileKey('grip', 2)];
    const laid = { ...entry(asked), features: new Map([aside, other].map((key) => [key, 1])) };
    const taken = (...keys: readonly number[]): Shown => ({
      ...entry(null),
      features: new Map(keys.map((key) => [key, 1])),
    });
    expect(found(entry(null), laid, taken(grip, held))).toHaveLength(1);
    expect(found(entry(null), laid, taken(grip))).toEqual([]);
  });

  it('is still one where the card that asks is used up, and no line tells what it did', () => {
    const def = titles.ofTitle("Aesop's Pawnshop") ?? -1;
    const at = fieldKey(spotBase('rig', 0, 0, def), 'card');
    const there = { ...entry(asked), features: new Map([[at, def + 1]]) };
    const told = { ...entry(null), lines: ["Bo uses Aesop's Pawnshop to trash Imp."] };
    expect(found(entry(null), there, entry(null))).toHaveLength(1);
    expect(found(entry(null), there, told)).toEqual([]);
    const nothing = "Bo trashes Aesop's Pawnshop to use Aesop's Pawnshop to do nothing.";
    expect(found(entry(null), there, { ...told, lines: [nothing] })).toHaveLength(1);
  });

  describe('as a run ends', () => {
    const strength = fieldKey(spotBase('rig', 0, 0, 1), 'strength');
    const pumped = (prompt: PromptView | null, server: number, of: number): Shown => ({
      ...entry(prompt),
      features: new Map([
        [plainKey('attacked server'), server],
        [strength, of],
      ]),
    });

    it('is still one, though strength that was raised for the run is gone with it', () => {
      expect(found(entry(null), pumped(asked, 4, 2), pumped(null, 0, 1))).toHaveLength(1);
    });

    it('is still one, though a card is told to be taken by damage that comes with its end', () => {
      const def = titles.ofTitle('Déjà Vu') ?? -1;
      const held = (prompt: PromptView | null, server: number, isHeld: boolean): Shown => ({
        ...entry(prompt),
        features: new Map([
          [plainKey('attacked server'), server],
          [pileKey('grip', def), isHeld ? 1 : 0],
          [pileKey('heap', def), isHeld ? 0 : 1],
        ]),
      });
      const over = held(null, 0, false);
      const told = { ...over, lines: ['Al trashes Déjà Vu due to core damage.'] };
      expect(found(entry(null), held(asked, 4, true), told)).toHaveLength(1);
      expect(found(entry(null), held(asked, 4, true), over)).toEqual([]);
      const amid = { ...held(null, 4, false), lines: told.lines };
      expect(found(entry(null), held(asked, 4, true), amid)).toEqual([]);
    });

    it('is still one amid a run where a subroutine asks, and what the next one does is told with it', () => {
      const def = titles.ofTitle('Déjà Vu') ?? -1;
      const met = (prompt: PromptView | null, isHeld: boolean): Shown => ({
        ...pumped(prompt, 4, 2),
        state: { encounters: { ice: { cid: 'c7', title: 'Cobra' } } },
        features: new Map([[pileKey(isHeld ? 'grip' : 'heap', def), 1]]),
      });
      const told = { ...met(null, false), lines: ['Al trashes Déjà Vu due to net damage.'] };
      const ofSub = { ...asked, cardCid: 'c7' };
      expect(found(entry(null), met(ofSub, true), told)).toHaveLength(1);
      expect(found(entry(null), met({ ...ofSub, cardCid: 'c8' }, true), told)).toEqual([]);
    });

    it('is none where strength changes within the run: that may be the answer', () => {
      expect(found(entry(null), pumped(asked, 4, 2), pumped(null, 4, 1))).toEqual([]);
    });
  });

  it('is one, too, where less was chosen than was asked for', () => {
    const two = { ...asked, message: 'Choose 2 programs to trash' };
    const heap = pileKey('heap', 1);
    const chosen = (prompt: PromptView | null, ...marks: readonly boolean[]): Shown => ({
      ...entry(prompt),
      state: {
        runner: { rig: { program: marks.map((selected) => ({ title: 'Wyrm', selected })) } },
      },
      features: new Map([[heap, prompt === null ? 1 : 0]]),
    });
    const inPart = found(entry(null), chosen(two, true, false), chosen(null, false));
    expect(inPart.map((one) => one.chosen)).toEqual([['Wyrm']]);
    expect(found(entry(null), chosen(two, false, false), chosen(null, false))).toEqual([]);
    // What was chosen may yet be prevented from being trashed.
    const prevents = { ...asked, message: 'Prevent Wyrm from being trashed?' };
    const asks = { ...chosen(null, false), prompts: { corp: null, runner: prevents } };
    const prevented = found(entry(null), chosen(two, true, false), asks);
    expect(prevented.map((one) => one.chosen)).toEqual([['Wyrm']]);
  });

  it('is one for cards: which subroutine is broken is asked apart', () => {
    const breaks = { ...asked, message: 'Break a subroutine', choices: ['End the run', 'Done'] };
    expect(found(entry(null), entry(breaks), entry(null))).toEqual([]);
  });

  it('is none where somebody is asked next whether what was chosen for it is prevented', () => {
    const prevents = { ...asked, message: 'Prevent Wyrm from being trashed?' };
    const next = (runner: PromptView | null): Shown => ({
      ...entry(null),
      prompts: { corp: runner === null ? asked : null, runner },
    });
    expect(found(entry(null), next(null), next(prevents))).toEqual([]);
    // Or does something else before it is asked so.
    const waits = { ...asked, message: 'Waiting for Corp to resolve expose-interrupt triggers' };
    expect(found(entry(null), next(null), next(waits))).toEqual([]);
    expect(found(entry(null), next(null), next(asked))).toHaveLength(1);
  });

  it('is none for credits that are paid, one by one', () => {
    const pays = (made: number): PromptView => ({
      ...asked,
      message: `Choose a credit providing card (${String(made)} of 2 [Credits])`,
    });
    const told = {
      ...entry(null),
      lines: [`Bo pays 2 [Credits] to use ${asked.cardTitle ?? ''} to do nothing.`],
    };
    expect(found(entry(null), entry(pays(0)), entry(pays(1)), told)).toEqual([]);
    expect(found(entry(null), entry(pays(0)), entry(null))).toHaveLength(1);
  });

  it('is not the one that was asked before it', () => {
    const other = { ...asked, asking: 8 };
    const list = found(entry(null), entry(asked), entry(other), entry(other), entry(null));
    expect(list.map(({ asked: from, entry: until }) => [from, until])).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });
});
