import { poolNamed } from '#cards/pool';
import { viewPosition } from '#rules';
import { playScenario, runnerDoes as runner, runnerTurn } from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

const pool = poolNamed('all');
const others = ['corp', 'spectator'] as const;
const source = 'Apex: Invasive Predator';

/** What others are told while a card is installed facedown and after. */
function seenOf(card: string): readonly string[] {
  const { end } = playScenario(
    {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { identity: source, grip: [card, 'Sure Gamble'] },
      script: [
        runner('choose', { for: source, option: 'yes' }),
        runner('choose', { for: source, cards: [card] }),
        { by: 'harness', do: 'to', until: 'runner.1.6' },
      ],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  return others.map((viewer) => JSON.stringify(toldAt(pool, end, viewer)));
}

describe('a card of the Runner that lies facedown (INST-22)', () => {
  it('looks the same to all others, whatever its type, cost and text', () => {
    const resource = seenOf('Armitage Codebusting');
    for (const other of ['Akamatsu Mem Chip', 'Magnum Opus', 'Stimhack', 'Deus X'])
      expect(seenOf(other)).toEqual(resource);
  });

  it('is known to the Runner', () => {
    const { end } = playScenario(
      { runner: { rig: { facedown: ['Magnum Opus'] } }, script: [runner('gain-credit')] },
      pool,
    );
    if (end === null) throw new Error('the scenario did not begin');
    expect(JSON.stringify(viewPosition(pool, end.state, 'runner'))).toContain('Magnum Opus');
    for (const viewer of others)
      expect(JSON.stringify(viewPosition(pool, end.state, viewer))).not.toContain('Magnum Opus');
  });
});
