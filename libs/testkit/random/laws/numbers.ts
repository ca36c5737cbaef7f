import { memoryLimit, memoryUsed, counterKinds, workOn } from '#rules';
import type { Breach, StateLaw } from './law';

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

/** Credits, clicks, tags, counters... are whole and never below nothing. */
export const counts: StateLaw = (_pool, { corp, runner, cards }) => {
  const { credits, clicks, badPublicity } = corp;
  const { tags, brain, runCredits } = runner;
  const named = {
    'corp.credits': credits,
    'corp.clicks': clicks,
    badPublicity,
    'runner.credits': runner.credits,
    'runner.clicks': runner.clicks,
    tags,
    brain,
    runCredits,
  };
  for (const [name, number] of Object.entries(named))
    if (!isCount(number)) return `${name} is ${number}`;
  for (const card of cards) {
    const { advancement, virus, power, agenda, credit, recurring } = card;
    // The sum of counts is one; only where it is none is the wrong one looked for.
    const least = Math.min(advancement, virus, power, agenda, credit, recurring);
    if (least >= 0 && isCount(advancement + virus + power + agenda + credit + recurring)) continue;
    for (const kind of counterKinds)
      if (!isCount(card[kind])) return `card ${card.id} has ${card[kind]} ${kind} counters`;
  }
  return null;
};

/** MU-03: at a prompt the programs fit the memory, unless some are just being trashed. */
export const memory: StateLaw = (pool, state) => {
  if (state.outcome !== null || state.frames.some((frame) => frame.at === 'memory')) return null;
  const g = workOn(pool, state, null);
  const used = memoryUsed(g);
  const limit = memoryLimit(g);
  return used <= limit ? null : `programs take ${used} of ${limit} memory`;
};

/** BP-02: credits of a run are there while a run is. */
export const runCredits: StateLaw = (_pool, { runner, frames, outcome }) =>
  runner.runCredits === 0 || outcome !== null || frames.some((frame) => frame.at === 'run')
    ? null
    : `${runner.runCredits} credits of a run are left outside of one`;

/** Nothing but what JSON can say, so that a state is what was stored. */
export const plain: StateLaw = (_pool, state) => unplain(state, 'state');

function unplain(value: unknown, place: string): Breach {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${place} is ${value}`;
  if (typeof value !== 'object') return `${place} is ${typeof value}`;
  // Of any realm: specs have another one than the libraries that they share.
  const proto: unknown = Object.getPrototypeOf(value);
  const isPlain = proto !== null && Object.getPrototypeOf(proto) === null;
  if (!Array.isArray(value) && !isPlain) return `${place} is no plain object`;
  for (const [key, one] of Object.entries(value)) {
    const breach = unplain(one, `${place}.${key}`);
    if (breach !== null) return breach;
  }
  return null;
}
