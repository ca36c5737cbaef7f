import { coreRules } from '#cards/pool';
import { repeatable } from '../../random/repeatable';
import { compare } from './compare';
import {
  exchangeChoice,
  exchangeIdentity,
  exchangeNumbers,
  exchangeOrder,
  type Exchange,
} from './exchange';
import { playGame } from './played';
import { restricted } from './sight';

/** RETRACE_COMPARISONS chooses how many moments are compared, RETRACE_SEED which games. */
const wanted = Number(process.env['RETRACE_COMPARISONS'] ?? 12_000);
const seed = Number(process.env['RETRACE_SEED'] ?? 1);

const kinds = [
  { make: exchangeIdentity, times: 20 },
  { make: exchangeChoice, times: 20 },
  { make: exchangeOrder, times: 2 },
];

describe('worlds a viewer cannot tell apart', () => {
  it(
    `give the same bytes, ${wanted} times`,
    () => {
      const counts: Record<Exchange['kind'], number> = {
        identity: 0,
        choice: 0,
        order: 0,
        numbers: 0,
      };
      const worlds = { ...counts };
      for (let game = seed, total = 0; total < wanted; game += 1) {
        const played = playGame(coreRules, game);
        const next = repeatable(game + 1_000_000);
        for (const viewer of restricted) {
          const tries: { exchange: Exchange; at: number }[] = [];
          const [opening] = played.states;
          if (opening !== undefined)
            tries.push({ exchange: exchangeNumbers(coreRules.pool, opening, next), at: 0 });
          for (const { make, times } of kinds)
            for (let count = 0; count < times; count += 1) {
              const at = next(played.made.length);
              const state = played.states[at];
              const exchange =
                state === undefined ? null : make(coreRules.pool, state, viewer, next);
              if (exchange !== null) tries.push({ exchange, at });
            }
          for (const { exchange, at } of tries) {
            const state = played.states[at];
            if (state === undefined) continue;
            const result = compare(coreRules, viewer, state, played.made.slice(at), exchange);
            counts[exchange.kind] += result.moments;
            worlds[exchange.kind] += 1;
            total += result.moments;
            if (result.leak !== null)
              throw new Error(
                `game ${game} at ${at} for ${viewer}, ${exchange.kind} of ${exchange.until.join()}: ` +
                  JSON.stringify(result.leak, null, 1),
              );
          }
        }
      }
      console.log(JSON.stringify({ counts, worlds }));
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(wanted / 50);
    },
    Math.max(60_000, wanted),
  );
});
