import type { Sketch } from '#cards/sketch/sketch';
import { poolNamed } from '#cards/pool';
import { rulesOf, viewDecision, type Viewer } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

const pool = poolNamed('all');

/** All that these viewers were told of a game, its decisions included. */
function seenOf(sketch: Sketch, viewers: readonly Viewer[]): readonly string[] {
  const { start, end } = playScenario({ policy: { random: 'first' }, ...sketch }, pool);
  if (start === null || end === null) throw new Error('the scenario did not begin');
  const { made } = end;
  const rules = rulesOf(pool, 'every-step');
  const before = [start.state];
  for (const { decision, by } of made) {
    const applied = rules.apply(before[before.length - 1] ?? start.state, decision, by);
    if (!applied.ok) throw new Error(`${decision.do} is not legal again`);
    before.push(applied.state);
  }
  return viewers.map((viewer) =>
    JSON.stringify([
      ...toldAt(pool, end, viewer),
      before.map((at, i) => {
        const one = made[i];
        return one === undefined ? null : viewDecision(pool, at, one.decision, one.by, viewer);
      }),
    ]),
  );
}

describe('a cost that takes hidden cards tells others how many (INFO-01)', () => {
  it('a grip that goes back to the stack', () => {
    const back = (...grip: string[]) =>
      seenOf(
        {
          corp: { servers: { HQ: { ice: [rezzed('Loki')] } } },
          runner: { grip, stack: ['Easy Mark'] },
          script: [
            runner('run', { server: 'HQ' }),
            runner('choose', { for: 'Loki', option: 'yes' }),
            { by: 'harness', do: 'to', until: 'run-ended' },
          ],
        },
        ['corp', 'spectator'],
      );
    const seen = back('Diesel', 'Sure Gamble');
    expect(back('Corroder', 'Corroder')).toEqual(seen);
    expect(back('Diesel', 'Sure Gamble', 'Mimic')).not.toEqual(seen);
  });

  it('the top card of R&D, and three that go there from HQ', () => {
    const moved = (rd: readonly string[], ...put: string[]) =>
      seenOf(
        {
          turn: corpTurn,
          corp: { hq: ['Hasty Relocation', 'Ice Wall'], rd: [...rd] },
          script: [
            corp('play', { card: 'Hasty Relocation' }),
            ...put.map((card) => corp('choose', { for: 'Hasty Relocation', cards: [card] })),
          ],
        },
        ['runner', 'spectator'],
      );
    const seen = moved(
      ['Snare!', 'Hedge Fund', 'Enigma', 'Archer', 'Hunter'],
      'Hedge Fund',
      'Enigma',
      'Ice Wall',
    );
    expect(
      moved(['Hunter', 'Archer', 'Snare!', 'Enigma', 'Enigma'], 'Snare!', 'Archer', 'Ice Wall'),
    ).toEqual(seen);
    expect(
      moved(
        ['Priority Requisition', 'PAD Campaign', 'Enigma', 'Shadow', 'Hunter'],
        'Shadow',
        'Ice Wall',
        'Enigma',
      ),
    ).toEqual(seen);
  });

  it('whether the card that was revealed goes back, or another', () => {
    const back = (card: string) =>
      seenOf(
        {
          turn: { ...runnerTurn, clicks: 0, at: 'runner.1.5' },
          corp: {
            hq: ['Ice Wall'],
            rd: ['Hedge Fund', 'Enigma', 'Archer'],
            servers: { 'Server 1': { cards: [rezzed('Open Forum')] } },
          },
          script: [
            { by: 'harness', do: 'to', until: 'corp.2.1' },
            corp('choose', { for: 'Open Forum', cards: [card] }),
          ],
        },
        ['runner', 'spectator'],
      );
    const seen = back('Hedge Fund');
    expect(back('Ice Wall')).toEqual(seen);
    expect(back('Enigma')).toEqual(seen);
  });

  it('which of the cards that were revealed is kept, and in which order the others lie', () => {
    const kept = (...cards: string[]) =>
      seenOf(
        {
          turn: corpTurn,
          corp: {
            hq: ['Ice Wall'],
            rd: ['Hedge Fund', 'Enigma', 'Archer', 'Hunter'],
            servers: { 'R&D': { cards: [rezzed('Bamboo Dome')] } },
          },
          script: [
            corp('use', { card: 'Bamboo Dome', ability: 1 }),
            ...cards.map((card) => corp('choose', { for: 'Bamboo Dome', cards: [card] })),
          ],
        },
        ['runner', 'spectator'],
      );
    const seen = kept('Hedge Fund', 'Enigma');
    expect(kept('Enigma', 'Archer')).toEqual(seen);
    expect(kept('Archer', 'Hedge Fund')).toEqual(seen);
  });
});
