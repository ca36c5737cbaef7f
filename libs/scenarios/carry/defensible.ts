import type { Code } from '#rules';
import type { Verb } from '#notation/scenario/scenario';
import type { Stand } from '../stand';
import type { Meant, Rejected } from './meant';

type Kin = Partial<Record<Code, readonly Code[]>>;

/** Codes another engine could as well give, where the rules do not say which reason comes first. */
const always: Kin = {
  CANNOT_JACK_OUT: ['WRONG_WINDOW'],
  MUST_RESOLVE: ['WRONG_WINDOW'],
};

/** What a "cannot" keeps from doing anything would change nothing, either. */
const barred: Kin = { PLAY_RESTRICTION: ['NO_EFFECT'] };

const byVerb: Partial<Record<Verb, Kin>> = {
  draw: barred,
  // A run that may not be made would change nothing, either.
  play: { ...barred, NO_EFFECT: ['PLAY_RESTRICTION'] },
  use: barred,
  'jack-out': { NOT_YOUR_DECISION: ['CANNOT_JACK_OUT', 'WRONG_WINDOW'] },
  // What is rezzed already is no target, or rezzing it would change nothing.
  rez: { WRONG_ZONE: ['BAD_TARGET', 'NO_EFFECT'], NOT_YOUR_DECISION: ['WRONG_WINDOW'] },
  // An engine that has nothing to ask is past the access.
  'trash-accessed': { BAD_TARGET: ['WRONG_WINDOW'], WRONG_ZONE: ['BAD_TARGET', 'WRONG_WINDOW'] },
  // A host without room is a host that does not take the card.
  install: { MEMORY_LIMIT: ['BAD_TARGET'], NOT_YOUR_DECISION: ['WRONG_WINDOW'] },
};

const prevention: Kin = {
  NO_EFFECT: ['WRONG_WINDOW', 'ALREADY_USED'],
  WRONG_WINDOW: ['NO_EFFECT'],
  NOT_YOUR_DECISION: ['WRONG_WINDOW', 'NO_EFFECT'],
};

const answers: ReadonlySet<Verb> = new Set<Verb>(['choose', 'bid', 'discard', 'keep', 'mulligan']);

/** What takes a click, or may. */
export const actions: ReadonlySet<Verb> = new Set<Verb>([
  'gain-credit',
  'draw',
  'purge',
  'remove-tag',
  'advance',
  'trash-resource',
  'play',
  'install',
  'run',
  'use',
]);

function kinOf(code: Code, meant: Meant): readonly Code[] {
  if (code === 'MEMORY_LIMIT' && meant.host === null) return [];
  // What would help to pay for an install is no card to trash for it, or leaves it unpaid.
  if (meant.do === 'install' && meant.trash !== null && code === 'BAD_TARGET')
    return ['CANNOT_PAY'];
  if (meant.ability === 'prevent' && prevention[code] !== undefined) return prevention[code];
  const own = byVerb[meant.do]?.[code] ?? always[code];
  if (own !== undefined) return own;
  // A question has one addressee: that somebody else answers it is the only thing wrong.
  return code === 'NOT_YOUR_DECISION' && !answers.has(meant.do) ? ['WRONG_WINDOW'] : [];
}

/** Adds the codes that are as good as the ones a decision was refused with. */
export function withKin(stand: Stand, meant: Meant, rejected: Rejected): Rejected {
  const codes = rejected.codes.flatMap((code) => [code, ...kinOf(code, meant)]);
  const { turn } = stand.state;
  const spent = turn.side === meant.by && stand.state[meant.by].clicks === 0;
  // After the last click there is no action phase left to act in.
  if (spent && actions.has(meant.do) && codes.includes('WRONG_WINDOW')) codes.push('NO_CLICKS');
  return { ...rejected, codes: [...new Set(codes)] };
}
