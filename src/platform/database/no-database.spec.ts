import { noDatabase } from './no-database';

const failed = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code });

describe('a database that cannot be used', () => {
  it('is one where nobody answers, said with what to look at', () => {
    const refused = failed('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED');
    expect(noDatabase(refused)?.message).toMatch(/DATABASE_URL .* 127\.0\.0\.1:1\. Is it running/);
  });

  it('is one that takes no such user, and no fault of the program', () => {
    const refused = failed('password is wrong', '28P01');
    expect(noDatabase(refused)?.cause).toBe(refused);
    expect(noDatabase(failed('syntax', '42601'))).toBeNull();
    expect(noDatabase(new Error('a fault'))).toBeNull();
  });
});
