import type { CommandBus } from '@nestjs/cqrs';
import { refuse } from '#notation/jinteki/refusal';
import { callerWith } from '../access/caller';
import { isKey } from '../access/presented';
import type { Purpose } from '../access/purpose';
import { ImportGame } from '../games/import/import-game';
import { notImported, takeFile } from './take-file';

const replay = JSON.stringify({ metadata: {}, history: [] });
const imported = {
  ...{ ok: true, id: 'observed', created: true, sending: null, warnings: [] },
  verdict: { game: 'decided' },
};

describe('a file of jinteki.net', () => {
  /** What a file came to, what it was stored as, and what keys were given out for. */
  async function taken(answer: object, kept: boolean) {
    const asked: unknown[] = [];
    const issued: Purpose[] = [];
    const execute: CommandBus['execute'] = async (command: unknown) => {
      asked.push(command);
      return Object(answer);
    };
    const keys = {
      issue: async (purpose: Purpose) => {
        issued.push(purpose);
        const key = `rk-${'x'.repeat(32)}`;
        if (!isKey(key)) throw new Error('it has not the form of a key');
        return key;
      },
      callerOf: async () => callerWith([]),
    };
    const file = await takeFile({ commands: { execute }, keys }, replay, {}, kept);
    return { file, asked, issued };
  }

  it('that is to be kept private is stored so, with a key for it and what it became', async () => {
    const { file, asked, issued } = await taken(imported, true);
    expect(asked).toEqual([new ImportGame('replay', replay, {}, true)]);
    expect(issued).toEqual([
      { for: 'import', game: 'observed', verified: 'decided', sending: null },
    ]);
    expect(file).toMatchObject({ kind: 'import', key: expect.stringMatching(/^rk-/) });
  });

  it('that is published gets a key by which it can be taken back', async () => {
    const { issued } = await taken({ ...imported, sending: 'one of many' }, false);
    expect(issued).toMatchObject([{ for: 'import', sending: 'one of many' }]);
  });

  it('that is refused gets no key', async () => {
    const { file, issued } = await taken(refuse('NOT_A_REPLAY', 'It is none.'), true);
    expect(issued).toEqual([]);
    expect(file).toMatchObject({ kind: 'import', key: null });
  });

  it.each([
    ['annotations', '{"turns":{"corp":{},"runner":{}},"clicks":{}}', 'then the annotations'],
    ['a deck list', 'NBN: Making News\n3 Hedge Fund', "as the Corp's deck"],
    ['a log of ours', '{"format":"retrace/1","pool":"core"}\n', 'uploadGame'],
  ])('that is none to import is told with where it belongs: %s', (_, content, hint) => {
    const refused = notImported(content);
    expect(refused).toMatchObject({ ok: false, hint: expect.stringContaining(hint) });
    expect(notImported(new TextEncoder().encode(content))).toEqual(refused);
  });

  it('is left to its reader, as is what no other kind is', () => {
    const others = [replay, '', 'https://jinteki.net/replay/1', '{"data":[]}'];
    expect(others.map(notImported)).toEqual(others.map(() => null));
  });
});
