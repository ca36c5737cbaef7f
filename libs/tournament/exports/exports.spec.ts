import { Simulated } from '../simulation/simulate';
import { pairingsPage } from '../pages/pairings-page';
import { standingsPage } from '../pages/standings-page';
import { bracketPage } from '../pages/bracket-page';
import { pairingsCsv, standingsCsv } from './csv';
import { nrtmDocument } from './nrtm';
import { isPlayerId } from '../results/outcome';
import type { Event } from '../stream/state';

const played = (): Event => {
  let turn = 0;
  const simulated = new Simulated(
    {
      settings: {
        name: 'Cup "of" <Bits> & more',
        date: '2015-03-25',
        tier: 'casual',
        structure: 'swiss',
        organiser: 'o',
        rounds: 3,
        cut: 8,
      },
      players: 11,
      dropOneIn: 0,
    },
    (below) => (turn = (turn * 31 + 7) % 1009) % below,
  );
  simulated.run();
  const event = simulated.event();
  const first = 'p1';
  const player = isPlayerId(first) ? event.players.get(first) : undefined;
  if (player === undefined) throw new Error('no p1');
  return {
    ...event,
    players: new Map(event.players).set(player.id, { ...player, name: '=A,"<b>"' }),
  };
};
const event = played();

describe('exports', () => {
  it('writes the shape AlwaysBeRunning and NRTM take', () => {
    const document = nrtmDocument(event);
    expect(document).toMatchObject({ cutToTop: 8, preliminaryRounds: 3, date: '2015-03-25' });
    expect(document.players.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 11 }, (_, at) => at + 1),
    );
    expect(document.eliminationPlayers.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const [first = [], , , cut = []] = document.rounds;
    expect(first).toHaveLength(6);
    expect(first.at(-1)).toMatchObject({
      player1: { combinedScore: 4 },
      player2: { id: null },
      eliminationGame: false,
    });
    expect(cut).toHaveLength(4);
    expect(cut[0]).toMatchObject({
      eliminationGame: true,
      player1: { role: expect.stringMatching(/corp|runner/) },
    });
    const total = document.rounds
      .slice(0, 3)
      .flat()
      .flatMap(({ player1, player2 }) => [player1, player2])
      .reduce((sum, seat) => sum + ('combinedScore' in seat ? seat.combinedScore : 0), 0);
    expect(total).toBe(document.players.reduce((sum, { matchPoints }) => sum + matchPoints, 0));
  });

  it('writes CSV that a spreadsheet neither breaks nor runs', () => {
    expect(standingsCsv(event).split('\r\n')).toHaveLength(13);
    expect(standingsCsv(event)).toContain(`"'=A,""<b>"""`);
    expect(pairingsCsv(event, 1).split('\r\n')).toHaveLength(8);
  });

  it('draws an announced bracket before it is seeded, and none where none is announced', () => {
    const before = { ...event, cut: null };
    const drawn = bracketPage(before);
    expect(drawn).toContain('seed 8');
    expect(drawn).toContain('loser of U2.1');
    expect(drawn.match(/<rect/g)).toHaveLength(14);
    const without = { ...before, settings: { ...event.settings, cut: 0 } };
    expect(bracketPage(without)).not.toContain('<rect');
  });

  it('says in the bracket who played which side, and keeps names inside their boxes', () => {
    expect(bracketPage(event).match(/>Corp</g)?.length).toBeGreaterThanOrEqual(14);
    const [seed] = event.cut?.seeds ?? [];
    const player = seed === undefined ? undefined : event.players.get(seed);
    if (player === undefined) throw new Error('nobody is seeded');
    const name = 'Wilhelmina Featherstonehaugh';
    const players = new Map(event.players).set(player.id, { ...player, name });
    expect(bracketPage({ ...event, players })).toContain('1 Wilhelmina Feathers…');
  });

  it('writes pages with everything escaped', () => {
    for (const html of [pairingsPage(event, 1), standingsPage(event), bracketPage(event)]) {
      expect(html).toContain('Cup &quot;of&quot; &lt;Bits&gt; &amp; more');
      expect(html).not.toContain('<b>');
    }
    expect(pairingsPage(event, 1).match(/<tr>/g)).toHaveLength(12);
    expect(bracketPage(event).match(/<rect/g)?.length).toBeGreaterThanOrEqual(14);
  });
});
