import { hasStrength } from './has-strength';

describe('the strength of a card', () => {
  const virus = { type: 'program', subtypes: ['Virus'], strength: null } as const;

  it('is none of a program that is no icebreaker', () => {
    expect(hasStrength({ ...virus, subtypes: [...virus.subtypes] })).toBe(false);
  });

  it.each([
    ['ice', { type: 'ice', subtypes: [], strength: '4' } as const],
    ['ice of X strength', { type: 'ice', subtypes: [], strength: null } as const],
    ['an icebreaker', { type: 'program', subtypes: ['Icebreaker'], strength: '0' } as const],
    ['a card the catalogue lacks', null],
  ])('is shown of %s', (_name, facts) => {
    expect(hasStrength(facts === null ? null : { ...facts, subtypes: [...facts.subtypes] })).toBe(
      true,
    );
  });
});
