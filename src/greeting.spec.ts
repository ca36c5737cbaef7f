import { greeting } from './greeting';

describe('the greeting', () => {
  it('has addresses to click and one line of curl', () => {
    const lines = greeting('http://127.0.0.1:4000', 'g1').split('\n');
    expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:4000$/);
    expect(lines[1]).toMatch(/http:\/\/127\.0\.0\.1:4000\/graphql$/);
    expect(
      lines.filter((line) => line.includes('curl http://127.0.0.1:4000/graphql')),
    ).toHaveLength(1);
  });
});
