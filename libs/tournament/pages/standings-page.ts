import { standings } from '../standings/standings';
import type { Event } from '../stream/state';
import { page, table } from './html';

export const standingsPage = (event: Event, through: number = event.rounds.length): string =>
  page(
    `${event.settings.name}: standings after round ${through}`,
    table(
      ['Rank', 'Player', 'Prestige', 'Strength of schedule', 'Corp wins', 'Runner wins', 'Byes'],
      standings(event, through).map((row) => [
        row.rank,
        row.player.name + (row.player.droppedAfter === null ? '' : ' (dropped)'),
        row.prestige,
        row.strengthOfSchedule,
        row.corpWins,
        row.runnerWins,
        row.byes,
      ]),
    ),
  );
