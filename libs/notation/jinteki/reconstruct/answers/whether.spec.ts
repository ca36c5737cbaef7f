import { coreRules } from '#cards/pool';
import type { PromptView } from '../../lens/prompt';
import type { JsonObject } from '../../json';
import { entriesOf } from '#testkit/jinteki/way';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { isUnpaidFor, saidTo } from './whether';

const title = 'Bolt';
const asked: PromptView = {
  ...{ message: 'Do it?', kind: 'other', choices: ['Yes', 'No'], selectable: [] },
  ...{ cardCid: 'a', cardTitle: title, asking: 1 },
};

interface Table {
  readonly zone?: string;
  /** Sounds of shuffles so far. */
  readonly shuffles?: number;
  readonly counters?: number;
  readonly credits?: number;
  readonly asks?: PromptView | null;
}

/** One entry with the card that asks in a zone of the Runner. */
function entry(
  { asks = null, counters, credits, shuffles = 0, zone = 'discard' }: Table,
  ...lines: string[]
): Shown {
  const [one] = entriesOf(lines);
  const card: JsonObject = { cid: 'a', title, counter: { virus: counters ?? 0 } };
  const sounds = { 'sfx-current-id': shuffles, sfx: [{ id: shuffles, name: 'shuffle' }] };
  const state = { ...sounds, corp: {}, runner: { [zone]: [card], credit: credits ?? 0 } };
  if (one === undefined) throw new Error('there is no entry');
  return { ...one, state, prompts: { corp: asks, runner: null } };
}

const said = (before: Table, now: Table, ...lines: string[]): 'yes' | 'no' | null =>
  saidTo(asked, 'runner', entry(before), entry(now, ...lines));

describe('a card that asks whether it does something, and is closed without a line', () => {
  it('is let do nothing', () => {
    expect(said({}, {})).toBe('no');
    expect(said({ zone: 'play-area' }, { zone: 'discard' })).toBe('no');
  });

  it('is let do it where a shuffle is heard: it searched, and found nothing', () => {
    expect(said({}, { shuffles: 1 })).toBe('yes');
    expect(said({ shuffles: 1 }, { shuffles: 1 })).toBe('no');
  });

  it('may have been let do it where it pays for that, or counters change', () => {
    expect(said({ zone: 'scored' }, { zone: 'rfg' })).toBeNull();
    expect(said({}, { counters: 1 })).toBeNull();
  });

  it('may have been let do it where a run begins, or somebody has less', () => {
    const begun = entry({ zone: 'discard' });
    const run = { ...begun, state: { ...begun.state, run: { server: ['rd'], position: 0 } } };
    expect(saidTo(asked, 'runner', entry({ zone: 'play-area' }), run)).toBeNull();
    expect(said({ credits: 2 }, { credits: 1 })).toBeNull();
  });

  it('is let do nothing where the run that it makes goes on with the breach', () => {
    const next = (message: string): PromptView => ({
      ...asked,
      ...{ asking: 2, message, choices: ['Card from hand', 'Fence'] },
    });
    const told = (message: string): 'yes' | 'no' | null => {
      const now = entry({});
      const prompts = { corp: null, runner: next(message) };
      return saidTo(asked, 'runner', entry({}), { ...now, prompts });
    };
    expect(told('Choose a card to access')).toBe('no');
    expect(told('Choose a card to add')).toBe('yes');
  });

  it('is let do it where what it installs asks where', () => {
    const installing: PromptView = { ...asked, message: 'Install Fence?' };
    const told = (cardTitle: string): 'yes' | 'no' | null => {
      const now = entry({});
      const next = { ...asked, asking: 2, message: 'Choose a destination', cardTitle, choices: [] };
      const prompts = { corp: null, runner: next };
      return saidTo(installing, 'runner', entry({}), { ...now, prompts });
    };
    expect(told('Fence')).toBe('yes');
    expect(told('Imp')).toBe('no');
  });

  it('may have been let do it where its player is warned', () => {
    const warned = (...types: readonly string[]): Shown => {
      const one = entry({});
      const toast = types.map((type) => ({ msg: 'Cannot run due to Bolt', type }));
      const { state } = one;
      return { ...one, state: { ...state, runner: { discard: [], toast } } };
    };
    expect(saidTo(asked, 'runner', warned(), warned('warning'))).toBeNull();
    expect(saidTo(asked, 'runner', warned('warning'), warned('warning'))).toBe('no');
    expect(saidTo(asked, 'runner', warned(), warned('info'))).toBe('no');
  });

  it('may have been let do it where it asks the other side then, unless that accesses it', () => {
    expect(said({}, { asks: { ...asked, asking: 2 } })).toBeNull();
    const accessed = {
      ...asked,
      asking: 2,
      message: `You accessed ${title}.`,
      choices: ['No action'],
    };
    expect(said({}, { asks: accessed })).toBe('no');
  });
});

describe('what is played and asks as it goes on', () => {
  it('is let do what its line tells in the words of the question, and no more', () => {
    const told = (use: string): 'yes' | 'no' | null =>
      saidTo(
        { ...asked, message: 'Take 1 tag?' },
        'runner',
        entry({ zone: 'play-area' }),
        entry({ zone: 'discard' }, `Bo uses ${title} to ${use}.`),
      );
    expect([told('take 1 tag'), told('gain 3 [Credits]')]).toEqual(['yes', null]);
  });
});

describe('a card that asks whether to jack out', () => {
  it('is told that the run goes on', () => {
    expect(said({}, {}, `Bo uses ${title} to continue the run.`)).toBe('no');
    expect(said({}, {}, `Bo uses ${title} to jack out.`)).toBe('yes');
  });
});

describe('what the other side may be kept from for a price', () => {
  const prompt = { ...asked, message: 'Pay 1 [Credits] to prevent exposing a card?' };
  const paid = (from: number, to: number, line: string): 'yes' | 'no' | null =>
    saidTo(prompt, 'runner', entry({ credits: from }), entry({ credits: to }, line));

  it('is not paid for where it is told, and nothing was paid', () => {
    expect(paid(3, 3, `Bo uses ${title} to expose a card.`)).toBe('no');
    expect(paid(3, 2, `Bo uses ${title} to do it.`)).toBe('yes');
  });
});

describe('a card that is offered to be installed', () => {
  const titles = new Titles(coreRules.pool);
  const isUnpaid = (message: string, credits: number, asker = 'Bazaar'): boolean =>
    isUnpaidFor(titles, { message, side: 'runner', title: asker }, entry({ credits }));

  it('is left out where it costs more than there is: to agree to it would leave the same file', () => {
    expect(isUnpaid('Install another copy of Rabbit Hole?', 1)).toBe(true);
    expect(isUnpaid('Install another copy of Rabbit Hole?', 2)).toBe(false);
    expect(isUnpaid('Install a program?', 0)).toBe(false);
  });

  it('is not where what asks looks for a copy of itself, which would be heard', () => {
    expect(isUnpaid('Install another copy of Rabbit Hole?', 1, 'Rabbit Hole')).toBe(false);
  });

  it('is left out as well where it asks from the heap, of which nothing is heard', () => {
    const message = 'Install Rabbit Hole from the heap?';
    expect(isUnpaid(message, 1, 'Rabbit Hole')).toBe(true);
    expect(isUnpaid(message, 2, 'Rabbit Hole')).toBe(false);
  });
});
