import type { NativeLog } from '#notation/native/log';
import type { LogRefusal } from '#notation/native/refusal';
import { sides } from '#rules';
import { nameFault } from '#text/kept-text';

/** What is wrong with the players' names of a log that comes in; logs that are stored keep theirs. */
export function badNames({ header }: Pick<NativeLog, 'header'>): LogRefusal | null {
  for (const side of sides) {
    const fault = nameFault(header.players[side].name);
    if (fault !== null)
      return {
        ok: false,
        code: 'BAD_HEADER',
        message: `the name of the ${side} in the header has ${fault}`,
        hint: 'Give another one.',
        line: 1,
        decision: null,
        expected: [],
      };
  }
  return null;
}
