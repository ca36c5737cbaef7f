import type { Way } from '#analysis/tax/way';
import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import type { State } from '#rules';

export const rules = rulesNamed('all');

/** Rezzed where nothing else is said. */
export type Installed =
  string | { readonly card: string; readonly rezzed: boolean; readonly advancement?: number };

interface Place {
  readonly ice?: readonly Installed[];
  readonly cards?: readonly Installed[];
}

interface Table {
  readonly servers: Readonly<Record<string, Place>>;
  readonly clicks?: number;
  readonly identity?: string;
  readonly credits?: number;
  readonly grip?: readonly string[];
  readonly stack?: readonly string[];
  readonly heap?: readonly string[];
  readonly programs?: readonly unknown[];
  readonly hardware?: readonly string[];
  readonly resources?: readonly string[];
}

/** A table at which the Runner is about to act, and a run costs what ice and programs make of it. */
export function tableOf({ servers, ...runner }: Table): State {
  const loaded = loadPosition(rules.pool, {
    turn: { side: 'runner', number: 9, clicks: runner.clicks ?? 4, at: 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 12,
      hq: ['Hedge Fund'],
      rd: ['Hedge Fund', 'PAD Campaign'],
      servers: Object.fromEntries(
        Object.entries(servers).map(([name, { ice = [], cards = [] }]) => [
          name,
          {
            ice: ice.map((one) => (typeof one === 'string' ? { card: one, rezzed: true } : one)),
            cards,
          },
        ]),
      ),
    },
    runner: {
      identity: runner.identity ?? 'Noise: Hacker Extraordinaire',
      credits: runner.credits ?? 9,
      grip: runner.grip ?? ['Diesel', 'Diesel', 'Diesel', 'Easy Mark'],
      stack: runner.stack ?? ['Easy Mark', 'Easy Mark'],
      ...(runner.heap === undefined ? {} : { heap: runner.heap }),
      rig: {
        programs: runner.programs ?? [],
        hardware: runner.hardware ?? [],
        resources: runner.resources ?? [],
      },
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

/** What a way costs, or why it is not told. */
export const priceOf = (way: Way): number | string => (way.found ? way.cost.price : way.why);
