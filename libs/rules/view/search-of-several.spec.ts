import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  playScenario,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

const pool = poolNamed('all');
const others = ['runner', 'spectator'] as const;

/** What others are told of two cards taken out of R&D, and while they are being chosen. */
function seenOf(rd: readonly string[], found: readonly string[] | null): readonly string[] {
  const { end } = playScenario(
    {
      corp: {
        hq: ['Snare!'],
        rd: [...rd],
        servers: { HQ: { ice: [rezzed('Hortum', { advancement: 3 })] } },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        { by: 'harness', do: 'to', until: 'choice' },
        ...(found === null
          ? []
          : [
              corp('choose', { for: 'Hortum', cards: [...found] }),
              { by: 'harness' as const, do: 'to' as const, until: 'run-ended' as const },
            ]),
      ],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  expect(end.state.corp.hq).toHaveLength(1 + (found?.length ?? 0));
  return others.map((viewer) => JSON.stringify(toldAt(pool, end, viewer)));
}

describe('a search for several cards that are not revealed (INFO-26)', () => {
  const decks = [
    ['Hedge Fund', 'Enigma', 'Ice Wall', 'PAD Campaign'],
    ['Archer', 'Scorched Earth', 'SanSan City Grid', 'Priority Requisition'],
    ['Ice Wall', 'Ice Wall', 'Ice Wall', 'Wall of Static'],
  ];

  it('looks the same to others, whatever can be found', () => {
    const [seen, ...rest] = decks.map((rd) => seenOf(rd, null));
    for (const other of rest) expect(other).toEqual(seen);
  });

  it('looks the same to others, whatever was found and where it lay', () => {
    const seen = seenOf(decks[0] ?? [], ['Hedge Fund', 'PAD Campaign']);
    expect(seenOf(decks[1] ?? [], ['SanSan City Grid', 'Archer'])).toEqual(seen);
    expect(seenOf(decks[2] ?? [], ['Wall of Static', 'Ice Wall#1'])).toEqual(seen);
  });

  it('tells how many were taken', () => {
    const one = seenOf(decks[0] ?? [], ['Enigma']);
    expect(one).not.toEqual(seenOf(decks[0] ?? [], ['Enigma', 'Ice Wall']));
  });
});
