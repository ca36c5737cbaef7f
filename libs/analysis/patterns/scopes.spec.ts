import type { Fact } from '#rules';
import { Scopes } from './scopes';

type Told = Pick<Fact, 'type' | 'step'>;

const scopesOf = (facts: readonly Told[]): readonly (readonly [turn: number, run: number])[] => {
  const scopes = new Scopes();
  return facts.map((fact) => {
    const { turn, run } = scopes.take(fact);
    return [turn, run];
  });
};

describe('the turn that a fact belongs to', () => {
  it('is none in the setup', () => {
    const found = scopesOf([
      { type: 'drew', step: 'setup' },
      { type: 'phase-began', step: 'corp.1.1' },
      { type: 'turn-began', step: 'corp.1.4' },
    ]);
    expect(found.map(([turn]) => turn)).toEqual([0, 1, 1]);
  });

  it('is the one that ended of what its end brings', () => {
    const found = scopesOf([
      { type: 'turn-ended', step: 'corp.3.4' },
      { type: 'ability-used', step: 'corp.3.4' },
      { type: 'pool-empty', step: 'runner.1.1' },
      { type: 'phase-began', step: 'runner.1.1' },
      { type: 'turn-ended', step: 'runner.2.4' },
      { type: 'phase-began', step: 'runner.1.1' },
    ]);
    expect(found.map(([turn]) => turn)).toEqual([1, 1, 2, 2, 2, 3]);
  });
});

describe('the run that a fact belongs to', () => {
  it('is that between its beginning and its end', () => {
    const found = scopesOf([
      { type: 'clicks-spent', step: 'runner.1.6' },
      { type: 'run-began', step: 'run.1' },
      { type: 'accessed', step: 'run.5.5' },
      { type: 'run-ended', step: 'run.6' },
      { type: 'drew', step: 'runner.1.6' },
      { type: 'run-began', step: 'run.1' },
    ]);
    expect(found.map(([, run]) => run)).toEqual([0, 1, 1, 1, 0, 2]);
  });
});
