import type { CommandBus } from '@nestjs/cqrs';
import { callerWith } from '../callers/caller';
import type { Keys } from '../callers/keys';
import { answerTo } from './http/upload-answer';
import { takeFile } from './take-file';

describe('a file that is to be kept private', () => {
  it('is not published because it cannot be kept', async () => {
    const asked: unknown[] = [];
    const execute: CommandBus['execute'] = async (command: unknown) => {
      asked.push(command);
      throw new Error('nothing is to be stored');
    };
    const keys: Keys = {
      issue: () => Promise.reject(new Error('no key is due')),
      callerOf: async () => callerWith([]),
    };
    const replay = JSON.stringify({ metadata: {}, history: [] });
    const taken = await takeFile({ commands: { execute }, keys }, replay, {}, true);
    expect(asked).toEqual([]);
    expect(answerTo(taken)).toMatchObject({
      status: 422,
      body: { error: { code: 'CANNOT_BE_PRIVATE' } },
    });
  });
});
