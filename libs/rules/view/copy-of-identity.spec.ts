import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  playScenario,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

const pool = poolNamed('all');
const others = ['runner', 'spectator'] as const;
const identity = 'Jinteki Biotech: Life Imagined';

/** What a viewer is told while the Corp chooses a copy, and after. */
function told(copy: string, viewer: 'corp' | (typeof others)[number], until: string): string {
  const { end } = playScenario(
    {
      turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
      corp: { identity, hq: ['Ice Wall'], rd: ['Hedge Fund', 'Enigma'] },
      runner: { grip: ['Diesel', 'Modded', 'Sure Gamble'] },
      script: [
        corp('keep'),
        runner('keep'),
        corp('choose', { for: identity, option: copy }),
        { by: 'harness', do: 'to', until },
      ],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  return JSON.stringify(toldAt(pool, end, viewer));
}

describe('a copy of an identity that the Corp chose before the game (FLIP-02)', () => {
  it('looks the same to all others, whichever it is', () => {
    for (const until of ['corp.1.2', 'corp.2.2'])
      for (const viewer of others)
        for (const copy of ['the-tank', 'the-greenhouse'])
          expect(told(copy, viewer, until)).toEqual(told('the-brewery', viewer, until));
  });

  it('is known to the Corp', () => {
    expect(told('the-tank', 'corp', 'corp.2.2')).toContain('"copy":"The Tank"');
  });
});
