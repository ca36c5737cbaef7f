import { counted } from '#text/counted';
import { cutPlaces } from '#tournament/cut/standing';
import { nrtmDocument } from '#tournament/exports/nrtm';
import { auditRound } from '#tournament/pairing/audit';
import { bracketPage } from '#tournament/pages/bracket-page';
import { pairingsPage } from '#tournament/pages/pairings-page';
import { standingsPage } from '#tournament/pages/standings-page';
import { type SettingsInput, settingsProblems, withDefaults } from '#tournament/settings/check';
import { Simulated } from '#tournament/simulation/simulate';
import { standings } from '#tournament/standings/standings';
import type { Event } from '#tournament/stream/state';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';
import { seededRandom } from './seeded-random';

export const USAGE = `usage: retrace tournament simulate [--players 64] [--rounds 6] [--cut 0] [--drop-one-in 0] [--seed 1]
                                   [--json] [--page pairings|standings|bracket]
Plays a Swiss tournament with random results and prints standings, the cut, and what an audit of the
pairings says; the same seed plays the same event. Of so many players as --drop-one-in says one drops
after a round. --json prints the event as data, --page a page as it is served. The numbers are those that
hold where nothing is said.
`;
const MOST_PLAYERS = 2000;

const PAGES: ReadonlyMap<string, (event: Event) => string> = new Map([
  ['pairings', (event: Event) => pairingsPage(event, event.rounds.length)],
  ['standings', (event: Event) => standingsPage(event)],
  ['bracket', bracketPage],
]);

const usage = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

const report = (event: Event): string => {
  const repeats = event.rounds.flatMap(({ number }) =>
    auditRound(event, number).map(({ rule, message }) => `round ${number}: ${rule}: ${message}`),
  );
  const rows = standings(event).map(
    ({ rank, player, prestige, strengthOfSchedule, byes }) =>
      `${String(rank).padStart(4)}  ${player.name.padEnd(14)}${String(prestige).padStart(4)}${String(strengthOfSchedule).padStart(6)}` +
      (byes > 0 ? '  bye' : '') +
      (player.droppedAfter === null ? '' : `  dropped after round ${player.droppedAfter}`),
  );
  const cut = (event.cut === null ? [] : cutPlaces(event.cut)).map(
    ({ rank, player, seed }) =>
      `${String(rank).padStart(4)}  ${event.players.get(player)?.name ?? player} (seed ${seed})`,
  );
  return [
    `${counted(event.players.size, 'player')}, ${counted(event.rounds.length, 'round')}`,
    'rank  player    prestige  SoS',
    ...rows,
    ...(cut.length > 0 ? ['the cut:', ...cut] : []),
    ...(repeats.length > 0 ? ['audit:', ...repeats] : ['audit: nothing to say']),
    '',
  ].join('\n');
};

/** Plays an event with random results; the same seed plays the same event. */
export const run: Command = async ([verb, ...args], io) => {
  if (verb === undefined) return usage(io, 'Say what to do.');
  if (verb !== 'simulate') return usage(io, `There is no "${verb}" to do, only "simulate".`);
  const option = { type: 'string' } as const;
  const options = parseOptions(args, {
    players: option,
    rounds: option,
    cut: option,
    'drop-one-in': option,
    seed: option,
    json: { type: 'boolean' },
    page: option,
  });
  if (!options.ok) return usage(io, options.message);
  const given = {
    players: '64',
    rounds: '6',
    cut: '0',
    'drop-one-in': '0',
    seed: '1',
    ...options.values,
  };
  const wrong = Object.entries(given).find(
    ([name, value]) => name !== 'json' && name !== 'page' && !/^\d{1,9}$/.test(String(value)),
  );
  if (wrong !== undefined) return usage(io, `--${wrong[0]} ${String(wrong[1])} is no number.`);
  const pageName = options.values['page'];
  const page = pageName === undefined ? null : PAGES.get(String(pageName));
  if (page === undefined)
    return usage(
      io,
      `There is no page "${String(pageName)}". There are ${[...PAGES.keys()].join(', ')}.`,
    );
  const players = Number(given.players);
  if (players < 2 || players > MOST_PLAYERS) return usage(io, `2 to ${MOST_PLAYERS} players.`);
  const settings: SettingsInput = {
    name: `Simulation ${given.seed}`,
    date: '2015-03-25',
    tier: 'casual',
    structure: 'swiss',
    organiser: 'nobody',
    rounds: Number(given.rounds),
    cut: Number(given.cut),
  };
  const [problem] = settingsProblems(withDefaults(settings));
  if (problem !== undefined) return usage(io, `${problem.message} ${problem.hint}`);
  const dropOneIn = Number(given['drop-one-in']);
  if (settings.cut !== undefined && settings.cut > 0 && (settings.cut > players || dropOneIn > 0)) {
    return usage(io, 'A simulated cut needs enough players, and nobody dropping.');
  }
  const simulated = new Simulated(
    { settings, players, dropOneIn },
    seededRandom(Number(given.seed)),
  );
  simulated.run();
  const event = simulated.event();
  if (page !== null) io.out(page(event));
  else
    io.out(
      options.values['json'] === true
        ? `${JSON.stringify(nrtmDocument(event), null, 2)}\n`
        : report(event),
    );
  return 0;
};
