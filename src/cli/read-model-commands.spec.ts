import { erase, type Registry } from './erase';
import type { Command } from './io';
import { rebuild, type ReadModels } from './rebuild';

async function said(command: Command, ...args: readonly string[]) {
  const texts = { out: '', err: '' };
  const code = await command(args, {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
  });
  return { code, ...texts };
}

describe('retrace rebuild', () => {
  const rebuilt: string[] = [];
  let closed = 0;
  let time = 0;
  const models: ReadModels = {
    names: () => ['games', 'timeline'],
    rebuild: async (names, onProgress) => {
      rebuilt.push(names.join(' '));
      time += 2_000;
      onProgress({ events: 250, total: 1_000 });
      time += 100;
      onProgress({ events: 300, total: 1_000 });
    },
    close: async () => void closed++,
  };
  const command = rebuild(
    () => Promise.resolve(models),
    () => time,
  );
  beforeEach(() => {
    rebuilt.length = 0;
    closed = 0;
  });

  it('builds what is named, or all, and says how long it will take', async () => {
    expect(await said(command, 'timeline')).toEqual({
      code: 0,
      out: 'Rebuilt in 2.1 s: timeline.\n',
      err: 'timeline: 250 of 1000 events, about 6 s left\n',
    });
    expect((await said(command, '--all')).code).toBe(0);
    expect(rebuilt).toEqual(['timeline', 'games timeline']);
    expect(closed).toBe(2);
  });

  it.each([[[]], [['--all', 'games']], [['gmaes']], [['--fast']]])('refuses %j', async (args) => {
    expect((await said(command, ...args)).code).toBe(2);
    expect(rebuilt).toEqual([]);
  });
});

describe('retrace erase', () => {
  const open = async (): Promise<Registry> => ({
    erase: async (name) => (name === 'Ann' ? 2 : 0),
    rebuildAll: async (done) => done('games'),
    close: async () => undefined,
  });

  it('takes the name from events and read models', async () => {
    expect(await said(erase(open), 'Ann')).toEqual({
      code: 0,
      out: 'Erased "Ann" (2). Running servers forget it too.\n',
      err: 'games is rebuilt\n',
    });
  });

  it('says when nobody has it', async () => {
    expect(await said(erase(open), 'ann')).toMatchObject({
      code: 1,
      err: 'Nobody is named "ann". Names are compared to the letter.\n',
    });
    expect((await said(erase(open))).code).toBe(2);
  });
});
