import type { Trail } from '../node';
import type { Answer } from './answer';
import type { Told } from './told-by-way';
import { matched } from './untold';

const by: Trail = {
  ...{ before: null, by: 'runner', decision: { do: 'draw' }, between: { after: 0, until: 1 } },
  ...{ length: 1, asked: null },
};

const answer = (told: string, entry: number, more: Partial<Answer> = {}): Answer => ({
  ...{ kind: 'card', told, entry, openUntil: entry, title: 'Bolt', message: 'Choose' },
  ...{ side: 'runner', alone: false },
  ...more,
});

const ours = (told: string, after: number, more: Partial<Told> = {}): Told => ({
  ...{ kind: 'card', told, title: 'Bolt', between: { after, until: after + 1 }, by },
  ...more,
});

const untold = (answers: readonly Answer[], all: readonly Told[]): readonly string[] =>
  matched(answers, all).untold.map(({ entry, told }) => `${String(entry)} ${told}`);

describe('answers that ours does not tell', () => {
  it('are those that no decision near tells of the card', () => {
    expect(untold([answer('Ada', 5), answer('Bea', 6)], [ours('Ada', 4)])).toEqual(['6 Bea']);
    expect(untold([answer('Ada', 5)], [ours('Ada', 40)])).toEqual(['5 Ada']);
  });

  it('are those that ours tells in another entry, where the same is answered again', () => {
    const all = [ours('Ada', 9)];
    expect(untold([answer('Ada', 4), answer('Ada', 10)], all)).toEqual(['4 Ada']);
  });

  it('are told by what ours decides while the card of theirs asks on', () => {
    const all = [ours('Ada', 20)];
    expect(untold([answer('Ada', 5, { openUntil: 10 })], all)).toEqual(['5 Ada']);
    expect(untold([answer('Ada', 5, { openUntil: 20 })], all)).toEqual([]);
  });

  it('are told once each', () => {
    expect(untold([answer('Ada', 5), answer('Ada', 6)], [ours('Ada', 4)])).toEqual(['6 Ada']);
  });

  it('are none where ours tells another answer to the same card', () => {
    expect(untold([answer('Ada', 5)], [ours('Bea', 4)])).toEqual([]);
    expect(untold([answer('Ada', 5)], [ours('Bea', 4, { title: 'Nut' })])).toEqual(['5 Ada']);
  });

  it('are no order of cards of which ours chooses one, or what that card is to do, later', () => {
    const arranged = { kind: 'arranged' } as const;
    const all = [answer('Ada', 5, arranged), answer('Bea', 5, arranged)];
    expect(untold(all, [])).toEqual(['5 Ada', '5 Bea']);
    expect(untold(all, [ours('Bea', 5)])).toEqual([]);
    expect(untold(all, [ours('Cid', 5)])).toEqual(['5 Ada', '5 Bea']);
    expect(untold(all, [ours('shuffle', 5, { kind: 'option' })])).toEqual([]);
    expect(untold(all, [ours('shuffle', 3, { kind: 'option' })])).toEqual(['5 Ada', '5 Bea']);
  });

  it('are, of words answered near each other, those that ours does not say', () => {
    const option = { kind: 'option' } as const;
    const all = [answer('Program', 5, option), answer('Event', 12, option)];
    expect(untold(all, [ours('event', 12, option)])).toEqual(['5 Program']);
  });

  it('are not taken by what another card asks some entries off', () => {
    expect(untold([answer('Ada', 9)], [ours('Ada', 4, { title: 'Nut' })])).toEqual(['9 Ada']);
    expect(untold([answer('Ada', 9)], [ours('Ada', 4, { title: null })])).toEqual([]);
  });
});

describe('a decision that tells an answer', () => {
  const option = { kind: 'option' } as const;

  it('tells it where its first word is the same', () => {
    const told = (said: string): boolean =>
      matched([answer('End the run', 5, option)], [ours(said, 4, option)]).told.has(by);
    expect([told('end-the-run'), told('pay')]).toEqual([true, false]);
  });

  it('tells nothing of an answer some entries off', () => {
    const yes = [answer('yes', 5, option)];
    expect(matched(yes, [ours('yes', 4, option)]).told.has(by)).toBe(true);
    expect(matched(yes, [ours('yes', 8, option)]).told.has(by)).toBe(false);
  });

  it('tells some entries off that nothing is done, where its card is let do nothing near', () => {
    const [no, yes] = [answer('no', 5, option), answer('yes', 7, option)];
    const all = [ours('no', 7, option)];
    expect(matched([no], all).told.has(by)).toBe(true);
    expect(matched([no, yes], all).told.has(by)).toBe(false);
    expect(matched([answer('no', 4, option)], all).told.has(by)).toBe(false);
  });

  it('does not tell whether something is done with the other answer', () => {
    const yes = [ours('yes', 4, option)];
    expect(matched([answer('no', 5, option)], yes).told.size).toBe(0);
    expect(untold([answer('no', 5, option)], yes)).toEqual([]);
    expect(untold([answer('no', 50, option)], yes)).toEqual(['50 no']);
  });

  it('tells nothing where its card asks for cards in other words near it', () => {
    const told = (message: string): boolean =>
      matched([answer('Ada', 5), answer('Bea', 7, { message })], [ours('Ada', 4)]).told.has(by);
    expect([told('Choose'), told('Choose 2 cards')]).toEqual([true, false]);
  });
});
