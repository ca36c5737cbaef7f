import { noDatabase, notConnected } from './no-database';

const failed = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code });

describe('a database that cannot be used', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED', 'are host and port right?'],
    ['getaddrinfo ENOTFOUND nowhere', 'ENOTFOUND', 'are host and port right?'],
    ['password is wrong', '28P01', 'Are user, password and sslmode right'],
    ['database "x" does not exist', '3D000', 'Make that database'],
    ['permission denied for schema public', '42501', 'Make its user the owner'],
    ['cannot execute CREATE TABLE in a read-only transaction', '25006', 'Name the primary'],
    ['self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'Is sslmode right'],
  ])('is told with what to look at: %s', (message, code, hint) => {
    const error = failed(message, code);
    const told = noDatabase(error);
    expect(told?.message).toContain(`DATABASE_URL names cannot be used: ${message}. `);
    expect(told?.message).toContain(hint);
    expect(told?.cause).toBe(error);
  });

  it('is told in one line, each of its addresses once', () => {
    const each = ['::1:1', '127.0.0.1:1', '127.0.0.1:1'].map((at) => new Error(`refused\n${at}`));
    const all = Object.assign(new AggregateError(each), { code: 'ECONNREFUSED' });
    expect(noDatabase(all)?.message).toContain('used: refused ::1:1, refused 127.0.0.1:1. Is it');
  });

  it('is no fault of the program where it cannot be connected to, and may be one elsewhere', () => {
    const wordless = new Error('The server does not support SSL connections');
    expect(notConnected(wordless).message).toContain('SSL connections. Are host, port, user');
    expect(noDatabase(wordless)).toBeNull();
    expect(noDatabase(failed('syntax', '42601'))).toBeNull();
  });
});
