import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Fact } from '../state/fact';
import { sayFact } from './say-fact';

describe('the sentence of a fact', () => {
  const { end } = playScenario({
    turn: runnerTurn,
    runner: { rig: { programs: ['Gordian Blade'] } },
    script: [],
  });
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const [card] = state.cards.filter(({ zone }) => zone === 'rig');
  if (card === undefined) throw new Error('it has a program');
  const told = (fact: Fact): string => sayFact(coreRules.pool, state, fact, 'judge');
  const at = { card: card.id, seen: 7, corpHandle: 0, runnerHandle: 0, openHandle: 0 };

  const now = { step: 'corp.1.1', batch: 1 } as const;

  it('tells nothing as nothing', () => {
    const cause = { kind: 'rule', rule: 'turn' } as const;
    expect(told({ ...now, type: 'credits-gained', side: 'runner', amount: 0, cause })).toBe(
      'The Runner gains no credits.',
    );
    expect(told({ ...now, type: 'credits-lost', side: 'corp', amount: 0, cause })).toBe(
      'The Corp loses no credits.',
    );
  });

  it('agrees with one', () => {
    const filled = (amount: number): Fact => ({
      ...now,
      type: 'recurring-filled',
      card: at,
      amount,
    });
    expect(told(filled(1))).toBe('1 recurring credit is placed on Gordian Blade.');
    expect(told(filled(2))).toBe('2 recurring credits are placed on Gordian Blade.');
    expect(told({ ...now, type: 'card-credits-lost', card: at, amount: 1 })).toBe(
      '1 credit on Gordian Blade is lost.',
    );
  });
});
