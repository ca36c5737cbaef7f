import { coreRules } from '#cards/pool';
import { entriesOf } from '#testkit/jinteki/way';
import type { JsonObject } from '../../json';
import type { PromptView } from '../../lens/prompt';
import { playerOf } from '../../lens/side';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { triesIn } from './tries';

const titles = new Titles(coreRules.pool);
const title = 'Aesop’s Pawnshop'.replace('’', "'");
const def = titles.ofTitle(title);
const run = { server: 'hq' };

interface Told {
  readonly lines?: readonly string[];
  readonly asks?: Partial<PromptView>;
  /** Commands of the Runner so far. */
  readonly aid: number;
  /** The ids of cards in the grip. */
  readonly grip?: readonly string[];
  readonly run?: object;
}

/** Entries in which nothing that is compared changes. */
const entries = (...told: readonly Told[]): readonly Shown[] =>
  entriesOf(...told.map(({ lines = [] }) => lines)).map((one, at) => {
    const { aid = 0, asks, grip = [], run: running = run } = told[at] ?? {};
    const hand = grip.map((cid) => ({ cid }));
    const asked = {
      kind: 'select',
      choices: ['Done'],
      cardCid: 'a',
      selectable: ['b'],
      asking: at,
    };
    const runner =
      asks === undefined ? null : { message: 'Choose', cardTitle: title, ...asked, ...asks };
    const state = { run: { ...running }, corp: { aid: 0 }, runner: { aid, hand } };
    return { ...one, state, prompts: { corp: null, runner } };
  });

/** The same object in all of them, as states share what no entry changes. */
const sharing = (shown: readonly Shown[]): readonly Shown[] =>
  shown.map((one) => ({ ...one, state: { ...one.state, run: shown[0]?.state['run'] ?? null } }));

const tried = (...told: readonly Told[]) =>
  triesIn(titles, sharing(entries(...told)), { from: 0, through: told.length - 1 });

const nothing = [`Bo uses ${title} to do nothing.`];

describe('a card that is used in vain', () => {
  it('is told by a line, each time anew', () => {
    expect(tried({ aid: 1 }, { aid: 2, lines: nothing }, { aid: 3, lines: nothing })).toEqual([
      { def, entry: 1, until: 1 },
      { def, entry: 2, until: 2 },
    ]);
  });

  it('is told by what it asks, until nobody is asked any more', () => {
    const asks = { kind: 'other', choices: ['Yes', 'No'], selectable: [] };
    expect(tried({ aid: 1 }, { aid: 2, asks }, { aid: 3 })).toEqual([{ def, entry: 1, until: 2 }]);
  });

  it('is none where it is set up how its card asks later', () => {
    const other = { kind: 'other', selectable: [] } as const;
    const later = { ...other, message: 'Ask to use it later?', choices: ['Always', 'Never'] };
    expect(tried({ aid: 1 }, { aid: 2, asks: later }, { aid: 3 })).toEqual([]);
    const mode = { ...other, message: 'Choose one', choices: ['Smart', 'Automatic', 'Manual'] };
    expect(tried({ aid: 1 }, { aid: 2, asks: mode }, { aid: 3 })).toEqual([]);
  });

  it('is none where it is called off at once, or nothing but that can be answered', () => {
    const closed = ['[!]Bo uses a command: /close-prompt'];
    expect(tried({ aid: 1 }, { aid: 2, asks: {} }, { aid: 3 })).toEqual([]);
    // The other side closed a message of its own meanwhile.
    const meanwhile = [
      { aid: 2, asks: {} },
      { aid: 2, asks: {} },
    ] as const;
    expect(tried({ aid: 1 }, ...meanwhile, { aid: 3 })).toEqual([]);
    const hidden = { choices: ['Hide'] };
    expect(tried({ aid: 1 }, { aid: 2, asks: hidden }, { aid: 3, lines: closed })).toEqual([]);
    const refusing = { kind: 'other', choices: ['No'], selectable: [] };
    expect(tried({ aid: 1 }, { aid: 2, asks: refusing }, { aid: 3 })).toEqual([]);
  });

  it('is none where it is asked where a card of the grip is to be installed', () => {
    const asks = { kind: 'other', choices: ['The Rig', 'Dhegdheer'], selectable: [] };
    const then = [{ aid: 2, asks }, { aid: 3 }] as const;
    expect(tried({ aid: 1, grip: ['b'] }, ...then)).toHaveLength(1);
    expect(tried({ aid: 1, grip: ['a'] }, ...then)).toEqual([]);
  });

  it('is none where nobody made a command, or somebody was asked before', () => {
    expect(tried({ aid: 1 }, { aid: 1, lines: nothing })).toEqual([]);
    const asks = { cardTitle: null, message: 'Choose a trigger to resolve' };
    expect(tried({ aid: 1, asks }, { aid: 2, lines: nothing })).toEqual([]);
  });

  it('is none where the run goes on with it', () => {
    const shown = entries({ aid: 1 }, { aid: 2, lines: nothing });
    expect(triesIn(titles, shown, { from: 0, through: 1 })).toEqual([]);
  });

  it('is none where it breaks, or raises a strength: that is no other use', () => {
    const breaks = [`Bo uses ${title} to break 1 subroutine on Wall of Static.`];
    expect(tried({ aid: 1 }, { aid: 2, lines: breaks })).toEqual([]);
  });

  it('is told by an ability that can be used no more, where nothing else shows it', () => {
    const used = (playable: boolean, label = 'Gain 1'): readonly JsonObject[] => [
      { cid: 'a', title, abilities: [{ label, playable }] },
    ];
    const rigged = (...rigs: readonly (readonly JsonObject[])[]): readonly Shown[] =>
      sharing(entries({ aid: 1 }, { aid: 2 })).map((one, at) => {
        const runner = { ...playerOf(one.state, 'runner'), rig: { resource: rigs[at] ?? [] } };
        return { ...one, state: { ...one.state, runner } };
      });
    const span = { from: 0, through: 1 };
    expect(triesIn(titles, rigged(used(true), used(false)), span)).toEqual([
      { def, entry: 1, until: 1 },
    ]);
    expect(triesIn(titles, rigged(used(true), used(true)), span)).toEqual([]);
    const breaks = 'Break 1 subroutine';
    expect(triesIn(titles, rigged(used(true, breaks), used(false, breaks)), span)).toEqual([]);
  });

  it('is told of ice whose subroutines are paid for where it is not encountered', () => {
    const ice = 'Enigma';
    const lines = [
      'Bo .',
      `Bo resolves 1 unbroken subroutine on ${ice} ("[subroutine] End the run").`,
    ];
    const own = titles.ofTitle(ice);
    expect(tried({ aid: 1 }, { aid: 2, lines })).toEqual([{ def: own, entry: 1, until: 1 }]);
    expect(tried({ aid: 1 }, { aid: 2, lines: ['Bo ends the run.', ...lines.slice(1)] })).toEqual(
      [],
    );
  });
});
