import { refusalError, withoutStacks } from './refusal-error';

describe('a refusal', () => {
  it('knows no place in the program, and what goes wrong after it does', () => {
    expect(refusalError('there is no such card', { code: 'NO_CARD' }).stack).toBe(
      'GraphQLError: there is no such card',
    );
    expect(new Error('a bug').stack).toContain('refusal-error.spec');
  });

  it('leaves places to what goes wrong after a throw, too', () => {
    const broken = () =>
      withoutStacks(() => {
        throw new Error('on the way');
      });
    expect(broken).toThrow('on the way');
    expect(new Error('a bug').stack).toContain('refusal-error.spec');
  });
});
