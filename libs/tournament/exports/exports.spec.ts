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

  it('writes pages with everything escaped', () => {
    for (const html of [pairingsPage(event, 1), standingsPage(event), bracketPage(event)]) {
      expect(html).toContain('Cup &quot;of&quot; &lt;Bits&gt; &amp; more');
      expect(html).not.toContain('<b>');
    }
    expect(pairingsPage(event, 1).match(/<tr>/g)).toHaveLength(12);
    expect(bracketPage(event).match(/<rect/g)?.length).toBeGreaterThanOrEqual(14);
  });
});
