import type { Code } from '#rules/decision/refusal';
import type { Verb } from '#notation/scenario/scenario';

/** Codes another engine could as well give, where the rules do not say which reason comes first. */
const kin: Partial<Record<Code, readonly Code[]>> = {
  NOT_YOUR_DECISION: ['WRONG_WINDOW'],
  CANNOT_JACK_OUT: ['WRONG_WINDOW'],
  MUST_RESOLVE: ['WRONG_WINDOW'],
};

const answers: ReadonlySet<Verb> = new Set<Verb>(['choose', 'bid', 'discard', 'keep', 'mulligan']);

export function defensible(code: Code, verb: Verb): readonly Code[] {
  // A question has one addressee: that somebody else answers it is the only thing wrong.
  if (code === 'NOT_YOUR_DECISION' && answers.has(verb)) return [code];
  if (code === 'NOT_YOUR_DECISION' && verb === 'jack-out')
    return [code, 'CANNOT_JACK_OUT', 'WRONG_WINDOW'];
  return [code, ...(kin[code] ?? [])];
}
