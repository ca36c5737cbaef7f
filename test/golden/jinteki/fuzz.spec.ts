import fc from 'fast-check';
import { mutations } from './mutations';
import { ABSENT, haveReplays, idsIn } from './replays';

const RUNS = Number(process.env['RETRACE_FUZZ_RUNS'] ?? 150);
/** Milliseconds of processor time. A whole file is read in 30; what takes this long hangs. */
const PATIENCE = 5_000;
/** Those of 8 MiB take a hundred times as long as others. */
const LARGE = /largest/;

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else {
  const ids = ['core-007-nbn-anarch', 'wide-019-worlds-2025-a', 'edge-004-jinteki-anarch'];
  const known = idsIn('core', 'wide', 'edge').filter((id) => ids.includes(id));

  describe('mutated real files are refused or read', () => {
    jest.setTimeout(280_000 + RUNS * 200);

    it.each(mutations(known))('$name', ({ name, inputs, read }) => {
      fc.assert(
        fc.property(inputs, (text) => {
          const started = process.cpuUsage();
          read(text);
          const { user, system } = process.cpuUsage(started);
          expect((user + system) / 1_000).toBeLessThan(PATIENCE);
        }),
        { numRuns: LARGE.test(name) ? Math.ceil(RUNS / 20) : RUNS },
      );
    });
  });
}
