import { deviatingHeader } from '#testkit/jinteki/deviating-header';
import type { Io } from './io';
import { verifyLogs } from './verify-log';

async function verified(text: string | null): Promise<readonly [number, string, string]> {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (said) => {
      out += said;
    },
    err: (said) => {
      err += said;
    },
    readFile: (path) =>
      Promise.resolve(
        text === null ? { ok: false, message: `There is no ${path}.` } : { ok: true, text },
      ),
  };
  return [await verifyLogs(['game.log'], io), out, err];
}

describe('a log with deviations on the command line', () => {
  it('is refused where it is none, with its line', async () => {
    const [code, out, err] = await verified(
      JSON.stringify({ ...deviatingHeader, format: 'retrace/1' }),
    );
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('game.log, line 1: "format" is not retrace-deviating/1');
  });

  it('is refused where a line of it is broken', async () => {
    const [code, , err] = await verified(`${JSON.stringify(deviatingHeader)}\n{"by":"corp"`);
    expect([code, /^game\.log, line [12]: /.test(err)]).toEqual([1, true]);
  });

  it('is missed where it is not there', async () => {
    expect(await verified(null)).toEqual([1, '', 'There is no game.log.\n']);
  });
});
