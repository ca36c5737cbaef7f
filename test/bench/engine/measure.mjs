/** Seconds of processor time: what other programs take on a busy machine is no part of it. */
export function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
export const percentile = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];

/** A fixed amount of work that no library and no version of ours changes. */
export function calibration() {
  const table = new Int32Array(4096);
  let hash = 1;
  for (let i = 0; i < 20_000_000; i += 1) {
    hash = Math.imul(hash ^ table[i & 4095], 0x5bd1e995) + i;
    table[hash & 4095] = hash;
  }
  return hash;
}

/**
 * Lets all candidates work in turns, `rounds` times after a warm-up, so that a slow minute of the
 * machine falls on all of them. Gives the seconds of each by round.
 */
export function interleaved(candidates, rounds) {
  for (const work of Object.values(candidates)) work();
  const times = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries(candidates)) times[name].push(seconds(work));
  return times;
}

/** How many times `by` goes into `of`, taken within each round; the median of the rounds. */
export const ratio = (of, by) => median(of.map((one, round) => one / by[round]));

/** The least of some rounds, after one to warm up. */
export function least(work, rounds = 3) {
  work();
  return Math.min(...Array.from({ length: rounds }, () => seconds(work)));
}
