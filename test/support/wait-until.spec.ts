import { inTime, waitUntil } from './wait-until';

describe('waiting', () => {
  it('ends when it holds', async () => {
    let asked = 0;
    await waitUntil('the third question', async () => (asked += 1) === 3, { pause: 1 });
    expect(asked).toBe(3);
  });

  it('says what it waited for, and how things stand', async () => {
    let asked = 0;
    const never = waitUntil(
      () => `a tenth, of ${asked > 0 ? 'some' : 'no'} questions`,
      () => (asked += 1) < 0,
      { within: 30, pause: 1 },
    );
    await expect(never).rejects.toThrow('waited 0.03 s for a tenth, of some questions');
  });

  it('passes on what a question throws', async () => {
    const gone = waitUntil('a process', () => {
      throw new Error('gone');
    });
    await expect(gone).rejects.toThrow('gone');
  });

  it('gives what a promise comes to, or says that it does not', async () => {
    expect(await inTime('an answer', Promise.resolve(4))).toBe(4);
    await expect(inTime('an answer', Promise.reject(new Error('none')))).rejects.toThrow('none');
    const never = new Promise<void>(() => undefined);
    await expect(inTime('an answer', never, 20)).rejects.toThrow('waited 0.02 s for an answer');
  });
});
