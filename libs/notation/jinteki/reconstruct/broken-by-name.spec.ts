import { entriesOf } from '#testkit/jinteki/way';
import type { JsonObject } from '../json';
import { isLeftUnbroken, isOtherBroken, resolvedByName } from './broken-by-name';

const state = {
  encounters: {
    ice: {
      title: 'Heimdall 1.0',
      subroutines: [{ label: 'Do 1 core damage' }, { label: 'End the run' }, { label: 'Purge' }],
    },
  },
};

/** Which of the three subroutines are none that these lines, told once the encounter is over, name. */
const otherIn = (...lines: readonly string[]): readonly number[] => {
  const shown = entriesOf([], lines).map((one, at) => (at === 0 ? { ...one, state } : one));
  const between = { after: 0, until: 1 };
  return [0, 1, 2].filter((sub) => isOtherBroken(shown, between, 'Heimdall 1.0', sub));
};

const told = (what: string): string => `Bo loses [Click] to use Heimdall 1.0 to ${what}.`;

describe('a subroutine that is broken', () => {
  it('is the one that its line names', () => {
    const line = told('break 1 subroutine on Heimdall 1.0 ("[subroutine] Do 1 core damage")');
    expect(otherIn(line)).toEqual([1, 2]);
  });

  it('is one of those that a line names', () => {
    const labels = '"[subroutine] Do 1 core damage" and "[subroutine] Purge"';
    const line = told(`break all 2 subroutines on Heimdall 1.0 (${labels})`);
    expect(otherIn(line)).toEqual([1]);
  });

  it('is named beside the one subtype that is broken, and with those that another line names', () => {
    const first = told('break 1 Bioroid Barrier subroutine on Heimdall 1.0 ("[subroutine] Purge")');
    expect(otherIn(first)).toEqual([0, 1]);
    const second = told('break 1 subroutine on Heimdall 1.0 ("[subroutine] End the run")');
    expect(otherIn(first, second)).toEqual([0]);
  });

  it('may be any where no line names one of this ice', () => {
    expect(otherIn()).toEqual([]);
    expect(otherIn(told('break the remaining 1 subroutines on Heimdall 1.0'))).toEqual([]);
    expect(otherIn(told('break all 2 subroutines on Heimdall 1.0'))).toEqual([]);
    expect(otherIn(told('break 1 subroutine on Enigma ("[subroutine] End the run")'))).toEqual([]);
  });
});

describe('a subroutine that theirs shows unbroken', () => {
  const shownIn = (...subs: readonly JsonObject[]): JsonObject => ({
    encounters: { ice: { title: 'Nerine 2.0', subroutines: subs } },
  });
  const leftIn = (there: JsonObject, ...lines: readonly string[]): readonly number[] => {
    const shown = entriesOf([], lines).map((one, at) =>
      at === 0 ? { ...one, state: there } : one,
    );
    return [0, 1].filter((sub) => isLeftUnbroken(shown, { after: 0, until: 1 }, 'Nerine 2.0', sub));
  };
  const two = shownIn({ broken: true }, { broken: false });

  it('stays so where no line of what follows tells of a break', () => {
    expect(leftIn(two, 'Bo passes Nerine 2.0 protecting HQ at position 0.')).toEqual([1]);
  });

  it('may be broken where one does, and where theirs stands in no such encounter', () => {
    expect(
      leftIn(two, 'Bo pays 1 [Credits] to use Corroder to break 1 subroutine on Nerine 2.0.'),
    ).toEqual([]);
    expect(leftIn({})).toEqual([]);
  });
});

describe('a subroutine that a card is told to have resolved', () => {
  const resolves = (label: string): string =>
    `Bo uses Heimdall 1.0 to resolve the subroutine ("[subroutine] ${label}") from Heimdall 1.0.`;
  const resolvedIn = (title: string, ...lines: readonly string[]): readonly number[] | null => {
    const shown = entriesOf([], lines).map((one, at) => (at === 0 ? { ...one, state } : one));
    return resolvedByName(shown, { after: 0, until: 1 }, title);
  };

  it('is the one that the line names', () => {
    expect(resolvedIn('Heimdall 1.0', resolves('End the run'))).toEqual([1]);
  });

  it('is not known of another card, by another name, or of two', () => {
    expect(resolvedIn('Enigma', resolves('End the run'))).toBeNull();
    expect(resolvedIn('Heimdall 1.0', resolves('Gain 1 [Credits]'))).toBeNull();
    const two = [resolves('End the run'), resolves('Purge')];
    expect(resolvedIn('Heimdall 1.0', ...two)).toBeNull();
  });
});
